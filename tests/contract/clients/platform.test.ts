import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimStatusCheck } from '#domains/booking/reconciliation/reconciliation-schedule.ts';
import { createEntityPlatform } from '#upstreams/platform/client.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import * as records from '#tests/fixtures/wire/clients/platform.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';

let server: StubServer;
let platform: EntityPlatform;
let log: string;
beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  log = '';
  platform = createEntityPlatform({
    baseUrl: server.url,
    appId: 'solera',
    environment: 'prod',
    originUrl: 'https://solera.example',
    serviceToken: 'service-secret',
    logger: pino({}, { write: (line: string) => (log += line) }),
    random: () => 0,
  });
});

const ANY_BOOKING = { words: [], status: null, sort: 'NEWEST' } as const;

/** A store of one booking record that supports the platform's conditional write. */
function oneRecordStore(options: {
  loseReplies: number;
  foreignWriter?: boolean;
  /** The first write never takes effect; its connection fails at this moment. */
  firstWriteLost?: Promise<void>;
}) {
  const state: Record<string, unknown> = {
    id: 'b1',
    created_date: '2031-01-01T00:00:00',
    hotel_id: '1000001',
    check_in_date: '2031-05-02',
    check_out_date: '2031-05-04',
    total_price: 215.1,
    status: 'pending',
    version: 3,
    key: null,
    history: [],
  };
  let losses = options.loseReplies;
  let writes = 0;
  server.answer((request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify(state));
      return;
    }
    writes += 1;
    if (options.firstWriteLost && writes === 1) {
      void options.firstWriteLost.then(() => response.socket?.destroy());
      return;
    }
    const { query, data } = JSON.parse(request.body);
    const isMatch = query.id === 'b1' && query.version === state['version'];
    if (isMatch) Object.assign(state, options.foreignWriter ? { version: 4, key: 'foreign' } : data.$set);
    if (losses > 0) {
      losses -= 1;
      response.socket?.destroy();
      return;
    }
    response.end(JSON.stringify({ success: true, updated: isMatch ? 1 : 0, has_more: false }));
  });
  return state;
}

describe('a booking through the platform client', () => {
  it.each([
    ['confirmed', 'confirmed', null],
    ['on_hold', null, 'on_hold'],
    ['Confirmed', null, 'Confirmed'],
    ['', null, ''],
    [null, null, ''],
  ])('with the stored status %j is readable', async (stored, status, otherStatus) => {
    const record = { ...oneRecordStore({ loseReplies: 0 }), status: stored };
    server.answer((request, response) => {
      response.end(JSON.stringify(request.url.includes('b1') ? record : [record]));
    });
    const facts = { id: 'b1', status, otherStatus };
    expect(await platform.bookings.booking('b1')).toMatchObject(facts);
    expect(await platform.bookings.bookingsByOwner('dana@example.com')).toMatchObject([facts]);
    expect(
      await platform.adminLists.bookings.list('token', ANY_BOOKING, { skip: 0, limit: 20 }),
    ).toMatchObject([facts]);
    expect(
      await platform.adminLists.bookingRows.list('token', ANY_BOOKING, { skip: 0, limit: 20 }),
    ).toMatchObject([{ id: 'b1', status: stored ?? '' }]);
  });

  it('that the platform returns as null, an empty body or another shape is an error, not missing', async () => {
    for (const body of ['null', '', '[]', '{}']) {
      server.text(body, 200, 'application/json');
      await expect(platform.bookings.booking('b1')).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
    }
  });

  it('that cannot be read after an unclear write is an error, not a conflict', async () => {
    server.answer((request, response, index) => {
      if (request.method === 'GET') response.end('null');
      else if (index === 0) response.socket?.destroy();
      else response.end('{"updated":0}');
    });
    await expect(platform.bookings.change('b1', 3, { key: 'mine', history: [] })).rejects.toMatchObject({
      code: 'UPSTREAM_ERROR',
    });
  });
});

describe('public reads through the platform client', () => {
  it('return stored hotels without a token, and leave out incomplete or unreadable ones', async () => {
    server.json([
      records.hotel,
      { ...records.hotel, id: 'no-price', price_per_night: 0 },
      { ...records.hotel, id: 'no-name', name: ' ', name_he: null },
      { ...records.hotel, id: 'no-place', city: '', country: null },
      { ...records.hotel, id: 'broken', price_per_night: 'a lot' },
      'not a record',
    ]);
    expect(await platform.open.storedHotels()).toEqual([
      {
        id: '0123456789abcdef01234567',
        name: { en: 'Dune House', he: 'בית הדיונה' },
        description: { en: 'By the sand.', he: null },
        address: 'Dune Road 1',
        city: 'Eilat',
        country: 'Israel',
        pricePerNight: { amountMinor: 123_450, currency: 'ILS' },
        netPricePerNight: { amountMinor: 123_450, currency: 'ILS' },
        markup: { type: 'fixed', value: 0 },
        rating: 4.5,
        imageUrl: '/files/demo/desert.svg',
        galleryUrls: ['/files/a.svg'],
        amenities: ['wifi'],
        roomTypes: [
          {
            name: 'Deluxe',
            nameHe: 'חדר הדיונה',
            pricePerNight: { amountMinor: 9_999, currency: 'ILS' },
            description: { en: 'Large', he: null },
            imageUrl: null,
            amenities: [],
            count: null,
          },
        ],
        isFeatured: true,
        mealOptions: ['breakfast'],
        hasFreeCancellation: true,
        coordinates: null,
        createdAt: '2030-01-02T03:04:05.123Z',
        updatedAt: null,
      },
    ]);
    const [request] = server.seen;
    expect(request).toMatchObject({
      method: 'GET',
      url: '/api/apps/solera/entities/Hotel?sort=-created_date&limit=5000',
    });
    expect(request?.headers).toMatchObject({
      'x-app-id': 'solera',
      'x-environment': 'prod',
      'x-origin-url': 'https://solera.example',
    });
    expect(request?.headers.authorization).toBeUndefined();
    expect(log).toContain('left out');
    expect(log).not.toContain('a lot');
  });

  it('request hotels and ratings by id, each id once', async () => {
    server.json([records.hotel]);
    expect([...(await platform.open.storedHotelsById(['a', 'b', 'a'])).keys()]).toEqual([records.hotel.id]);
    expect(JSON.parse(new URL(server.seen[0]?.url ?? '', server.url).searchParams.get('q') ?? '')).toEqual({
      id: { $in: ['a', 'b'] },
    });
    server.json([
      { id: '1', hotel_id: 'a', rating: 5 },
      { id: '2', hotel_id: 'a', rating: 4 },
      { id: '3', hotel_id: 'b', rating: 1 },
      { id: '4', hotel_id: 'b', rating: 77 },
    ]);
    expect([...(await platform.open.reviewSummaries(['a', 'b', 'c']))]).toEqual([
      ['a', { mean: 4.5, count: 2 }],
      ['b', { mean: 1, count: 1 }],
    ]);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.url).toContain('fields=rating%2Chotel_id');
    expect(await platform.open.reviewSummaries([])).toEqual(new Map());
  });

  it.each([
    ['an object', () => server.json({ items: [] }), 'UPSTREAM_ERROR'],
    ['HTML', () => server.text('<html></html>'), 'UPSTREAM_ERROR'],
    ['a server error', () => server.json({ message: 'no' }, 500), 'PLATFORM_UNAVAILABLE'],
    ['a refusal', () => server.json({ message: 'no' }, 403), 'PLATFORM_UNAVAILABLE'],
  ])('fail on %s', async (_name, prepare, code) => {
    prepare();
    await expect(platform.open.storedHotels()).rejects.toMatchObject({ code });
  });
});

describe('a conditional write through the platform client', () => {
  const change = {
    key: 'k1',
    history: [{ at: '2031-01-01T00:00:00.000Z', who: 'dana', what: 'confirm' }],
  } as const;

  it("names the version it read and increments it, with the gateway's own identity", async () => {
    oneRecordStore({ loseReplies: 0 });
    expect(await platform.bookings.change('b1', 3, change)).toMatchObject({ version: 4, key: 'k1' });
    const [patch] = server.seen;
    expect(patch).toMatchObject({ method: 'PATCH', url: '/api/apps/solera/entities/Booking/update-many' });
    expect(patch?.headers.authorization).toBe('Bearer service-secret');
    expect(JSON.parse(patch?.body ?? '')).toMatchObject({
      query: { id: 'b1', version: 3 },
      data: { $set: { version: 4, key: 'k1' } },
    });
  });

  it('does not read the record again when the platform returns it', async () => {
    const state = oneRecordStore({ loseReplies: 0 });
    server.answer((_request, response) => {
      const written = { ...state, version: 4, key: 'k1' };
      response.end(JSON.stringify({ success: true, updated: 1, has_more: false, records: [written] }));
    });
    expect(await platform.bookings.change('b1', 3, change)).toMatchObject({ version: 4, key: 'k1' });
    expect(server.seen.map(({ method, headers }) => [method, headers['prefer']])).toEqual([
      ['PATCH', 'return=representation'],
    ]);
  });

  it('is refused when another writer was first', async () => {
    oneRecordStore({ loseReplies: 0 });
    expect(await platform.bookings.change('b1', 2, change)).toBeNull();
  });

  it.each([1, 2])('reads the record when %i responses are lost', async (loseReplies) => {
    const state = oneRecordStore({ loseReplies });
    expect(await platform.bookings.change('b1', 3, change)).toMatchObject({ version: 4, key: 'k1' });
    expect(state['version']).toBe(4);
  });

  it("never mistakes another writer's change for its own", async () => {
    oneRecordStore({ loseReplies: 1, foreignWriter: true });
    expect(await platform.bookings.change('b1', 3, change)).toBeNull();
  });

  it('claims a status check for one of two processes, although both write the same fields', async () => {
    let loseFirst = (): void => undefined;
    const firstWriteLost = new Promise<void>((resolve) => (loseFirst = resolve));
    const sentAt = '2031-01-01T00:00:00.000Z';
    const state = oneRecordStore({ loseReplies: 0, firstWriteLost });
    Object.assign(state, { effect: 'book', sent_at: sentAt, history: change.history });
    const booking = await platform.bookings.booking('b1');
    if (!booking) throw new Error('A booking expected');
    const times = { statusCheckMs: [120_000, 300_000], alertMs: 86_400_000 } as const;
    const claim = (afterMs: number) =>
      platform.bookings.change('b1', 3, claimStatusCheck(booking, times, Date.parse(sentAt) + afterMs));
    const slower = claim(121_000);
    await vi.waitFor(() => expect(server.seen).toHaveLength(2));
    expect(await claim(122_000)).toMatchObject({ version: 4, tries: 1 });
    loseFirst();
    expect(await slower).toBeNull();
  });
});

describe('creating a record through the platform client', () => {
  it('returns the record that already exists under the key', async () => {
    const stored = {
      ...records.hotel,
      hotel_id: 'h',
      check_in_date: '2031-05-02',
      check_out_date: '2031-05-04',
    };
    server.answer((request, response) => {
      if (request.method === 'POST') response.writeHead(409).end('{"message":"there","code":"duplicate"}');
      else response.end(JSON.stringify([{ ...stored, id: 'b7', total_price: 1, status: 'pending' }]));
    });
    expect(await platform.bookings.create(records.newBooking)).toMatchObject({ id: 'b7' });
  });
});
