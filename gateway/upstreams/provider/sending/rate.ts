import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/**
 * Who spends the provider's rate. Each has a share of its own, so that the searches of many can neither hold up a
 * traveller who pays nor the status checks that settle what is pending.
 */
export type Lane = 'read' | 'sale' | 'recovery';

/** Turns at the provider, counted over all instances. */
export interface Rate {
  /** Takes a turn; never throws. @returns 0, or the milliseconds after which asking again makes sense */
  take(lane: Lane): Promise<number>;
  /** No instance has a turn in this lane for so long. */
  block(lane: Lane, ms: number): Promise<void>;
  close(): void;
}

export interface RateOptions {
  /** Calls in a second, all instances and all lanes together. */
  readonly perSecond: number;
  /** Where the instances count together; null: this one is alone. */
  readonly redisUrl: string | null;
  /** Names the provider account: accounts have rates of their own. */
  readonly account: string;
  /** Longest that Redis may take for a command; 100 ms unless a test says otherwise. */
  readonly commandTimeoutMs?: number;
}

interface Limiters {
  readonly local: RateLimiterAbstract;
  readonly shared: RateLimiterAbstract | null;
}

const SALE_SHARE = 0.15;
const RECOVERY_SHARE = 0.15;
const COMMAND_TIMEOUT_MS = 100;
/** A connection on which nothing is heard for so long is dead, and a new one is made. */
const SILENCE_MS = 2_000;
/** This many commands without an answer count as a Redis that is away, for that long. */
const FAILURES_UNTIL_DOWN = 5;
const DOWN_FOR_MS = 5_000;

/** What each lane may spend in a second; at least one call each. */
export function sharesOf(perSecond: number): Readonly<Record<Lane, number>> {
  const sale = Math.max(1, Math.round(perSecond * SALE_SHARE));
  const recovery = Math.max(1, Math.round(perSecond * RECOVERY_SHARE));
  return { read: Math.max(1, perSecond - sale - recovery), sale, recovery };
}

/**
 * The rate, shared through Redis when there is one; while it is away or silent each instance spends half of it by itself,
 * and no turn waits for it.
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
  const limitersOf = (lane: Lane): Limiters => {
    const points = shares[lane];
    const keyPrefix = `provider.${lane}`;
    if (!redis) return { local: new RateLimiterMemory({ points, duration: 1 }), shared: null };
    return {
      local: new RateLimiterMemory({ points: Math.ceil(points / 2), duration: 1 }),
      shared: new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration: 1 }),
    };
  };
  const limiters = { read: limitersOf('read'), sale: limitersOf('sale'), recovery: limitersOf('recovery') };
  const breaker = circuitBreaker(
    // A refusal is an answer.
    handleWhen((cause) => !(cause instanceof RateLimiterRes)),
    { halfOpenAfter: DOWN_FOR_MS, breaker: new ConsecutiveBreaker(FAILURES_UNTIL_DOWN) },
  );
  const using = async <T>(lane: Lane, act: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> => {
    const { shared, local } = limiters[lane];
    if (!shared) return act(local);
    try {
      return await breaker.execute(() => act(shared));
    } catch (cause) {
      if (cause instanceof RateLimiterRes) throw cause;
      return act(local);
    }
  };
  return {
    take: async (lane) => {
      try {
        await using(lane, (limiter) => limiter.consume(account));
        return 0;
      } catch (refusal) {
        // Anything else is our own failure: it must not stop the calls of a product.
        return refusal instanceof RateLimiterRes ? Math.max(1, refusal.msBeforeNext) : 0;
      }
    },
    block: async (lane, ms) => void (await using(lane, (limiter) => limiter.block(account, ms / 1000))),
    close: () => redis?.disconnect(),
  };
}
