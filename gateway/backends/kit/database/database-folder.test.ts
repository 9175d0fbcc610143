import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDatabaseFolder } from './database-folder.ts';

let above: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'solera-database-folder-'));
});
afterEach(() => rmSync(above, { recursive: true, force: true }));

/** A folder that looks like a database, with one table's file. */
function database(name: string, content: string): string {
  const folder = join(above, name);
  mkdirSync(join(folder, 'base'), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'PG_VERSION'), '18\n');
  writeFileSync(join(folder, 'base/1'), content);
  return folder;
}
const contentOf = (folder: string): string => readFileSync(join(folder, 'base/1'), 'utf8');

describe('a folder of the embedded database', () => {
  it('starts as a copy of a prepared one, and is readable by its owner only', async () => {
    const prepared = database('prepared', 'tables');
    const folder = join(above, 'data/database');
    await makeDatabaseFolder(folder, prepared);
    expect(contentOf(folder)).toBe('tables');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(contentOf(prepared)).toBe('tables');
  });

  it('is not changed when it exists already', async () => {
    const prepared = database('prepared', 'tables');
    const folder = database('database', 'bookings');
    await makeDatabaseFolder(folder, prepared);
    expect(contentOf(folder)).toBe('bookings');
  });

  it('contains nothing of an interrupted copy', async () => {
    const prepared = database('prepared', 'tables');
    const folder = join(above, 'database');
    writeFileSync(join(database('database.new', 'half'), 'torn'), '');
    await makeDatabaseFolder(folder, prepared);
    expect(readdirSync(folder).toSorted()).toEqual(['PG_VERSION', 'base']);
    expect(contentOf(folder)).toBe('tables');
  });

  it('is created from scratch when there is no prepared database', async () => {
    const folder = join(above, 'database');
    await makeDatabaseFolder(folder, join(above, 'missing'));
    expect(readdirSync(folder)).toContain('pg_wal');
  });
});
