import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRate, type Rate, sharesOf } from '../../../gateway/upstreams/provider/rate.ts';
import { sparePort, startRedis, type TestRedis } from '../../support/redis.ts';

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

/** Ten instances; a patient Redis, because this is no test of a slow one. */
function instances(redisUrl: string, account: string): readonly Rate[] {
  const rates = Array.from({ length: INSTANCES }, () =>
    createRate({ perSecond, redisUrl, account, commandTimeoutMs: 30_000 }),
  );
  open.push(...rates);
  return rates;
}

/** Turns that all of them get when each asks for as many as it may have alone, and the seconds that took. */
async function granted(rates: readonly Rate[]): Promise<{ turns: number; seconds: number }> {
  const began = Date.now();
  const asked = rates.flatMap((rate) => Array.from({ length: share }, () => rate.take('read')));
  const turns = (await Promise.all(asked)).filter((wait) => wait === 0).length;
  return { turns, seconds: (Date.now() - began) / 1_000 };
}

describe('the rate of the provider', () => {
  it('is one for all instances on a Redis', async () => {
    const rates = instances(redis.url, 'shared');
    // Until they are connected each counts by itself, and all together get ten times as much.
    const isShared = async (): Promise<boolean> => {
      const { turns, seconds } = await granted(rates);
      return turns <= share * (Math.floor(seconds) + 2);
    };
    await expect.poll(isShared, { timeout: 30_000, interval: 200 }).toBe(true);
  });

  it('stops for all of them, in its lane and account only', async () => {
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

  it('is halved for each instance while Redis is away, and never an error', async () => {
    const rates = instances(`redis://127.0.0.1:${await sparePort()}`, 'away');
    const { turns, seconds } = await granted(rates);
    const half = Math.ceil(share / 2);
    expect(turns).toBeGreaterThanOrEqual(half * INSTANCES);
    expect(turns).toBeLessThanOrEqual(half * INSTANCES * (Math.floor(seconds) + 2));
  });
});
