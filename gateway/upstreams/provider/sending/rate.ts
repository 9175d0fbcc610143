import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/**
 * Kinds of calls that share the provider's rate. Each has its own share, so that many searches can delay neither a
 * traveller who pays nor the status checks of pending operations.
 */
export type RateClass = 'read' | 'sale' | 'recovery';

/** The provider's rate limit, counted over all instances. */
export interface Rate {
  /** Takes a slot; never throws. @returns 0, or the milliseconds after which to try again */
  take(rateClass: RateClass): Promise<number>;
  /** Blocks this class for all instances. */
  block(rateClass: RateClass, ms: number): Promise<void>;
  close(): void;
}

export interface RateOptions {
  /** Number of calls per second, all instances and all classes together. */
  readonly perSecond: number;
  /** The Redis in which the instances count together; null for a single instance. */
  readonly redisUrl: string | null;
  /** Identifies the provider account: each account has its own rate. */
  readonly account: string;
  /** Timeout of a Redis command; 100 ms by default. */
  readonly commandTimeoutMs?: number;
}

interface Limiters {
  readonly local: RateLimiterAbstract;
  readonly shared: RateLimiterAbstract | null;
}

const SALE_SHARE = 0.15;
const RECOVERY_SHARE = 0.15;
const COMMAND_TIMEOUT_MS = 100;
/** A connection without any response for this long is dead and is replaced. */
const SILENCE_MS = 2_000;
/** After this many commands without a response Redis counts as down, for the time below. */
const FAILURES_UNTIL_DOWN = 5;
const DOWN_FOR_MS = 5_000;

/** Calls per second of each class; at least one. */
export function sharesOf(perSecond: number): Readonly<Record<RateClass, number>> {
  const sale = Math.max(1, Math.round(perSecond * SALE_SHARE));
  const recovery = Math.max(1, Math.round(perSecond * RECOVERY_SHARE));
  return { read: Math.max(1, perSecond - sale - recovery), sale, recovery };
}

/**
 * The rate limit, shared through Redis when there is one. While Redis is down or slow each instance uses half of the
 * rate by itself, and no call waits for Redis.
 */
export function createRate(options: RateOptions): Rate {
  const { perSecond, redisUrl, account, commandTimeoutMs = COMMAND_TIMEOUT_MS } = options;
  const redis = redisUrl
    ? new Redis(redisUrl, {
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        commandTimeout: commandTimeoutMs,
        socketTimeout: SILENCE_MS,
        connectTimeout: SILENCE_MS,
      })
    : null;
  redis?.on('error', () => undefined);
  const shares = sharesOf(perSecond);
  const limitersOf = (rateClass: RateClass): Limiters => {
    const points = shares[rateClass];
    const keyPrefix = `provider.${rateClass}`;
    if (!redis) return { local: new RateLimiterMemory({ points, duration: 1 }), shared: null };
    return {
      local: new RateLimiterMemory({ points: Math.ceil(points / 2), duration: 1 }),
      shared: new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration: 1 }),
    };
  };
  const limiters = { read: limitersOf('read'), sale: limitersOf('sale'), recovery: limitersOf('recovery') };
  const breaker = circuitBreaker(
    // A refusal by the limit is not a failure of Redis.
    handleWhen((cause) => !(cause instanceof RateLimiterRes)),
    { halfOpenAfter: DOWN_FOR_MS, breaker: new ConsecutiveBreaker(FAILURES_UNTIL_DOWN) },
  );
  const using = async <T>(
    rateClass: RateClass,
    act: (limiter: RateLimiterAbstract) => Promise<T>,
  ): Promise<T> => {
    const { shared, local } = limiters[rateClass];
    if (!shared) return act(local);
    try {
      return await breaker.execute(() => act(shared));
    } catch (cause) {
      if (cause instanceof RateLimiterRes) throw cause;
      return act(local);
    }
  };
  return {
    take: async (rateClass) => {
      try {
        await using(rateClass, (limiter) => limiter.consume(account));
        return 0;
      } catch (refusal) {
        // Any other error is our own failure, which must not stop the product's calls.
        return refusal instanceof RateLimiterRes ? Math.max(1, refusal.msBeforeNext) : 0;
      }
    },
    block: async (rateClass, ms) =>
      void (await using(rateClass, (limiter) => limiter.block(account, ms / 1000))),
    close: () => redis?.disconnect(),
  };
}
