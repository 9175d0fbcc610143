import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import {
  createBooking,
  newBooking,
  hotelPage,
  pay,
  readBooking,
  register,
  firstWithRooms,
  type Choice,
} from './support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';
import { type TestRedis, startOwnRedis } from '../support/servers/redis.ts';

const stay = twoNights();
let redis: TestRedis;
let product: TestProduct;
let choice: Choice;

beforeAll(async () => {
  redis = await startOwnRedis();
  product = await startTestProduct({ REDIS_URL: redis.url });
  const visitor = product.visitor();
  const city = await cityNamed(visitor, 'Haifa');
  const { hotels } = await searchWhole(visitor, criteriaOf(city, stay), { page: { page: 1, pageSize: 50 } });
  const hotelId = firstWithRooms(hotels).id;
  const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  choice = { hotelId, offer, stay };
});
afterAll(async () => {
  await product.stop();
  await redis.stop();
});
beforeEach(async () => {
  await product.sandbox.heal();
  await product.sandbox.forget();
});

async function memberWithDraft() {
  const member = product.visitor();
  await register(member);
  const booking = await newBooking(member, choice);
  const payment = {
    bookingId: booking.id,
    expectedTotalMinor: booking.totalToPay.amountMinor,
    key: randomUUID(),
  };
  return { member, booking, payment };
}

describe('two gateways behind a load balancer', () => {
  it("accept each other's offers, start one booking for one idempotency key, and send one Book", async () => {
    const other = await startTestProduct({ REDIS_URL: redis.url, ...product.upstreams() });
    try {
      const member = product.visitor();
      await register(member);
      const there = member.at(() => other.url);
      const keyed = { ...choice, key: randomUUID() };
      const [one, two] = await Promise.all([createBooking(member, keyed), createBooking(there, keyed)]);
      expect(one.booking?.id).toBeDefined();
      expect(two.booking?.id).toBe(one.booking?.id);

      const payment = {
        bookingId: one.booking?.id ?? '',
        expectedTotalMinor: choice.offer.total.amountMinor,
        key: randomUUID(),
      };
      await product.sandbox.fault({ call: 'Book', kind: 'delay', ms: 400 });
      const paid = await Promise.all([pay(member, payment), pay(there, payment)]);
      for (const { booking } of paid) expect(booking).toMatchObject({ status: 'confirmed' });
      expect((await product.sandbox.counts())['Book']).toBe(1);
    } finally {
      await other.stop();
    }
  });
});

describe('stopping a gateway', () => {
  it('waits for a Book in flight and stores its outcome', async () => {
    const { member, booking, payment } = await memberWithDraft();
    await product.sandbox.fault({ call: 'Book', kind: 'delay', ms: 1_500 });
    // The traveller's response may be lost; only the stored record matters.
    const answer = pay(member, payment).catch(() => null);
    await expect.poll(async () => (await product.sandbox.counts())['Book'], { timeout: 5_000 }).toBe(1);
    await product.restart();
    await answer;
    expect(await readBooking(member, booking.id)).toMatchObject({ status: 'confirmed', isProcessing: false });
  });
});
