import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPlatformDatabase } from '#backends/platform/database/open-platform-database.ts';
import { createPlatform } from '#backends/platform/main.ts';
import { bookingRecord } from '#upstreams/platform/bookings/booking-wire.ts';
import { startPostgres } from '#tests/support/servers/postgres.ts';
import { embeddedFolder } from '../support/embedded-folder.ts';
import { openPlatform, SERVICE } from './platform-under-test.ts';

/** Creating a database takes seconds, and half a minute on a busy machine. */
const PATIENCE_MS = 240_000;

describe('the embedded database on disk', { timeout: PATIENCE_MS }, () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'solera-platform-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps records and sessions over a restart, inserts demo data once, and is used by one process at a time', async () => {
    const first = await openPlatform('PGlite', { dataDir, demo: true });
    const hotels = (await first.call('GET', '/entities/Hotel')).body;
    expect(hotels).toHaveLength(24);
    const token = await first.signIn('traveller@example.com', 'traveller-demo-1');
    const admin = await first.signIn('admin@example.com', 'admin-demo-1');
    await first.call('DELETE', `/entities/Hotel/${hotels[0].id}`, { token: admin });
    const plain = hotels.find(
      ({ room_types }: { room_types: readonly unknown[] }) => room_types.length === 0,
    );
    const body = {
      hotel_id: plain.id,
      room_type: 'Suite',
      check_in_date: '2027-03-01',
      check_out_date: '2027-03-02',
    };
    const booked = await first.call('POST', '/entities/Booking', { token, body });
    await expect(openPlatform('PGlite', { dataDir })).rejects.toThrow(/in use by process/);
    await first.close();

    // A lock of a process that no longer exists is ignored.
    await writeFile(join(dataDir, 'database.lock'), '999999999\n');
    const second = await openPlatform('PGlite', { dataDir, demo: true });
    expect((await second.call('GET', `/entities/Booking/${booked.body.id}`, { token })).body).toEqual(
      booked.body,
    );
    expect((await second.call('GET', '/entities/Hotel')).body).toHaveLength(23);
    await second.close();
    await expect(readFile(join(dataDir, 'database.lock'))).rejects.toThrow(/ENOENT/);
  });

  it('counts bookings from an index alone after a restart, as a server would', async () => {
    const folder = embeddedFolder();
    const place = { dataDir: folder.path, logger: pino({ level: 'silent' }) };
    const first = await openPlatformDatabase(place);
    await first.pool.query(
      `insert into bookings (id, created_date, updated_date, hotel_id)
        select n::text, now(), now(), 'h1' from generate_series(1, 2000) n`,
    );
    await first.close();
    const second = await openPlatformDatabase(place);
    await second.pool.query('set enable_seqscan = off');
    const { rows } = await second.pool.query('explain (analyze) select count(*) from bookings');
    expect(JSON.stringify(rows)).toMatch(/Index Only Scan.*Heap Fetches: 0/);
    await second.close();
    folder.remove();
  });

  it('has complete demo hotels in both languages with pictures of our own', async () => {
    const platform = await openPlatform('PGlite', { demo: true });
    const { body: hotels } = await platform.call('GET', '/entities/Hotel');
    for (const hotel of hotels) {
      expect(hotel).toMatchObject({ name: expect.any(String), name_he: expect.stringMatching(/[א-ת]/) });
      expect(hotel.description_he).toMatch(/[א-ת]/);
      for (const url of [hotel.image_url, ...hotel.gallery_urls].filter(Boolean)) {
        expect(url).toMatch(/^\/files\/demo\/[a-z]+(-[a-z\d]+)+\.svg$/);
      }
    }
    expect(hotels.filter((hotel: { image_url: string | null }) => hotel.image_url === null)).toHaveLength(1);
    const picture = await fetch(platform.url + hotels[0].image_url);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect(await picture.text()).not.toMatch(/var\(--|<script/);
    for (const path of ['sea-pink.svg', 'nothing-noon.svg', '..%2fpalettes.json', 'sea-__proto__.svg'])
      expect((await fetch(`${platform.url}/files/demo/${path}`)).status).toBe(404);
    expect(await (await fetch(`${platform.url}/login`)).text()).toContain('traveller-demo-1');
    await platform.close();
  });
});

describe('demo bookings', { timeout: PATIENCE_MS }, () => {
  it('look as if the gateway had written them, and the demo traveller has one of each kind', async () => {
    const platform = await openPlatform('PGlite', { demo: true });
    const all = (await platform.call('GET', '/entities/Booking', { token: SERVICE })).body;
    expect(all.length).toBeGreaterThanOrEqual(14);
    for (const booking of all) {
      const read = bookingRecord.parse(booking);
      expect(read.quote).toMatchObject({
        total: { amountMinor: Math.round(booking.total_price * 100) },
        nights: booking.nights,
        roomNames: [booking.room_type],
      });
      expect(read.guests).toBe((read.occupancy?.adults ?? 0) + (read.occupancy?.childrenAges.length ?? 0));
      expect(/^HB[A-Z2-7]{18}$/.test(read.provider_ref ?? '')).toBe(read.status !== 'pending');
      expect(booking.cancellation_details === null).toBe(booking.status !== 'cancelled');
      const hotel = await platform.call('GET', `/entities/Hotel/${booking.hotel_id}`);
      expect(hotel.body.name).toBe(booking.hotel_name);
    }
    // Registering the email of an invented guest must not give access to their stays.
    const owners = new Set(all.map(({ created_by }: { created_by: string | null }) => created_by));
    expect(owners).toEqual(new Set([null, 'traveller@example.com']));
    const today = new Date().toISOString().slice(0, 10);
    const token = await platform.signIn('traveller@example.com', 'traveller-demo-1');
    const own = (await platform.call('GET', '/entities/Booking', { token })).body.map(
      (booking: { status: string; check_out_date: string }) =>
        `${booking.status} ${booking.check_out_date < today ? 'over' : 'ahead'}`,
    );
    expect(own.toSorted()).toEqual(['cancelled ahead', 'confirmed ahead', 'confirmed over', 'pending ahead']);
    const [stay] = (
      await platform.call('GET', '/entities/Booking', {
        token,
        q: { status: 'confirmed', check_out_date: { $lt: today } },
      })
    ).body;
    const review = { booking_id: stay.id, rating: 5, comment: 'Lovely' };
    expect((await platform.call('POST', '/entities/Review', { token, body: review })).status).toBe(201);
    await platform.close();
  });
});

describe('a second instance of the platform', { timeout: PATIENCE_MS }, () => {
  const options = {
    appId: 'solera',
    dataDir: 'memory://',
    serviceToken: 's',
    demo: true,
    allowedOrigins: () => [],
    publicUrl: () => 'http://localhost',
    brand: { en: 'Solera', he: 'סולרה' },
    logger: pino({ level: 'silent' }),
  };

  it('waits until the first has migrated, and both insert the demo data once', async () => {
    const server = await startPostgres();
    const holder = new Client({ connectionString: server.url });
    await holder.connect();
    await holder.query('select pg_advisory_lock(7305114)');
    const databaseUrl = server.url;
    let started = 0;
    const starting = [1, 2, 3].map(async () => {
      const platform = await createPlatform({ ...options, databaseUrl });
      started += 1;
      return platform;
    });
    await expect
      .poll(async () => {
        const { rows } = await holder.query(
          "select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted",
        );
        return rows[0].n;
      })
      .toBe(3);
    expect(started).toBe(0);
    await holder.query('select pg_advisory_unlock(7305114)');
    const platforms = await Promise.all(starting);
    const again = await createPlatform({ ...options, databaseUrl });
    const { rows } = await holder.query(
      'select (select count(*) from hotels)::int as hotels, (select count(*) from bookings)::int as bookings, (select count(*) from users)::int as users',
    );
    expect(rows).toEqual([{ hotels: 24, bookings: 14, users: 2 }]);
    const indexes = await holder.query("select 1 from pg_indexes where indexname like '%_search_%'");
    expect(indexes.rowCount).toBe(11);
    for (const platform of [...platforms, again]) await platform.close();
    await holder.end();
    await server.stop();
  });

  it('has indexes for the references that the provider uses', async () => {
    const server = await startPostgres();
    const platform = await createPlatform({ ...options, demo: false, databaseUrl: server.url });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    // A table with few rows would be scanned.
    await client.query('set enable_seqscan = off');
    const planOf = async (where: string) =>
      JSON.stringify((await client.query(`explain select * from bookings where ${where}`)).rows);
    expect(await planOf("provider_ref = 'ABC123'")).toContain('bookings_provider_ref');
    expect(await planOf(`refs @> '["HBAAAAAAAAAAAAAAAAAA"]'`)).toContain('bookings_refs');
    await client.end();
    await platform.close();
    await server.stop();
  });

  it('does not start where the database cannot be reached for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    // The minute passes with the warning that the first attempt has failed.
    const write = () => void vi.setSystemTime(Date.now() + 60_000);
    const starting = createPlatform({
      ...options,
      logger: pino({ level: 'warn' }, { write }),
      databaseUrl: 'postgresql://postgres@127.0.0.1:1/none',
    });
    await expect(starting).rejects.toThrow(/ECONNREFUSED/);
  });
});
