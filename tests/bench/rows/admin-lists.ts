import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { z } from 'zod';
import { startPlatform } from '#backends/platform/main.ts';
import { startPostgres } from '../../support/servers/postgres.ts';
import { elapsed } from '../measure/elapsed.ts';
import { median } from '../measure/rounds.ts';
import { plainRow, type Row } from '../measure/row.ts';
import { DAY_MS } from '#shared/stay/time-units.ts';

const HOTELS = 5_000;
/** Numbers of bookings at which the lists are measured. */
const SIZES = [1_000, 10_000, 50_000];
const BATCH = 500;
const ROUNDS = 9;
/** Number of rows read by key, the reference for a list. */
const KEYS = 50;
const TOKEN = 'bench-service';

const FIRST = ['Dana', 'Noa', 'Yossi', 'Claire', 'Peter', 'Omar', 'Tamar', 'Anna', 'Marc', 'Lior'];
const LAST = ['Levi', 'Cohen', 'Dubois', 'Lindqvist', 'Haddad', 'Novak', 'Katz', 'Peretz', 'Rossi', 'Stein'];
const PLACES = ['Harbour', 'Garden', 'Terrace', 'Market', 'Lake', 'Olive', 'Desert', 'Old Town'];
const STATUSES = ['confirmed', 'confirmed', 'confirmed', 'pending', 'cancelled'];

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const dayAt = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const hotelName = (n: number): string => `${pick(PLACES, n)} House ${n}`;

const hotel = (n: number) => ({
  name: hotelName(n),
  name_he: `בית ${n}`,
  city: pick(['Tel Aviv', 'Haifa', 'Eilat', 'Paris', 'Rome'], n),
  country: 'Israel',
  description: 'A house of the benchmark, with a description of an ordinary length. '.repeat(8),
  price_per_night: 200 + (n % 800),
  amenities: ['WiFi', 'Pool', 'Spa'],
});

const booking = (n: number) => {
  const first = pick(FIRST, n * 7);
  const last = pick(LAST, n * 3 + Math.floor(n / 10));
  const email = `${first}.${last}.${n}@example.com`.toLowerCase();
  return {
    hotel_id: String(n % HOTELS),
    hotel_name: hotelName(n % HOTELS),
    hotel_location: 'Street 1, Haifa, Israel',
    status: pick(STATUSES, n * 11),
    check_in_date: dayAt((n % 400) - 200),
    check_out_date: dayAt((n % 400) - 197),
    nights: 3,
    total_price: 600 + (n % 3_000),
    guest_name: `${first} ${last}`,
    guest_email: email,
    created_by: email,
    quote: {
      total: { amountMinor: 60_000, currency: 'ILS' },
      roomNames: ['Standard Room'],
      note: 'x'.repeat(500),
    },
    history: [{ at: new Date().toISOString(), who: 'owner', what: 'started' }],
  };
};

const word = (text: string) => ({
  $or: ['hotel_name', 'guest_name', 'guest_email'].map((field) => ({
    [field]: { $regex: text, $options: 'i' },
  })),
});

/** Lists of the administration: name, entity, filter, sort order. */
const LISTS: readonly [string, string, object, string][] = [
  ['bookings, newest first', 'Booking', {}, '-created_date'],
  ['bookings, one status', 'Booking', { status: 'pending' }, '-created_date'],
  ['bookings, by arrival', 'Booking', {}, '-check_in_date'],
  ['bookings, search “lindq”', 'Booking', word('lindq'), '-created_date'],
  ['bookings, search “dana” pending', 'Booking', { ...word('dana'), status: 'pending' }, '-created_date'],
  ['bookings, search without a hit', 'Booking', word('zzzzz'), '-created_date'],
  ['hotels, newest first', 'Hotel', {}, '-created_date'],
  ['hotels, search “lake”', 'Hotel', { name: { $regex: 'lake', $options: 'i' } }, 'name'],
];

interface Bench {
  fill(entity: string, from: number, to: number): Promise<void>;
  /** Median milliseconds of the page and of the count. */
  measure(entity: string, q: object, sort: string): Promise<{ page: number; count: number }>;
  /** Median milliseconds to read 50 bookings by their keys, the least that a list can take. */
  byKey(): Promise<number>;
  close(): Promise<void>;
}

/** Location of a database: the folder of the embedded one, or the URL of a server. */
type Storage = { readonly dataDir: string } | { readonly databaseUrl: string };

async function openBench(storage: Storage): Promise<Bench> {
  const platform = await startPlatform({
    appId: 'bench',
    dataDir: 'memory://',
    ...storage,
    publicUrl: () => 'http://localhost',
    allowedOrigins: () => [],
    serviceToken: TOKEN,
    demo: false,
    brand: { en: 'Bench', he: 'Bench' },
    logger: pino({ level: 'silent' }),
    host: '127.0.0.1',
    port: 0,
  });
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${platform.url}/api/apps/bench/entities/${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  };
  return {
    async fill(entity, from, to) {
      const make = entity === 'Hotel' ? hotel : booking;
      for (let start = from; start < to; start += BATCH)
        await call(
          'POST',
          `${entity}/bulk`,
          Array.from({ length: Math.min(BATCH, to - start) }, (_, n) => make(start + n)),
        );
    },
    async measure(entity, q, sort) {
      const filter = `q=${encodeURIComponent(JSON.stringify(q))}`;
      const times = { page: [] as number[], count: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.page.push(
          await elapsed(async () =>
            z.array(z.unknown()).parse(await call('GET', `${entity}?${filter}&sort=${sort}&limit=20`)),
          ),
        );
        times.count.push(await elapsed(() => call('GET', `${entity}/count?${filter}`)));
      }
      return { page: median(times.page), count: median(times.count) };
    },
    async byKey() {
      const some = z
        .array(z.object({ id: z.string() }))
        .parse(await call('GET', `Booking?limit=${KEYS}&sort=-created_date`));
      const q = encodeURIComponent(JSON.stringify({ id: { $in: some.map(({ id }) => id) } }));
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await elapsed(() => call('GET', `Booking?q=${q}&limit=${KEYS}`)));
      return median(times);
    },
    close: () => platform.close(),
  };
}

const cell = ({ page, count }: { page: number; count: number }): string =>
  `${page.toFixed(1).padStart(9)} ms ${count.toFixed(1).padStart(9)} ms`;

/**
 * Vacuums a server's database, as it does itself within a minute of so many new rows: before that it counts them by
 * reading the whole table. The embedded database is vacuumed by the platform at its start.
 */
async function vacuum(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('vacuum (analyze) bookings, hotels');
  await client.end();
}

/** Fills a database and opens it again, like a product that restarts after a long time. */
async function filled(storage: Storage, from: number, to: number): Promise<Bench> {
  const bench = await openBench(storage);
  if (from === 0) await bench.fill('Hotel', 0, HOTELS);
  await bench.fill('Booking', from, to);
  await bench.close();
  if ('databaseUrl' in storage) await vacuum(storage.databaseUrl);
  return openBench(storage);
}

const listRow = (name: string, { page, count }: { page: number; count: number }, peer: number): Row =>
  plainRow({ name: `P18 ${name} / 50 rows by key`, goal: '<= 3', ours: page + count, peer }, 'ms');

/**
 * P18: how long an administrator waits for a page of each list, on both databases at the largest size, compared with
 * reading rows by key. Figures are medians.
 */
export async function adminLists(): Promise<Row[]> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'solera-bench-'));
  const rows: Row[] = [];
  console.log(`admin lists, ${HOTELS} hotels: time of a page of 20, and of its count`);
  console.log(
    `${'list'.padEnd(34)} ${'bookings'.padStart(8)}  ${'PGlite: page, count'.padStart(25)}  ${'PostgreSQL: page, count'.padStart(25)}`,
  );
  try {
    for (const [index, size] of SIZES.entries()) {
      const from = SIZES[index - 1] ?? 0;
      const lite = await filled({ dataDir }, from, size);
      const postgres = await filled({ databaseUrl: server.url }, from, size);
      const isLargest = size === SIZES.at(-1);
      const byKey = { lite: await lite.byKey(), postgres: await postgres.byKey() };
      for (const [name, entity, q, sort] of LISTS) {
        const left = await lite.measure(entity, q, sort);
        const right = await postgres.measure(entity, q, sort);
        console.log(`${name.padEnd(34)} ${String(size).padStart(8)}  ${cell(left)}  ${cell(right)}`);
        if (!isLargest) continue;
        rows.push(
          listRow(`${name}, PGlite`, left, byKey.lite),
          listRow(`${name}, PostgreSQL`, right, byKey.postgres),
        );
      }
      await lite.close();
      await postgres.close();
    }
    return rows;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
