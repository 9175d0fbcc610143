import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from '#gateway/caller-network.ts';
import type { MakeLimiter } from '../limits/limiters.ts';

/**
 * Failures at an account, from one network or device, before the next try has to wait; the wait doubles up to
 * `MAX_WAIT_S`.
 */
const FREE_FAILURES = 5;
const MAX_WAIT_S = 60;
/**
 * Longest wait of a network at an account under attack: the owner usually comes from another network, or on a known
 * device.
 */
const MAX_WAIT_IN_ATTACK_S = 15 * 60;
const WINDOW_S = 15 * 60;
/**
 * Failures at an account, from everywhere, after which a network gets one try instead of five before it has to wait.
 */
const FAILURES_OF_AN_ATTACK = 20;
const NETWORK_FAILURES = 50;
const ALL_PER_MINUTE = 600;
const RESET_MAILS_PER_HOUR = 3;

/** An attempt to sign in to an account. */
export interface Try {
  readonly email: string;
  /** Network of the caller. */
  readonly network: string;
  /** Id of a device that is known to the account; null for any other. */
  readonly device: string | null;
}

/** An attempt whose password may be checked. It counts as a failure unless one of these is called. */
export interface Attempt {
  /** The attempt succeeded: the failures of its network or device at the account are reset. */
  succeeded(): Promise<void>;
  /** The password was not checked. */
  withdrawn(): Promise<void>;
}

/** Actions of visitors without a password. Each is counted separately, so that one cannot use up the other. */
export type AnonymousAction = 'registering' | 'link';

/**
 * Limits of signing in and related actions. They delay those who fail, not the account they try: failures at an account
 * are counted for each network and each known device, and the shared limit only applies to callers who have failed
 * themselves.
 */
export interface Throttle {
  /**
   * Counts an attempt as a failure before the password is checked, so that many attempts at once have no advantage.
   * @returns seconds to wait, or the attempt
   */
  begin(by: Try): Promise<{ readonly waitS: number } | Attempt>;
  /**
   * Counts an action of a network.
   * @param isKnown true for a known device of the account, which is allowed even when the shared limit is used up
   * @returns seconds to wait; 0 to continue
   */
  action(what: AnonymousAction, network: string, isKnown?: boolean): Promise<number>;
  /** True when an account may get another mail with a link; counts it. */
  mayMailReset(email: string): Promise<boolean>;
}

/** Keys are hashed, so that the table of counters contains no email or IP addresses. */
const keyOf = (...values: string[]): string =>
  createHash('sha256').update(values.join('\n')).digest('base64url');

/** The only key of a limit that all callers share. */
const ALL = 'all';

/** Result of taking a point: seconds to wait (0 to continue), and whether it was the first one in its period. */
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

/** Limits of signing in, registering and requesting links. */
export function createThrottle(limiter: MakeLimiter): Throttle {
  const counter = (keyPrefix: string) => limiter({ keyPrefix, points: 1_000_000, duration: WINDOW_S });
  const ofNetwork = (keyPrefix: string) =>
    limiter({ keyPrefix, points: NETWORK_FAILURES, duration: WINDOW_S });
  const ofAll = (keyPrefix: string) => limiter({ keyPrefix, points: ALL_PER_MINUTE, duration: 60 });

  const failuresOfSource = counter('door');
  const gate = limiter({ keyPrefix: 'gate', points: 1, duration: 1 });
  const growth = counter('growth');
  const failuresOfAccount = counter('account');
  const signIn = { network: ofNetwork('address'), all: ofAll(ALL) };
  const anonymousActions = {
    registering: { network: ofNetwork('registering'), all: ofAll('registering-all') },
    link: { network: ofNetwork('link'), all: ofAll('link-all') },
  };
  const resetMails = limiter({ keyPrefix: 'reset', points: RESET_MAILS_PER_HOUR, duration: 3_600 });

  /**
   * Seconds to wait before a password may be checked.
   * @param source key of an account in combination with one network or device, on which its failures are counted
   */
  async function waitOfSource(source: string, isUnderAttack: boolean): Promise<number> {
    const free = isUnderAttack ? 1 : FREE_FAILURES;
    const longestS = isUnderAttack ? MAX_WAIT_IN_ATTACK_S : MAX_WAIT_S;
    const { consumedPoints } = await failuresOfSource.penalty(source);
    if (consumedPoints < free) return 0;
    const { waitS } = await take(gate, source);
    if (waitS > 0) {
      // A refused attempt says nothing about the password, so it does not make the wait longer.
      await failuresOfSource.reward(source);
      return waitS;
    }
    const { consumedPoints: passed } = await growth.penalty(source);
    await gate.block(source, Math.min(longestS, 2 ** Math.min(passed - 1, 10)));
    return 0;
  }

  const attemptFrom = (source: string, refund: () => Promise<unknown>): Attempt => ({
    async succeeded() {
      await Promise.all([
        failuresOfSource.delete(source),
        gate.delete(source),
        growth.delete(source),
        refund(),
      ]);
    },
    async withdrawn() {
      await Promise.all([failuresOfSource.reward(source), refund()]);
    },
  });

  async function fromDevice(account: string, device: string): Promise<{ waitS: number } | Attempt> {
    const source = keyOf('device', account, device);
    const waitS = await waitOfSource(source, false);
    return waitS > 0 ? { waitS } : attemptFrom(source, async () => {});
  }

  async function fromNetwork(account: string, network: string): Promise<{ waitS: number } | Attempt> {
    const networkKey = keyOf(network);
    const own = await take(signIn.network, networkKey);
    // The network’s own limit comes first, so that a network that has to wait does not use up the shared budget.
    if (own.waitS > 0) return { waitS: own.waitS };
    const [shared, { consumedPoints: failures }] = await Promise.all([
      take(signIn.all, ALL),
      failuresOfAccount.penalty(account),
    ]);
    const refund = () =>
      Promise.all([
        signIn.network.reward(networkKey),
        failuresOfAccount.reward(account),
        // Only a point that was taken is returned.
        shared.waitS > 0 ? null : signIn.all.reward(ALL),
      ]);
    if (shared.waitS > 0 && !own.isFirst && failures > 1) {
      await refund();
      return { waitS: shared.waitS };
    }
    const source = keyOf('network', account, network);
    const waitS = await waitOfSource(source, failures > FAILURES_OF_AN_ATTACK);
    if (waitS > 0) {
      await refund();
      return { waitS };
    }
    return attemptFrom(source, refund);
  }

  return {
    begin({ email, network, device }) {
      const account = keyOf(email);
      return device === null ? fromNetwork(account, networkOf(network, 'long')) : fromDevice(account, device);
    },
    async action(what, network, isKnown = false) {
      const { network: ofOne, all } = anonymousActions[what];
      const own = await take(ofOne, keyOf(networkOf(network, 'long')));
      if (own.waitS > 0) return own.waitS;
      const { waitS } = await take(all, ALL);
      return own.isFirst || isKnown ? 0 : waitS;
    },
    mayMailReset: async (email) => (await take(resetMails, keyOf(email))).waitS === 0,
  };
}
