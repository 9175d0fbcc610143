import type { Request } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { actorOf, isVouchedFor } from '../auth/caller.ts';
import type { Platform } from '../platform.ts';

const MINUTE_S = 60;
/** Actions of one person per minute, the same as for these actions at `/graphql`. */
const ACTS_A_MINUTE = { create: 20, cancel: 5, upload: 20 };

export type PersonBudget = keyof typeof ACTS_A_MINUTE;

export interface PersonBudgets {
  /**
   * Counts one action of the caller. The gateway limits its own callers, so requests that it vouches for pass.
   * @throws HttpError 429 with the seconds to wait
   */
  spend(budget: PersonBudget, req: Request): Promise<void>;
}

/** The refusal of a caller with too many calls, with the seconds until the next call is allowed. */
export const tooManyCalls = (refused: RateLimiterRes): HttpError =>
  new HttpError(429, 'Too many requests, please wait', {
    code: 'rate_limited',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))) },
  });

/**
 * What one person may do per minute, in addition to the general limit: the same as at the gateway, counted over all
 * processes.
 */
export function createPersonBudgets(platform: Platform): PersonBudgets {
  const points = { ...ACTS_A_MINUTE, ...platform.options.personBudgets };
  const limiter = (budget: PersonBudget) =>
    platform.limiter({ keyPrefix: budget, points: points[budget], duration: MINUTE_S });
  const limiters = { create: limiter('create'), cancel: limiter('cancel'), upload: limiter('upload') };
  return {
    async spend(budget, req) {
      const actor = await actorOf(platform, req);
      if (!('userId' in actor) || isVouchedFor(platform, req)) return;
      try {
        await limiters[budget].consume(actor.userId);
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooManyCalls(refused) : refused;
      }
    },
  };
}
