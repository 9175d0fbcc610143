/**
 * Queries by document id: cached responses equal executed ones byte for byte, and are invalidated when their
 * data changes.
 */
import { Agent, request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { type TestRedis, startOwnRedis } from '../support/servers/redis.ts';
import type { Visitor } from '../support/visitor.ts';
import { createHotel, hotelForm } from './support/admin-hotels.ts';
import { demoAdmin } from './support/callers.ts';
import { cityNamed, type Criteria, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const [resultsId, resultsText] =
  Object.entries(sharedDocuments).find(([, text]) => text.startsWith('query Results(')) ?? [];
if (resultsId === undefined || resultsText === undefined) throw new Error('no document of results');

let redis: TestRedis;
let first: TestProduct;
let second: TestProduct;
let admin: Visitor;
let ahead = 60;
/** A search of dates that no other test uses, complete on both instances. */
let criteria: Criteria;

beforeAll(async () => {
  redis = await startOwnRedis();
  const shared = { REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1' };
  first = await startTestProduct(shared);
  second = await startTestProduct({ ...shared, ...first.upstreams() });
  admin = await demoAdmin(first);
  criteria = criteriaOf(await cityNamed(first.visitor(), 'Haifa'), twoNights((ahead += 1)));
  await Promise.all([first, second].map((product) => searchWhole(product.visitor(), criteria)));
});
afterAll(async () => {
  agent.destroy();
  await second.stop();
  await first.stop();
  await redis.stop();
});
beforeEach(() => first.sandbox.heal());

const wholePage = () => ({ criteria, filter: {}, sort: 'RECOMMENDED', page: { page: 1, pageSize: 50 } });

const addressOf = (variables: object, id = resultsId): string => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
  const search = new URLSearchParams({
    operationName: 'Results',
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  return `/graphql?${search}`;
};

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as sent, still encoded. */
  readonly bytes: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Sends a request and returns the response without decoding it. */
const send = (
  product: TestProduct,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(
      new URL(path, product.url),
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const byId = (product: TestProduct, variables: object, headers: Readonly<Record<string, string>> = {}) =>
  send(product, addressOf(variables), headers);
const byText = (
  product: TestProduct,
  variables: object,
  headers: Readonly<Record<string, string>> = {},
  query = resultsText,
) => send(product, '/graphql', headers, JSON.stringify({ operationName: 'Results', query, variables }));

/** Number of responses that the instance has served from its cache. */
async function hits(product: TestProduct): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', product.url))).text();
  const lines = metrics
    .split('\n')
    .filter((line) => /^solera_response_cache_total\{outcome="(hit|not_modified)"/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** An executed response and a cached one, within the lifetime of a cache entry. */
async function executedAndCached(
  product: TestProduct,
  variables: object,
): Promise<readonly [Answer, Answer]> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const executed = await byId(product, variables);
    const before = await hits(product);
    const cached = await byId(product, variables);
    if ((await hits(product)) > before) return [executed, cached];
  }
  throw new Error('no response came from the cache');
}

describe('a response to a visitor', () => {
  it('is the same byte for byte when the query is compiled or interpreted, sent as text or by its id, or served from the cache', async () => {
    const [executed, cached] = await executedAndCached(first, wholePage());
    const byPost = await byText(first, wholePage());
    expect(byPost.status).toBe(200);
    expect(byPost.bytes.length).toBeGreaterThan(10_000);
    expect(executed.bytes.equals(byPost.bytes)).toBe(true);
    expect(cached.bytes.equals(byPost.bytes)).toBe(true);
    // With a comment it is another document, which is not compiled.
    const interpreted = await byText(first, wholePage(), {}, `${resultsText} # interpreted`);
    expect(interpreted.bytes.equals(byPost.bytes)).toBe(true);
    const own = ({ headers: { date: _date, 'x-request-id': _id, ...rest } }: Answer) => rest;
    expect(own(cached)).toEqual(own(executed));
    expect(cached.headers['x-request-id']).not.toBe(executed.headers['x-request-id']);
    expect(cached.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': byPost.headers['content-type'],
      'x-content-type-options': 'nosniff',
    });
  });

  it('has the encoding that the browser accepts', async () => {
    const [, { bytes: plain }] = await executedAndCached(first, wholePage());
    // Gzip, which is stored for other instances, is sent until the better encoding is ready.
    const brotli = await vi.waitFor(async () => {
      const answer = await byId(first, wholePage(), { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(answer.headers['content-encoding']).toBe('br');
      return answer;
    });
    const gzip = await byId(first, wholePage(), { 'accept-encoding': 'gzip' });
    const weighted = await byId(first, wholePage(), { 'accept-encoding': 'br;q=0, gzip;q=1' });
    expect([gzip, weighted].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip']);
    expect(brotliDecompressSync(brotli.bytes).equals(plain)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain)).toBe(true);
    expect(gunzipSync(weighted.bytes).equals(plain)).toBe(true);
    expect(brotli.bytes.length).toBeLessThan(plain.length * 0.22);
  });

  it('is a 304 for a browser that already has it', async () => {
    const [{ headers }, { bytes }] = await executedAndCached(first, wholePage());
    const again = await byId(first, wholePage(), { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
    const strong = String(headers['etag']).replace('W/', '');
    const others = await Promise.all(
      [strong, `"other", ${strong}`, '*'].map((tag) => byId(first, wholePage(), { 'if-none-match': tag })),
    );
    expect(others.map(({ status }) => status)).toEqual([304, 304, 304]);
    const other = await byId(first, wholePage(), { 'if-none-match': 'W/"other"' });
    expect([other.status, other.bytes.equals(bytes)]).toEqual([200, true]);
  });

  it('is cached once per set of variables, in any order of their names', async () => {
    const [, all] = await executedAndCached(first, wholePage());
    const [, cheapest] = await executedAndCached(first, { ...wholePage(), sort: 'PRICE_ASC' });
    expect(cheapest.bytes.equals(all.bytes)).toBe(false);
    expect(cheapest.bytes.equals((await byText(first, { ...wholePage(), sort: 'PRICE_ASC' })).bytes)).toBe(
      true,
    );
    const { page, sort, filter } = wholePage();
    const [, reordered] = await executedAndCached(first, { page, sort, filter, criteria });
    expect(reordered.bytes.equals(all.bytes)).toBe(true);
  });
});

describe('no response is cached', () => {
  it('to a member, or for an unknown document id', async () => {
    await executedAndCached(first, wholePage());
    const member = await byId(first, wholePage(), { cookie: admin.cookieHeader });
    const bearer = await byId(first, wholePage(), { authorization: 'Bearer nobody' });
    for (const { status, headers } of [member, bearer]) {
      expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
    }
    const unknown = await send(first, addressOf(wholePage(), 'a'.repeat(64)));
    expect(String(unknown.bytes)).toContain('"code":"BAD_REQUEST"');
    expect([unknown.headers['cache-control'], unknown.headers['etag']]).toEqual(['no-store', undefined]);
  });

  it('of an incomplete search', async () => {
    await first.sandbox.fault({ call: 'Search', kind: 'delay', ms: 3_000 });
    const other = { ...wholePage(), criteria: { ...criteria, stay: twoNights((ahead += 1)) } };
    const early = await byId(first, other);
    expect(String(early.bytes)).toContain('"complete":false');
    expect([early.headers['cache-control'], early.headers['etag']]).toEqual(['no-store', undefined]);
    await searchWhole(first.visitor(), other.criteria);
    expect(String((await byId(first, other)).bytes)).toContain('"complete":true');
  });

  it('with errors', async () => {
    const stay = { ...criteria.stay, checkOut: criteria.stay.checkIn };
    const bad = { ...wholePage(), criteria: { ...criteria, stay } };
    const [one, two] = [await byId(first, bad), await byId(first, bad)];
    for (const { headers, bytes } of [one, two]) {
      expect(String(bytes)).toContain('BAD_USER_INPUT');
      expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
    }
  });
});

describe('a cached response', () => {
  it('is invalidated on both instances when an administrator adds or edits a hotel of the place', async () => {
    const namedAt = async (name: string) => {
      const answers = await Promise.all([first, second].map((product) => byId(product, wholePage())));
      return answers.map(({ bytes }) => String(bytes).includes(name));
    };
    // An instance that is too busy to hear from Redis for a moment learns of the deletion some seconds later.
    const untilNamed = async (name: string, expected: readonly boolean[]) =>
      await expect.poll(() => namedAt(name), { timeout: 15_000 }).toEqual(expected);
    await Promise.all([first, second].map((product) => executedAndCached(product, wholePage())));
    const hotel = await createHotel(admin, hotelForm({ name: 'Kept for a Moment', city: 'Haifa' }));
    await untilNamed('Kept for a Moment', [true, true]);
    await Promise.all([first, second].map((product) => executedAndCached(product, wholePage())));
    await admin.ask('mutation($id: ID!) { deleteHotel(id: $id) { id } }', { id: hotel.id });
    await untilNamed('Kept for a Moment', [false, false]);
  });
});

describe('a refusal', () => {
  it('of a page from another origin is the same as without the cache', async () => {
    await executedAndCached(first, wholePage());
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const { status, bytes, headers: sent } = await byId(first, wholePage(), headers);
      expect([status, String(bytes)]).toEqual([403, expect.stringContaining('"reason":"origin"')]);
      expect(sent['cache-control']).toBe('no-store');
    }
  });

  it('of a request without a JSON content type is the same as without the cache', async () => {
    await executedAndCached(first, wholePage());
    const { status } = await send(first, addressOf(wholePage()), { 'content-type': 'text/plain' });
    expect(status).toBe(400);
  });

  it('of a visitor over the rate limit is the same for a cached and an executed query, and others are served', async () => {
    const from = { 'x-forwarded-for': '192.0.2.77' };
    await executedAndCached(first, wholePage());
    // Queries of maximal cost, until the limit is used up.
    const query = `{ ${Array.from({ length: 10 }, (_, at) => `a${at}: exchangeRates { asOf }`).join(' ')} }`;
    const useUp = () =>
      Promise.all(
        Array.from({ length: 110 }, () => send(first, '/graphql', from, JSON.stringify({ query }))),
      );
    // Again on a busy machine, where the limit recovers in the time between two requests.
    const [refused, byPost] = await vi.waitFor(
      async () => {
        await useUp();
        const both = [await byId(first, wholePage(), from), await byText(first, wholePage(), from)] as const;
        expect(both.map(({ status }) => status)).toEqual([429, 429]);
        return both;
      },
      { timeout: 40_000 },
    );
    const same = ({ headers, bytes }: Answer) => [
      headers['content-type'],
      headers['cache-control'],
      String(bytes).replace(/"(requestId)":"[^"]*"|"retryAfter":\d+/g, '"$1"'),
    ];
    expect(same(refused)).toEqual(same(byPost));
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect((await byId(first, wholePage(), { 'x-forwarded-for': '192.0.2.78' })).status).toBe(200);
  });
});
