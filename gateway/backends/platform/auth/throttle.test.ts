import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limiterMaker } from '../limits/limiters.ts';
import { createThrottle } from './throttle.ts';
import type { Throttle } from './throttle.ts';

/** Limiters in memory, without a database. */
const inMemory = limiterMaker({ isShared: false, pool: null as never });
const owner = 'dana@example.com';

let throttle: Throttle;
beforeEach(() => {
  vi.useFakeTimers();
  throttle = createThrottle(inMemory);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tries a wrong password. @returns whether the password was checked */
const fails = async (network: string, email = owner, device: string | null = null): Promise<boolean> =>
  !('waitS' in (await throttle.begin({ email, network, device })));

/** Seconds that a caller with the right password has to wait; 0 when they may sign in. */
async function signInWait(network: string, device: string | null = null, email = owner): Promise<number> {
  const attempt = await throttle.begin({ email, network, device });
  if ('waitS' in attempt) return attempt.waitS;
  await attempt.succeeded();
  return 0;
}

const addressNo = (n: number): string => `198.51.${Math.floor(n / 250)}.${n % 250}`;

describe('guesses at the password of one account', () => {
  /**
   * Six attackers try a password every 0.7 s, from changing IP addresses, for this many seconds.
   * @returns the number of passwords that were checked
   */
  async function guessed(seconds: number): Promise<number> {
    let checked = 0;
    for (let turn = 0; turn * 0.7 < seconds; turn += 1) {
      for (let guesser = 0; guesser < 6; guesser += 1)
        if (await fails(addressNo((turn * 6 + guesser) % 60))) checked += 1;
      vi.advanceTimersByTime(700);
    }
    return checked;
  }

  it('from changing addresses lock the owner out neither on a known device nor in a network without failures', async () => {
    const checked = await guessed(146);
    expect(await signInWait(addressNo(0), 'laptop')).toBe(0);
    expect(await signInWait('192.0.2.1')).toBe(0);
    // Out of 1,254 tries: each of the sixty networks may try at once and then after 1, 2, 4, 8 … seconds.
    expect(checked).toBeLessThan(60 * 9);
    expect(await fails(addressNo(0))).toBe(false);
  });

  it('are still delayed after the owner has signed in elsewhere', async () => {
    for (let n = 0; n < 5; n += 1) expect(await fails('203.0.113.1')).toBe(true);
    expect(await fails('203.0.113.1')).toBe(false);
    expect(await signInWait('192.0.2.1')).toBe(0);
    expect(await fails('203.0.113.1')).toBe(false);
  });

  it('from many networks get one try each instead of five', async () => {
    for (let n = 0; n < 20; n += 1) await fails(addressNo(n));
    expect(await fails('203.0.113.1')).toBe(true);
    expect(await fails('203.0.113.1')).toBe(false);
    expect(await signInWait('192.0.2.1')).toBe(0);
  });

  it('on a known device have a limit of their own, so that a stolen laptop guesses no faster', async () => {
    for (let n = 0; n < 5; n += 1) expect(await fails('203.0.113.1', owner, 'laptop')).toBe(true);
    expect(await fails('203.0.113.2', owner, 'laptop')).toBe(false);
    expect(await signInWait('203.0.113.1', 'phone')).toBe(0);
  });

  it('from one IPv6 household (/56) count as one network', async () => {
    for (let n = 1; n <= 5; n += 1) expect(await fails(`2001:db8:0:${n}::1`)).toBe(true);
    expect(await fails('2001:db8:0:f::1')).toBe(false);
    expect(await signInWait('2001:db8:1:1::1')).toBe(0);
  });

  it('do not count when the password was not checked', async () => {
    for (let n = 0; n < 30; n += 1) {
      const attempt = await throttle.begin({ email: owner, network: '203.0.113.1', device: null });
      if ('waitS' in attempt) throw new Error(`held back at try ${n}`);
      await attempt.withdrawn();
    }
    expect(await fails('203.0.113.1')).toBe(true);
  });
});

describe('the shared limit of failures', () => {
  /** Uses up the 600 failures of a minute: 12 networks, 50 accounts each. */
  async function flood(): Promise<void> {
    for (let network = 0; network < 12; network += 1)
      for (let n = 0; n < 50; n += 1) await fails(addressNo(network), `victim-${network}-${n}@example.com`);
  }

  it('is used up by failures only: a thousand people can sign in in one minute', async () => {
    for (let n = 0; n < 1_000; n += 1)
      expect(await signInWait(addressNo(n), null, `member-${n}@example.com`)).toBe(0);
  });

  it('applies, when it is used up, only to networks and accounts with failures', async () => {
    await flood();
    const failed = 'victim-0-0@example.com';
    // Another network that has failed at another account.
    expect(await fails('203.0.113.1', 'other@example.com')).toBe(true);
    expect(await signInWait('203.0.113.1', null, failed)).toBeGreaterThan(0);
    expect(await signInWait('203.0.113.1', 'laptop', failed)).toBe(0);
    expect(await signInWait('192.0.2.1', null, failed)).toBe(0);
    expect(await signInWait('203.0.113.1', null, 'unharmed@example.com')).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(await signInWait('203.0.113.1', null, failed)).toBe(0);
  });

  it('is separate for each purpose: links for new passwords use up neither sign-in nor registration', async () => {
    for (let n = 0; n < 640; n += 1) await throttle.action('link', addressNo(n % 40));
    expect(await throttle.action('link', addressNo(0))).toBeGreaterThan(0);
    expect(await throttle.action('link', addressNo(0), true)).toBe(0);
    expect(await throttle.action('link', '192.0.2.1')).toBe(0);
    expect(await throttle.action('registering', addressNo(0))).toBe(0);
    expect(await signInWait(addressNo(0))).toBe(0);
  });
});

it('a network that fails at many accounts is delayed, except for its known devices', async () => {
  for (let n = 0; n < 50; n += 1) expect(await fails('203.0.113.1', `member-${n}@example.com`)).toBe(true);
  expect(await fails('203.0.113.1', 'another@example.com')).toBe(false);
  expect(await signInWait('203.0.113.1', 'laptop')).toBe(0);
  vi.advanceTimersByTime(15 * 60_000);
  expect(await signInWait('203.0.113.1')).toBe(0);
});
