import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../support/servers/fault-proxy.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  createBooking,
  newBooking,
  pay,
  readBooking,
  register,
  type BookingShown,
} from './support/booking.ts';
import { roomsFor } from './support/cancelling.ts';
import { say } from './support/chatting.ts';
import { recovery, startFaultyUpstreams, type FaultyUpstreams } from './support/faulty-upstreams.ts';
import { cityNamed, criteriaOf, search, searchWhole, twoNights } from './support/search.ts';

const myBookings = async (member: Visitor): Promise<unknown> =>
  (await member.ask('{ myBookings { id status } }')).data['myBookings'];

const payFor = (member: Visitor, { id, totalToPay }: BookingShown) =>
  pay(member, { bookingId: id, expectedTotalMinor: totalToPay.amountMinor });

let upstreams: FaultyUpstreams;
beforeAll(async () => {
  upstreams = await startFaultyUpstreams({ BOOK_SETTLE_S: '1,2,3', BOOK_SWEEP_S: '0.3' });
});
afterAll(() => upstreams.stop());
afterEach(() => upstreams.clear());

const newMember = async (): Promise<Visitor> => {
  const member = upstreams.product.visitor();
  await register(member);
  return member;
};

describe.each<[string, Fault, number]>([
  ['is down', { kind: 'refuse' }, 40],
  ['answers HTML', { kind: 'garbage' }, 50],
  ['fails', { kind: 'status', status: 503 }, 60],
])('a provider that %s', (_name, trouble, day) => {
  it('does not affect old results, stored hotels, bookings and chat; no booking of its hotels starts, and it is used again later', async () => {
    const member = await newMember();
    const { provider, storedRoom } = await roomsFor(upstreams.product, twoNights(day));
    const city = await cityNamed(member, 'Tel Aviv');
    upstreams.provider.change(trouble);

    const aged = await searchWhole(member, criteriaOf(city, twoNights(day)));
    expect(aged.progress).toMatchObject({ complete: true, failedChunks: [] });
    expect(aged.hotels.length).toBeGreaterThan(0);
    const partial = await searchWhole(member, criteriaOf(city, twoNights(day + 3)));
    expect(partial.progress.failedChunks.length).toBeGreaterThan(0);
    expect(new Set(partial.hotels.map(({ source }) => source))).toEqual(new Set(['STORED']));

    const begun = await createBooking(member, provider);
    expect(begun).toMatchObject({ __typename: 'BookingRefused', code: 'PROVIDER_UNAVAILABLE' });
    expect(await myBookings(member)).toEqual([]);
    const stored = await payFor(member, await newBooking(member, storedRoom));
    expect(stored.booking).toMatchObject({ status: 'confirmed' });
    expect(await myBookings(member)).toEqual([{ id: stored.booking?.id, status: 'confirmed' }]);
    expect((await say(member)).data.sendChatMessage.text).toMatch(/\S/);

    upstreams.clear();
    await expect
      .poll(async () => (await createBooking(member, provider)).__typename, recovery)
      .toBe('BookingSaved');
  }, 150_000);
});

it('a slow provider delays only what needs it', async () => {
  const member = await newMember();
  const { storedRoom } = await roomsFor(upstreams.product, twoNights(70));
  const criteria = criteriaOf(await cityNamed(member, 'Tel Aviv'), twoNights(73));
  let goOn: () => void = () => undefined;
  upstreams.provider.change({ kind: 'held', until: new Promise<void>((resolve) => (goOn = resolve)) });
  const early = await search(member, criteria);
  expect(early.progress.complete).toBe(false);
  expect(early.hotels.length).toBeGreaterThan(0);
  const paid = await payFor(member, await newBooking(member, storedRoom));
  expect(paid.booking).toMatchObject({ status: 'confirmed' });
  expect((await say(member)).errors).toEqual([]);
  goOn();
  const whole = await searchWhole(member, criteria);
  expect(whole.progress).toMatchObject({ complete: true, failedChunks: [] });
}, 120_000);

it('after repeated failures Book is no longer called; every draft is kept and can be paid once Book works again', async () => {
  const { provider } = await roomsFor(upstreams.product, twoNights(80));
  const drafts: { readonly member: Visitor; readonly draft: BookingShown }[] = [];
  for (let each = 0; each < 6; each += 1) {
    const member = await newMember();
    drafts.push({ member, draft: await newBooking(member, provider) });
  }
  upstreams.provider.change(({ path }) => (path.endsWith('/Book') ? { kind: 'status', status: 503 } : null));
  const answers = [];
  for (const { member, draft } of drafts) answers.push(await payFor(member, draft));
  expect(answers[0]?.booking).toMatchObject({ status: 'pending', isProcessing: true });
  expect(answers[5]).toMatchObject({ __typename: 'BookingRefused', code: 'PROVIDER_UNAVAILABLE' });
  const states = () => Promise.all(drafts.map(({ member, draft }) => readBooking(member, draft.id)));
  await expect
    .poll(async () => (await states()).map((booking) => [booking?.status, booking?.isProcessing]), recovery)
    .toEqual(drafts.map(() => ['pending', false]));

  upstreams.clear();
  const [first, , , , , last] = drafts;
  for (const { member, draft } of [last, first].flatMap((each) => each ?? []))
    await expect
      // Within the rate limit of payments per caller.
      .poll(async () => (await payFor(member, draft)).booking?.status, { timeout: 90_000, interval: 13_000 })
      .toBe('confirmed');
}, 200_000);
