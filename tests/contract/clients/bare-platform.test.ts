import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import pino from 'pino';
import { createEntityPlatform } from '#upstreams/platform/client.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import { administrator, member, ownDraft, startBareKit, type BareKit } from './bare-kit.ts';

let kit: BareKit;
let platform: EntityPlatform;
beforeEach(async () => {
  kit = await startBareKit();
  platform = kit.gateway();
});
afterEach(() => kit.close());

const eventsOf = (lines: BareKit['lines']): string[] =>
  lines.flatMap(({ event }) => (typeof event === 'string' && event.startsWith('platform.') ? [event] : []));

describe('a platform that offers only the calls of the specification', () => {
  it('is checked once for missing calls, which changes no data and logs one line each', async () => {
    await platform.detectFeatures();
    await platform.detectFeatures();
    const events = [
      'platform.lacks.audit-entry',
      'platform.lacks.auth-change-password',
      'platform.lacks.auth-exchange',
      'platform.lacks.auth-login',
      'platform.lacks.auth-logout',
      'platform.lacks.auth-register',
      'platform.lacks.count',
      'platform.lacks.favorite',
      'platform.lacks.message',
      'platform.lacks.outbox-mail',
      'platform.lacks.ownership',
      'platform.lacks.room-inventory',
      'platform.lacks.update-many',
    ];
    expect(new Set(eventsOf(kit.lines))).toEqual(new Set(events));
    expect(eventsOf(kit.lines)).toHaveLength(events.length);
    for (const line of kit.lines.filter(({ event }) => events.some((name) => name === event)))
      expect(line).toMatchObject({ replacement: expect.any(String), weaker: expect.any(String) });
    expect(kit.bare.table('Booking')).toEqual([]);
  });

  it('is checked again after an outage, without repeating the log lines', async () => {
    await platform.detectFeatures();
    kit.bare.setAway(true);
    await expect(platform.bookings.booking('b1')).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    kit.bare.setAway(false);
    kit.bare.calls.length = 0;
    await expect.poll(() => platform.bookings.booking('b1').catch(() => 'away')).toBeNull();
    await expect.poll(() => kit.bare.calls).toContain('POST /api/apps/solera/auth/exchange');
    expect(new Set(eventsOf(kit.lines)).size).toBe(eventsOf(kit.lines).length);
  });

  it('gets only calls of the specification once its features are known', async () => {
    await platform.detectFeatures();
    kit.bare.strays.length = 0;
    const { id } = await platform.bookings.create(ownDraft, kit.memberToken);
    await platform.bookings.change(id, 1, { key: 'one', history: [] });
    await platform.adminLists.bookings.count(kit.adminToken, { words: [], status: null, sort: 'NEWEST' });
    await platform.favorites.favorites(kit.memberToken, member.email, 10);
    await platform.rooms.inventoryWith('ref');
    await platform.audit.write({
      actor: { id: 'u1', email: administrator.email },
      action: 'hotel.update',
      entity: 'Hotel',
      recordId: 'h1',
      summary: 'name of a person',
      before: null,
      after: null,
    });
    expect(kit.bare.strays).toEqual([]);
    const entry = kit.lines.find(({ event }) => event === 'audit.entry');
    expect(entry).toMatchObject({ actorId: 'u1', action: 'hotel.update', recordId: 'h1' });
    expect(JSON.stringify(entry)).not.toContain('name of a person');
  });

  it('signs users in at its own login page, and its token is used as the session', async () => {
    await platform.detectFeatures();
    const login = new URL(platform.sessions.loginUrl('https://solera.example/Bookings', false));
    expect(login.origin).toBe(kit.bare.url);
    expect(Object.fromEntries(login.searchParams)).toEqual({
      from_url: 'https://solera.example/Bookings',
      app_id: 'solera',
    });
    expect(await platform.sessions.exchange(kit.memberToken)).toBe(kit.memberToken);
    await platform.sessions.revoke(kit.memberToken);
    const caller = { callerAddress: '::1', deviceProofs: null, signal: AbortSignal.timeout(5_000) };
    await expect(platform.sessions.signIn(member.email, 'a password', caller)).rejects.toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
    });
  });

  it('stores no favorites and no messages, and no user is told that they were stored', async () => {
    const favorite = { hotelId: 'h1', hotelName: 'Dune House', savedStay: null, savedPricePerNight: null };
    await expect(platform.favorites.save(kit.memberToken, member.email, favorite)).rejects.toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
    });
    await expect(
      platform.messages.createNotify({ email: member.email, topic: 'car', language: 'en' }, null),
    ).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(await platform.mailbox.settledSince('2020-01-01T00:00:00.000Z')).toEqual([]);
    expect(await platform.mailbox.answeredSince('2020-01-01T00:00:00.000Z')).toEqual([]);
    expect(await platform.adminLists.mails.count(kit.adminToken, { status: null })).toBe(0);
    expect(
      await platform.adminLists.audit.list(
        kit.adminToken,
        { action: null, actor: '' },
        { skip: 0, limit: 20 },
      ),
    ).toEqual([]);
  });

  it('counts bookings by reading their ids', async () => {
    for (const status of ['pending', 'confirmed', 'confirmed'])
      kit.bare.store('Booking', { status, hotel_id: 'h1' }, kit.memberToken);
    const of = (status: 'confirmed' | 'cancelled' | null) =>
      platform.adminLists.bookings.count(kit.adminToken, { words: [], status, sort: 'NEWEST' });
    expect([await of(null), await of('confirmed'), await of('cancelled')]).toEqual([3, 2, 0]);
  });
});

describe('a platform that has all calls', () => {
  it('is probed with one request, and then called without emulation', async () => {
    const server = await startStubServer();
    server.answer((request, response) => {
      const isExchange = request.url.endsWith('/auth/exchange');
      response.writeHead(isExchange ? 401 : 200);
      const refusal = { code: 'auth_required', error_type: 'HTTPException', request_id: 'r1' };
      response.end(JSON.stringify(isExchange ? refusal : request.method === 'PATCH' ? { updated: 0 } : {}));
    });
    const client = createEntityPlatform({
      baseUrl: server.url,
      appId: 'solera',
      environment: 'prod',
      originUrl: 'https://solera.example',
      loginOrigin: 'https://solera.example',
      serviceToken: 'service-secret',
      logger: pino({ level: 'silent' }),
      bare: { redisUrl: null },
    });
    try {
      await client.detectFeatures();
      expect(await client.bookings.change('b1', 1, { key: 'one', history: [] })).toBeNull();
      expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
        'POST /api/apps/solera/auth/exchange',
        'PATCH /api/apps/solera/entities/Booking/update-many',
      ]);
      expect(client.sessions.loginUrl('https://solera.example/', false)).toMatch(
        /^https:\/\/solera\.example\/login/,
      );
    } finally {
      client.close();
      await server.close();
    }
  });
});

describe('a platform behind a proxy that refuses sign-in calls without a session', () => {
  it('is still recognized, and one log line names the calls that could not be checked', async () => {
    const gated = await startBareKit({ hasGate: true });
    try {
      const client = gated.gateway();
      await client.detectFeatures();
      expect(eventsOf(gated.lines)).toEqual(
        expect.arrayContaining(['platform.lacks.auth-exchange', 'platform.lacks.count']),
      );
      expect(gated.lines.filter(({ event }) => event === 'platform.not-told')).toMatchObject([
        {
          calls: [
            'POST /auth/logout',
            'POST /auth/login',
            'POST /auth/register',
            'POST /auth/change-password',
          ],
        },
      ]);
      const { id } = await client.bookings.create(ownDraft, gated.memberToken);
      expect(await client.bookings.change(id, 1, { key: 'one', history: [] })).toMatchObject({ key: 'one' });
    } finally {
      await gated.close();
    }
  });
});

const confirmedStay = {
  status: 'confirmed',
  hotel_id: '1000001',
  hotel_name: 'Sea & Sun',
  check_in_date: '2026-05-10',
  check_out_date: '2026-05-12',
  nights: 2,
  guests: 2,
  total_price: 100,
  version: 1,
};

describe('a platform that returns fewer records at once than requested', () => {
  it('is read to the end', async () => {
    const capped = await startBareKit({ pageLimit: 3 });
    try {
      const client = capped.gateway();
      await client.detectFeatures();
      const owner = capped.memberToken;
      for (let number = 1; number <= 8; number += 1)
        capped.bare.store('Booking', { ...confirmedStay, hotel_location: `Town ${number}, Israel` }, owner);
      const travels = await client.people.travels([member.email]);
      expect(travels.get(member.email)?.places).toHaveLength(8);

      const { adminLists } = client;
      const criteria = { words: [], status: null, sort: 'NEWEST' } as const;
      const all = await adminLists.bookings.list(capped.adminToken, criteria, { skip: 1, limit: 6 });
      expect(new Set(all.map(({ hotelLocation }) => hotelLocation)).size).toBe(6);
      expect(await adminLists.occupiedNights(capped.adminToken, '2026-05-01', '2026-06-01')).toHaveLength(8);
    } finally {
      await capped.close();
    }
  });
});
