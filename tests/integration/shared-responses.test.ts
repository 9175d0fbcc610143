/** Responses that one instance has made and another one sends, which knows nothing of their searches. */
import { gunzipSync } from 'node:zlib';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { startCountingProxy, type CountingProxy } from '../bench/measure/counting-proxy.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { type TestRedis, startOwnRedis } from '../support/servers/redis.ts';
import type { Visitor } from '../support/visitor.ts';
import { createHotel, hotelForm } from './support/admin-hotels.ts';
import { demoAdmin } from './support/callers.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const [resultsId = '', resultsText = ''] =
  Object.entries(sharedDocuments).find(([, text]) => text.startsWith('query Results(')) ?? [];

let redis: TestRedis;
let direct: Redis;
/** Between the second instance and Redis. */
let proxy: CountingProxy;
/** The platform and the sandbox of both instances. */
let backends: TestProduct;
/** Settings that both instances have. */
let settings: Record<string, string>;
let first: TestProduct;
let second: TestProduct;
let admin: Visitor;
let ahead = 30;

beforeAll(async () => {
  redis = await startOwnRedis();
  direct = new Redis(redis.url);
  proxy = await startCountingProxy(redis.url);
  // Instances of one site have one public address, on which the addresses of pictures depend.
  const site = { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' };
  backends = await startTestProduct();
  settings = { ...site, ...backends.upstreams(), REDIS_URL: redis.url };
  first = await startTestProduct(settings);
  second = await startTestProduct({ ...settings, REDIS_URL: proxy.url });
  admin = await demoAdmin(first);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await backends.stop();
  await proxy.close();
  direct.disconnect();
  await redis.stop();
});
beforeEach(() => first.sandbox.heal());

type Variables = ReturnType<typeof pageOf>;
const pageOf = (criteria: object) => ({
  criteria,
  filter: {},
  sort: 'RECOMMENDED',
  page: { page: 1, pageSize: 50 },
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

const answered = async (sent: Promise<Response>): Promise<Answer> => {
  const answer = await sent;
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

/** Requests a page as our client does. */
const byId = (product: TestProduct, variables: Variables, headers: Record<string, string> = {}) => {
  const search = new URLSearchParams({
    operationName: 'Results',
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: resultsId } }),
  });
  const own = { 'content-type': 'application/json', accept: 'application/json' };
  return answered(fetch(new URL(`/graphql?${search}`, product.url), { headers: { ...own, ...headers } }));
};

/** Requests a page in a form that is always executed. */
const executed = (product: TestProduct, variables: Variables, headers: Record<string, string> = {}) =>
  answered(
    fetch(new URL('/graphql', product.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ operationName: 'Results', query: resultsText, variables }),
    }),
  );

/** Number of responses that an instance has received from others. */
async function receivedBy(product: TestProduct): Promise<number> {
  const answer = await fetch(new URL('/metrics', product.url));
  expect(answer.status).toBe(200);
  const metrics = await answer.text();
  return Number(/^solera_response_cache_total\{outcome="received"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
}

const shared = async (): Promise<readonly string[]> => (await direct.keys('solera:bytes.1:*')).toSorted();

const MAX_ATTEMPTS = 8;

/**
 * A page of a search of its own that the first instance has made and shared. In another attempt when a picture was
 * late, or when a part of it was about to expire.
 */
async function sharedPage(city = 'Haifa'): Promise<{ readonly variables: Variables; readonly made: Answer }> {
  const place = await cityNamed(first.visitor(), city);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const criteria = criteriaOf(place, twoNights((ahead += 1)));
    await searchWhole(first.visitor(), criteria);
    const before = await shared();
    const variables = pageOf(criteria);
    const made = await byId(first, variables);
    const isShared = async () => (await shared()).some((key) => !before.includes(key));
    for (let look = 0; look < 20; look += 1) {
      if (await isShared()) return { variables, made };
      await new Promise((resolve) => void setTimeout(resolve, 25));
    }
  }
  throw new Error('no response was shared');
}

/** Fields of `Answer` that two instances must agree on. */
const sameParts = ({ status, text, headers }: Answer) => {
  const names = ['content-type', 'cache-control', 'etag', 'vary', 'x-content-type-options'];
  return [status, text, ...names.map((name) => headers.get(name))];
};

describe('an instance that does not know a search', () => {
  it.each(['Haifa', 'Tel Aviv'])(
    'sends the response of another one in at most two trips to Redis, without a provider call, as it would make it itself: %s',
    async (city) => {
      const { variables, made } = await sharedPage(city);
      await first.sandbox.forget();
      const before = await receivedBy(second);
      proxy.read();
      const sent = await byId(second, variables);
      const { trips, requested, answered: bytes } = proxy.read();
      expect(await receivedBy(second)).toBe(before + 1);
      expect(trips).toBeLessThanOrEqual(2);
      expect(requested + bytes).toBeLessThan(16_384);
      expect(await first.sandbox.counts()).toEqual({});
      expect(sameParts(sent)).toEqual(sameParts(made));
      // The same instance, the ordinary way; its first response may lack what Redis was too slow for.
      await expect.poll(async () => (await executed(second, variables)).text).toBe(sent.text);
      // From its own memory.
      expect(sameParts(await byId(second, variables))).toEqual(sameParts(made));
    },
  );

  it('tells a browser that already has the response so', async () => {
    const { variables, made } = await sharedPage();
    const before = await receivedBy(second);
    const again = await byId(second, variables, { 'if-none-match': made.headers.get('etag') ?? '' });
    expect([again.status, await receivedBy(second)]).toEqual([304, before + 1]);
  });

  it('makes the response itself for another language', async () => {
    const { variables } = await sharedPage();
    const before = await receivedBy(second);
    const hebrew = { cookie: 'lang=he' };
    const sent = await byId(second, variables, hebrew);
    expect(await receivedBy(second)).toBe(before);
    expect(sent.text).toBe((await executed(second, variables, hebrew)).text);
  });

  it('makes the response itself for a member, whose responses are neither shared nor stored by browsers', async () => {
    const { variables } = await sharedPage();
    const [before, keys] = [await receivedBy(second), await shared()];
    const others = pageOf({ ...variables.criteria, stay: twoNights((ahead += 1)) });
    for (const page of [variables, others]) {
      const { status, headers } = await byId(second, page, { cookie: admin.cookieHeader });
      expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null]);
    }
    expect(await receivedBy(second)).toBe(before);
    expect((await shared()).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each<[string, number, Record<string, string>]>([
    ['with the same settings', 1, {}],
    ['of another environment', 0, { APP_ENV: 'prod' }],
    ['with a platform of its own', 0, { PLATFORM_URL: '' }],
  ])('when it is one %s, receives %i of one response', async (_what, received, others) => {
    const third = await startTestProduct({ ...settings, ...others });
    try {
      const request = async () => {
        const { variables } = await sharedPage();
        return [(await byId(third, variables)).status, await receivedBy(third)];
      };
      // An instance to which Redis is slow makes a response itself; it receives that of a later page.
      await expect.poll(request).toEqual([200, received]);
    } finally {
      await third.stop();
    }
  });

  it('makes the response itself when the stored bytes are not a response', async () => {
    const { variables, made } = await sharedPage();
    for (const key of await shared()) await direct.set(key, 'of another program');
    const before = await receivedBy(second);
    const sent = await byId(second, variables);
    expect([sent.status, sent.text, await receivedBy(second)]).toEqual([200, made.text, before]);
    await direct.del(...(await shared()));
  });

  it('answers while Redis does not', async () => {
    const { variables } = await sharedPage();
    await direct.client('PAUSE', 1_500);
    const { status, text } = await byId(second, variables);
    expect([status, text.startsWith('{"data":{')]).toEqual([200, true]);
    const isComplete = async () => (await byId(second, variables)).text.includes('"complete":true');
    await expect.poll(isComplete, { timeout: 20_000 }).toBe(true);
  });
});

describe('after an administrator at the first instance', () => {
  const stored = (price: number) =>
    hotelForm({
      name: 'Shared House',
      city: 'Netanya',
      basePriceMinor: price,
      markupType: 'fixed',
      markupValue: 0,
    });
  const perNight = ({ text }: Answer): unknown => {
    const { data } = JSON.parse(text) as {
      data: {
        hotelSearch: { hotels: { name: { en: string }; pricePerNight: { amountMinor: number } | null }[] };
      };
    };
    return data.hotelSearch.hotels.find(({ name }) => name.en === 'Shared House')?.pricePerNight?.amountMinor;
  };

  /** Runs an action, and waits until Redis has deleted what it changes: on a busy machine some seconds later. */
  const untilDropped = async (action: () => Promise<{ readonly errors: readonly unknown[] }>) => {
    const [key = ''] = await direct.keys('solera:cache-generation*');
    const before = await direct.get(key);
    expect((await action()).errors).toEqual([]);
    await expect.poll(() => direct.get(key), { timeout: 15_000 }).not.toBe(before);
  };
  /** The price at the second instance, which has not received the page from another one. */
  const untilOwnPrice = async (variables: Variables, expected: number | undefined) => {
    const before = await receivedBy(second);
    await byId(second, variables);
    expect(await receivedBy(second)).toBe(before);
    await expect
      .poll(async () => perNight(await byId(second, variables)), { timeout: 15_000 })
      .toBe(expected);
  };

  it('has changed the markup of a hotel, or deleted it, the second one no longer sends what was shared before', async () => {
    const { id, updatedAt } = await createHotel(admin, stored(10_000));
    const { variables, made } = await sharedPage('Netanya');
    expect([perNight(made), perNight(await byId(second, variables))]).toEqual([10_000, 10_000]);
    const later = await sharedPage('Netanya');
    await untilDropped(() =>
      admin.ask(
        `mutation($id: ID!, $input: AdminHotelInput!, $updatedAt: DateTime!) {
          updateHotel(id: $id, input: $input, updatedAt: $updatedAt) { __typename }
        }`,
        { id, updatedAt, input: { ...stored(10_000), markupValue: 25 } },
      ),
    );
    await untilOwnPrice(later.variables, 12_500);
    await untilOwnPrice(variables, 12_500);
    const last = await sharedPage('Netanya');
    expect(perNight(last.made)).toBe(12_500);
    await untilDropped(() => admin.ask('mutation($id: ID!) { deleteHotel(id: $id) { id } }', { id }));
    await untilOwnPrice(last.variables, undefined);
  });
});

describe('a shared response', () => {
  it('is stored compressed, without anything about the caller', async () => {
    const { made } = await sharedPage();
    const texts = await Promise.all(
      (await shared()).map(async (key) => {
        const bytes = (await direct.getBuffer(key)) ?? Buffer.alloc(0);
        const end = bytes.indexOf('\n');
        return [String(bytes.subarray(0, end)), String(gunzipSync(bytes.subarray(end + 1)))] as const;
      }),
    );
    const [head] = texts.find(([, body]) => body === made.text) ?? [];
    expect(Object.keys(JSON.parse(head ?? '{}') as object).toSorted()).toEqual([
      'checksum',
      'contentType',
      'etag',
      'generation',
      'length',
      'until',
    ]);
  });
});
