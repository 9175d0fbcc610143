import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { escapeIdentifier } from 'pg';
import type { ClientBase, Pool } from 'pg';
import type { Manifest, StoredFile } from './manifest.ts';
import { BackupError } from './source.ts';
import { writeStored } from './stored-file.ts';

/** Maximum number of rows that one statement reads or writes. */
const ROWS_AT_ONCE = 500;
/** Number of characters after which the collected rows are inserted, even if they are fewer than `ROWS_AT_ONCE`. */
const TEXT_AT_ONCE = 4_000_000;

const quoted = (table: string): string => `public.${escapeIdentifier(table)}`;

/** Path of a table's rows below the folder of a backup. */
const pathOf = (table: string): string => `rows/${table}.ndjson.gz`;

/** Runs the work in one transaction, which is rolled back when it throws. */
async function inTransaction<T>(
  pool: Pool,
  begin: string,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    await client.query(`set local statement_timeout = 0`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function* linesOf(client: ClientBase, table: string, onRow: (row: string) => void) {
  await client.query(
    `declare dump no scroll cursor for select to_jsonb(t)::text as row from ${quoted(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from dump`);
    if (rows.length === 0) break;
    for (const { row } of rows) onRow(row);
    yield rows.map(({ row }) => `${row}\n`).join('');
  }
  await client.query('close dump');
}

/**
 * Writes the rows of all tables as of one moment, one line of JSON each. Only the database writes and parses the
 * values, so that no number or time loses precision.
 * @param onRow is called with every row, as JSON text
 */
export function dumpRows(
  pool: Pool,
  tables: readonly string[],
  folder: string,
  onRow: (table: string, row: string) => void,
): Promise<Manifest['tables']> {
  return inTransaction(
    pool,
    'begin transaction isolation level repeatable read read only',
    async (client) => {
      const written: Manifest['tables'] = [];
      for (const table of tables) {
        let rows = 0;
        const lines = linesOf(client, table, (row) => {
          rows += 1;
          onRow(table, row);
        });
        const file = await writeStored(folder, pathOf(table), Readable.from(lines), createGzip());
        written.push({ name: table, rows, file });
      }
      return written;
    },
  );
}

/**
 * Yields the lines of a table's file. It splits only at line feeds: the line reader of newer Node versions also splits
 * at U+2028 and U+2029, which JSON texts may contain.
 */
async function* readLines(folder: string, file: StoredFile): AsyncIterable<string> {
  const text = createReadStream(join(folder, file.path)).pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function loadTable(
  client: ClientBase,
  folder: string,
  table: Manifest['tables'][number],
): Promise<void> {
  const name = quoted(table.name);
  const insert = `insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    size = 0;
  };
  for await (const line of readLines(folder, table.file)) {
    batch.push(line);
    size += line.length;
    if (batch.length >= ROWS_AT_ONCE || size >= TEXT_AT_ONCE) await flush();
  }
  await flush();
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
  if (rows[0]?.count !== table.rows)
    throw new BackupError(
      `Table ${table.name} has ${rows[0]?.count ?? 0} rows after loading, not ${table.rows}.`,
    );
}

/**
 * Checks that tables are empty or do not exist.
 * @throws BackupError naming one that is not empty
 */
export async function demandEmpty(
  database: Pick<ClientBase, 'query'>,
  tables: Manifest['tables'],
): Promise<void> {
  for (const { name } of tables) {
    const { rows: made } = await database.query('select 1 where to_regclass($1) is not null', [quoted(name)]);
    if (made.length === 0) continue;
    const { rows } = await database.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(
        `Table ${name} already has rows. Restore into an empty database and data folder.`,
      );
  }
}

/**
 * Loads all tables in one transaction: all rows or none.
 * @throws BackupError when a table is not empty, or does not contain the number of rows that the backup counted
 */
export function loadRows(pool: Pool, tables: Manifest['tables'], folder: string): Promise<void> {
  return inTransaction(pool, 'begin', async (client) => {
    await demandEmpty(client, tables);
    for (const table of tables) await loadTable(client, folder, table);
  });
}
