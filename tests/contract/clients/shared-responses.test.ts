import { Redis } from 'ioredis';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cache, CachePolicy } from '#cache/cache.ts';
import { createCache } from '#cache/create-cache.ts';
import { createRedisStore } from '#cache/redis/redis-store.ts';
import { cachedResponse, gzipOf } from '#gateway/http/response-cache/cached-response.ts';
import {
  createSharedResponses,
  type SharedResponses,
} from '#gateway/http/response-cache/shared/shared-responses.ts';
import { startOwnRedis, type TestRedis } from '#tests/support/servers/redis.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/servers/tcp-proxy.ts';

const logger = pino({ level: 'silent' });
const anyPolicy: CachePolicy<string> = {
  kind: 'texts.1',
  freshSeconds: 60,
  usableSeconds: 60,
  parse: String,
};
const TYPE = 'application/json; charset=utf-8';
const text = JSON.stringify({ data: { names: Array.from({ length: 200 }, (_, at) => `hotel ${at}`) } });
const made = (body = text) => cachedResponse(Buffer.from(body), TYPE);

let redis: TestRedis;
let direct: Redis;
/** Between the second instance and Redis. */
let proxy: TcpProxy;
let caches: Cache[];
let first: Cache;
let second: Cache;
/** The middle of a quarter of an hour, milliseconds since the epoch. */
const NOW = Date.parse('2031-05-05T10:07:00Z');
let now: number;

beforeEach(async () => {
  now = NOW;
  caches = [];
  redis = await startOwnRedis();
  direct = new Redis(redis.url);
  proxy = await startTcpProxy(redis.url);
  [first, second] = [redis.url, proxy.url].map((url) => {
    const cache = createCache(createRedisStore(url, logger), { now: () => now, logger });
    caches.push(cache);
    return cache;
  }) as [Cache, Cache];
});
afterEach(async () => {
  for (const cache of caches) await cache.close();
  await proxy.close();
  direct.disconnect();
  await redis.stop();
});

const responsesOf = ({ shared }: Cache, fingerprint = 'build'): SharedResponses => {
  if (!shared) throw new Error('the cache is not shared');
  return createSharedResponses({ shared, fingerprint, headers: {}, now: () => now });
};

/** Leaves a response under the current generation. */
const leave = async (cache: Cache, until = NOW + 60_000, response = made()): Promise<void> =>
  responsesOf(cache).put('page', response, { generation: await cache.generation(), until });

const found = async (cache: Cache, fingerprint?: string) =>
  (await responsesOf(cache, fingerprint).find('page')).received;

/** The only stored response: its key and bytes. */
async function stored(): Promise<readonly [string, Buffer]> {
  const [key = ''] = await direct.keys('solera:bytes.1:*');
  const bytes = await direct.getBuffer(key);
  if (!bytes) throw new Error('nothing is stored');
  return [key, bytes];
}

describe('a response that an instance has left in Redis', () => {
  it('is found by another one, with the same bytes, tag, type and compressed form', async () => {
    await leave(first);
    const received = await found(second);
    const own = made();
    const [plain, compressed] = [
      await received?.response.form([]),
      received && (await gzipOf(received.response)),
    ];
    expect(String(plain?.bytes)).toBe(text);
    expect(compressed).toEqual(await gzipOf(own));
    expect(received?.response).toMatchObject({ etag: own.etag, contentType: TYPE, length: text.length });
  });

  it('is found in the language and for the variables of its key only', async () => {
    await leave(first);
    expect((await responsesOf(second).find('another page')).received).toBeNull();
  });

  it('is valid until its first part expires, and disappears then', async () => {
    await leave(first, NOW + 50_000);
    const [key] = await stored();
    expect(await direct.pttl(key)).toBeLessThanOrEqual(50_000);
    now = NOW + 49_999;
    expect((await found(second))?.until).toBe(NOW + 50_000);
    now = NOW + 50_000;
    expect(await found(second)).toBeNull();
  });

  it('is valid at most until the next quarter of an hour, when a day may end', async () => {
    now = Date.parse('2031-05-05T20:59:30Z');
    await leave(first, now + 240_000);
    expect((await found(second))?.until).toBe(Date.parse('2031-05-05T21:00:00Z'));
  });

  it('is not found by another build, or one with other settings', async () => {
    await leave(first);
    expect(await found(second, 'another build')).toBeNull();
  });

  it.each<[string, (cache: [Cache, Cache]) => Promise<void>]>([
    ['the instance that made it', ([one]) => one.drop(anyPolicy, ['any'])],
    ['another one', ([, other]) => other.drop(anyPolicy, ['any'])],
  ])('is not found after %s has dropped a cached value', async (_who, drop) => {
    await leave(first);
    await drop([first, second]);
    expect([await found(first), await found(second)]).toEqual([null, null]);
  });

  it('is not found when a value was dropped while it was made', async () => {
    const generation = await first.generation();
    await second.drop(anyPolicy, ['any']);
    await responsesOf(first).put('page', made(), { generation, until: NOW + 60_000 });
    expect([await found(first), await found(second)]).toEqual([null, null]);
  });

  it('is not found by an instance that has not been able to drop a value in Redis yet', async () => {
    await leave(first);
    expect(await found(second)).not.toBeNull();
    proxy.change('silent');
    await second.drop(anyPolicy, ['any']);
    expect(await found(second)).toBeNull();
    proxy.change('down');
    proxy.change('up');
    // From then on the deletion is repeated, until no instance finds it.
    await expect.poll(() => found(first), { timeout: 10_000 }).toBeNull();
    expect(await found(second)).toBeNull();
  });

  it.each(['silent', 'down'] as const)('is not found while Redis is %s, and nothing fails', async (state) => {
    await leave(first);
    proxy.change(state);
    const { received, generation } = await responsesOf(second).find('page');
    expect([received, typeof generation]).toEqual([null, 'string']);
    await responsesOf(second).put('page', made(), { generation, until: NOW + 60_000 });
  });

  it.each<[string, (bytes: Buffer) => Buffer | string]>([
    ['of another program', () => 'anything'],
    ['without a line break', (bytes) => bytes.subarray(0, 40)],
    ['cut off', (bytes) => bytes.subarray(0, -1)],
    [
      'with a changed body',
      (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]),
    ],
    [
      'with a header that ends early',
      (bytes) => String(bytes).replace('charset=utf-8', 'charset=utf-8\\r\\nx: y'),
    ],
  ])('is ignored when its bytes are %s', async (_what, change) => {
    await leave(first);
    const [key, bytes] = await stored();
    await direct.set(key, change(bytes));
    expect(await found(second)).toBeNull();
  });
});

describe('a response is not left in Redis', () => {
  it.each<[string, number, string]>([
    ['when less than a second is left', NOW + 999, text],
    ['when no moment is known until which it is valid', 0, text],
    [
      'when it is long also after compression',
      NOW + 60_000,
      Array.from({ length: 40_000 }, (_, at) => ((at * 2_654_435_761) >>> 0).toString(36)).join(''),
    ],
    ['when it is longer than a megabyte', NOW + 60_000, ' '.repeat(2 ** 20 + 1)],
  ])('%s', async (_when, until, body) => {
    await leave(first, until, made(body));
    expect(await direct.keys('solera:bytes.1:*')).toEqual([]);
  });

  it('when the instance has left four megabytes in the last ten seconds', async () => {
    const responses = responsesOf(first);
    const validity = { generation: await first.generation(), until: NOW + 120_000 };
    // About 48 KB each, which compression does not make shorter.
    const body = (at: number) =>
      made(Array.from({ length: 8_000 }, (_, n) => (((n + at) * 2_654_435_761) >>> 0).toString(36)).join(''));
    const sizes = async (): Promise<number> => {
      const keys = await direct.keys('solera:bytes.1:*');
      const lengths = await Promise.all(keys.map((key) => direct.strlen(key)));
      return lengths.reduce((sum, length) => sum + length, 0);
    };
    for (let at = 0; at < 150; at += 1) await responses.put(`page ${at}`, body(at), validity);
    const before = await sizes();
    expect(before).toBeGreaterThan(3.9 * 2 ** 20);
    expect(before).toBeLessThanOrEqual(4 * 2 ** 20);
    now += 10_000;
    await responses.put('page of later', body(0), validity);
    expect(await sizes()).toBeGreaterThan(before);
  });
});
