import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf, createRateLimits } from '#gateway/limits/rate-limits.ts';
import type { RateLimits } from '#gateway/limits/rate-limits.ts';
import { startRedis } from '#tests/support/servers/redis.ts';
import type { TestRedis } from '#tests/support/servers/redis.ts';

describe('rate limits over Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  const keysLike = async (pattern: string): Promise<string[]> => {
    const store = new Redis(redis.url);
    const keys = await store.keys(pattern);
    store.disconnect();
    return keys;
  };

  /** Limits with an open connection: until then an instance counts by itself. */
  async function connected(name: string): Promise<RateLimits> {
    const limits = createRateLimits(redis.url);
    const before = await keysLike('rate.visitor*');
    const counted = async () => {
      await limits.spend('visitor', name);
      return (await keysLike('rate.visitor*')).length;
    };
    await expect.poll(counted, { timeout: 30_000 }).toBe(before.length + 1);
    return limits;
  }

  it('are shared by two instances', async () => {
    const [one, other] = [await connected('one'), await connected('other')];
    for (let turn = 0; turn < 5; turn += 1) await (turn % 2 === 0 ? one : other).spend('confirm', 'm:1');
    await expect(one.spend('confirm', 'm:1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(other.spend('confirm', 'm:1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await Promise.all([one.close(), other.close()]);
  });

  it('store no IP address and no member id', async () => {
    const limits = await connected('third');
    await limits.spend('create', callerOf({ viewer: null, callerAddress: '203.0.113.77' }, 'create'));
    await limits.spend('create', 'm:member-number-7');
    const keys = await keysLike('rate.create*');
    expect(keys).toHaveLength(2);
    expect(keys.join(' ')).not.toMatch(/203\.0\.113\.77|member-number-7/);
    await limits.close();
  });
});
