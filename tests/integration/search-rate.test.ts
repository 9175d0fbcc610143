import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { type TestRedis, startOwnRedis } from '../support/servers/redis.ts';
import { newBooking, hotelPage, firstWithRooms, type Choice } from './support/booking.ts';
import { type Criteria, cityNamed, criteriaOf, search, searchWhole, twoNights } from './support/search.ts';

const PER_SECOND = 10;

let redis: TestRedis;
let first: TestProduct;
let second: TestProduct;
let choice: Choice;
let inTelAviv: () => Criteria;
let ahead = 100;

beforeAll(async () => {
  redis = await startOwnRedis();
  const variables = { REDIS_URL: redis.url, PROVIDER_RATE: String(PER_SECOND) };
  first = await startTestProduct(variables);
  second = await startTestProduct({ ...variables, ...first.upstreams() });
  const visitor = first.visitor();
  const city = await cityNamed(visitor, 'Tel Aviv');
  inTelAviv = () => criteriaOf(city, twoNights((ahead += 1)));
  const stay = twoNights();
  const { hotels } = await searchWhole(visitor, criteriaOf(city, stay), { page: { page: 1, pageSize: 50 } });
  const hotelId = firstWithRooms(hotels).id;
  const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  choice = { hotelId, offer, stay };
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await redis.stop();
});
beforeEach(async () => {
  await first.sandbox.heal();
  await first.sandbox.forget();
});

const callsOf = async (name: string) => (await first.sandbox.calls()).filter(({ call }) => call === name);

describe("the provider's rate limit", () => {
  it('delays searches, which report their progress, and nothing fails', async () => {
    const criteria = Array.from({ length: 8 }, inTelAviv);
    const gateways = [first, second];
    const requested = () =>
      Promise.all(criteria.map((wanted, at) => search((gateways[at % 2] ?? first).visitor(), wanted)));
    // Names arrive first, before it is known whether the prices have to wait.
    const isAnyWaiting = async () => (await requested()).some(({ progress }) => progress.isWaiting);
    await expect.poll(isAnyWaiting, { timeout: 20_000 }).toBe(true);
    const whole = await Promise.all(
      criteria.map((wanted, at) => searchWhole((gateways[at % 2] ?? first).visitor(), wanted)),
    );
    for (const { progress } of whole)
      expect(progress).toMatchObject({ complete: true, failedChunks: [], isWaiting: false });

    // Of these days only: searches of an earlier attempt may still run.
    const days = new Set(criteria.map(({ stay }) => stay.checkIn));
    const own = (await callsOf('Search')).filter(({ summary }) => days.has(String(summary['checkIn'])));
    expect(own).toHaveLength(24);
  });
});

describe('a provider that responds with 429', () => {
  it('gets no searches for as long as it asks, but still bookings, and nothing fails', async () => {
    // Long enough for a booking on a busy machine.
    const pauseS = 12;
    await first.sandbox.fault({ call: 'Search', kind: 'http', status: 429, retryAfterS: pauseS, nth: 1 });
    const [one, other] = [inTelAviv(), inTelAviv()];
    const requested = search(first.visitor(), one);
    await expect.poll(async () => (await callsOf('Search')).length, { timeout: 20_000 }).toBeGreaterThan(0);
    // Calls that were sent before the 429 arrived cannot be recalled.
    await requested;
    const sent = (await callsOf('Search')).length;
    const late = await search(second.visitor(), other);
    expect(late.progress.checked).toBeLessThan(late.progress.total);
    await newBooking(first.visitor(), choice);
    const found = await Promise.all([
      searchWhole(first.visitor(), one),
      searchWhole(second.visitor(), other),
    ]);
    for (const { progress } of found) expect(progress).toMatchObject({ complete: true, failedChunks: [] });
    const moments = (await callsOf('Search')).map(({ at }) => at);
    expect(moments).toHaveLength(7);
    const next = Math.min(...moments.slice(sent));
    expect(next - (moments[0] ?? 0)).toBeGreaterThanOrEqual(pauseS * 1_000 - 100);
    const [prebook] = await callsOf('PreBook');
    expect(prebook?.at).toBeLessThan(next);
  });
});
