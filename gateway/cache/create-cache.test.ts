import pino from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from './create-cache.ts';
import { createMemoryStore } from './memory-store.ts';
import type { Cache, CachePolicy, CacheStore } from './cache.ts';

const policy: CachePolicy<number> = {
  kind: 'numbers.1',
  freshSeconds: 100,
  usableSeconds: 300,
  parse: (stored) => {
    if (typeof stored !== 'number') throw new TypeError('not a number');
    return stored;
  },
};

let clock: number;
let store: CacheStore;
let cache: Cache;
let fills: number;

const fill = async (): Promise<number> => {
  fills += 1;
  return fills;
};
const fail = async (): Promise<number> => {
  throw new Error('source is down');
};
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

beforeEach(() => {
  clock = 1_000_000;
  fills = 0;
  const now = (): number => clock;
  store = createMemoryStore({ now });
  cache = createCache(store, { now, logger: pino({ level: 'silent' }), random: () => 0.5 });
});

describe('reading a cached value', () => {
  it('fills it once and returns it from the cache while fresh', async () => {
    expect(await cache.read(policy, 'k', fill)).toEqual({ value: 1, readAt: 1_000_000, isStale: false });
    clock += 70_000;
    expect(await cache.read(policy, 'k', fill)).toEqual({ value: 1, readAt: 1_000_000, isStale: false });
    expect(fills).toBe(1);
  });

  it('runs one fill for many simultaneous readers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.read(policy, 'k', fill)));
    expect(fills).toBe(1);
    expect(new Set(answers.map((answer) => answer.value))).toEqual(new Set([1]));
  });

  it('refreshes in the background after 80 % of the fresh time', async () => {
    await cache.read(policy, 'k', fill);
    clock += 81_000;
    expect((await cache.read(policy, 'k', fill)).value).toBe(1);
    await settled();
    expect((await cache.read(policy, 'k', fill)).value).toBe(2);
    expect(fills).toBe(2);
  });

  it('calls the source again when it is no longer fresh', async () => {
    await cache.read(policy, 'k', fill);
    clock += 101_000;
    expect((await cache.read(policy, 'k', fill)).value).toBe(2);
  });

  it('returns a stale value, marked, when the source fails, and fails past its usable time', async () => {
    await cache.read(policy, 'k', fill);
    clock += 290_000;
    expect(await cache.read(policy, 'k', fail)).toEqual({ value: 1, readAt: 1_000_000, isStale: true });
    clock += 11_000;
    await expect(cache.read(policy, 'k', fail)).rejects.toThrow('source is down');
  });

  it('never stores an error', async () => {
    await expect(cache.read(policy, 'k', fail)).rejects.toThrow('source is down');
    expect((await cache.read(policy, 'k', fill)).value).toBe(1);
  });

  it.each(['garbage', '{}', '{"v":"text","t":1000000,"f":2000000}', '{"v":1,"t":"now","f":1}'])(
    'treats %s as a miss',
    async (stored) => {
      await store.setMany([{ key: 'solera:numbers.1:k', value: stored }], 100);
      expect((await cache.read(policy, 'k', fill)).value).toBe(1);
    },
  );

  it('does not store a value that was dropped while it was being read', async () => {
    let finish = (_value: number): void => undefined;
    const slow = cache.read(
      policy,
      'k',
      () =>
        new Promise<number>((resolve) => {
          finish = resolve;
        }),
    );
    await settled();
    await cache.drop(policy, ['k']);
    finish(99);
    expect((await slow).value).toBe(99);
    expect(await cache.peekMany(policy, ['k'])).toEqual([null]);
  });

  it('waits for another instance that fills it, and takes its value', async () => {
    const token = await store.acquire('solera:numbers.1:k:lock', 30_000);
    const waiting = cache.read(policy, 'k', fill);
    await settled();
    await cache.putMany(policy, [{ key: 'k', value: 7 }]);
    expect((await waiting).value).toBe(7);
    expect(fills).toBe(0);
    expect(token).not.toBeNull();
  });

  it('fills it itself when the other instance has not finished in 2 s', async () => {
    await store.acquire('solera:numbers.1:k:lock', 30_000);
    expect((await cache.read(policy, 'k', fill)).value).toBe(1);
  });
});

describe('waiting for another instance that fills a value', () => {
  const other = { until: 0, token: '' };
  const patient = { ...policy, waitSeconds: 30 };
  beforeEach(async () => {
    other.token = (await store.acquire('solera:numbers.1:k:lock', 30_000)) ?? '';
  });

  it('continues past the default 2 s when the policy says so', async () => {
    vi.useFakeTimers();
    try {
      const waiting = cache.read(patient, 'k', fill);
      await vi.advanceTimersByTimeAsync(9_000);
      await cache.putMany(patient, [{ key: 'k', value: 7 }]);
      await vi.advanceTimersByTimeAsync(200);
      expect((await waiting).value).toBe(7);
      expect(fills).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends when the other instance gives up without a value', async () => {
    const waiting = cache.read(patient, 'k', fill);
    await settled();
    await store.release('solera:numbers.1:k:lock', other.token);
    expect((await waiting).value).toBe(1);
  });
});

describe('reading and writing many values at once', () => {
  it('returns fresh values only, in the order of the keys', async () => {
    await cache.putMany(policy, [
      { key: 'a', value: 1 },
      { key: 'b', value: 2 },
    ]);
    const values = (await cache.peekMany(policy, ['b', 'none', 'a'])).map((found) => found?.value ?? null);
    expect(values).toEqual([2, null, 1]);
    clock += 101_000;
    expect(await cache.peekMany(policy, ['a'])).toEqual([null]);
  });

  it('spreads the expiry by ten per cent', async () => {
    const early = createCache(store, {
      now: () => clock,
      logger: pino({ level: 'silent' }),
      random: () => 0,
    });
    await early.putMany(policy, [{ key: 'early', value: 1 }]);
    clock += 91_000;
    expect(await early.peekMany(policy, ['early'])).toEqual([null]);
  });
});

describe('running a job exclusively', () => {
  it('runs it in one place at a time and releases the lock when it fails', async () => {
    const other = createCache(store, { now: () => clock, logger: pino({ level: 'silent' }) });
    let second: boolean | null = null;
    const first = await cache.exclusively('job', 1_000, async () => {
      second = await other.exclusively('job', 1_000, async () => undefined);
    });
    expect([first, second]).toEqual([true, false]);
    await expect(cache.exclusively('job', 1_000, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await other.exclusively('job', 1_000, async () => undefined)).toBe(true);
  });
});

describe('a lock whose job takes long', () => {
  it('is renewed while the job runs, and ends after its instance has died', async () => {
    const other = createCache(store, { now: () => clock, logger: pino({ level: 'silent' }) });
    const nothing = async (): Promise<void> => undefined;
    vi.useFakeTimers();
    try {
      let finish = (): void => undefined;
      const job = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const running = cache.exclusively('job', 3_000, () => job);
      for (let second = 0; second < 10; second += 1) {
        clock += 1_000;
        await vi.advanceTimersByTimeAsync(1_000);
        expect(await other.exclusively('job', 3_000, nothing)).toBe(false);
      }
      // The clock passes the end of the lock, but no timer runs that would renew it: as if the process had died.
      clock += 3_001;
      expect(await other.exclusively('job', 3_000, nothing)).toBe(true);
      finish();
      await running;
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('messages of a cache', () => {
  it('reach the subscribers of a topic until they unsubscribe', () => {
    const received: string[] = [];
    const leave = cache.subscribe('one', (message) => received.push(message));
    cache.publish('one', 'a');
    cache.publish('other', 'b');
    leave();
    cache.publish('one', 'c');
    expect(received).toEqual(['a']);
  });
});

describe('the memory store', () => {
  it('refuses a value above 1 MB and evicts the oldest when full', async () => {
    await store.setMany([{ key: 'big', value: 'x'.repeat(1024 * 1024 + 1) }], 10);
    expect(await store.getMany(['big'])).toEqual([null]);
    const small = createMemoryStore({ maxBytes: 2_500 });
    for (const key of ['a', 'b', 'c']) await small.setMany([{ key, value: 'x'.repeat(1_000) }], 10);
    expect((await small.getMany(['a', 'b', 'c'])).map((value) => value !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('releases a lock only for the token that holds it, or after its time', async () => {
    const token = await store.acquire('lock', 1_000);
    await store.release('lock', 'another');
    expect(await store.acquire('lock', 1_000)).toBeNull();
    clock += 1_001;
    expect(await store.acquire('lock', 1_000)).not.toBe(token);
  });
});
