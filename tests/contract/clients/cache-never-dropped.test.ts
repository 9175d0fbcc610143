import { Redis } from 'ioredis';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { CachePolicy } from '#cache/cache.ts';
import { createCache } from '#cache/create-cache.ts';
import { createRedisStore } from '#cache/redis/redis-store.ts';
import { startOwnRedis } from '#tests/support/servers/redis.ts';

const logger = pino({ level: 'silent' });
const edited: CachePolicy<string> = {
  kind: 'edited.1',
  freshSeconds: 60,
  usableSeconds: 120,
  parse: String,
};
const shown: CachePolicy<string> = { ...edited, kind: 'shown.1', isNeverDropped: true };

it('a cache over Redis finds a value that is never dropped and that Redis has not stored, but none that others may have dropped', async () => {
  const redis = await startOwnRedis();
  const admin = new Redis(redis.url);
  const cache = createCache(createRedisStore(redis.url, logger), { now: Date.now, logger });
  onTestFinished(async () => {
    await cache.close();
    admin.disconnect();
    await redis.stop();
  });
  // Like a slow command: Redis answers reads, but has not stored the values.
  await admin.config('SET', 'min-replicas-to-write', '1');
  await cache.putMany(shown, [{ key: 'offer', value: 'double room' }]);
  await cache.putMany(edited, [{ key: 'hotel', value: 'perhaps outdated' }]);
  const [offer] = await cache.peekMany(shown, ['offer']);
  expect(offer?.value).toBe('double room');
  await expect.poll(() => cache.peekMany(edited, ['hotel'])).toEqual([null]);
});
