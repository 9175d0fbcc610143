import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { AppError } from '#gateway/errors.ts';
import { budgets } from '#upstreams/budgets.ts';
import { UPSTREAM, isLost } from '../../send.ts';

/** A held lock. It expires, so that a gateway that died blocks no other. */
export interface Lease {
  /**
   * Call before a write is sent, with the budget of a single attempt: a repeat might arrive after the lock has ended.
   * @throws AppError OVERLOADED when the lock may end before the write does; nothing may be sent then
   */
  writes(): void;
}

/** Locks of records, shared by all gateways with the same Redis; without Redis, of this process. */
export interface RecordLocks {
  /**
   * Runs a job while no other caller holds the name. When the response to its write was lost, the lock is not released
   * but expires, so that the write does not arrive after that of another caller.
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
/** Longest time of a write. */
const WRITE_MS = budgets.platformOnce.wholeMs + 1_000;
const WAIT_MS = 5_000;
const COMMAND_MS = 1_000;
const MIN_PAUSE_MS = 15;
const PAUSE_SPREAD_MS = 30;

/** Deletes a lock only while this process holds it. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;

const overloaded = (): AppError =>
  new AppError('OVERLOADED', { upstream: UPSTREAM, call: 'lock', retryAfter: 1 });

function connect(url: string): Redis {
  const redis = new Redis(url, {
    // Connects only when a lock is needed.
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    connectTimeout: COMMAND_MS,
    commandTimeout: COMMAND_MS,
  });
  // The request for a lock reports the failure, and the cache logs that Redis is unavailable.
  redis.on('error', () => undefined);
  return redis;
}

/** Creates the locks. Every gateway must use the same Redis. */
export function createRecordLocks({ redisUrl, leaseMs = LEASE_MS, waitMs = WAIT_MS }: Options): RecordLocks {
  const redis = redisUrl === null ? null : connect(redisUrl);
  /** The end of the latest job of each name in this process. */
  const last = new Map<string, Promise<void>>();

  const shared = async <T>(command: Promise<T>): Promise<T> => {
    try {
      return await command;
    } catch (cause) {
      const facts = { upstream: UPSTREAM, call: 'lock', reason: 'redis does not answer' };
      throw new AppError('PLATFORM_UNAVAILABLE', facts, { cause });
    }
  };

  /** @returns a moment before the lock was taken, so that it ends here no later than in Redis */
  const take = async (key: string, token: string, giveUpAt: number): Promise<number> => {
    for (;;) {
      const before = performance.now();
      if (!redis || (await shared(redis.set(key, token, 'PX', leaseMs, 'NX'))) === 'OK') return before;
      if (before >= giveUpAt) throw overloaded();
      await pause(MIN_PAUSE_MS + Math.random() * PAUSE_SPREAD_MS);
    }
  };

  /** @param doubt is set when the response to a write was lost */
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
      // A lock that cannot be released expires.
      if (!doubt.isThere) await redis?.eval(RELEASE, 1, key, token).catch(() => undefined);
    }
  };

  /** Waits for the earlier jobs in this process; fails when they take too long. */
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
          // A write may still arrive although its connection was lost. The lock then stays in Redis until it expires;
          // without Redis the next job waits here as long.
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
