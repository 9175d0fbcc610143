import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { AppError } from '#gateway/errors.ts';
import { budgets } from '#upstreams/budgets.ts';
import { UPSTREAM, isLost } from '../../send.ts';

/** A lock that is held: it ends by itself, so that a gateway that died blocks no other. */
export interface Lease {
  /**
   * Said before a write is sent, which has to be made with the budget of one attempt: a repeat might arrive after the lock.
   * @throws AppError OVERLOADED when the lock may end before the write does; nothing may be sent then
   */
  writes(): void;
}

/** Locks of records, over all gateways that share a Redis; without one, of this process. */
export interface RecordLocks {
  /**
   * Runs a job while nobody else holds the name. When the answer to its write was lost, the lock is left to end by itself,
   * so that the write does not arrive after somebody else's.
   * @throws AppError OVERLOADED after 5 s of waiting; PLATFORM_UNAVAILABLE when Redis is configured and does not answer
   */
  hold<T>(name: string, job: (lease: Lease) => Promise<T>): Promise<T>;
  close(): void;
}

interface Options {
  readonly redisUrl: string | null;
  /** How long a lock lasts; longer than a read and a write together. */
  readonly leaseMs?: number;
  readonly waitMs?: number;
}

const LEASE_MS = 20_000;
/** Time that a write needs at most. */
const WRITE_MS = budgets.platformOnce.wholeMs + 1_000;
const WAIT_MS = 5_000;
const COMMAND_MS = 1_000;
const SHORTEST_PAUSE_MS = 15;
const PAUSE_SPREAD_MS = 30;

/** Deletes a lock only while it is still ours. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;

const overloaded = (): AppError =>
  new AppError('OVERLOADED', { upstream: UPSTREAM, call: 'lock', retryAfter: 1 });

function connect(url: string): Redis {
  const redis = new Redis(url, {
    // No connection before a lock is needed.
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    connectTimeout: COMMAND_MS,
    commandTimeout: COMMAND_MS,
  });
  // A request for a lock reports the failure; the cache logs that Redis is away.
  redis.on('error', () => undefined);
  return redis;
}

/** Makes the locks. Every gateway has to be given the same Redis. */
export function createRecordLocks({ redisUrl, leaseMs = LEASE_MS, waitMs = WAIT_MS }: Options): RecordLocks {
  const redis = redisUrl === null ? null : connect(redisUrl);
  /** The end of the last job of each name in this process. */
  const last = new Map<string, Promise<void>>();

  const shared = async <T>(command: Promise<T>): Promise<T> => {
    try {
      return await command;
    } catch (cause) {
      const facts = { upstream: UPSTREAM, call: 'lock', reason: 'redis does not answer' };
      throw new AppError('PLATFORM_UNAVAILABLE', facts, { cause });
    }
  };

  /** @returns a moment before the lock was taken: it never lasts longer here than in Redis */
  const take = async (key: string, token: string, giveUpAt: number): Promise<number> => {
    for (;;) {
      const before = performance.now();
      if (!redis || (await shared(redis.set(key, token, 'PX', leaseMs, 'NX'))) === 'OK') return before;
      if (before >= giveUpAt) throw overloaded();
      await pause(SHORTEST_PAUSE_MS + Math.random() * PAUSE_SPREAD_MS);
    }
  };

  /** @param doubt is set when the answer to a write was lost */
  const run = async <T>(
    name: string,
    job: (lease: Lease) => Promise<T>,
    { giveUpAt, doubt }: { readonly giveUpAt: number; readonly doubt: { isThere: boolean } },
  ): Promise<T> => {
    const [key, token] = [`solera:record:${name}`, randomUUID()];
    const takenAt = await take(key, token, giveUpAt);
    let isWriting = false;
    try {
      return await job({
        writes: () => {
          if (takenAt + leaseMs - performance.now() < WRITE_MS) throw overloaded();
          isWriting = true;
        },
      });
    } catch (cause) {
      doubt.isThere = isWriting && isLost(cause);
      throw cause;
    } finally {
      // A lock that cannot be given back ends by itself.
      if (!doubt.isThere) await redis?.eval(RELEASE, 1, key, token).catch(() => undefined);
    }
  };

  /** Fails when the turn does not come in time; the turn then passes on. */
  const inTime = async (before: Promise<void>, giveUpAt: number): Promise<void> => {
    const enough = new AbortController();
    const late = pause(Math.max(0, giveUpAt - performance.now()), 'late', {
      signal: enough.signal,
      ref: false,
    }).catch(() => 'late');
    const first = await Promise.race([before, late]);
    enough.abort();
    if (first === 'late') throw overloaded();
  };

  return {
    async hold(name, job) {
      const giveUpAt = performance.now() + waitMs;
      const doubt = { isThere: false };
      const before = last.get(name) ?? Promise.resolve();
      const mine = (async () => {
        await inTime(before, giveUpAt);
        return run(name, job, { giveUpAt, doubt });
      })();
      const end = mine.then(
        () => before,
        async () => {
          await before;
          // In Redis the lock lasts; here it has to be waited for.
          if (doubt.isThere && !redis) await pause(leaseMs, undefined, { ref: false });
        },
      );
      last.set(name, end);
      void end.then(() => last.get(name) === end && last.delete(name));
      return mine;
    },
    close: () => redis?.disconnect(),
  };
}
