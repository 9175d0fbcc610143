import { connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRate, type Rate, sharesOf } from '#upstreams/provider/sending/rate.ts';
import { type TestRedis, absentRedisUrl, startRedis } from '#tests/support/servers/redis.ts';

const perSecond = 10;
const share = sharesOf(perSecond).read;
const INSTANCES = 10;
let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

let open: Rate[] = [];
afterEach(() => {
  for (const rate of open) rate.close();
  open = [];
});

/** Ten instances that wait long enough for Redis, because these tests are not about a slow one. */
function instances(redisUrl: string, account: string): readonly Rate[] {
  const rates = Array.from({ length: INSTANCES }, () =>
    createRate({ perSecond, redisUrl, account, commandTimeoutMs: 30_000 }),
  );
  open.push(...rates);
  return rates;
}

/** A connection to Redis that can be blocked without closing it. Counts what is sent. */
async function startSilentProxy(redisUrl: string) {
  const target = new URL(redisUrl);
  const sockets: Socket[] = [];
  const counts = { passed: 0, swallowed: 0 };
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('data', (data) => {
      counts[isSilent ? 'swallowed' : 'passed'] += 1;
      if (!isSilent) far.write(data);
    });
    far.on('data', (data) => void (isSilent || near.write(data)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    passed: () => counts.passed,
    swallowed: () => counts.swallowed,
    fallSilent: () => {
      isSilent = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** Requests that all of them may send when each asks for its full share, and the seconds that took. */
async function granted(rates: readonly Rate[]): Promise<{ turns: number; seconds: number }> {
  const began = Date.now();
  const requested = rates.flatMap((rate) => Array.from({ length: share }, () => rate.take('read')));
  const turns = (await Promise.all(requested)).filter((wait) => wait === 0).length;
  return { turns, seconds: (Date.now() - began) / 1_000 };
}

describe('the rate of the provider', () => {
  it('is shared by all instances on a Redis', async () => {
    const rates = instances(redis.url, 'shared');
    // Until they are connected, each counts by itself, and all together get ten times as much.
    const isShared = async (): Promise<boolean> => {
      const { turns, seconds } = await granted(rates);
      return turns <= share * (Math.floor(seconds) + 2);
    };
    await expect.poll(isShared, { timeout: 30_000, interval: 200 }).toBe(true);
  });

  it('is blocked in all instances at once, but only for one kind of call and one account', async () => {
    const [one, other] = instances(redis.url, 'stopped');
    const [stranger] = instances(redis.url, 'stranger');
    const isStopped = async (): Promise<boolean> => {
      await one?.block('read', 60_000);
      return ((await other?.take('read')) ?? 0) > 30_000;
    };
    await expect.poll(isStopped, { timeout: 30_000, interval: 200 }).toBe(true);
    expect(await other?.take('sale')).toBe(0);
    expect(await stranger?.take('read')).toBe(0);
  });

  it('stops waiting for a silent Redis after at most five commands', async () => {
    const proxy = await startSilentProxy(redis.url);
    const rate = createRate({ perSecond: 1_000, redisUrl: proxy.url, account: 'silent' });
    open.push(rate);
    const isShared = async (): Promise<boolean> => {
      const before = proxy.passed();
      await rate.take('read');
      return proxy.passed() > before;
    };
    await expect.poll(isShared, { timeout: 30_000 }).toBe(true);
    proxy.fallSilent();
    // A command without a response takes 100 ms: without a limit each of these would wait.
    for (let turn = 0; turn < 15; turn += 1) expect(await rate.take('read')).toBe(0);
    expect(proxy.swallowed()).toBeGreaterThan(0);
    expect(proxy.swallowed()).toBeLessThanOrEqual(5);
    await proxy.close();
  });

  it('is halved for each instance while Redis is down, without an error', async () => {
    const rates = instances(await absentRedisUrl(), 'away');
    const { turns, seconds } = await granted(rates);
    const half = Math.ceil(share / 2);
    expect(turns).toBeGreaterThanOrEqual(half * INSTANCES);
    expect(turns).toBeLessThanOrEqual(half * INSTANCES * (Math.floor(seconds) + 2));
  });
});
