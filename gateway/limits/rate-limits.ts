import { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** A budget of one caller: `points` in every `seconds`. */
interface Budget {
  readonly points: number;
  readonly seconds: number;
}

/** Budgets per caller. Source: reliability design, section 2 (refill and burst as points of a 20 s window). */
const budgets = {
  visitor: { points: 1000, seconds: 20 },
  member: { points: 2000, seconds: 20 },
  create: { points: 20, seconds: 60 },
  confirm: { points: 5, seconds: 60 },
  chat: { points: 20, seconds: 60 },
  signIn: { points: 50, seconds: 900 },
  upload: { points: 20, seconds: 60 },
  /** Counted by target instead of caller: each is good for one file while it lives. */
  uploadTarget: { points: 1, seconds: 600 },
  message: { points: 5, seconds: 60 },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** Root fields with a budget of their own, beside the general one. */
export const fieldBudgets: Readonly<Record<string, BudgetName>> = {
  createBooking: 'create',
  acceptBookingPrice: 'create',
  confirmBooking: 'confirm',
  cancelBooking: 'confirm',
  sendChatMessage: 'chat',
  signIn: 'signIn',
  register: 'signIn',
  adoptSession: 'signIn',
  changePassword: 'signIn',
  deleteMyAccount: 'signIn',
  createUpload: 'upload',
  contact: 'message',
  notifyMe: 'message',
};

export interface RateLimits {
  /**
   * Takes points off the caller's budget.
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds
   */
  spend(budget: BudgetName, caller: string, points?: number): Promise<void>;
  close(): Promise<void>;
}

/** A member is counted by id, a visitor by address. */
export const callerOf = ({ viewer, callerAddress }: Pick<Context, 'viewer' | 'callerAddress'>): string =>
  viewer ? `m:${viewer.id}` : `v:${callerAddress}`;

/** Limits shared through Redis when there is one; while it is away each instance counts half of it by itself. */
export function createRateLimits(redisUrl: string | null): RateLimits {
  const redis = redisUrl
    ? new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: false })
    : null;
  redis?.on('error', () => undefined);
  const limiterFor = (name: BudgetName): RateLimiterAbstract => {
    const { points, seconds } = budgets[name];
    const local = new RateLimiterMemory({
      points: redis ? Math.ceil(points / 2) : points,
      duration: seconds,
    });
    if (!redis) return local;
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `rate.${name}`,
      points,
      duration: seconds,
      insuranceLimiter: local,
    });
  };
  const limiters = new Map<BudgetName, RateLimiterAbstract>();
  const limiter = (name: BudgetName): RateLimiterAbstract => {
    const known = limiters.get(name) ?? limiterFor(name);
    limiters.set(name, known);
    return known;
  };
  return {
    async spend(budget, caller, points = 1) {
      try {
        await limiter(budget).consume(caller, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('RATE_LIMITED', {
          retryAfter: Math.ceil(refusal.msBeforeNext / 1000),
          status: 429,
        });
      }
    },
    async close() {
      redis?.disconnect();
      await Promise.resolve();
    },
  };
}
