import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { CallOptions } from '../hotel-provider.ts';
import { createThrottle } from './throttle.ts';
import { type RateClass, type Rate, createRate, sharesOf } from './rate.ts';

const search = { name: 'search', inFlight: 4, queue: 6 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A rate limit of this many calls per second. */
const rateOf = (perSecond: number): Rate => createRate({ perSecond, redisUrl: null, account: 'test' });

function throttleOf(rate: Rate = rateOf(1_000)) {
  let caller: string | null = null;
  const throttle = createThrottle(rate, { caller: () => caller });
  const sent: string[] = [];
  const waits: string[] = [];
  const call = (
    name: string,
    options: CallOptions & { rateClass?: RateClass; ms?: number; from?: string } = {},
  ): Promise<string> => {
    const { rateClass = 'read', ms = 100, from = null, ...rest } = options;
    caller = from;
    const onWait = (isWaiting: boolean) => waits.push(`${name} ${isWaiting ? 'waits' : 'goes'}`);
    return throttle.run({ call: name, rateClass, pool: search, onWait, ...rest }, async () => {
      sent.push(name);
      await new Promise((resolve) => setTimeout(resolve, ms));
      return name;
    });
  };
  return { sent, waits, call };
}

describe('the shares of the provider’s rate', () => {
  it.each([
    [40, { read: 28, sale: 6, recovery: 6 }],
    [3, { read: 1, sale: 1, recovery: 1 }],
  ])('with %i calls per second are %j', (perSecond, shares) => {
    expect(sharesOf(perSecond)).toEqual(shares);
  });
});

describe('the throttle of provider calls', () => {
  it('sends no more calls of a kind per second than its share, and reports waiting calls', async () => {
    const { sent, waits, call } = throttleOf(rateOf(4));
    for (const name of ['a', 'b', 'c']) void call(name, { ms: 1 });
    await vi.advanceTimersByTimeAsync(900);
    expect([sent, waits]).toEqual([['a', 'b'], ['c waits']]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sent.at(-1), waits.at(-1)]).toEqual(['c', 'c goes']);
  });

  it('does not let searches delay sales or recovery', async () => {
    const { sent, call } = throttleOf(rateOf(3));
    for (let at = 0; at < 6; at += 1) void call(`search ${at}`).catch(() => undefined);
    void call('prebook', { rateClass: 'sale' });
    void call('detail', { rateClass: 'recovery' });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.toSorted()).toEqual(['detail', 'prebook', 'search 0']);
  });

  it('sends first what a traveller waits for, and reserves a slot for it', async () => {
    const { sent, call } = throttleOf();
    for (let at = 0; at < 4; at += 1) void call(`usual ${at}`, { priority: 'normal' });
    void call('behind', { priority: 'low' });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toEqual(['usual 0', 'usual 1', 'usual 2']);
    void call('first');
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.at(-1)).toBe('first');
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toHaveLength(6);
  });

  it('refuses at once when the queue is full', async () => {
    const { call } = throttleOf();
    const calls = Array.from({ length: 10 }, (_, at) => call(String(at)));
    await expect(call('one too many')).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      facts: { reason: 'queue full' },
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(calls)).toHaveLength(10);
  });

  it('gives up after the longest wait, and when the caller has disconnected', async () => {
    const never: Rate = { take: async () => 1_000, block: async () => undefined, close: () => undefined };
    const { sent, call } = throttleOf(never);
    const gone = new AbortController();
    const outcomes = Promise.all(
      [call('late'), call('sale', { rateClass: 'sale' }), call('left', { signal: gone.signal })].map((wait) =>
        wait.catch((cause: unknown) => (cause instanceof AppError ? cause.code : 'other')),
      ),
    );
    gone.abort();
    await vi.advanceTimersByTimeAsync(61_000);
    expect([await outcomes, sent]).toEqual([['RATE_LIMITED', 'RATE_LIMITED', 'TIMEOUT'], []]);
  });
});

describe('the throttle with several callers', () => {
  it('alternates between them: the queue of one delays another by one call at most', async () => {
    const { sent, call } = throttleOf(rateOf(4));
    for (let at = 0; at < 5; at += 1) void call(`a${at}`, { from: 'a', ms: 1 });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toEqual(['a0', 'a1']);
    for (let at = 0; at < 3; at += 1) void call(`b${at}`, { from: 'b', ms: 1, priority: 'normal' });
    void call('c0', { from: 'c', ms: 1 });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('does not let a caller with one call after another overtake callers that wait', async () => {
    const { sent, call } = throttleOf(rateOf(3));
    void call('a0', { from: 'a', ms: 1 }).then(() => call('a1', { from: 'a', ms: 1 }));
    for (let at = 0; at < 3; at += 1) void call(`b${at}`, { from: 'b', ms: 1 });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sent).toEqual(['a0', 'b0', 'b1', 'a1', 'b2']);
  });

  it('keeps slots free next to a single caller, and does not limit our own work', async () => {
    const { sent, call } = throttleOf();
    for (let at = 0; at < 5; at += 1) void call(`a${at}`, { from: 'a' });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toEqual(['a0', 'a1', 'a2']);
    void call('b0', { from: 'b' });
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.at(-1)).toBe('b0');
    const own = throttleOf();
    for (let at = 0; at < 4; at += 1) void own.call(`own ${at}`);
    await vi.advanceTimersByTimeAsync(10);
    expect(own.sent).toHaveLength(4);
  });

  it('does not let a single caller fill the queue, and refuses at once', async () => {
    const { call } = throttleOf();
    const own = Array.from({ length: 6 }, (_, at) => call(`a${at}`, { from: 'a' }));
    await expect(call('a6', { from: 'a' })).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      facts: { reason: 'queue full' },
    });
    const other = call('b0', { from: 'b' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all([...own, other])).toHaveLength(7);
  });

  it('gives a slot in a full queue to the caller with fewer calls, and refuses the newest call of the caller with the most', async () => {
    const { call } = throttleOf();
    const [a, b] = ['a', 'b'].map((from) =>
      Array.from({ length: 5 }, (_, at) =>
        call(`${from}${at}`, { from }).catch((cause: unknown) =>
          cause instanceof AppError ? cause.code : '',
        ),
      ),
    );
    const other = call('c0', { from: 'c' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await other).toBe('c0');
    expect(await Promise.all(a ?? [])).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
    expect(await Promise.all(b ?? [])).toEqual(['b0', 'b1', 'b2', 'b3', 'PROVIDER_UNAVAILABLE']);
  });

  it('sends background calls after those of all callers', async () => {
    const { sent, call } = throttleOf(rateOf(3));
    void call('a0', { from: 'a', ms: 1 });
    void call('b0', { from: 'b', ms: 1, priority: 'low' });
    void call('a1', { from: 'a', ms: 1 });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toEqual(['a0', 'a1', 'b0']);
  });
});

describe('a retry', () => {
  it('takes another slot, but none once the caller has disconnected', async () => {
    let requested = 0;
    const rate: Rate = {
      take: async () => {
        requested += 1;
        return requested === 1 ? 0 : 100;
      },
      block: async () => undefined,
      close: () => undefined,
    };
    const leave = new AbortController();
    const outcome = createThrottle(rate)
      .run({ call: 'a', rateClass: 'sale', pool: search }, (again) => again(leave.signal))
      .catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(250);
    const before = requested;
    expect(before).toBeGreaterThan(2);
    leave.abort();
    expect(await outcome).toMatchObject({ code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requested).toBe(before);
  });
});

describe('a 429 response of the provider', () => {
  const refusal = (retryAfter?: number) =>
    new AppError('RATE_LIMITED', retryAfter === undefined ? {} : { retryAfter });

  it('blocks calls of that kind for as long as the provider asks, and sends the call again after that', async () => {
    const rate = rateOf(1_000);
    const [one, other] = [createThrottle(rate), createThrottle(rate)];
    const sent: string[] = [];
    let refusals = 1;
    const requested = one.run({ call: 'a', rateClass: 'read', pool: search }, async () => {
      sent.push('a');
      refusals -= 1;
      if (refusals >= 0) throw refusal(3);
      return 'answer';
    });
    await vi.advanceTimersByTimeAsync(1);
    // Another instance, which has received no 429.
    const others = other.run({ call: 'b', rateClass: 'read', pool: search }, async () => sent.push('b'));
    const sale = one.run({ call: 'c', rateClass: 'sale', pool: search }, async () => sent.push('c'));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(sent).toEqual(['a', 'c']);
    await vi.advanceTimersByTimeAsync(300);
    expect([await requested, sent.toSorted()]).toEqual(['answer', ['a', 'a', 'b', 'c']]);
    await Promise.all([others, sale]);
  });

  it('blocks calls of that kind only briefly when the provider names no pause', async () => {
    const throttle = createThrottle(rateOf(1_000));
    let refusals = 1;
    const requested = throttle.run({ call: 'a', rateClass: 'read', pool: search }, async () => {
      refusals -= 1;
      if (refusals >= 0) throw refusal(0);
      return 'answer';
    });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await requested).toBe('answer');
  });

  it('is final after three attempts', async () => {
    const throttle = createThrottle(rateOf(1_000));
    let sent = 0;
    const requested = throttle
      .run({ call: 'a', rateClass: 'read', pool: search }, async () => {
        sent += 1;
        throw refusal();
      })
      .catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await requested).toMatchObject({ code: 'RATE_LIMITED' });
    expect(sent).toBe(3);
  });

  it('is final at once when the pause is longer than the caller waits', async () => {
    const throttle = createThrottle(rateOf(1_000));
    const requested = throttle.run({ call: 'a', rateClass: 'sale', pool: search }, () =>
      Promise.reject(refusal(30)),
    );
    await expect(requested).rejects.toMatchObject({ code: 'RATE_LIMITED', facts: { retryAfter: 30 } });
    await expect(
      throttle.run({ call: 'b', rateClass: 'sale', pool: search }, async () => 'never'),
    ).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
