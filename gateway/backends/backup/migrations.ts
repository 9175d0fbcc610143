import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { z } from 'zod';
import { BackupError } from './source.ts';

const journal = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number().int(), when: z.number(), tag: z.string() })),
});
type Journal = z.infer<typeof journal>;

const snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      foreignKeys: z.record(z.string(), z.object({ tableTo: z.string() })),
    }),
  ),
});

const readJournal = async (folder: string): Promise<Journal> =>
  journal.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')));

/** Tag of the last migration that ran in a database; null for a database that was never migrated. */
export async function currentMigration(pool: Pool, folder: string): Promise<string | null> {
  const { rows: exists } = await pool.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (exists[0]?.name == null) return null;
  const { rows } = await pool.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  const at = rows[0]?.at ?? null;
  if (at === null) return null;
  const { entries } = await readJournal(folder);
  const last = entries.find(({ when }) => String(when) === at);
  if (!last) throw new BackupError('The database was migrated by a newer release. Use that release.');
  return last.tag;
}

/** Names of the tables that exist after a migration, each listed after the tables that it refers to. */
export async function tablesAfter(folder: string, tag: string): Promise<readonly string[]> {
  const { entries } = await readJournal(folder);
  const entry = entries.find((one) => one.tag === tag);
  if (!entry)
    throw new BackupError(`The backup was made by a newer release: migration ${tag} is unknown here.`);
  const file = `${String(entry.idx).padStart(4, '0')}_snapshot.json`;
  const { tables } = snapshot.parse(JSON.parse(await readFile(join(folder, 'meta', file), 'utf8')));
  const ordered: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (ordered.includes(name) || path.includes(name)) return;
    const table = Object.values(tables).find((one) => one.name === name);
    for (const { tableTo } of Object.values(table?.foreignKeys ?? {})) visit(tableTo, [...path, name]);
    ordered.push(name);
  };
  for (const { name } of Object.values(tables)) visit(name, []);
  return ordered;
}

/**
 * A copy of the migrations that ends with the given one, so that a database can be brought to the state of a backup
 * before its rows are loaded. Later migrations then run over the rows, as they did in the original database.
 */
export async function migrationsUntil(
  folder: string,
  tag: string,
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const all = await readJournal(folder);
  const end = all.entries.findIndex((entry) => entry.tag === tag);
  if (end < 0)
    throw new BackupError(`The backup was made by a newer release: migration ${tag} is unknown here.`);
  const entries = all.entries.slice(0, end + 1);
  const copy = await mkdtemp(join(tmpdir(), 'solera-migrations-'));
  await mkdir(join(copy, 'meta'));
  for (const entry of entries) await cp(join(folder, `${entry.tag}.sql`), join(copy, `${entry.tag}.sql`));
  await writeFile(join(copy, 'meta/_journal.json'), JSON.stringify({ ...all, entries }));
  return { folder: copy, remove: () => rm(copy, { recursive: true, force: true }) };
}
