import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from '#backends/backup/backup.ts';
import { restore } from '#backends/backup/restore.ts';
import { connectDatabase, type Database } from '#backends/kit/database/database.ts';
import { backupContents } from '#backends/platform/backup-contents.ts';
import { prepareDatabase } from '#gateway/start/embedded/shared-database.ts';
import { type EmbeddedFolder, embeddedFolder, tablelessFolder } from '../support/embedded-folder.ts';
import { openPlatform, type PlatformUnderTest, SERVICE } from '../platform/platform-under-test.ts';
import { answered, callsTo, startService, type Service } from './service-under-test.ts';

const logger = pino({ level: 'silent' });
const PEOPLE = 8;

let folder: EmbeddedFolder;
let database: Database;
let platform: PlatformUnderTest;
let assistant: Service;
const { say, read } = callsTo(() => assistant);

/** Both programs over one embedded database, as in `npm start`. */
async function start(): Promise<void> {
  const dataDir = folder.path;
  database = await connectDatabase({ dataDir, logger });
  // Both are started at the same time, as in the product.
  [platform, assistant] = await Promise.all([
    openPlatform('PGlite', { dataDir, database }),
    startService({ dataDir, database, answer: async ({ message }) => answered(`You said ${message}`) }),
  ]);
}

async function stop(): Promise<void> {
  await Promise.all([platform.close(), assistant.close()]);
  await database.close();
}

beforeEach(async () => {
  folder = embeddedFolder();
  await start();
});
afterEach(async () => {
  await stop();
  folder.remove();
});

it('platform and assistant both respond on one embedded database when many requests arrive at once', async () => {
  const hotels = Array.from({ length: 20 }, (_, at) => ({
    name: `Hotel ${at}`,
    city: 'Haifa',
    country: 'Israel',
  }));
  const requested = Array.from({ length: PEOPLE }, async (_, at) => {
    // Several records are stored in one transaction.
    const [stored, person, reported] = await Promise.all([
      platform.call('POST', '/entities/Hotel/bulk', { token: SERVICE, body: hotels }),
      platform.register(`person-${at}@example.com`),
      say(`Number ${at}`, null, `person-${at}`),
    ]);
    expect([stored.status, reported.status]).toEqual([201, 200]);
    return person.id;
  });
  expect(new Set(await Promise.all(requested)).size).toBe(PEOPLE);
});

it('a message waits while the platform is in a transaction, and is answered afterwards', async () => {
  const transaction = await database.pool.connect();
  await transaction.query('begin');
  const reply = say('Hello', null);
  await expect.poll(() => database.pool.waitingCount).toBe(1);
  await transaction.query('commit');
  transaction.release();
  expect((await reply).status).toBe(200);
});

it('a platform that closes leaves the shared database open for the other programs', async () => {
  const another = await openPlatform('PGlite', { dataDir: folder.path, database });
  await another.close();
  const { threadId } = (await say('Hello', null)).body;
  expect((await read(threadId)).turns.map(({ text }) => text)).toEqual(['Hello', 'You said Hello']);
});

it('records and conversations of one embedded database are there after a restart', async () => {
  const { id } = await platform.register('member@example.com');
  const { threadId } = (await say('Hello', null)).body;
  await stop();
  await start();
  expect((await platform.call('GET', `/entities/User/${id}`, { token: SERVICE })).body.id).toBe(id);
  expect((await read(threadId)).turns).toHaveLength(2);
});

it('a backup of the platform leaves out conversations that share its database, and can be restored', async () => {
  await platform.register('member@example.com');
  await say('Hello', null);
  await stop();
  const backups = mkdtempSync(join(tmpdir(), 'solera-backups-'));
  const target = tablelessFolder();
  const sourceAt = (dataDir: string) => ({ ...backupContents(dataDir), dataDir, folders: {}, logger });
  try {
    const made = await backUp(sourceAt(folder.path), backups);
    const { tables } = await restore(sourceAt(target.path), made);
    expect(tables.find(({ name }) => name === 'users')?.rows).toBe(2);
    expect(tables.map(({ name }) => name).filter((name) => name.startsWith('assistant'))).toEqual([]);
  } finally {
    rmSync(backups, { recursive: true, force: true });
    target.remove();
    await start();
  }
});

it('a prepared database has the tables of platform and assistant, and no rows', async () => {
  const prepared = embeddedFolder();
  await prepareDatabase(prepared.path, logger);
  const opened = await connectDatabase({ dataDir: prepared.path, logger });
  try {
    const { rows: tables } = await opened.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['assistant_threads', 'bookings', 'users']));
    for (const name of names) {
      const { rows } = await opened.pool.query(`select 1 from public.${name}`);
      expect([name, rows.length]).toEqual([name, 0]);
    }
  } finally {
    await opened.close();
    prepared.remove();
  }
});
