import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startOwnRedis } from '../support/servers/redis.ts';
import { sparePort } from '../support/servers/spare-port.ts';
import { startStubServer } from '../support/servers/stub-server.ts';
import type { GraphqlReply, Visitor } from '../support/visitor.ts';
import { hotelPage, firstWithRooms } from './support/booking.ts';
import { cityNamed, criteriaOf, search, searchWhole, twoNights, type Criteria } from './support/search.ts';

const wholePage = { page: { page: 1, pageSize: 50 } };

const say = (
  visitor: Visitor,
  message = 'Hello',
): Promise<GraphqlReply<{ sendChatMessage: { text: string; threadId: string } }>> =>
  visitor.ask('mutation($input: ChatMessageInput!) { sendChatMessage(input: $input) { text threadId } }', {
    input: { message, context: { kind: 'general' } },
  });

describe('a failing provider', () => {
  let product: TestProduct;
  let criteria: Criteria;
  let day = 30;

  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await product.sandbox.heal();
    // Another stay each time, so that nothing is cached.
    day += 1;
    criteria = criteriaOf(await cityNamed(product.visitor(), 'Eilat'), twoNights(day));
  });

  it.each([
    ['500', { kind: 'http', status: 500 }],
    ['HTML', { kind: 'html' }],
    ['nothing', { kind: 'drop' }],
    ['an error of its own', { kind: 'refuse', code: 500 }],
  ])(
    'that answers %s leads to a list of stored hotels that reports what is missing, and is called again later',
    async (_name, fault) => {
      const visitor = product.visitor();
      await product.sandbox.fault({ call: 'Search', ...fault });
      const partial = await searchWhole(visitor, criteria);
      expect(partial.progress).toMatchObject({ complete: true, failedChunks: [0] });
      expect(partial.hotels.length).toBeGreaterThan(0);
      expect(partial.hotels.every(({ source }) => source === 'STORED')).toBe(true);

      await product.sandbox.heal();
      await visitor.ask(
        'mutation($criteria: SearchCriteriaInput!) { retryHotelSearch(criteria: $criteria) { complete } }',
        {
          criteria,
        },
      );
      const whole = await searchWhole(visitor, criteria, wholePage);
      expect(whole.progress.failedChunks).toEqual([]);
      expect(firstWithRooms(whole.hotels).total).not.toBeNull();
    },
  );

  it('that is slow delays no one: the stored hotels are returned before it responds', async () => {
    await product.sandbox.fault({ call: 'Search', kind: 'delay', ms: 4_000 });
    const early = await search(product.visitor(), criteria);
    expect(early.progress.complete).toBe(false);
    expect(early.hotels.length).toBeGreaterThan(0);
    const whole = await searchWhole(product.visitor(), criteria, wholePage);
    expect(firstWithRooms(whole.hotels).total).not.toBeNull();
  });

  it('that fails to return its hotels leads to an error code, and their pages work again afterwards', async () => {
    const visitor = product.visitor();
    const whole = await searchWhole(visitor, criteria, wholePage);
    const { id } = firstWithRooms(whole.hotels);
    await product.sandbox.fault({ call: 'HotelDetails', kind: 'http', status: 503 });
    const { data, errors } = await visitor.ask('query($id: ID!) { hotel(id: $id) { address } }', { id });
    expect(data).toEqual({ hotel: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'HOTEL_UNAVAILABLE', retryable: true });

    await product.sandbox.heal();
    expect((await hotelPage(visitor, id, criteria.stay)).offers.offers.length).toBeGreaterThan(0);
  });

  it('does not affect liveness and readiness', async () => {
    await product.sandbox.fault({ call: '*', kind: 'http', status: 500 });
    const visitor = product.visitor();
    expect((await visitor.fetch('/healthz')).status).toBe(200);
    expect((await visitor.fetch('/readyz')).status).toBe(200);
  });
});

describe('the chat service', () => {
  it('replies, and its failures are reported to the traveller with an error code', async () => {
    const chat = await startStubServer();
    const product = await startTestProduct({ CHAT_URL: chat.url, CHAT_SECRET: 'a-secret-of-the-test' });
    try {
      const visitor = product.visitor();
      chat.json({ threadId: 't1', response: 'Shalom' });
      expect((await say(visitor)).data.sendChatMessage).toEqual({ text: 'Shalom', threadId: 't1' });
      expect(chat.seen[0]?.headers.authorization).toBe('Bearer a-secret-of-the-test');

      chat.text('<h1>Bad Gateway of the inside</h1>', 502);
      const refused = await say(visitor);
      expect(refused.errors[0]?.extensions).toMatchObject({ code: 'CHAT_UNAVAILABLE' });
      expect(JSON.stringify(refused.errors)).not.toContain('inside');
      expect(chat.seen).toHaveLength(1);

      chat.json({ threadId: 't1', response: ' ' });
      expect((await say(visitor)).errors[0]?.extensions).toMatchObject({ code: 'CHAT_EMPTY' });
      await chat.close();
      expect((await say(visitor)).errors[0]?.extensions).toMatchObject({ code: 'CHAT_UNAVAILABLE' });
    } finally {
      await product.stop();
    }
  });

  it('that is embedded greets, and finds hotels by calling this gateway', async () => {
    const product = await startTestProduct();
    try {
      const greeting = await say(product.visitor());
      expect(greeting.data.sendChatMessage.text).toMatch(/\S/);
      await product.sandbox.forget();
      const found = await say(product.visitor(), 'I need a hotel in Haifa');
      expect(found.data.sendChatMessage.text).toContain('/Hotel?id=');
      expect((await product.sandbox.counts())['Search']).toBe(1);
    } finally {
      await product.stop();
    }
  });
});

describe('Redis', () => {
  it('may crash: searches, pages and bookings go on, and it is used again when it is back', async () => {
    const port = await sparePort();
    const redis = await startOwnRedis(port);
    const product = await startTestProduct({ REDIS_URL: redis.url });
    let revived: Awaited<ReturnType<typeof startOwnRedis>> | null = null;
    try {
      const visitor = product.visitor();
      const city = await cityNamed(visitor, 'Eilat');
      const before = await searchWhole(visitor, criteriaOf(city, twoNights(50)), wholePage);
      await redis.stop();

      const after = await searchWhole(visitor, criteriaOf(city, twoNights(51)), wholePage);
      expect(after.progress).toMatchObject({ complete: true, failedChunks: [] });
      expect(after.hotels.length).toBe(before.hotels.length);
      const { id } = firstWithRooms(after.hotels);
      expect((await hotelPage(visitor, id, twoNights(51))).offers.offers.length).toBeGreaterThan(0);
      const degraded = await visitor.fetch('/readyz');
      expect([degraded.status, await degraded.json()]).toMatchObject([
        200,
        { status: 'degraded', parts: { platform: { ok: true }, cache: { ok: false } } },
      ]);

      revived = await startOwnRedis(port);
      await expect
        .poll(async () => (await (await visitor.fetch('/readyz')).json()) as object, { timeout: 20_000 })
        .toMatchObject({ status: 'ok', parts: { cache: { ok: true } } });
    } finally {
      await product.stop();
      await revived?.stop();
    }
  });
});
