import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import { createCityHotels } from './city-hotels.ts';
import { mapInSlices } from '#gateway/kit/slices.ts';
import { listing } from '../testing/kit.ts';

function city(count: number) {
  let hotels = count;
  const store = createMemoryStore();
  let lists = 0;
  let isDown = false;
  const provider = {
    hotelsOfCity: async () => {
      lists += 1;
      if (isDown) throw new AppError('PROVIDER_UNAVAILABLE');
      return Array.from({ length: hotels }, (_, at) => listing(at));
    },
  };
  const whole = () =>
    createCityHotels({
      provider,
      cache: createCache(store, { now: Date.now, logger: pino({ level: 'silent' }) }),
      accountKey: 'test',
      cities: { centre: () => null, parts: () => [] },
    });
  return {
    store,
    whole,
    instance: () => whole().read,
    lists: () => lists,
    become: (now: number) => {
      hotels = now;
    },
    fail: () => {
      isDown = true;
    },
  };
}

describe('the hotels of a city', () => {
  it('are listed once for all instances, also 12,000 hotels, which do not fit into one cache value', async () => {
    const { instance, lists } = city(12_000);
    const [one, other] = [instance(), instance()];
    const hotels = await one('77');
    expect(hotels).toHaveLength(12_000);
    expect(await other('77')).toEqual(hotels);
    expect(lists()).toBe(1);
    // All searches of the city share one list in memory.
    expect(await one('77')).toBe(hotels);
  });

  it('are counted and listed without calling the provider, in every instance', async () => {
    const { whole, lists } = city(1_200);
    const [one, other] = [whole(), whole()];
    expect(await other.cached.counts(['77', '78'])).toEqual([null, null]);
    expect(await other.cached.list('77')).toBeNull();
    expect(lists()).toBe(0);
    const hotels = await one.read('77');
    expect(await other.cached.counts(['77', '78'])).toEqual([1_200, null]);
    expect(other.cached.inMemory()).toEqual([]);
    expect(await other.cached.list('77')).toEqual(hotels);
    expect(other.cached.inMemory()).toEqual([hotels]);
    expect(lists()).toBe(1);
  });

  it('are an empty list for a city without hotels, which is cached for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { instance, lists, become } = city(0);
      expect(await instance()('77')).toEqual([]);
      vi.advanceTimersByTime(59_000);
      expect(await instance()('77')).toEqual([]);
      expect(lists()).toBe(1);
      become(3);
      vi.advanceTimersByTime(2_000);
      expect(await instance()('77')).toHaveLength(3);
      vi.advanceTimersByTime(3_600_000);
      expect(await instance()('77')).toHaveLength(3);
      expect(lists()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are in memory once: a newer list replaces the older one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { whole, lists, become } = city(3);
      const [one, other] = [whole(), whole()];
      await one.read('77');
      await other.read('77');
      become(4);
      vi.advanceTimersByTime(8 * 24 * 3_600_000);
      const newer = await one.read('77');
      expect(newer).toHaveLength(4);
      expect(one.cached.inMemory()).toEqual([newer]);
      expect(await other.read('77')).toEqual(newer);
      expect(other.cached.inMemory()).toEqual([newer]);
      expect(lists()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are listed again when the cache has lost a part of the list', async () => {
    const { store, instance, lists } = city(2_500);
    const lost: string[] = [];
    const set = store.setMany;
    store.setMany = async (entries, ttl) => {
      lost.push(...entries.map(({ key }) => key).filter((key) => key.includes('city-part')));
      await set(entries, ttl);
    };
    await instance()('77');
    await store.delete(lost.slice(1, 2));
    expect(await instance()('77')).toHaveLength(2_500);
    expect(lists()).toBe(2);
  });

  it('cannot be read when the provider fails and no list is cached', async () => {
    const { instance, fail } = city(10);
    fail();
    await expect(instance()('77')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});

describe('mapping a long list in slices', () => {
  it('lets other work run between the slices', async () => {
    let turns = 0;
    let isOver = false;
    const others = (): void => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const busy = (value: number): number => {
      const until = performance.now() + 3;
      while (performance.now() < until);
      return value * 2;
    };
    expect(await mapInSlices([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], busy)).toEqual([
      2, 4, 6, 8, 10, 12, 14, 16, 18, 20,
    ]);
    isOver = true;
    expect(turns).toBeGreaterThan(1);
  });
});
