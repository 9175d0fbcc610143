import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openThreads } from './threads.ts';

let dir: string;
let clock: number;
const now = (): number => clock;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'solera-threads-'));
  clock = 1_000_000;
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('threads', () => {
  it('outlive a restart, broken lines aside', async () => {
    const first = await openThreads(dir, now);
    const id = first.resume(undefined);
    await first.add(id, 'traveller', 'Hi');
    await first.add(id, 'assistant', 'Hello');
    await appendFile(join(dir, 'threads.jsonl'), '{"half a li');
    const second = await openThreads(dir, now);
    expect(second.resume(id)).toBe(id);
    expect(second.turns(id).map((turn) => turn.text)).toEqual(['Hi', 'Hello']);
  });

  it('begin anew for an id that is not known', async () => {
    const threads = await openThreads(dir, now);
    expect(threads.resume('made up')).not.toBe('made up');
    expect(threads.resume('made up')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are forgotten after a day, in memory and on disk, and keep their last 40 turns', async () => {
    const threads = await openThreads(dir, now);
    const id = threads.resume(undefined);
    for (let index = 0; index < 45; index += 1) await threads.add(id, 'traveller', `message ${index}`);
    expect(threads.turns(id)).toHaveLength(40);
    expect(threads.turns(id)[0]?.text).toBe('message 5');
    clock += 24 * 60 * 60 * 1000 + 1;
    expect(threads.resume(id)).not.toBe(id);
    await openThreads(dir, now);
    expect(await readFile(join(dir, 'threads.jsonl'), 'utf8')).toBe('');
  });

  it('keep no card numbers', async () => {
    const threads = await openThreads(dir, now);
    const id = threads.resume(undefined);
    await threads.add(id, 'traveller', 'my card is 4111 1111-1111 1111, ok?');
    expect(threads.turns(id)[0]?.text).toBe('my card is •••, ok?');
  });
});
