import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '#backends/platform/main.ts';
import { createEntityPlatform } from '#upstreams/platform/client.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { newBooking } from '#tests/fixtures/wire/clients/platform.ts';
import { type EmbeddedFolder, embeddedFolder } from '../support/embedded-folder.ts';

const logger = pino({ level: 'silent' });
const origin = 'http://solera.example';

let folder: EmbeddedFolder;
let backend: { url: string; close(): Promise<void> };
let platform: EntityPlatform;

beforeAll(async () => {
  folder = embeddedFolder();
  backend = await startPlatform({
    appId: 'solera',
    dataDir: folder.path,
    publicUrl: () => origin,
    serviceToken: 'service-secret',
    demo: true,
    allowedOrigins: () => [origin],
    brand: { en: 'Solera', he: 'סולרה' },
    logger,
    port: 0,
    host: '127.0.0.1',
  });
  platform = createEntityPlatform({
    baseUrl: backend.url,
    appId: 'solera',
    environment: 'prod',
    originUrl: origin,
    serviceToken: 'service-secret',
    logger,
  });
});
afterAll(async () => {
  await backend.close();
  folder.remove();
});

describe('the client and our own platform', () => {
  it('agree on stored hotels and reviews', async () => {
    expect(await platform.isUp()).toBe(true);
    const hotels = await platform.open.storedHotels();
    expect(hotels).toHaveLength(24);
    for (const hotel of hotels) {
      expect(hotel.pricePerNight.amountMinor).toBeGreaterThan(0);
      expect(hotel.coordinates).not.toBeNull();
    }
    const ids = hotels.map((hotel) => hotel.id);
    expect([...(await platform.open.storedHotelsById(ids)).keys()].toSorted()).toEqual(ids.toSorted());
    const summaries = await platform.open.reviewSummaries(ids);
    expect(summaries.size).toBeGreaterThan(0);
  });

  it('agree on sessions', async () => {
    const caller = {
      callerAddress: '10.0.0.1',
      deviceProofs: null,
      signal: new AbortController().signal,
    };
    const wrong = await platform.sessions.signIn('traveller@example.com', 'wrong-password', caller);
    expect(wrong).toEqual({ kind: 'refused', reason: 'INVALID_CREDENTIALS' });
    const result = await platform.sessions.signIn('traveller@example.com', 'traveller-demo-1', caller);
    if (result.kind !== 'signed-in') throw new Error('The demo account should be signed in');
    expect(result.viewer).toMatchObject({ email: 'traveller@example.com', role: 'user' });
    expect(result.deviceProofs).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
    const fresh = await platform.sessions.exchange(result.token);
    expect(await platform.sessions.viewer(result.token)).toBeNull();
    expect(await platform.sessions.viewer(fresh ?? '')).toMatchObject({ fullName: 'Dana Levi' });
    await platform.sessions.revoke(fresh ?? '');
    expect(await platform.sessions.viewer(fresh ?? '')).toBeNull();
    expect(await platform.sessions.exchange(fresh ?? '')).toBeNull();
    await platform.sessions.revoke('never valid');
    const person = { fullName: 'New Person', email: 'new@example.com', password: 'a long enough one 7' };
    expect(await platform.sessions.register(person, caller)).toMatchObject({ kind: 'signed-in' });
    expect(
      await platform.sessions.register({ ...person, email: 'b@example.com', password: 'x' }, caller),
    ).toEqual({ kind: 'refused', reason: 'WEAK_PASSWORD' });
  });

  it('agree on every field of a booking', async () => {
    const created = await platform.bookings.create(newBooking);
    expect(created).toEqual({
      ...newBooking,
      otherStatus: null,
      id: created.id,
      createdAt: created.createdAt,
    });
    expect(await platform.bookings.booking(created.id)).toEqual(created);
    expect(await platform.bookings.create(newBooking)).toEqual(created);
    expect(await platform.bookings.bookingByCreateKey('create-1')).toEqual(created);
    expect(await platform.bookings.bookingsByOwner('traveller@example.com')).toContainEqual(created);
    expect(await platform.bookings.booking('000000000000000000000000')).toBeNull();
    expect(await platform.bookings.bookingByCreateKey('none')).toBeNull();
  });

  it("agree on a visitor's draft without an owner, which can be claimed", async () => {
    const draft = await platform.bookings.create({
      ...newBooking,
      createKey: null,
      createdBy: null,
      guest: null,
      payment: null,
      quote: null,
      guestTokenHash: 'a'.repeat(64),
    });
    expect(draft).toMatchObject({ createdBy: null, guest: null, guestTokenHash: 'a'.repeat(64) });
    const claimed = await platform.bookings.change(draft.id, draft.version, {
      createdBy: 'traveller@example.com',
      guestTokenHash: null,
      history: draft.history,
    });
    expect(claimed).toMatchObject({ createdBy: 'traveller@example.com', guestTokenHash: null, version: 2 });
  });

  it('agree on very many settled bookings, about which an email may be due', async () => {
    const { id } = await platform.bookings.create({ ...newBooking, createKey: null });
    const entities = `${backend.url}/api/apps/solera/entities/Booking`;
    const headers = { authorization: 'Bearer service-secret', 'content-type': 'application/json' };
    const pattern: object = await (await fetch(`${entities}/${id}`, { headers })).json();
    const since = new Date().toISOString();
    const settled = { ...pattern, status: 'confirmed', effect: null, client_ref: null };
    const body = JSON.stringify(Array.from({ length: 500 }, () => settled));
    expect((await fetch(`${entities}/bulk`, { method: 'POST', headers, body })).status).toBe(201);
    expect(await platform.mailbox.settledSince(since)).toHaveLength(500);
  });

  it('agree that an email may be due for an attempt without a reservation, but not for a draft', async () => {
    const since = new Date().toISOString();
    const draft = await platform.bookings.create({ ...newBooking, createKey: 'a draft' });
    const tried = await platform.bookings.create({ ...newBooking, createKey: 'tried in vain' });
    await platform.bookings.change(tried.id, tried.version, { tries: 4, history: tried.history });
    const pending = (await platform.mailbox.settledSince(since)).map(({ id }) => id);
    expect(pending).toContain(tried.id);
    expect(pending).not.toContain(draft.id);
  });

  it('agree on which of two emails of one kind about one booking is stored', async () => {
    const mail = {
      to: 'maya@example.com',
      subject: 'Not booked',
      html: '<p>Not booked</p>',
      text: 'Not booked',
      fromName: 'Solera',
      language: 'en',
      kind: 'booking-not-made',
      reference: 'b-tried-twice',
      key: 'booking-not-made b-tried-twice HB1',
    } as const;
    const second = { ...mail, key: 'booking-not-made b-tried-twice HB2' };
    const areStored = async () => {
      const stored = await platform.mailbox.storedAbout([mail.reference]);
      return [mail, second].map((each) => stored.has(each));
    };
    await platform.mailbox.send(mail);
    expect(await areStored()).toEqual([true, false]);
    await platform.mailbox.send(second);
    expect(await areStored()).toEqual([true, true]);
  });

  it('agree on what is due, what is pending, and which record sent a reference', async () => {
    const { bookings } = platform;
    const pendingBooking = async (clientRef: string, dueAt: string, createKey: string) => {
      const { id } = await bookings.create({ ...newBooking, createKey });
      const sentAt = '2026-11-01T10:00:00.000Z';
      const change = {
        pendingOperation: 'book',
        clientRef,
        refs: [`old ${clientRef}`, clientRef],
        sentAt,
        dueAt,
        history: newBooking.history,
      } as const;
      await bookings.change(id, newBooking.version, change);
      return id;
    };
    const later = await pendingBooking('HB-2', '2026-11-01T10:05:00.000Z', 'due-2');
    const first = await pendingBooking('HB-1', '2026-11-01T10:02:00.000Z', 'due-1');
    const dueIds = async (now: string, limit = 50) => (await bookings.due(now, limit)).map(({ id }) => id);
    expect(await dueIds('2026-11-01T10:01:59.000Z')).toEqual([]);
    expect(await dueIds('2026-11-01T10:05:00.000Z')).toEqual([first, later]);
    expect(await dueIds('2026-11-01T10:05:00.000Z', 1)).toEqual([first]);
    const operations = [1, 2].map(() => ({ operation: 'book', sentAt: '2026-11-01T10:00:00.000Z' }));
    expect(await bookings.pendingOperations()).toEqual(operations);

    expect(await bookings.byReference('HB-2')).toMatchObject({ id: later, clientRef: 'HB-2' });
    expect(await bookings.byReference('old HB-1')).toMatchObject({ id: first });
    expect(await bookings.byReference('HB')).toBeNull();

    const record = await bookings.booking(first);
    if (!record) throw new Error('A record expected');
    await bookings.change(first, record.version, {
      pendingOperation: null,
      dueAt: null,
      providerRef: 'ABC123',
      outcome: { kind: 'absent', code: null },
      history: record.history,
    });
    expect(await dueIds('2027-01-01T00:00:00.000Z')).toEqual([later]);
    expect((await bookings.booking(first))?.outcome).toEqual({ kind: 'absent', code: null });
    expect((await bookings.byNumber('ABC123')).map(({ id }) => id)).toEqual([first]);
    expect(await bookings.byNumber('ABC')).toEqual([]);

    const email = newBooking.createdBy ?? '';
    const ofHotel = await bookings.bookingsAtHotel(email, newBooking.hotelId);
    expect(ofHotel.map(({ id }) => id)).toEqual(expect.arrayContaining([first, later]));
    expect(await bookings.bookingsAtHotel(email, 'another')).toEqual([]);
    expect(await bookings.bookingsAtHotel('nobody@example.com', newBooking.hotelId)).toEqual([]);
  });

  it('agree on the bookings of a member that are read together with one of them', async () => {
    const { bookings } = platform;
    const createdBy = 'recent@example.com';
    const draft = await bookings.create({ ...newBooking, createdBy, createKey: 'recent 1' });
    const { id, version, history } = await bookings.create({
      ...newBooking,
      createdBy,
      createKey: 'recent 2',
    });
    const readWith = async (owner: string, one = draft.id, since = '2026-01-01T00:00:00.000Z') => {
      const read = await bookings.bookingWithRecent(owner, one, since);
      return read && [read.booking, ...read.others].map((booking) => booking.id);
    };
    expect(await readWith(createdBy)).toEqual([draft.id]);
    const sent = { pendingOperation: 'book', clientRef: 'RC-1', sentAt: '2026-11-01T10:00:00.000Z' } as const;
    await bookings.change(id, version, { ...sent, dueAt: '2031-01-01T00:00:00.000Z', history });
    expect(await readWith(createdBy, draft.id, '2031-01-01T00:00:00.000Z')).toEqual([draft.id, id]);
    await bookings.change(id, version + 1, {
      status: 'confirmed',
      pendingOperation: null,
      dueAt: null,
      history,
    });
    expect(await readWith(createdBy)).toEqual([draft.id, id]);
    expect(await readWith(createdBy, draft.id, '2026-11-01T10:00:00.001Z')).toEqual([draft.id]);
    expect(await readWith('nobody@example.com')).toBeNull();
    expect(await readWith(createdBy, 'another')).toBeNull();
  });

  it('agree on conditional writes: one of two wins', async () => {
    const { id, version } = await platform.bookings.create({ ...newBooking, createKey: 'create-2' });
    const write = (who: string) =>
      platform.bookings.change(id, version, {
        pendingOperation: 'book',
        attempt: 1,
        clientRef: `SOL-${who}`,
        refs: [`SOL-${who}`],
        sentAt: '2031-01-01T10:00:00.000Z',
        dueAt: '2031-01-01T10:02:00.000Z',
        history: [{ at: '2031-01-01T10:00:00.000Z', who, what: 'confirm' }],
      });
    const results = await Promise.all([write('one'), write('two')]);
    const won = results.find((result) => result !== null);
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(won).toMatchObject({ version: 2, pendingOperation: 'book', sentAt: '2031-01-01T10:00:00.000Z' });
    const outcome = { kind: 'confirmed', code: null } as const;
    const done = await platform.bookings.change(id, 2, {
      status: 'confirmed',
      pendingOperation: null,
      providerRef: 'AB12CD',
      outcome,
      history: won?.history ?? [],
      insurance: {
        packageName: 'basic',
        options: ['sport'],
        price: { amountMinor: 1_999, currency: 'ILS' },
      },
    });
    expect(done).toMatchObject({
      version: 3,
      status: 'confirmed',
      pendingOperation: null,
      outcome,
      totalPrice: newBooking.totalPrice,
      insurance: { price: { amountMinor: 1_999, currency: 'ILS' } },
    });
  });
});
