import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Pool } from 'pg';
import { z } from 'zod';
import { connectDatabase } from '../kit/database/database.ts';
import { writeManifest } from './manifest.ts';
import type { Manifest, StoredFile } from './manifest.ts';
import { currentMigration, tablesAfter } from './migrations.ts';
import { dumpRows } from './rows.ts';
import { BackupError } from './source.ts';
import type { BackupSource } from './source.ts';
import { copyStored } from './stored-file.ts';

/**
 * Maximum number of attempts. Rows are read before files; a file that is removed in between makes the backup start
 * again.
 */
const ATTEMPTS = 3;

const withId = z.object({ id: z.string() });

/** Name of a backup's folder; sorts by time. */
const folderName = (at: Date): string => `solera-${at.toISOString().replaceAll(/[:.]/g, '-')}`;
const NAME = /^solera-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The result of the work, or null when its file or folder does not exist. */
const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return null;
  });

async function* filesBelow(folder: string): AsyncIterable<string> {
  for (const item of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, item.name);
    if (item.isDirectory()) yield* filesBelow(path);
    else if (item.isFile() && !item.name.endsWith('.lock')) yield path;
  }
}

async function copyFolders(source: BackupSource, target: string): Promise<StoredFile[]> {
  const copied: StoredFile[] = [];
  for (const [name, folder] of Object.entries(source.folders)) {
    for await (const path of filesBelow(folder)) {
      const stored = join('folders', name, relative(folder, path));
      const file = await unlessMissing(copyStored(path, target, stored));
      if (file) copied.push(file);
      else
        source.logger.warn(
          { file: stored },
          'a file was deleted while the backup was made, and is not in it',
        );
    }
  }
  return copied;
}

/** Copies the files that rows refer to. @returns the copied files, and the ids whose file is missing */
async function copyFiles(source: BackupSource, ids: Iterable<string>, target: string) {
  const copied: StoredFile[] = [];
  const missing: string[] = [];
  for (const id of ids) {
    const path = source.files.pathOf(id);
    const file = await unlessMissing(
      copyStored(join(source.files.folder, path), target, join('files', path)),
    );
    if (file) copied.push(file);
    else missing.push(id);
  }
  return { copied, missing };
}

async function stillHasRow(pool: Pool, table: string, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text as id from public.${table} where id::text = any($1)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Makes one attempt. @returns null when a file was removed together with its row while the backup was made */
async function attempt(source: BackupSource, pool: Pool, target: string): Promise<Manifest | null> {
  const migration = await currentMigration(pool, source.migrationsFolder);
  if (migration === null) throw new BackupError('The database is empty: there is nothing to back up.');
  const known = await tablesAfter(source.migrationsFolder, migration);
  const tables = known.filter((name) => !source.omittedTables.includes(name));
  const ids: string[] = [];
  const dumped = await dumpRows(pool, tables, target, (table, row) => {
    if (table === source.files.table) ids.push(withId.parse(JSON.parse(row)).id);
  });
  const { copied, missing } = await copyFiles(source, ids, target);
  const lost = missing.length > 0 ? await stillHasRow(pool, source.files.table, missing) : [];
  if (lost.length < missing.length) return null;
  return {
    format: 1,
    createdAt: new Date().toISOString(),
    migration,
    tables: dumped,
    files: [...copied, ...(await copyFolders(source, target))],
    missingFiles: [...lost],
  };
}

/**
 * Writes a backup of rows and files into a new folder below `into`. The folder gets its name when everything is
 * written: a name ending in `.part` is unfinished.
 * @returns path of the backup
 * @throws BackupError when there is nothing to back up, or files change faster than they are copied
 */
export async function backUp(source: BackupSource, into: string): Promise<string> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  const target = join(into, folderName(new Date()));
  const unfinished = `${target}.part`;
  const database = await connectDatabase(source);
  try {
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      await rm(unfinished, { recursive: true, force: true });
      const manifest = await attempt(source, database.pool, unfinished);
      if (!manifest) continue;
      await writeManifest(unfinished, manifest);
      await rename(unfinished, target);
      return target;
    }
    throw new BackupError('Files were removed while they were copied, three times in a row. Try again.');
  } finally {
    await database.close();
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Removes all but the newest backups of a folder, and unfinished ones; other files are left alone. */
export async function pruneBackups(folder: string, keep: number): Promise<void> {
  const names = await readdir(folder);
  const backups = names.filter((name) => NAME.test(name)).toSorted();
  const unfinished = names.filter((name) => name.endsWith('.part') && NAME.test(name.slice(0, -5)));
  for (const name of [...backups.slice(0, Math.max(0, backups.length - keep)), ...unfinished])
    await rm(join(folder, name), { recursive: true, force: true });
}
