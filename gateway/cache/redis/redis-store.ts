import { randomUUID } from 'node:crypto';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type CacheStore, DELETED_KEY, type StoredBytes } from '../cache.ts';
import { deflated, inflated } from './deflated.ts';
import { valueBytesOf } from '../versioned-value.ts';
import { MAX_VALUE_BYTES, createMemoryStore } from '../memory-store.ts';
import { createPendingDeletions } from './pending-deletions.ts';
import { redisFence } from './redis-fence.ts';

/**
 * A command times out after four of these, 100 ms, so that a process that was busy for one of them does not count Redis
 * as slow.
 */
const SLICE_MS = 25;
const SLICES = 4;
/** A connection without any response for this long is dead and is replaced. */
const SILENCE_MS = 2_000;
const FAILURES_UNTIL_DOWN = 5;
const DOWN_FOR_MS = 5_000;
const FALLBACK_BYTES = 16 * 1024 * 1024;

/** Deletes a lock only while this process holds it. */
const RELEASE_SCRIPT = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;

/** Extends a lock, also when Redis has lost it, but not when another holder has it. */
const EXTEND_SCRIPT = `local held = redis.call('get', KEYS[1]) if held == ARGV[1] or not held then redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2]) end return 0`;
const CHANNEL = 'solera:news';

/** The result of a command, or a failure when it takes too long. */
const inTime = <T>(command: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const slice = (left: number): void => {
      timer = setTimeout(() => (left > 1 ? slice(left - 1) : reject(new Error('redis is slow'))), SLICE_MS);
    };
    slice(SLICES);
    command.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Text of a stored value; null for a miss. */
const textOf = (stored: Buffer | null): string | null => {
  const value = valueBytesOf(stored);
  return value === null ? null : inflated(value);
};

const lifetimeOf = (seconds: number): number => Math.max(1, Math.round(seconds * 1000));

function connect(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableAutoPipelining: true,
    socketTimeout: SILENCE_MS,
    connectTimeout: SILENCE_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, SILENCE_MS),
  });
  let isReported = false;
  redis.on('ready', () => {
    isReported = false;
  });
  redis.on('error', (error: Error) => {
    // Every attempt to reconnect reports the failure, but one log line is enough.
    if (!isReported)
      logger.warn({ reason: error.name }, 'redis is not reachable: the cache uses local memory');
    isReported = true;
  });
  return redis;
}

/** Messages through one Redis channel. This process's own are delivered at once, without Redis. */
function createChannel(redis: Redis, local: CacheStore, logger: Logger) {
  const self = randomUUID();
  // The only command of this connection waits while Redis is unavailable; afterwards it subscribes again by itself.
  const subscriber = redis.duplicate({ maxRetriesPerRequest: null });
  // The other connection reports that Redis is unavailable.
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel: string, text: string) => {
    const [from = '', topic = '', message = ''] = text.split('\n');
    if (from === self) return;
    // This process may have its own copy, from a moment in which Redis was slow. Deleting it publishes the key.
    if (topic === DELETED_KEY) void local.delete([message]);
    else local.publish(topic, message);
  });
  subscriber.subscribe(CHANNEL).catch(() => logger.debug('subscription lost: the connection was closed'));
  return {
    /** Publishes to the other instances. */
    send: (topic: string, message: string): void => {
      if (redis.status === 'ready')
        redis.publish(CHANNEL, [self, topic, message].join('\n')).catch(() => undefined);
    },
    close: () => subscriber.disconnect(),
  };
}

interface Fallback {
  /** Runs a command, and its replacement when Redis fails or is slow. */
  readonly orLocal: <T>(command: () => Promise<T>, standIn: () => Promise<T>) => Promise<T>;
  readonly deletions: { readonly has: (key: string) => boolean };
  readonly local: CacheStore;
}

const bytesIn = (redis: Redis, { orLocal, deletions, local }: Fallback): StoredBytes => ({
  getWith: async (key, textKey) => {
    const here = async () => (await local.getMany([textKey]))[0] ?? null;
    return orLocal(
      async () => {
        const [bytes = null, text = null] = await redis.mgetBuffer(key, textKey);
        return { bytes, text: deletions.has(textKey) ? await here() : textOf(text) };
      },
      async () => ({ bytes: null, text: await here() }),
    );
  },
  put: (key, bytes, ttlMs) =>
    orLocal(
      async () => void (await redis.set(key, bytes, 'PX', Math.max(1, Math.floor(ttlMs)))),
      async () => undefined,
    ),
});

/**
 * A cache shared by all instances. While Redis fails or is slow (100 ms per command; five failures count as down for 5
 * s) a small cache of this process replaces it.
 * @param url `redis://` or `rediss://` URL
 */
export function createRedisStore(url: string, logger: Logger): CacheStore {
  const redis = connect(url, logger);
  const fence = redisFence(redis);
  const local = createMemoryStore({ maxBytes: FALLBACK_BYTES });
  const channel = createChannel(redis, local, logger);
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: DOWN_FOR_MS,
    breaker: new ConsecutiveBreaker(FAILURES_UNTIL_DOWN),
  });

  const orLocal = async <T>(command: () => Promise<T>, standIn: () => Promise<T>): Promise<T> => {
    try {
      return await breaker.execute(() => inTime(command()));
    } catch {
      return standIn();
    }
  };

  const deletions = createPendingDeletions(
    (keys) => breaker.execute(() => inTime(fence.drop(keys))),
    (key) => channel.send(DELETED_KEY, key),
  );

  return {
    isShared: true,
    bytes: bytesIn(redis, { orLocal, deletions, local }),
    getMany: (keys, orOwn = false) =>
      keys.length === 0
        ? Promise.resolve([])
        : orLocal(
            async () => {
              // Redis may answer reads while it refuses deletions: then these keys are cached here.
              const own = orOwn || keys.some(deletions.has) ? await local.getMany(keys) : [];
              return (await redis.mgetBuffer([...keys])).map((stored, at) => {
                const mine = own[at] ?? null;
                return deletions.has(keys[at] ?? '') ? mine : (textOf(stored) ?? (orOwn ? mine : null));
              });
            },
            () => local.getMany(keys),
          ),
    nextVersion: () =>
      orLocal(async () => {
        const { number: own } = await local.nextVersion();
        return { number: await fence.version(), own, isLocal: false };
      }, local.nextVersion),
    setMany: async (entries, ttlSeconds, version) => {
      const fitting = entries.filter(({ value }) => Buffer.byteLength(value) <= MAX_VALUE_BYTES);
      if (fitting.length === 0) return;
      const mine = version?.own === undefined ? version : { number: version.own, isLocal: true };
      const here = () => local.setMany(fitting, ttlSeconds, mine);
      // Read while Redis was unavailable: it is unknown whether others have read or dropped it since.
      if (version?.isLocal) await here();
      else {
        // Until Redis has deleted these keys, `getMany` reads them here.
        const pending = fitting.filter(({ key }) => deletions.has(key));
        if (pending.length > 0) await local.setMany(pending, ttlSeconds, mine);
        const stored = fitting.map(({ key, value }) => ({ key, value: deflated(value) }));
        await orLocal(() => fence.set(stored, lifetimeOf(ttlSeconds), version?.number ?? null), here);
      }
    },
    delete: async (keys) => {
      if (keys.length === 0) return;
      // Deleted in both, or a value dropped while Redis is up would come back when it is down.
      await local.delete(keys);
      await deletions.delete(keys);
      for (const key of keys) {
        // Again, for the fills that were requested while Redis deleted.
        local.publish(DELETED_KEY, key);
        channel.send(DELETED_KEY, key);
      }
    },
    acquire: (key, ttlMs) => {
      let isLate = false;
      return orLocal(
        async () => {
          const token = randomUUID();
          const isTaken = (await redis.set(key, token, 'PX', ttlMs, 'NX')) === 'OK';
          // The caller has given up, so the lock is released: without an owner it would block everyone.
          if (isTaken && isLate) redis.eval(RELEASE_SCRIPT, 1, key, token).catch(() => undefined);
          return isTaken ? token : null;
        },
        () => {
          isLate = true;
          return local.acquire(key, ttlMs);
        },
      );
    },
    extend: async (key, token, ttlMs) => {
      await local.extend(key, token, ttlMs);
      await orLocal(
        async () => void (await redis.eval(EXTEND_SCRIPT, 1, key, token, ttlMs)),
        async () => undefined,
      );
    },
    release: async (key, token) => {
      await local.release(key, token);
      await orLocal(
        async () => void (await redis.eval(RELEASE_SCRIPT, 1, key, token)),
        async () => undefined,
      );
    },
    publish: (topic, message) => {
      local.publish(topic, message);
      channel.send(topic, message);
    },
    subscribe: local.subscribe,
    isUp: () =>
      orLocal(
        async () => (await redis.ping()) === 'PONG',
        async () => false,
      ),
    close: async () => {
      channel.close();
      deletions.stop();
      redis.disconnect();
      await local.close();
    },
  };
}
