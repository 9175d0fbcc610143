import { getTableName } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '#backends/kit/database/database.ts';
import { attempts } from '../database/schema.ts';

/** Points in so many seconds, counted under a prefix of their own. */
export interface Limits {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

export type MakeLimiter = (limits: Limits) => RateLimiterAbstract;

/**
 * Makes counters that all processes of the platform share where they share a database, so that two processes do not allow
 * twice as much; in memory where the database has one process only. Each point is a write there: it is meant for acts that
 * are rare or dear, not for every call.
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
      // One for all: it removes what is over from the whole table every five minutes.
      clearExpiredByTimeout: isFirst,
    });
    isFirst = false;
    return limiter;
  };
}
