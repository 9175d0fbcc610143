import { createHash } from 'node:crypto';
import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../caller-network.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { isNewcomer } from '../models/viewer.ts';
import { localCounter } from './local-counter.ts';

/** A budget of one caller: `points` per `seconds`. */
interface Budget {
  readonly points: number;
  readonly seconds: number;
}

/** Budgets per caller: this many points may be spent in each window of this many seconds. */
const budgets = {
  visitor: { points: 1000, seconds: 20 },
  member: { points: 2000, seconds: 20 },
  /**
   * Documents that were not sent recently: each is parsed and validated again, up to 40 ms of work. More than all
   * documents of our own client, about 130, which are known after the first time.
   */
  document: { points: 180, seconds: 20 },
  /** Parts of street tiles: a screen of a map needs about fifty, and half a minute of moving it a few hundred. */
  tiles: { points: 1000, seconds: 20 },
  /**
   * SVG files rendered as pictures: each takes a fraction of a second of a processor. Recently rendered ones are free.
   */
  preview: { points: 10, seconds: 60 },
  create: { points: 20, seconds: 60 },
  confirm: { points: 5, seconds: 60 },
  chat: { points: 20, seconds: 60 },
  upload: { points: 20, seconds: 60 },
  /** Counted by target instead of caller: each is valid for one file. */
  uploadTarget: { points: 1, seconds: 600 },
  message: { points: 5, seconds: 60 },
  /** Failures that browsers report: a page sends five a minute, and a household or an office shares an IP address. */
  browserFailure: { points: 60, seconds: 60 },
  /** Each export reads everything stored about a member. */
  dataExport: { points: 5, seconds: 60 },
  /** Holds of counted rooms by visitors of one IP address, because a guest token is easily thrown away. */
  hold: { points: 12, seconds: 1800 },
  /** Provider calls of searches that are opened: less than a fifth of what the default rate leaves for reading. */
  search: { points: 300, seconds: 60 },
  /**
   * Provider calls for hotel pages, prices, pictures and lists of places, beside those of searches: a fifth of what the
   * default rate leaves for reading. Values from the cache are free.
   */
  provider: { points: 336, seconds: 60 },
  /** Searches for other dates, up to ten provider calls each: one caller could use up the reads of all others. */
  nearby: { points: 60, seconds: 60 },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/**
 * Root fields with their own budget, beside the general one. Passwords have none here: the platform counts failures and
 * knows devices, and its limits apply to every client.
 */
export const fieldBudgets: Readonly<Record<string, BudgetName>> = {
  createBooking: 'create',
  acceptBookingPrice: 'create',
  confirmBooking: 'confirm',
  cancelBooking: 'confirm',
  sendChatMessage: 'chat',
  createUpload: 'upload',
  contact: 'message',
  notifyMe: 'message',
  talkToPerson: 'message',
  myDataExport: 'dataExport',
  checkedDay: 'nearby',
  nearestDates: 'nearby',
  cheaperDates: 'nearby',
};

export interface RateLimits {
  /**
   * Charges points to the caller's budget.
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds
   */
  spend(budget: BudgetName, caller: string, points?: number): Promise<void>;
  /** `spend` without a promise, when the points are counted in this process; null when they are shared. */
  readonly spendAtOnce: ((budget: BudgetName, caller: string, points?: number) => void) | null;
  close(): Promise<void>;
}

/**
 * Budgets of at least this many seconds count an IPv6 /56 (a household) instead of a /64 (one network link), see
 * `networkOf`.
 */
const HOUSEHOLD_FROM_S = 900;

/** Maximum number of callers whose network and key are remembered, so that they are not computed for every request. */
const REMEMBERED_CALLERS = 10_000;
const visitors = {
  short: new LRUCache<string, string>({
    max: REMEMBERED_CALLERS,
    memoMethod: (address) => `v:${networkOf(address, 'short')}`,
  }),
  long: new LRUCache<string, string>({
    max: REMEMBERED_CALLERS,
    memoMethod: (address) => `v:${networkOf(address, 'long')}`,
  }),
};

/** The key of a visitor in these limits. */
export const visitorKey = (address: string, budget: BudgetName): string =>
  visitors[budgets[budget].seconds >= HOUSEHOLD_FROM_S ? 'long' : 'short'].memo(address);

/** A member is counted by id, a visitor by the network of the IP address. */
export const callerOf = (
  { viewer, callerAddress }: Pick<Context, 'viewer' | 'callerAddress'>,
  budget: BudgetName,
): string => (viewer ? `m:${viewer.id}` : visitorKey(callerAddress, budget));

/** Budgets for resources that all callers share: a new account cannot spend more than its network. */
const sharedBudgets: ReadonlySet<BudgetName> = new Set(['search', 'nearby', 'provider', 'document']);

/** The keys that are charged: a member with a new account is also charged as the network, like a visitor. */
export function rateLimitKeys(
  caller: Pick<Context, 'viewer' | 'callerAddress'>,
  budget: BudgetName,
  now: number = Date.now(),
): readonly string[] {
  const own = callerOf(caller, budget);
  const { viewer, callerAddress } = caller;
  const isAlone = !viewer || !sharedBudgets.has(budget) || !isNewcomer(viewer, now);
  return isAlone ? [own] : [visitorKey(callerAddress, budget), own];
}

/** Charges points to all budgets of a caller. @throws AppError RATE_LIMITED */
export async function spendOf(
  limits: Pick<RateLimits, 'spend'>,
  caller: Pick<Context, 'viewer' | 'callerAddress'>,
  budget: BudgetName,
  points?: number,
): Promise<void> {
  for (const key of rateLimitKeys(caller, budget)) await limits.spend(budget, key, points);
}

/** Shared counters are stored by hash, so that the store reveals neither IP addresses nor members. */
const keys = new LRUCache<string, string>({
  max: REMEMBERED_CALLERS,
  memoMethod: (caller) => createHash('sha256').update(caller).digest('base64url'),
});

const COMMAND_TIMEOUT_MS = 100;
/** A connection without any response for this long is dead and is replaced. */
const SILENCE_MS = 2_000;
const FAILURES_UNTIL_DOWN = 5;
const DOWN_FOR_MS = 5_000;

function connect(redisUrl: string): Redis {
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    connectTimeout: SILENCE_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, SILENCE_MS),
  });
  redis.on('error', () => undefined);
  return redis;
}

/** One limiter for each budget, created on first use. */
function limitersOf<T>(make: (name: BudgetName) => T) {
  const limiters = new Map<BudgetName, T>();
  return (name: BudgetName): T => {
    const limiter = limiters.get(name) ?? make(name);
    limiters.set(name, limiter);
    return limiter;
  };
}

/**
 * Limits shared through Redis when there is one. While it is down or slow (100 ms per command; five failures count as
 * down for 5 s) each instance counts half of them by itself.
 */
export function createRateLimits(
  redisUrl: string | null,
  onLimited: (budget: BudgetName) => void = () => undefined,
): RateLimits {
  const redis = redisUrl ? connect(redisUrl) : null;
  const local = limitersOf((name) => {
    const { points, seconds } = budgets[name];
    return localCounter({ points: redis ? Math.ceil(points / 2) : points, seconds });
  });
  const refuse = (budget: BudgetName, waitMs: number): never => {
    onLimited(budget);
    throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(waitMs / 1000), status: 429 });
  };
  const spendHere = (budget: BudgetName, caller: string, points = 1): void => {
    const waitMs = local(budget)(caller, points);
    if (waitMs > 0) refuse(budget, waitMs);
  };
  const shared =
    redis &&
    limitersOf((name) => {
      const { points, seconds } = budgets[name];
      return new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `rate.${name}`,
        points,
        duration: seconds,
      });
    });
  const breaker = circuitBreaker(
    // A refusal by the limit is not a failure of Redis.
    handleWhen((cause) => !(cause instanceof RateLimiterRes)),
    { halfOpenAfter: DOWN_FOR_MS, breaker: new ConsecutiveBreaker(FAILURES_UNTIL_DOWN) },
  );
  const spendShared = async (
    limiters: NonNullable<typeof shared>,
    budget: BudgetName,
    caller: string,
    points?: number,
  ): Promise<void> => {
    try {
      await breaker.execute(() => limiters(budget).consume(keys.memo(caller), points));
    } catch (cause) {
      if (cause instanceof RateLimiterRes) refuse(budget, cause.msBeforeNext);
      spendHere(budget, caller, points);
    }
  };
  return {
    spend: async (budget, caller, points) =>
      shared ? spendShared(shared, budget, caller, points) : spendHere(budget, caller, points),
    spendAtOnce: shared ? null : spendHere,
    async close() {
      redis?.disconnect();
      await Promise.resolve();
    },
  };
}
