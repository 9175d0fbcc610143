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

/** A budget of one caller: `points` in every `seconds`. */
interface Budget {
  readonly points: number;
  readonly seconds: number;
}

/** Budgets per caller: so many points may be spent at once, and as many come back in the time. */
const budgets = {
  visitor: { points: 1000, seconds: 20 },
  member: { points: 2000, seconds: 20 },
  /**
   * Documents that nobody has sent lately: each is parsed and validated again, up to 40 ms of work. Twice the number of those
   * of our own client, which everybody knows after the first time.
   */
  document: { points: 180, seconds: 20 },
  /** Parts of street tiles: a screen of a map asks for some fifty, and half a minute of moving it for a few hundred. */
  tiles: { points: 1000, seconds: 20 },
  /** Drawings that are made into pictures: each takes a part of a second of a processor. Those made lately are free. */
  preview: { points: 10, seconds: 60 },
  create: { points: 20, seconds: 60 },
  confirm: { points: 5, seconds: 60 },
  chat: { points: 20, seconds: 60 },
  upload: { points: 20, seconds: 60 },
  /** Counted by target instead of caller: each is good for one file while it lives. */
  uploadTarget: { points: 1, seconds: 600 },
  message: { points: 5, seconds: 60 },
  /** Failures that browsers report: a page sends five a minute, and a household or an office shares its address. */
  browserFailure: { points: 60, seconds: 60 },
  /** Each reads all that is kept of a member. */
  dataExport: { points: 5, seconds: 60 },
  /** Counted rooms that visitors of one address ask to be kept; a claim cookie is easily thrown away. */
  hold: { points: 12, seconds: 1800 },
  /** Calls of the provider that searches which begin cost: less than a fifth of what the usual rate leaves for reading. */
  search: { points: 300, seconds: 60 },
  /**
   * Calls of the provider that hotel pages, prices, pictures and lists of places begin, beside those of searches: a fifth
   * of what the usual rate leaves for reading. Answers from the cache are free.
   */
  provider: { points: 336, seconds: 60 },
  /** Up to ten calls of the provider each: without it one caller could spend the reading of all. */
  nearby: { points: 60, seconds: 60 },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/**
 * Root fields with a budget of their own, beside the general one. Passwords have none here: the platform counts failures
 * and knows devices, and its limits hold for every door that leads to it.
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
   * Takes points off the caller's budget.
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds
   */
  spend(budget: BudgetName, caller: string, points?: number): Promise<void>;
  /** The same at once, where the points are counted in this process; null where they are shared. */
  readonly spendAtOnce: ((budget: BudgetName, caller: string, points?: number) => void) | null;
  close(): Promise<void>;
}

/** Budgets of so many seconds outlive a stay on one link. */
const LONG_S = 900;

/** Callers whose network and key are remembered: both are worked out of texts, for every request. */
const REMEMBERED = 10_000;
const visitors = {
  short: new LRUCache<string, string>({
    max: REMEMBERED,
    memoMethod: (address) => `v:${networkOf(address, 'short')}`,
  }),
  long: new LRUCache<string, string>({
    max: REMEMBERED,
    memoMethod: (address) => `v:${networkOf(address, 'long')}`,
  }),
};

/** A visitor in these limits. */
export const visitorKey = (address: string, budget: BudgetName): string =>
  visitors[budgets[budget].seconds >= LONG_S ? 'long' : 'short'].memo(address);

/** A member is counted by id, a visitor by the network of the address. */
export const callerOf = (
  { viewer, callerAddress }: Pick<Context, 'viewer' | 'callerAddress'>,
  budget: BudgetName,
): string => (viewer ? `m:${viewer.id}` : visitorKey(callerAddress, budget));

/** What costs all callers together something: a new account begins with no budget that its network has not. */
const sharedBudgets: ReadonlySet<BudgetName> = new Set(['search', 'nearby', 'provider', 'document']);

/** Who pays: a member whose account is new pays for the network too, as a visitor does. */
export function payersOf(
  caller: Pick<Context, 'viewer' | 'callerAddress'>,
  budget: BudgetName,
  now: number = Date.now(),
): readonly string[] {
  const own = callerOf(caller, budget);
  const { viewer, callerAddress } = caller;
  const isAlone = !viewer || !sharedBudgets.has(budget) || !isNewcomer(viewer, now);
  return isAlone ? [own] : [visitorKey(callerAddress, budget), own];
}

/** Takes points off the budgets of all who pay for a caller. @throws AppError RATE_LIMITED */
export async function spendOf(
  limits: Pick<RateLimits, 'spend'>,
  caller: Pick<Context, 'viewer' | 'callerAddress'>,
  budget: BudgetName,
  points?: number,
): Promise<void> {
  for (const payer of payersOf(caller, budget)) await limits.spend(budget, payer, points);
}

/** Shared counters are kept by hash: the store reveals neither addresses nor members. */
const keys = new LRUCache<string, string>({
  max: REMEMBERED,
  memoMethod: (caller) => createHash('sha256').update(caller).digest('base64url'),
});

const COMMAND_TIMEOUT_MS = 100;
/** A connection on which nothing is heard for so long is dead, and a new one is made. */
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

/** One limiter for each budget, made when it is first needed. */
function limitersOf<T>(make: (name: BudgetName) => T) {
  const limiters = new Map<BudgetName, T>();
  return (name: BudgetName): T => {
    const limiter = limiters.get(name) ?? make(name);
    limiters.set(name, limiter);
    return limiter;
  };
}

/**
 * Limits shared through Redis when there is one. While it is away or silent (100 ms a command; five failures count as
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
    // A refusal is an answer.
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
