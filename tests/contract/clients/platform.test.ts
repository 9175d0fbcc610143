import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEntityPlatform } from '../../../gateway/upstreams/platform/client.ts';
import type { EntityPlatform } from '../../../gateway/upstreams/platform/entity-platform.ts';
import * as records from '../../fixtures/wire/clients/platform.ts';
import { startTinyServer } from '../../support/tiny-server.ts';
import type { TinyServer } from '../../support/tiny-server.ts';

let server: TinyServer;
let platform: EntityPlatform;
let log: string;
beforeAll(async () => {
  server = await startTinyServer();
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

const user = {
  id: 'u1',
  created_date: '2031-01-01T00:00:00',
  email: 'dana@example.com',
  full_name: null,
  phone: '05',
  role: 'admin',
  preferences: { newsletter: true, language: 'he', currency: 7 },
};

/** A store of one booking record that speaks the platform's conditional write. */
function oneRecordStore(options: { loseReplies: number; foreignWriter?: boolean }) {
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
  server.answer((request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify(state));
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

describe('public reads', () => {
  it('reads stored hotels without a token, leaves out what is incomplete or unreadable', async () => {
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

  it('asks for hotels and ratings by id, each id once', async () => {
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
  ])('fails on %s', async (_name, prepare, code) => {
    prepare();
    await expect(platform.open.storedHotels()).rejects.toMatchObject({ code });
  });
});

describe('sessions', () => {
  it('knows who a token is, and that a dead one is nobody', async () => {
    server.json(user);
    expect(await platform.sessions.viewer('t1')).toEqual({
      id: 'u1',
      email: 'dana@example.com',
      fullName: '',
      phone: '05',
      role: 'admin',
      preferences: { newsletter: true, notifications: false, language: 'he', currency: '7' },
      createdAt: '2031-01-01T00:00:00.000Z',
    });
    expect(server.seen[0]?.headers.authorization).toBe('Bearer t1');
    server.json({ detail: 'Unauthorized' }, 401);
    expect(await platform.sessions.viewer('dead')).toBeNull();
    server.text('', 503);
    await expect(platform.sessions.viewer('t1')).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  });

  it('signs in for the caller behind us, once', async () => {
    server.json({ access_token: 't2', user });
    expect(await platform.sessions.signIn('dana@example.com', 'pw', '10.0.0.9')).toMatchObject({
      kind: 'signed-in',
      token: 't2',
    });
    expect(server.seen[0]?.headers).toMatchObject({
      'x-service-authorization': 'Bearer service-secret',
      'x-forwarded-for': '10.0.0.9',
    });
    expect(log).not.toMatch(/pw|dana|secret/);
  });

  it.each([
    [400, 'invalid_credentials', 'INVALID_CREDENTIALS'],
    [401, '', 'INVALID_CREDENTIALS'],
    [429, 'rate_limited', 'TOO_MANY_ATTEMPTS'],
  ])('takes %i %s at sign-in for %s', async (status, code, reason) => {
    server.json({ message: 'no', code }, status);
    expect(await platform.sessions.signIn('a@b.c', 'pw', '::1')).toEqual({ kind: 'refused', reason });
  });

  it.each([
    [400, 'weak_password', 'WEAK_PASSWORD'],
    [400, 'email_refused', 'EMAIL_REFUSED'],
    [422, '', 'EMAIL_REFUSED'],
    [429, 'rate_limited', 'TOO_MANY_ATTEMPTS'],
  ])('takes %i %s at registration for %s', async (status, code, reason) => {
    server.json({ message: 'no', code }, status);
    const person = { fullName: 'Dana Levi', email: 'a@b.c', password: 'pw' };
    expect(await platform.sessions.register(person, '::1')).toEqual({ kind: 'refused', reason });
  });

  it.each([
    [200, { access_token: 'fresh' }, 'fresh'],
    [401, {}, null],
    [404, {}, 'old'],
  ])('exchanges a token: %i', async (status, body, token) => {
    server.json(body, status);
    expect(await platform.sessions.exchange('old')).toBe(token);
  });

  it('names the login page', () => {
    expect(platform.sessions.loginUrl('https://solera.example/Bookings?a=1')).toBe(
      `${server.url}/login?from_url=https%3A%2F%2Fsolera.example%2FBookings%3Fa%3D1&app_id=solera`,
    );
  });
});

describe('conditional write', () => {
  const change = {
    key: 'k1',
    history: [{ at: '2031-01-01T00:00:00.000Z', who: 'dana', what: 'confirm' }],
  } as const;

  it('names the version it read and counts it up, under our own identity', async () => {
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

  it('gives way to whoever was first', async () => {
    oneRecordStore({ loseReplies: 0 });
    expect(await platform.bookings.change('b1', 2, change)).toBeNull();
  });

  it.each([1, 2])('is settled by reading when %i replies are lost', async (loseReplies) => {
    const state = oneRecordStore({ loseReplies });
    expect(await platform.bookings.change('b1', 3, change)).toMatchObject({ version: 4, key: 'k1' });
    expect(state['version']).toBe(4);
  });

  it("never takes another's write for its own", async () => {
    oneRecordStore({ loseReplies: 1, foreignWriter: true });
    expect(await platform.bookings.change('b1', 3, change)).toBeNull();
  });
});

describe('create', () => {
  it('answers the record that is already there under the key', async () => {
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
