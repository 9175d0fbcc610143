import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Fault } from '../support/servers/fault-proxy.ts';
import type { Visitor } from '../support/visitor.ts';
import { createHotel, hotelForm } from './support/admin-hotels.ts';
import { demoAdmin } from './support/callers.ts';
import {
  newBooking,
  hotelPage,
  pay,
  readBooking,
  register,
  type BookingShown,
  type Choice,
} from './support/booking.ts';
import { codesOf, roomsFor } from './support/cancelling.ts';
import { say } from './support/chatting.ts';
import { recovery, startFaultyUpstreams, type FaultyUpstreams } from './support/faulty-upstreams.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

let upstreams: FaultyUpstreams;
let provider: Choice;
beforeAll(async () => {
  upstreams = await startFaultyUpstreams({ BOOK_ANSWER_S: '2', BOOK_SETTLE_S: '4,6,8', BOOK_SWEEP_S: '0.3' });
  ({ provider } = await roomsFor(upstreams.product, twoNights()));
});
afterAll(() => upstreams.stop());
afterEach(() => upstreams.clear());

async function memberWithDraft(): Promise<{ member: Visitor; draft: BookingShown }> {
  const member = upstreams.product.visitor();
  // The circuit breaker of the previous test may still be open.
  await vi.waitFor(() => register(member), recovery);
  return { member, draft: await vi.waitFor(() => newBooking(member, provider), recovery) };
}

const payFor = (member: Visitor, { id, totalToPay }: BookingShown) =>
  pay(member, { bookingId: id, expectedTotalMinor: totalToPay.amountMinor });

/** Pays once the platform is called again: reads and payments have separate circuit breakers. */
const paidAgain = (member: Visitor, draft: BookingShown) => vi.waitFor(() => payFor(member, draft), recovery);

const askMyself = (member: Visitor) => member.ask('{ me { id } }');
const myself = async (member: Visitor) => (await askMyself(member)).data['me'];
const codeOf = async (member: Visitor, query: string) => codesOf((await member.ask(query)).errors);

it.each<[string, Fault, number]>([
  ['is down', { kind: 'refuse' }, 41],
  ['answers HTML', { kind: 'garbage' }, 44],
  ['fails', { kind: 'status', status: 503 }, 47],
])(
  'a platform that %s does not affect search, pages of provider hotels and chat; sessions are reported as unchecked, nothing is paid; it is used again later',
  async (_name, trouble, day) => {
    const { member, draft } = await memberWithDraft();
    upstreams.platform.change(trouble);
    await upstreams.backends.sandbox.forget();

    // The gateway caches sessions for some seconds.
    await expect.poll(() => myself(member), { timeout: 15_000, interval: 500 }).toBeNull();
    const { errors } = await askMyself(member);
    expect(errors).toMatchObject([{ extensions: { code: 'PLATFORM_UNAVAILABLE', retryable: true } }]);
    // Without a session there is nothing to check.
    const visitor = await askMyself(upstreams.product.visitor());
    expect([visitor.data, visitor.errors]).toEqual([{ me: null }, []]);
    expect(await codeOf(member, '{ myBookings { id } }')).toBe('PLATFORM_UNAVAILABLE');
    expect(await codeOf(member, '{ favorites { hotelId } }')).toBe('PLATFORM_UNAVAILABLE');
    const paid = await payFor(member, draft).catch(String);
    expect(paid).toMatch(/"code":"(PLATFORM_UNAVAILABLE|UPSTREAM_ERROR)"/);
    expect(paid).not.toContain('inside');
    const { Book = 0, PreBook = 0 } = await upstreams.backends.sandbox.counts();
    expect([Book, PreBook]).toEqual([0, 0]);

    const criteria = criteriaOf(await cityNamed(member, 'Tel Aviv'), twoNights(day));
    const whole = await searchWhole(member, criteria);
    expect(whole.progress).toMatchObject({ complete: true, failedChunks: [] });
    expect((await hotelPage(member, provider.hotelId, provider.stay)).offers.offers.length).toBeGreaterThan(
      0,
    );
    expect((await say(member)).data.sendChatMessage.text).toMatch(/\S/);

    upstreams.clear();
    await expect.poll(() => myself(member), recovery).not.toBeNull();
    expect((await paidAgain(member, draft)).booking).toMatchObject({ status: 'confirmed' });
  },
  150_000,
);

it('the gateway notices by itself that the platform is back after a long outage', async () => {
  const { member, draft } = await memberWithDraft();
  const breaker = async (): Promise<string | undefined> =>
    /^solera_breaker_open{upstream="entity-platform",breaker="platform"} (\d)$/m.exec(
      await (await member.fetch('/metrics')).text(),
    )?.[1];
  let probes = 0;
  upstreams.platform.onRequest((path) => {
    if (path.includes('/entities/Booking?limit=1&fields=id')) probes += 1;
  });
  upstreams.platform.change({ kind: 'refuse' });
  await expect
    .poll(async () => {
      await member.ask('{ myBookings { id } }');
      return probes;
    }, recovery)
    .toBeGreaterThan(2);
  expect(await breaker()).toBe('1');
  expect(await codeOf(member, '{ myBookings { id } }')).toBe('PLATFORM_UNAVAILABLE');

  upstreams.clear();
  // The metrics request calls no platform.
  await expect.poll(breaker, { timeout: 60_000, interval: 200 }).toBe('0');
  upstreams.platform.onRequest(() => undefined);
  expect(await myself(member)).not.toBeNull();
  expect(await codeOf(member, '{ myBookings { id } }')).toBe('');
  expect((await payFor(member, draft)).booking).toMatchObject({ status: 'confirmed' });
}, 150_000);

it('while the platform cannot identify a member, payment waits, and their booking is reported as unread and not as missing', async () => {
  const { member, draft } = await memberWithDraft();
  upstreams.platform.change(({ path }) =>
    path.includes('/User/me') ? { kind: 'status', status: 503 } : null,
  );
  await expect.poll(() => myself(member), { timeout: 15_000, interval: 500 }).toBeNull();
  expect(await payFor(member, draft).catch(String)).toContain('"code":"PLATFORM_UNAVAILABLE"');
  expect(await codeOf(member, `{ booking(id: "${draft.id}") { id } }`)).toBe('PLATFORM_UNAVAILABLE');
  // Without a session there is nothing to check.
  const visitor = await upstreams.product.visitor().ask(`{ booking(id: "${draft.id}") { id } }`);
  expect([visitor.data, visitor.errors]).toEqual([{ booking: null }, []]);
  upstreams.clear();
  await expect.poll(() => myself(member), recovery).not.toBeNull();
  expect((await paidAgain(member, draft)).booking).toMatchObject({ status: 'confirmed' });
}, 120_000);

it('a slow platform is waited for, and requests that do not need it are not delayed', async () => {
  const { member, draft } = await memberWithDraft();
  upstreams.platform.change({ kind: 'slow', ms: 700 });
  const criteria = criteriaOf(await cityNamed(member, 'Tel Aviv'), twoNights(50));
  expect((await searchWhole(member, criteria)).hotels.length).toBeGreaterThan(0);
  expect(await codeOf(member, '{ myBookings { id } }')).toBe('');
  expect(await readBooking(member, draft.id)).toMatchObject({ status: 'pending' });
  // The response may be that the payment is pending; it completes without another request.
  expect(['pending', 'confirmed']).toContain((await payFor(member, draft)).booking?.status);
  await expect.poll(async () => (await readBooking(member, draft.id))?.status, recovery).toBe('confirmed');
}, 120_000);

it('public reads that hang do not affect members and payments', async () => {
  const { member, draft } = await memberWithDraft();
  const looker = upstreams.product.visitor();
  const stay = twoNights(53);
  const city = await cityNamed(looker, 'Tel Aviv');
  const { hotels } = await searchWhole(looker, criteriaOf(city, stay), { page: { page: 1, pageSize: 50 } });
  const requested: string[] = [];
  upstreams.platform.change(({ path }) => {
    const isPublic = /\/entities\/(Hotel|Review)\b/.test(path);
    if (isPublic) requested.push(path);
    return isPublic ? { kind: 'hang' } : null;
  });
  // Many more reads than open a circuit breaker, and for longer than it takes to open.
  const looks = hotels.map(({ id }) =>
    looker.ask('query($id: ID!) { hotel(id: $id) { reviews { items { id } } } }', { id }),
  );
  await expect.poll(() => requested.length, recovery).toBeGreaterThan(8);
  expect(await codeOf(member, '{ myBookings { id } }')).toBe('');
  expect((await payFor(member, draft)).booking).toMatchObject({ status: 'confirmed' });
  await Promise.all(looks);
  // All public reads have failed by now.
  const later = await memberWithDraft();
  expect((await payFor(later.member, later.draft)).booking).toMatchObject({ status: 'confirmed' });
}, 120_000);

it('a booking whose record was lost because the platform failed after Book is found when it is back, and Book was sent once', async () => {
  const { member, draft } = await memberWithDraft();
  await upstreams.backends.sandbox.forget();
  upstreams.provider.onRequest((path) => {
    if (path.endsWith('/Book')) upstreams.platform.change({ kind: 'refuse' });
  });
  const paid = await payFor(member, draft);
  upstreams.provider.onRequest(() => undefined);
  expect(paid.booking).toMatchObject({ status: 'pending', isProcessing: true });
  const reserved = async () => (await upstreams.backends.sandbox.counts())['Book'];
  await expect.poll(reserved).toBe(1);
  expect(await upstreams.backends.record('Booking', draft.id)).toMatchObject({
    effect: 'book',
    status: 'pending',
  });

  upstreams.clear();
  await expect.poll(async () => (await readBooking(member, draft.id))?.status, recovery).toBe('confirmed');
  expect(await reserved()).toBe(1);
  expect(await upstreams.backends.record('Booking', draft.id)).toMatchObject({
    effect: null,
    status: 'confirmed',
  });
}, 150_000);

it.each([1, 2])(
  'a hotel whose create response is lost %i times is stored and logged once',
  async (times) => {
    const admin = await vi.waitFor(() => demoAdmin(upstreams.product), recovery);
    const name = `Lost ${randomUUID()}`;
    let requested = 0;
    upstreams.platform.change(({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/entities/Hotel')) return null;
      requested += 1;
      return requested <= times ? { kind: 'lost' } : null;
    });
    const { id } = await createHotel(admin, hotelForm({ name }));
    // Retried once; on a busy machine there may be no time for that, and the hotel is looked up at once.
    expect([1, 2]).toContain(requested);
    const { data } = await admin.ask<{
      adminHotels: { items: { id: string }[] };
      adminAuditLog: { items: { recordId: string }[] };
    }>(
      'query($name: String) { adminHotels(search: $name) { items { id } } adminAuditLog { items { recordId } } }',
      { name },
    );
    expect(data.adminHotels.items).toEqual([{ id }]);
    expect(data.adminAuditLog.items.filter(({ recordId }) => recordId === id)).toHaveLength(1);
  },
  120_000,
);
