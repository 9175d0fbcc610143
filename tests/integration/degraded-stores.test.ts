import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setReadOnly, startPostgres, type TestPostgres } from '../support/servers/postgres.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startRedis, type TestRedis } from '../support/servers/redis.ts';
import { startTcpProxy, type TcpProxy } from '../support/servers/tcp-proxy.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  createBooking,
  newBooking,
  hotelPage,
  pay,
  register,
  type BookingShown,
  type Choice,
  firstWithRooms,
} from './support/booking.ts';
import { codesOf, roomsFor } from './support/cancelling.ts';
import { recovery } from './support/faulty-upstreams.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const payFor = (member: Visitor, { id, totalToPay }: BookingShown) =>
  pay(member, { bookingId: id, expectedTotalMinor: totalToPay.amountMinor });

const newMember = async (product: TestProduct): Promise<Visitor> => {
  const member = product.visitor();
  await register(member);
  return member;
};

const health = async (product: TestProduct): Promise<object> =>
  (await (await product.visitor().fetch('/readyz')).json()) as object;

describe('Redis', () => {
  let redis: TestRedis;
  let proxy: TcpProxy;
  let product: TestProduct;
  beforeAll(async () => {
    redis = await startRedis();
    proxy = await startTcpProxy(redis.url);
    product = await startTestProduct({ REDIS_URL: proxy.url });
  });
  afterAll(async () => {
    await product.stop();
    await proxy.close();
    await redis.stop();
  });

  it.each([
    ['down', 60],
    ['silent', 70],
  ] as const)(
    'that is %s does not affect search, booking and rate limits, and is used again when it is back',
    async (state, day) => {
      const member = await newMember(product);
      proxy.change(state);
      await expect
        .poll(() => health(product), recovery)
        .toMatchObject({ status: 'degraded', parts: { platform: { ok: true }, cache: { ok: false } } });
      const stay = twoNights(day);
      const criteria = criteriaOf(await cityNamed(member, 'Eilat'), stay);
      const whole = await searchWhole(member, criteria);
      expect(whole.progress).toMatchObject({ complete: true, failedChunks: [] });
      const { provider } = await roomsFor(product, stay);
      const paid = await payFor(member, await newBooking(member, provider));
      expect(paid.booking).toMatchObject({ status: 'confirmed' });

      // Five a minute; a single instance without Redis allows half of them.
      const contact = () =>
        member.ask(
          `mutation { contact(input: { name: "Dana", email: "dana@example.com", subject: "A question", message: "Is breakfast early?" }) { __typename } }`,
        );
      const codes: string[] = [];
      for (let each = 0; each < 4; each += 1) codes.push(codesOf((await contact()).errors));
      expect(codes).toEqual(['', '', '', 'RATE_LIMITED']);

      proxy.change('up');
      await expect
        .poll(() => health(product), recovery)
        .toMatchObject({ status: 'ok', parts: { cache: { ok: true } } });
    },
    120_000,
  );
});

describe('the database', () => {
  let postgres: TestPostgres;
  let proxy: TcpProxy;
  let product: TestProduct;
  let provider: Choice;
  beforeAll(async () => {
    postgres = await startPostgres();
    proxy = await startTcpProxy(postgres.url);
    product = await startTestProduct({ DATABASE_URL: proxy.url });
    ({ provider } = await roomsFor(product, twoNights()));
  });
  afterAll(async () => {
    await product.stop();
    await proxy.close();
    await postgres.stop();
  });
  afterEach(async () => {
    await takesWrites(true);
    proxy.change('up');
    // The next test starts only once everything works again.
    await vi.waitFor(async () => {
      const { status } = z.object({ status: z.string() }).parse(await health(product));
      if (status !== 'ok') throw new Error(`the product is ${status}`);
      const { errors } = await (await newMember(product)).ask('{ myBookings { id } }');
      if (errors.length > 0) throw new Error(codesOf(errors));
    }, recovery);
  }, 120_000);

  async function takesWrites(isSo: boolean): Promise<void> {
    await setReadOnly(postgres, isSo ? 'off' : 'on');
    // Open connections keep the old setting, so they are closed.
    proxy.change('down');
    proxy.change('up');
  }

  it('that is read-only affects no read, refuses every write, and leaves nothing half done', async () => {
    const member = await newMember(product);
    const draft = await newBooking(member, provider);
    await takesWrites(false);
    await product.sandbox.forget();

    const refused: string[] = [];
    for (let each = 0; each < 6; each += 1)
      refused.push(
        codesOf(
          (await member.ask('mutation { updateMe(input: { fullName: "Somebody Else" }) { __typename } }'))
            .errors,
        ),
      );
    expect(new Set(refused)).toEqual(new Set(['PLATFORM_UNAVAILABLE']));
    const paid = await payFor(member, draft).catch(String);
    expect(paid).toContain('"code":"PLATFORM_UNAVAILABLE"');
    expect(await createBooking(member, { ...provider, acceptDuplicate: true }).catch(String)).toContain(
      '"code":"PLATFORM_UNAVAILABLE"',
    );
    expect((await product.sandbox.counts())['Book']).toBeUndefined();
    await expect
      .poll(() => health(product), recovery)
      .toMatchObject({
        status: 'degraded',
        parts: { storage: { ok: false, reason: 'database not writable: the database may only be read' } },
      });
    // Refused writes do not open the circuit breaker for reads.
    const { data, errors } = await member.ask(
      '{ me { fullName } myBookings { id status isProcessing } favorites { hotelId } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      me: { fullName: 'Tamar Shaked' },
      myBookings: [{ id: draft.id, status: 'pending', isProcessing: false }],
      favorites: [],
    });
    // Every hotel has days without rooms: for some stays the search finds only provider hotels.
    const telAviv = await cityNamed(member, 'Tel Aviv');
    const sources: string[] = [];
    for (const ahead of [44, 47, 50, 53]) {
      const { hotels } = await searchWhole(member, criteriaOf(telAviv, twoNights(ahead)));
      sources.push(...hotels.map(({ source }) => source));
    }
    expect(sources).toContain('STORED');

    await takesWrites(true);
    await expect
      .poll(async () => (await payFor(member, draft).catch(() => null))?.booking?.status, {
        timeout: 90_000,
        interval: 13_000,
      })
      .toBe('confirmed');
  }, 150_000);

  it.each(['down', 'silent'] as const)(
    'that is %s does not affect search and pages of provider hotels, and is used again when it is back',
    async (state) => {
      const member = await newMember(product);
      proxy.change(state);
      await expect
        .poll(async () => codesOf((await member.ask('{ myBookings { id } }')).errors), recovery)
        .toBe('PLATFORM_UNAVAILABLE');
      const stay = twoNights(state === 'down' ? 47 : 50);
      const criteria = criteriaOf(await cityNamed(member, 'Tel Aviv'), stay);
      const { progress, hotels } = await searchWhole(member, criteria);
      expect(progress).toMatchObject({ complete: true, failedChunks: [] });
      // A hotel with rooms on these days, because every hotel has some days without.
      const { id } = firstWithRooms(hotels);
      expect((await hotelPage(member, id, stay)).offers.offers.length).toBeGreaterThan(0);
      proxy.change('up');
      await expect
        .poll(async () => codesOf((await member.ask('{ myBookings { id } }')).errors), recovery)
        .toBe('');
    },
    150_000,
  );
});
