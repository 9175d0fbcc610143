import { getTableName } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '#backends/kit/database/database.ts';
import { attempts } from '../database/schema.ts';

/** A number of points per `duration` in seconds, counted under a prefix of its own. */
export interface Limits {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

export type MakeLimiter = (limits: Limits) => RateLimiterAbstract;

/**
 * Creates counters that all processes with the same database share, so that two processes do not allow twice as much;
 * in memory when the database has only one process. Each point is a database write, so it is meant for actions that are
 * rare or expensive, not for every call.
 */
export function limiterMaker({ pool, isShared }: Pick<Database, 'pool' | 'isShared'>): MakeLimiter {
  if (!isShared) return (limits) => new RateLimiterMemory(limits);
  let isFirst = true;
  return (limits) => {
    const limiter = new RateLimiterPostgres({
      ...limits,
      storeClient: pool,
      tableName: getTableName(attempts),
      tableCreated: true,
      // Only one of them, because it deletes expired rows of the whole table every five minutes.
      clearExpiredByTimeout: isFirst,
    });
    isFirst = false;
    return limiter;
  };
}
