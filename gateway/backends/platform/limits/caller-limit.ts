import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from '../access/actor.ts';
import { actorOf, addressOf, isVouchedFor } from '../auth/caller.ts';
import { tooManyCalls } from './person-budgets.ts';
import type { Platform } from '../platform.ts';

/** Time in which all points are restored: 50 points per second for a visitor, twice that for a signed-in person. */
const WINDOW_S = 20;
const VISITOR_POINTS = 1_000;
/** A call about many records; paths are matched in any case. */
const MANY_RECORDS = /\/entities\/[^/]+\/(?:bulk|import|update-many)\/?$/i;
const MANY_POINTS = 20;

const isMany = (path: string, method: string): boolean =>
  MANY_RECORDS.test(path) || (method === 'DELETE' && /\/entities\/[^/]+\/?$/i.test(path));

/**
 * Points per caller: a person by id, anyone else by IP address. The gateway limits its own callers, so requests that it
 * vouches for pass. Refuses with 429 and the seconds to wait. The limits are those of `/graphql`. Each process counts
 * for itself: the purpose is that one caller cannot use up a process, and a database write per call would cost more
 * than the refused calls.
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
