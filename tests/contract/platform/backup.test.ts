import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { backUp, pruneBackups } from '#backends/backup/backup.ts';
import { newestBackup, verifyBackup, restore } from '#backends/backup/restore.ts';
import type { BackupSource } from '#backends/backup/source.ts';
import { backupContents } from '#backends/platform/backup-contents.ts';
import { tablelessFolder } from '../support/embedded-folder.ts';
import { ADMIN, emptyDatabase, openPlatform, PASSWORD, type Store } from './platform-under-test.ts';
import { upload } from './upload-kit.ts';

const logger = pino({ level: 'silent' });

const folders: string[] = [];
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'solera-backup-'));
  folders.push(path);
  return path;
};
const drops: (() => Promise<void>)[] = [];

/** Creates an empty data folder and database for a platform, embedded or PostgreSQL. */
async function place(store: Store): Promise<{ store: Store; source: BackupSource }> {
  const database = store === 'PostgreSQL' ? await emptyDatabase() : null;
  const dataDir = database ? folder() : tablelessFolder().path;
  folders.push(dataDir);
  if (database) drops.push(database.drop);
  const contents = { ...backupContents(dataDir), dataDir, folders: {}, logger };
  return { store, source: database ? { ...contents, databaseUrl: database.url } : contents };
}

const open = ({ store, source: { dataDir, databaseUrl } }: Awaited<ReturnType<typeof place>>) =>
  openPlatform(store, { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const drop of drops.splice(0)) await drop();
});
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const pixels = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6676' } })
  .png()
  .toBuffer();

const hotel = {
  name: 'Beit “Ha-Yam”\tמלון הים',
  city: 'Haifa',
  country: 'Israel',
  location: 'Street 1',
  price_per_night: 115.55,
  base_price_per_night: 100.1,
  markup_type: 'percentage',
  markup_value: 15,
  // JSON texts may contain Unicode's line separators.
  description: 'first\u2028second\u2029third',
  amenities: ['WiFi', '"quoted" \\ slash', 'בריכה'],
  rating: 4.25,
};
const stay = {
  check_in_date: '2027-03-01',
  check_out_date: '2027-03-04',
  guests: 2,
  room_type: 'Standard Room',
};

/** Fills a platform with a member, a hotel, a draft, a favorite and a picture, then closes it and backs it up. */
async function backedUp(store: Store) {
  const from = await place(store);
  const platform = await open(from);
  const { token } = await platform.register('member@example.com', 'Dana');
  const boss = await platform.signIn(ADMIN.email, ADMIN.password);
  const { body: stored } = await platform.call('POST', '/entities/Hotel', { token: boss, body: hotel });
  const { status, body: draft } = await platform.call('POST', '/entities/Booking', {
    token,
    body: { ...stay, hotel_id: stored.id },
  });
  expect(status).toBe(201);
  const { body: picture } = await upload(platform, boss, { bytes: pixels });
  const path = new URL(picture.file_url).pathname;
  const bytes = Buffer.from(await (await fetch(platform.url + path)).arrayBuffer());
  await platform.close();
  const into = folder();
  return { from, token, stored, draft, path, bytes, into, backup: await backUp(from.source, into) };
}

const PATIENCE_MS = 240_000;

describe('a backup', { timeout: PATIENCE_MS }, () => {
  it.each([
    ['PGlite', 'PostgreSQL'],
    ['PostgreSQL', 'PGlite'],
  ] as const)('of %s restores rows and files into %s', async (store, other) => {
    const before = await backedUp(store);
    await verifyBackup(before.from.source, before.backup);
    const to = await place(other);
    await restore(to.source, before.backup);

    const platform = await open(to);
    const token = await platform.signIn('member@example.com', PASSWORD);
    const boss = await platform.signIn(ADMIN.email, ADMIN.password);
    const { body: restored } = await platform.call('GET', `/entities/Hotel/${before.stored.id}`, {
      token: boss,
    });
    expect(restored).toEqual(before.stored);
    expect((await platform.call('GET', `/entities/Booking/${before.draft.id}`, { token })).body).toEqual(
      before.draft,
    );
    const picture = await fetch(platform.url + before.path);
    expect(Buffer.from(await picture.arrayBuffer()).equals(before.bytes)).toBe(true);
    // A session from before the backup is not restored.
    expect((await platform.call('GET', '/entities/User/me', { token: before.token })).status).toBe(401);
    await platform.close();
  });

  it('is refused by a database with rows, and changes nothing there', async () => {
    const { backup } = await backedUp('PostgreSQL');
    const to = await place('PostgreSQL');
    const platform = await open(to);
    await platform.register('someone@example.com');
    await platform.close();
    await expect(restore(to.source, backup)).rejects.toThrow(/already has rows/);
    // Its folder of uploads has existed since it was opened.
    expect(readdirSync(to.source.files.folder, { recursive: true })).toEqual([]);
    const again = await open(to);
    expect(await again.signIn('someone@example.com', PASSWORD)).toBeTruthy();
    await expect(again.signIn('member@example.com', PASSWORD)).rejects.toThrow(/400/);
    await again.close();
  });

  it('with a changed or lost file is refused before anything is restored', async () => {
    const { backup } = await backedUp('PostgreSQL');
    const rows = join(backup, 'rows/hotels.ndjson.gz');
    writeFileSync(rows, 'damaged');
    const to = await place('PostgreSQL');
    await expect(restore(to.source, backup)).rejects.toThrow(/damaged: 1 files .*hotels/);
    expect(readdirSync(to.source.dataDir)).toEqual([]);
  });

  it('names the rows whose file is missing, and can be restored without it', async () => {
    const { from, into } = await backedUp('PostgreSQL');
    rmSync(from.source.files.folder, { recursive: true });
    const second = await backUp(from.source, into);
    const manifest = await verifyBackup(from.source, second);
    expect(manifest.files).toEqual([]);
    expect(manifest.missingFiles).toHaveLength(1);
    expect(await newestBackup(into)).toBe(second);
    await pruneBackups(into, 1);
    expect(readdirSync(into).map((name) => join(into, name))).toEqual([second]);
  });

  it('continues when a file was deleted while it was made', async () => {
    const { from, into } = await backedUp('PostgreSQL');
    const kept = folder();
    // Large enough that the other file is not copied yet when the first one has started.
    const names = ['one', 'other'];
    for (const name of names) {
      writeFileSync(join(kept, name), '');
      truncateSync(join(kept, name), 100_000_000);
    }
    const making = backUp({ ...from.source, folders: { kept } }, into);
    const begun = () =>
      readdirSync(into, { recursive: true }).flatMap((path) =>
        names.filter((name) => String(path).endsWith(`kept/${name}`)),
      );
    await vi.waitFor(() => expect(begun()).toHaveLength(1), { timeout: PATIENCE_MS, interval: 1 });
    const [first] = begun();
    for (const name of names.filter((name) => name !== first)) rmSync(join(kept, name));
    const manifest = await verifyBackup(from.source, await making);
    expect(manifest.files.map(({ path }) => path).filter((path) => path.startsWith('folders'))).toEqual([
      `folders/kept/${first}`,
    ]);
  });

  it('of an embedded database is refused while a product uses it', async () => {
    const from = await place('PGlite');
    const platform = await open(from);
    await expect(backUp(from.source, folder())).rejects.toThrow(/in use by process/);
    await platform.close();
  });

  // Made by the release of 22 November 2026, whose last migration was 0009.
  it.each(['PGlite', 'PostgreSQL'] as const)(
    'of the previous release is migrated by this one and served from %s',
    async (store) => {
      vi.stubEnv('TEST_USUAL_HASHES', '1');
      const to = await place(store);
      const { tables } = await restore(
        to.source,
        join(import.meta.dirname, '../../fixtures/backups/before-0010'),
      );
      const platform = await open(to);
      const boss = { token: await platform.signIn(ADMIN.email, ADMIN.password) };
      const member = { token: await platform.signIn('member@example.com', PASSWORD) };
      for (const [entity, table] of [
        ['Hotel', 'hotels'],
        ['Booking', 'bookings'],
        ['Review', 'reviews'],
        ['User', 'users'],
      ] as const) {
        const { body } = await platform.call('GET', `/entities/${entity}`, {
          ...boss,
          query: { limit: '500' },
        });
        expect({ entity, count: body.length }).toEqual({
          entity,
          count: tables.find(({ name }) => name === table)?.rows,
        });
      }
      // Bookings had no Hebrew name of their hotel then; they get that of a hotel that was not renamed since.
      const { body: bookings } = await platform.call('GET', '/entities/Booking', {
        ...boss,
        query: { limit: '500' },
      });
      expect(bookings).toContainEqual(
        expect.objectContaining({ hotel_name_he: expect.stringMatching(/[א-ת]/) }),
      );
      const { body: favorites } = await platform.call('GET', '/entities/Favorite', member);
      expect(favorites).toHaveLength(1);
      const { body: hotel } = await platform.call('GET', `/entities/Hotel/${favorites[0].hotel_id}`, boss);
      const changed = { ...boss, body: { city: 'Jaffa' } };
      expect((await platform.call('PUT', `/entities/Hotel/${hotel.id}`, changed)).status).toBe(200);
      await platform.close();
    },
  );
});
