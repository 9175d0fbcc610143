import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from '../access/actor.ts';
import { actorOf, addressOf, isVouchedFor } from '../auth/caller.ts';
import { tooManyCalls } from './person-budgets.ts';
import type { Platform } from '../platform.ts';

/** A burst is refilled over this time: 50 points per second for a visitor, twice that for who is signed in. */
const WINDOW_S = 20;
const VISITOR_POINTS = 1_000;
/** A call that concerns many records; routes are met in any case of their letters. */
const MANY_RECORDS = /\/entities\/[^/]+\/(?:bulk|import|update-many)\/?$/i;
const MANY_POINTS = 20;

const isMany = (path: string, method: string): boolean =>
  MANY_RECORDS.test(path) || (method === 'DELETE' && /\/entities\/[^/]+\/?$/i.test(path));

/**
 * Points per caller: a person by their id, anybody else by the address. The gateway counts its own callers, so what it
 * vouches for passes. Refused with 429 and the seconds to wait. Source: the limits of `/graphql`
 *
 * Counted by each process for itself: it keeps one caller from using up a process, and a write to the database for every
 * call would cost more than the calls that it refuses.
 */
export function callerLimit(platform: Platform): RequestHandler {
  const points = platform.options.visitorPoints ?? VISITOR_POINTS;
  const members = new RateLimiterMemory({ keyPrefix: 'member', points: 2 * points, duration: WINDOW_S });
  const visitors = new RateLimiterMemory({ keyPrefix: 'visitor', points, duration: WINDOW_S });

  const take = (actor: Actor, address: string, cost: number): Promise<RateLimiterRes> =>
    'userId' in actor ? members.consume(actor.userId, cost) : visitors.consume(address, cost);

  return async (req, _res, next) => {
    if (!isVouchedFor(platform, req)) {
      const actor = await actorOf(platform, req);
      try {
        await take(actor, addressOf(platform, req), isMany(req.path, req.method) ? MANY_POINTS : 1);
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooManyCalls(refused) : refused;
      }
    }
    next();
  };
}
