import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from '#backends/kit/database/directory-lock.ts';
import { deleteOldConversations } from './old-conversations.ts';

let folder: string;
let events: unknown[];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'solera-old-')), 'assistant');
  events = [];
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const note = (facts: object) => void events.push('event' in facts && facts.event);
const remove = () => deleteOldConversations(folder, { info: note, warn: note });

/** The folder as an earlier release left it. */
function earlier(): void {
  mkdirSync(join(folder, 'database/base'), { recursive: true });
  writeFileSync(join(folder, 'database/PG_VERSION'), '18\n');
  writeFileSync(join(folder, 'database/base/1'), 'a conversation');
}

describe('the conversations that an earlier release stored in a database of their own', () => {
  it('are deleted with their folder, and the log says so once', async () => {
    earlier();
    await remove();
    await remove();
    expect(existsSync(folder)).toBe(false);
    expect(events).toEqual(['conversations.old-deleted']);
  });

  it('are deleted, and other files in the folder stay', async () => {
    earlier();
    writeFileSync(join(folder, 'notes.txt'), 'not ours');
    await remove();
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it('stay while another process uses them', async () => {
    earlier();
    const unlock = await lockDirectory(join(folder, 'database.lock'));
    await remove();
    expect(existsSync(join(folder, 'database/base/1'))).toBe(true);
    expect(events).toEqual(['conversations.old-kept']);
    await unlock();
  });

  it('are not looked for in a folder that is not a database', async () => {
    mkdirSync(join(folder, 'database'), { recursive: true });
    await remove();
    expect(readdirSync(folder)).toEqual(['database']);
    expect(events).toEqual([]);
  });
});
