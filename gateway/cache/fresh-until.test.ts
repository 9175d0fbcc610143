import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cache, CachePolicy } from './cache.ts';
import { createCache } from './create-cache.ts';
import { createMemoryStore } from './memory-store.ts';

const policy: CachePolicy<number> = {
  kind: 'numbers.1',
  freshSeconds: 100,
  usableSeconds: 300,
  parse: Number,
};
const fill = async (): Promise<number> => 1;
const fail = async (): Promise<number> => {
  throw new Error('source is down');
};
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));

let clock: number;
let cache: Cache;
/** What was reported, in this order. */
let until: number[];

beforeEach(() => {
  clock = 1_000_000;
  until = [];
  const now = (): number => clock;
  cache = createCache(createMemoryStore({ now }), {
    now,
    logger: pino({ level: 'silent' }),
    random: () => 0.5,
    onFresh: (moment) => void until.push(moment),
  });
});

describe('until when a value is fresh', () => {
  it('is reported to the reader of every value: from the store, filled, stored, and kept beside the cache', async () => {
    await cache.read(policy, 'k', fill);
    expect(new Set(until)).toEqual(new Set([1_100_000, 1_090_000]));
    until = [];
    clock += 50_000;
    await cache.read(policy, 'k', fill);
    await cache.peekMany(policy, ['k', 'missing']);
    expect(until).toEqual([1_100_000, 1_100_000]);
    until = [];
    await cache.putMany(policy, [{ key: 'k', value: 1 }], clock - 20_000);
    cache.usedFreshUntil(1_234_567);
    expect(until).toEqual([1_130_000, 1_234_567]);
  });

  it('is a moment of the past for an old value that is returned because the source fails', async () => {
    await cache.read(policy, 'k', fill);
    clock += 150_000;
    until = [];
    expect((await cache.read(policy, 'k', fail)).isStale).toBe(true);
    expect(until).toEqual([1_100_000]);
  });

  it('is also reported to a reader who waits for the fill of another one, as its earliest end', async () => {
    let release = () => {};
    const first = cache.read(
      policy,
      'k',
      () => new Promise<number>((resolve) => (release = () => resolve(1))),
    );
    await settled();
    const second = cache.read(policy, 'k', fail);
    await settled();
    release();
    await Promise.all([first, second]);
    expect(until.filter((moment) => moment === 1_090_000)).toHaveLength(2);
  });
});
