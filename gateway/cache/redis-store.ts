import { randomUUID } from 'node:crypto';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { CacheStore } from './cache.ts';
import { MAX_VALUE_BYTES, createMemoryStore } from './memory-store.ts';

const COMMAND_TIMEOUT_MS = 100;
const FAILURES_UNTIL_DOWN = 5;
const DOWN_FOR_MS = 5_000;
const FALLBACK_BYTES = 16 * 1024 * 1024;

/** Deletes a lock only while it is still ours. */
const RELEASE_SCRIPT = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;

/** Fails the pipeline when any of its commands failed. */
function checkPipeline(results: readonly (readonly [Error | null, unknown])[] | null): void {
  const failed = results?.find(([error]) => error !== null)?.[0];
  if (failed) throw failed;
}

function connect(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableAutoPipelining: true,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  let isReported = false;
  redis.on('ready', () => {
    isReported = false;
  });
  redis.on('error', (error: Error) => {
    // A lost Redis reports every attempt to connect: one line is enough.
    if (!isReported) logger.warn({ reason: error.name }, 'redis is not reachable: the cache works locally');
    isReported = true;
  });
  return redis;
}

/**
 * A cache shared by all instances. While Redis fails or hangs (100 ms a command; five failures count as down for 5 s) a small
 * cache of this process stands in: slower, never wrong.
 * @param url `redis://` or `rediss://` address
 */
export function createRedisStore(url: string, logger: Logger): CacheStore {
  const redis = connect(url, logger);
  const local = createMemoryStore({ maxBytes: FALLBACK_BYTES });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: DOWN_FOR_MS,
    breaker: new ConsecutiveBreaker(FAILURES_UNTIL_DOWN),
  });

  const orLocal = async <T>(command: () => Promise<T>, standIn: () => Promise<T>): Promise<T> => {
    try {
      return await breaker.execute(command);
    } catch {
      return standIn();
    }
  };

  return {
    getMany: (keys) =>
      keys.length === 0
        ? Promise.resolve([])
        : orLocal(
            () => redis.mget([...keys]),
            () => local.getMany(keys),
          ),
    setMany: (entries, ttlSeconds) =>
      orLocal(
        async () => {
          const pipeline = redis.pipeline();
          for (const { key, value } of entries) {
            if (Buffer.byteLength(value) <= MAX_VALUE_BYTES)
              pipeline.set(key, value, 'PX', Math.max(1, Math.round(ttlSeconds * 1000)));
          }
          if (pipeline.length > 0) checkPipeline(await pipeline.exec());
        },
        () => local.setMany(entries, ttlSeconds),
      ),
    delete: async (keys) => {
      if (keys.length === 0) return;
      // Both sides, or a value dropped while Redis is up would come back when it is down.
      await local.delete(keys);
      await orLocal(
        async () => void (await redis.del([...keys])),
        async () => undefined,
      );
    },
    acquire: (key, ttlMs) =>
      orLocal(
        async () => {
          const token = randomUUID();
          return (await redis.set(key, token, 'PX', ttlMs, 'NX')) === 'OK' ? token : null;
        },
        () => local.acquire(key, ttlMs),
      ),
    release: async (key, token) => {
      await local.release(key, token);
      await orLocal(
        async () => void (await redis.eval(RELEASE_SCRIPT, 1, key, token)),
        async () => undefined,
      );
    },
    isUp: () =>
      orLocal(
        async () => (await redis.ping()) === 'PONG',
        async () => false,
      ),
    close: async () => {
      redis.disconnect();
      await local.close();
    },
  };
}
