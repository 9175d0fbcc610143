import { access, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { connectDatabase, migrateDatabase } from '../kit/database/database.ts';
import { readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { migrationsUntil } from './migrations.ts';
import { demandEmpty, loadRows } from './rows.ts';
import { BackupError } from './source.ts';
import type { BackupSource } from './source.ts';
import { copyStored, isIntact } from './stored-file.ts';

/**
 * Checks that every file of a backup exists unchanged.
 * @throws BackupError naming the first files that are missing or changed
 */
async function checkIntact(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damaged: string[] = [];
  for (const file of [...manifest.tables.map((table) => table.file), ...manifest.files])
    if (!(await isIntact(folder, file))) damaged.push(file.path);
  if (damaged.length > 0)
    throw new BackupError(
      `The backup is damaged: ${damaged.length} files are missing or changed (${damaged.slice(0, 5).join(', ')}).`,
    );
  return manifest;
}

/** Target path of a backup's file; null for one in a folder that this installation does not have. */
function placeOf(source: BackupSource, path: string): { folder: string; path: string } | null {
  const [kind = '', ...rest] = path.split(sep);
  if (kind === 'files') return { folder: source.files.folder, path: join(...rest) };
  const [name = '', ...below] = rest;
  const folder = source.folders[name];
  return folder === undefined ? null : { folder, path: join(...below) };
}

async function refuseOverwriting(source: BackupSource, manifest: Manifest): Promise<void> {
  for (const { path } of manifest.files) {
    const place = placeOf(source, path);
    const isTaken = place
      ? await access(join(place.folder, place.path)).then(
          () => true,
          () => false,
        )
      : false;
    if (isTaken)
      throw new BackupError(
        `${join(place?.folder ?? '', place?.path ?? '')} already exists. Restore into an empty data folder.`,
      );
  }
}

/**
 * Loads all rows, or none.
 * @param putFiles is called once the database is known to be empty, before anything is written there
 */
async function loadDatabase(
  source: BackupSource,
  manifest: Manifest,
  folder: string,
  putFiles: () => Promise<void>,
): Promise<void> {
  const before = await migrationsUntil(source.migrationsFolder, manifest.migration);
  try {
    const database = await connectDatabase(source);
    try {
      await demandEmpty(database.pool, manifest.tables);
      await putFiles();
      await migrateDatabase(database, source, { migrationsFolder: before.folder });
      await loadRows(database.pool, manifest.tables, folder);
      await migrateDatabase(database, source, { migrationsFolder: source.migrationsFolder });
    } finally {
      await database.close();
    }
  } finally {
    await before.remove();
  }
}

/**
 * Restores a backup into an empty database and data folder; the database may be of the other kind (embedded or
 * PostgreSQL), and older than this release: it is migrated after its rows are loaded. Files are restored before rows,
 * so that no row is without its file.
 * @throws BackupError when the backup is damaged, comes from a newer release, or the target is not empty; nothing is
 * changed then
 */
export async function restore(source: BackupSource, folder: string): Promise<Manifest> {
  const manifest = await checkIntact(folder);
  await refuseOverwriting(source, manifest);
  await loadDatabase(source, manifest, folder, async () => {
    for (const { path } of manifest.files) {
      const place = placeOf(source, path);
      if (place) await copyStored(join(folder, path), place.folder, place.path);
    }
  });
  return manifest;
}

/**
 * Checks that a backup can be restored: loads it into an embedded database in memory and migrates that to the current
 * release.
 * @throws BackupError when it cannot
 */
export async function verifyBackup(source: BackupSource, folder: string): Promise<Manifest> {
  const manifest = await checkIntact(folder);
  const inMemory = { ...source, dataDir: 'memory://', databaseUrl: undefined };
  await loadDatabase(inMemory, manifest, folder, async () => {});
  const stored = new Set(manifest.files.map(({ path }) => path));
  const expected = manifest.tables.find(({ name }) => name === source.files.table)?.rows ?? 0;
  const found = [...stored].filter((path) => path.startsWith(`files${sep}`)).length;
  if (found + manifest.missingFiles.length !== expected)
    throw new BackupError(
      `The backup has ${found} files for ${expected} rows of table ${source.files.table}.`,
    );
  return manifest;
}

/** The newest finished backup below a folder, or the folder itself when it is one. */
export async function newestBackup(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => {
    throw new BackupError(`${relative('.', folder) || folder} does not exist.`);
  });
  if (names.includes('manifest.json')) return folder;
  const newest = names
    .filter((name) => /^solera-.*Z$/.test(name))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new BackupError(`${folder} holds no backup.`);
  return join(folder, newest);
}
