/** What visitors ask by the id of a document: kept answers are those of the usual way, and never older than what they tell. */
import { Agent, request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { sparePort, startRedis, type TestRedis } from '../support/redis.ts';
import type { Visitor } from '../support/visitor.ts';
import { createHotel, demoAdmin, hotelForm } from './support/admin.ts';
import { cityNamed, type Criteria, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const [resultsId, resultsText] =
  Object.entries(sharedDocuments).find(([, text]) => text.startsWith('query Results(')) ?? [];
if (resultsId === undefined || resultsText === undefined) throw new Error('no document of results');

let redis: TestRedis;
let first: TestProduct;
let second: TestProduct;
let admin: Visitor;
let ahead = 60;
/** Days that no other test has searched, searched to the end on both instances. */
let criteria: Criteria;

beforeAll(async () => {
  redis = await startRedis(await sparePort());
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
  /** As it was sent. */
  readonly bytes: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** A request whose bytes nothing unpacks. */
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
const byText = (product: TestProduct, variables: object, headers: Readonly<Record<string, string>> = {}) =>
  send(
    product,
    '/graphql',
    headers,
    JSON.stringify({ operationName: 'Results', query: resultsText, variables }),
  );

/** How many rows of searches the instance has read: a kept answer reads none. */
async function rowsRead(product: TestProduct): Promise<number> {
  const figures = await (await fetch(new URL('/metrics', product.url))).text();
  const lines = figures.split('\n').filter((line) => /cache.*kind="search-row/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** An answer that is kept, and one that the kept one was given for; both within the time that answers are kept. */
async function keptAnswer(product: TestProduct, variables: object): Promise<readonly [Answer, Answer]> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const made = await byId(product, variables);
    const before = await rowsRead(product);
    const kept = await byId(product, variables);
    if ((await rowsRead(product)) === before) return [made, kept];
  }
  throw new Error('no answer was kept');
}

describe('an answer to a visitor', () => {
  it('is byte for byte the same from the usual way, when it is kept, and as it is given again', async () => {
    const [made, kept] = await keptAnswer(first, wholePage());
    const usual = await byText(first, wholePage());
    expect(usual.status).toBe(200);
    expect(usual.bytes.length).toBeGreaterThan(10_000);
    expect(made.bytes.equals(usual.bytes)).toBe(true);
    expect(kept.bytes.equals(usual.bytes)).toBe(true);
    const own = ({ headers: { date: _date, 'x-request-id': _id, ...rest } }: Answer) => rest;
    expect(own(kept)).toEqual(own(made));
    expect(kept.headers['x-request-id']).not.toBe(made.headers['x-request-id']);
    expect(kept.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': usual.headers['content-type'],
      'x-content-type-options': 'nosniff',
    });
  });

  it('is packed as its browser can unpack it', async () => {
    const [, { bytes: plain }] = await keptAnswer(first, wholePage());
    const brotli = await byId(first, wholePage(), { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await byId(first, wholePage(), { 'accept-encoding': 'gzip' });
    const weighed = await byId(first, wholePage(), { 'accept-encoding': 'br;q=0, gzip;q=1' });
    expect([brotli, gzip, weighed].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.bytes).equals(plain)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain)).toBe(true);
    expect(gunzipSync(weighed.bytes).equals(plain)).toBe(true);
    expect(brotli.bytes.length).toBeLessThan(plain.length * 0.22);
  });

  it('is not sent again to a browser that has it', async () => {
    const [{ headers }, { bytes }] = await keptAnswer(first, wholePage());
    const again = await byId(first, wholePage(), { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
    const other = await byId(first, wholePage(), { 'if-none-match': 'W/"other"' });
    expect([other.status, other.bytes.equals(bytes)]).toEqual([200, true]);
  });

  it('is kept apart for other variables, and once for variables in another order', async () => {
    const [, all] = await keptAnswer(first, wholePage());
    const [, cheapest] = await keptAnswer(first, { ...wholePage(), sort: 'PRICE_ASC' });
    expect(cheapest.bytes.equals(all.bytes)).toBe(false);
    expect(cheapest.bytes.equals((await byText(first, { ...wholePage(), sort: 'PRICE_ASC' })).bytes)).toBe(
      true,
    );
    const before = await rowsRead(first);
    const { page, sort, filter } = wholePage();
    const reordered = await byId(first, { page, sort: sort, filter, criteria });
    expect(reordered.bytes.equals(all.bytes)).toBe(true);
    // Unless the time of keeping has just passed.
    expect((await rowsRead(first)) - before).toBeLessThanOrEqual(50);
  });
});

describe('an answer that is not kept', () => {
  it('is the one to a member, or to an unknown document id', async () => {
    await keptAnswer(first, wholePage());
    const member = await byId(first, wholePage(), { cookie: admin.cookieHeader });
    const bearer = await byId(first, wholePage(), { authorization: 'Bearer nobody' });
    for (const { status, headers } of [member, bearer]) {
      expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
    }
    const unknown = await send(first, addressOf(wholePage(), 'a'.repeat(64)));
    expect(String(unknown.bytes)).toContain('"code":"BAD_REQUEST"');
    expect(unknown.headers['etag']).toBeUndefined();
  });

  it('is the answer of a search that goes on', async () => {
    await first.sandbox.fault({ call: 'Search', kind: 'delay', ms: 3_000 });
    const other = { ...wholePage(), criteria: { ...criteria, stay: twoNights((ahead += 1)) } };
    const early = await byId(first, other);
    expect(String(early.bytes)).toContain('"complete":false');
    expect([early.headers['cache-control'], early.headers['etag']]).toEqual(['no-store', undefined]);
    await searchWhole(first.visitor(), other.criteria);
    expect(String((await byId(first, other)).bytes)).toContain('"complete":true');
  });

  it('is one with errors', async () => {
    const stay = { ...criteria.stay, checkOut: criteria.stay.checkIn };
    const bad = { ...wholePage(), criteria: { ...criteria, stay } };
    const [one, two] = [await byId(first, bad), await byId(first, bad)];
    for (const { headers, bytes } of [one, two]) {
      expect(String(bytes)).toContain('BAD_USER_INPUT');
      expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
    }
  });
});

describe('a kept answer ends', () => {
  it('on both instances when an administrator adds and then edits a hotel of the place', async () => {
    const namedAt = async (name: string) => {
      const answers = await Promise.all([first, second].map((product) => byId(product, wholePage())));
      return answers.map(({ bytes }) => String(bytes).includes(name));
    };
    await Promise.all([first, second].map((product) => keptAnswer(product, wholePage())));
    const hotel = await createHotel(admin, hotelForm({ name: 'Kept for a Moment', city: 'Haifa' }));
    expect(await namedAt('Kept for a Moment')).toEqual([true, true]);
    await Promise.all([first, second].map((product) => keptAnswer(product, wholePage())));
    await admin.ask('mutation($id: ID!) { deleteHotel(id: $id) { id } }', { id: hotel.id });
    expect(await namedAt('Kept for a Moment')).toEqual([false, false]);
  });
});

describe('a refusal', () => {
  it('of a page of another origin is said as before', async () => {
    await keptAnswer(first, wholePage());
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const { status, bytes } = await byId(first, wholePage(), headers);
      expect([status, String(bytes)]).toEqual([403, expect.stringContaining('"reason":"origin"')]);
    }
  });

  it('of a form or a picture, which may send no such type, is said as before', async () => {
    await keptAnswer(first, wholePage());
    const { status } = await send(first, addressOf(wholePage()), { 'content-type': 'text/plain' });
    expect(status).toBe(400);
  });

  it('of a visitor whose budget is used up is the same on both ways, and others are served', async () => {
    const from = { 'x-forwarded-for': '192.0.2.77' };
    await keptAnswer(first, wholePage());
    // As many points as a document can cost, until there are none left.
    const query = `{ ${Array.from({ length: 10 }, (_, at) => `a${at}: exchangeRates { asOf }`).join(' ')} }`;
    const statuses = await Promise.all(
      Array.from({ length: 110 }, () => send(first, '/graphql', from, JSON.stringify({ query }))),
    );
    expect(statuses.at(-1)?.status).toBe(429);
    const refused = await byId(first, wholePage(), from);
    const usual = await byText(first, wholePage(), from);
    expect(usual.status).toBe(429);
    const same = ({ headers, bytes }: Answer) => [
      headers['content-type'],
      headers['cache-control'],
      String(bytes).replace(/"(requestId)":"[^"]*"|"retryAfter":\d+/g, '"$1"'),
    ];
    expect(same(refused)).toEqual(same(usual));
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect((await byId(first, wholePage(), { 'x-forwarded-for': '192.0.2.78' })).status).toBe(200);
  });
});
