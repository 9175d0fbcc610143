import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../../kit/database.ts';
import { attempts } from '../schema.ts';

/** Failures of an account before the next try has to wait; the wait doubles up to the longest. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_S = 60;
const WINDOW_S = 15 * 60;
const ADDRESS_FAILURES = 50;
const ALL_PER_MINUTE = 600;
const RESET_MAILS_PER_HOUR = 3;

export interface Throttle {
  /**
   * Counts a try before the password is looked at, so that many tries at once gain nothing.
   * @returns seconds to wait; 0 to go on
   */
  begin(email: string, address: string): Promise<number>;
  /** Making accounts and asking for links counts against the address and over all. @returns seconds to wait; 0 to go on */
  beginRegistration(address: string): Promise<number>;
  /** Whether an account may get another mail with a link; counts the one that follows. */
  mayMailReset(email: string): Promise<boolean>;
  /** A try that succeeded was no failure: an account's count starts over, the address gets its point back. */
  succeeded(email: string, address: string): Promise<void>;
}

type Limits = { keyPrefix: string; points: number; duration: number };

/** Keys are hashed: a table of counters is no list of addresses. */
const keyOf = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** @returns seconds until the limit lets the next one pass; 0 when this one passes */
async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    throw refused;
  }
}

/** Limits of signing in: per account, per address and over all; shared through the database where that is shared. */
export function createThrottle({ pool, isShared }: Pick<Database, 'pool' | 'isShared'>): Throttle {
  const limiter = (limits: Limits): RateLimiterAbstract =>
    isShared
      ? new RateLimiterPostgres({
          ...limits,
          storeClient: pool,
          tableName: getTableName(attempts),
          tableCreated: true,
          clearExpiredByTimeout: false,
        })
      : new RateLimiterMemory(limits);
  const failures = limiter({ keyPrefix: 'account', points: 1_000_000, duration: WINDOW_S });
  const gate = limiter({ keyPrefix: 'gate', points: 1, duration: 1 });
  const growth = limiter({ keyPrefix: 'growth', points: 1_000_000, duration: WINDOW_S });
  const byAddress = limiter({ keyPrefix: 'address', points: ADDRESS_FAILURES, duration: WINDOW_S });
  const resetMails = limiter({ keyPrefix: 'reset', points: RESET_MAILS_PER_HOUR, duration: 3_600 });
  const overall = limiter({ keyPrefix: 'all', points: ALL_PER_MINUTE, duration: 60 });

  async function throughGate(account: string): Promise<number> {
    const { consumedPoints } = await failures.penalty(account);
    if (consumedPoints < FREE_FAILURES) return 0;
    const refusedS = await take(gate, account);
    if (refusedS > 0) {
      // A refused try says nothing about the password, so it does not make the wait longer for the owner.
      await failures.reward(account);
      return refusedS;
    }
    const { consumedPoints: passed } = await growth.penalty(account);
    await gate.block(account, Math.min(LONGEST_WAIT_S, 2 ** Math.min(passed - 1, 6)));
    return 0;
  }

  async function fromAddress(address: string): Promise<number> {
    // In this order: an address that is held back must not use up what everybody shares.
    const waitS = await take(byAddress, keyOf(address));
    return waitS > 0 ? waitS : take(overall, 'all');
  }

  return {
    async begin(email, address) {
      const waitS = await fromAddress(address);
      return waitS > 0 ? waitS : throughGate(keyOf(email));
    },
    beginRegistration: fromAddress,
    mayMailReset: async (email) => (await take(resetMails, keyOf(email))) === 0,
    async succeeded(email, address) {
      const account = keyOf(email);
      await failures.delete(account);
      await gate.delete(account);
      await growth.delete(account);
      await byAddress.reward(keyOf(address));
    },
  };
}
