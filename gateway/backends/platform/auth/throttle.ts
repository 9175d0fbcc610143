import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from '#gateway/caller-network.ts';
import type { MakeLimiter } from '../limits/limiters.ts';

/** Failures at an account, from one network or device, before the next try has to wait; the wait doubles up to the longest. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_S = 60;
/** The same for a network at an account that is under attack: its owner comes from elsewhere, or on a known device. */
const LONGEST_WAIT_IN_ATTACK_S = 15 * 60;
const WINDOW_S = 15 * 60;
/** Failures at an account, from everywhere, after which a network gets one try instead of five before it has to wait. */
const FAILURES_OF_AN_ATTACK = 20;
const NETWORK_FAILURES = 50;
const ALL_PER_MINUTE = 600;
const RESET_MAILS_PER_HOUR = 3;

/** Who tries to sign in, and where. */
export interface Try {
  readonly email: string;
  /** Address or network of the caller. */
  readonly network: string;
  /** Name of a device that has proven to be the account's own; null for any other. */
  readonly device: string | null;
}

/** A try that may go on to the password. Unless it is told otherwise, it was a failure. */
export interface Attempt {
  /** A try that succeeded was no failure: the count of its network or device at the account starts over. */
  succeeded(): Promise<void>;
  /** Nobody looked at the password. */
  withdrawn(): Promise<void>;
}

/** What visitors do without a password. Each is counted by itself: one cannot use up the other. */
export type Errand = 'registering' | 'link';

/**
 * Limits of signing in and what belongs to it. They hold back who fails, not whom is tried: a gate stands before an
 * account for each network and each known device, and what all share is closed to those only who have failed themselves.
 */
export interface Throttle {
  /**
   * Counts a try as a failure before the password is looked at, so that many tries at once gain nothing.
   * @returns seconds to wait, or the attempt
   */
  begin(by: Try): Promise<{ readonly waitS: number } | Attempt>;
  /**
   * Counts an errand of a network.
   * @param isKnown the account's own device asks: it passes also when all that is shared is used up
   * @returns seconds to wait; 0 to go on
   */
  errand(what: Errand, network: string, isKnown?: boolean): Promise<number>;
  /** Whether an account may get another mail with a link; counts the one that follows. */
  mayMailReset(email: string): Promise<boolean>;
}

/** Keys are hashed: a table of counters is no list of addresses. */
const keyOf = (...values: string[]): string =>
  createHash('sha256').update(values.join('\n')).digest('base64url');

/** The one key of a limit that all share. */
const ALL = 'all';

/** What taking a point came to: seconds to wait (0 to go on), and whether it was the first of its time. */
async function take(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<{ readonly waitS: number; readonly isFirst: boolean }> {
  try {
    return { waitS: 0, isFirst: (await limiter.consume(key)).isFirstInDuration };
  } catch (refused) {
    if (refused instanceof RateLimiterRes)
      return { waitS: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)), isFirst: false };
    throw refused;
  }
}

/** Limits of signing in, registering and asking for links. */
export function createThrottle(limiter: MakeLimiter): Throttle {
  const counter = (keyPrefix: string) => limiter({ keyPrefix, points: 1_000_000, duration: WINDOW_S });
  const ofNetwork = (keyPrefix: string) =>
    limiter({ keyPrefix, points: NETWORK_FAILURES, duration: WINDOW_S });
  const ofAll = (keyPrefix: string) => limiter({ keyPrefix, points: ALL_PER_MINUTE, duration: 60 });

  const failuresAtDoor = counter('door');
  const gate = limiter({ keyPrefix: 'gate', points: 1, duration: 1 });
  const growth = counter('growth');
  const failuresOfAccount = counter('account');
  const signIn = { network: ofNetwork('address'), all: ofAll(ALL) };
  const errands = {
    registering: { network: ofNetwork('registering'), all: ofAll('registering-all') },
    link: { network: ofNetwork('link'), all: ofAll('link-all') },
  };
  const resetMails = limiter({ keyPrefix: 'reset', points: RESET_MAILS_PER_HOUR, duration: 3_600 });

  /** The door is the account as this network or device comes to it. */
  async function throughGate(door: string, isUnderAttack: boolean): Promise<number> {
    const free = isUnderAttack ? 1 : FREE_FAILURES;
    const longestS = isUnderAttack ? LONGEST_WAIT_IN_ATTACK_S : LONGEST_WAIT_S;
    const { consumedPoints } = await failuresAtDoor.penalty(door);
    if (consumedPoints < free) return 0;
    const { waitS } = await take(gate, door);
    if (waitS > 0) {
      // A refused try says nothing about the password, so it does not make the wait longer.
      await failuresAtDoor.reward(door);
      return waitS;
    }
    const { consumedPoints: passed } = await growth.penalty(door);
    await gate.block(door, Math.min(longestS, 2 ** Math.min(passed - 1, 10)));
    return 0;
  }

  const opened = (door: string, giveBack: () => Promise<unknown>): Attempt => ({
    async succeeded() {
      await Promise.all([failuresAtDoor.delete(door), gate.delete(door), growth.delete(door), giveBack()]);
    },
    async withdrawn() {
      await Promise.all([failuresAtDoor.reward(door), giveBack()]);
    },
  });

  async function fromDevice(account: string, device: string): Promise<{ waitS: number } | Attempt> {
    const door = keyOf('device', account, device);
    const waitS = await throughGate(door, false);
    return waitS > 0 ? { waitS } : opened(door, async () => {});
  }

  async function fromNetwork(account: string, network: string): Promise<{ waitS: number } | Attempt> {
    const place = keyOf(network);
    const own = await take(signIn.network, place);
    // In this order: a network that is held back must not use up what everybody shares.
    if (own.waitS > 0) return { waitS: own.waitS };
    const [shared, { consumedPoints: failures }] = await Promise.all([
      take(signIn.all, ALL),
      failuresOfAccount.penalty(account),
    ]);
    const giveBack = () =>
      Promise.all([
        signIn.network.reward(place),
        failuresOfAccount.reward(account),
        // A point that was not given is not given back.
        shared.waitS > 0 ? null : signIn.all.reward(ALL),
      ]);
    if (shared.waitS > 0 && !own.isFirst && failures > 1) {
      await giveBack();
      return { waitS: shared.waitS };
    }
    const door = keyOf('network', account, network);
    const waitS = await throughGate(door, failures > FAILURES_OF_AN_ATTACK);
    if (waitS > 0) {
      await giveBack();
      return { waitS };
    }
    return opened(door, giveBack);
  }

  return {
    begin({ email, network, device }) {
      const account = keyOf(email);
      return device === null ? fromNetwork(account, networkOf(network, 'long')) : fromDevice(account, device);
    },
    async errand(what, network, isKnown = false) {
      const { network: ofOne, all } = errands[what];
      const own = await take(ofOne, keyOf(networkOf(network, 'long')));
      if (own.waitS > 0) return own.waitS;
      const { waitS } = await take(all, ALL);
      return own.isFirst || isKnown ? 0 : waitS;
    },
    mayMailReset: async (email) => (await take(resetMails, keyOf(email))).waitS === 0,
  };
}
