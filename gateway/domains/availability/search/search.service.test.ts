import { describe, expect, it, vi } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import { addDays } from '#shared/stay/nights.ts';
import { DEFAULT_HOTEL_CODES } from '../default-hotels.ts';
import type { SearchDeps } from './search.service.ts';
import type { CriteriaInput } from '../stay-input.ts';
import {
  searchFixture,
  content,
  criteria,
  haltedProvider,
  list,
  listing,
  searchedSoFar,
  searchesOf,
  stay,
  stored,
  today,
} from '../testing/kit.ts';

const done = { complete: true, failedChunks: [], isWaiting: false };

async function finished(service: ReturnType<typeof searchesOf>, wanted: CriteriaInput = criteria) {
  for await (const progress of await service.follow(wanted)) if (progress.complete) return progress;
  throw new Error('ended before it was complete');
}

describe('a search of a city', () => {
  it('costs one list call and three offers calls for 240 hotels, and none the second time', async () => {
    const { calls, deps } = searchFixture();
    const service = searchesOf(deps);
    expect(await finished(service)).toEqual({ ...done, checked: 240, total: 240 });
    expect([calls.lists, calls.searches.map((codes) => codes.length)]).toEqual([1, [100, 100, 40]]);
    const view = await service.view(criteria, list);
    const sorted = await service.view(criteria, {
      ...list,
      sort: 'STARS',
      page: 3,
      filter: { amenities: ['Pool'] },
    });
    expect(view.hotels.map((hotel) => hotel.total?.amountMinor)).toEqual([
      20_000, 20_200, 20_400, 20_800, 21_000,
    ]);
    expect([view.totalItems, sorted.totalItems, view.facets.knownHotels]).toEqual([240, 120, 240]);
    expect([calls.lists, calls.searches.length]).toEqual([1, 3]);
  });

  it('is shared by two instances over one cache', async () => {
    const { calls, deps } = searchFixture({}, 50);
    const [one, other] = [searchesOf(deps), searchesOf(deps)];
    await Promise.all([finished(one), finished(other)]);
    expect(calls.searches).toHaveLength(3);
    expect((await other.view(criteria, list)).totalItems).toBe(240);
  });

  it('returns what it has found so far while the rest is still running', async () => {
    const { deps } = searchFixture({ patienceMs: 5 });
    const { provider, goOn } = haltedProvider(deps.provider);
    const service = searchesOf({ ...deps, provider });
    const early = await searchedSoFar(service, { checked: 0, total: 240 });
    expect(early.progress.complete).toBe(false);
    goOn();
    await finished(service);
    expect((await service.view(criteria, list)).progress.complete).toBe(true);
  });

  it('reports a failed chunk, keeps the rest, and retries only that one', async () => {
    const { calls, deps, failing } = searchFixture();
    const service = searchesOf(deps);
    failing.add('2000150');
    expect(await finished(service)).toEqual({ ...done, checked: 140, total: 240, failedChunks: [1] });
    expect((await service.view(criteria, list)).totalItems).toBe(140);
    expect(calls.searches).toHaveLength(3);
    failing.clear();
    expect((await service.retry(criteria)).failedChunks).toEqual([]);
    expect((await finished(service)).failedChunks).toEqual([]);
    expect(calls.searches.slice(3).map((codes) => codes[0])).toEqual(['2000100']);
  });

  it('reads no reviews of hotels for which the provider did not respond', async () => {
    const requested: number[] = [];
    const reviews: SearchDeps['reviews'] = async (ids) => {
      requested.push(ids.length);
      return new Map();
    };
    const { deps, failing } = searchFixture({ reviews });
    failing.add('2000050').add('2000150');
    await finished(searchesOf(deps));
    expect(requested).toHaveLength(1);
  });

  it('repeats failed parts once a minute, not with every view', async () => {
    const { deps, failing } = searchFixture();
    let ahead = 0;
    let begun = 0;
    const subscribe: SearchDeps['cache']['subscribe'] = (topic, listener) => {
      begun += 1;
      return deps.cache.subscribe(topic, listener);
    };
    const cache = { ...deps.cache, subscribe };
    const service = searchesOf({ ...deps, cache, clock: () => new Date(Date.now() + ahead) });
    failing.add('2000150');
    await finished(service);
    for (const minutes of [2, 4]) {
      const before = begun;
      ahead = minutes * 60_000;
      await service.view(criteria, list);
      const after = begun;
      expect(after).toBeGreaterThan(before);
      for (let view = 0; view < 3; view += 1) await service.view(criteria, list);
      expect(begun).toBe(after);
    }
  });

  it('reports chunk 0 as failed when the list itself cannot be read, and still shows stored hotels', async () => {
    const { deps } = searchFixture({ storedHotels: async () => [stored] });
    const hotelsOfCity = () => Promise.reject(new AppError('PROVIDER_UNAVAILABLE'));
    const service = searchesOf({ ...deps, provider: { ...deps.provider, hotelsOfCity } });
    const view = await service.view(criteria, list);
    expect(view.progress).toEqual({ ...done, checked: 1, total: 1, failedChunks: [0] });
    expect(view.hotels.map((hotel) => hotel.id)).toEqual(['stored-1']);
  });

  it('is refused, not empty, when the list cannot be read and there is no stored hotel', async () => {
    const { deps } = searchFixture();
    const hotelsOfCity = () => Promise.reject(new AppError('PROVIDER_UNAVAILABLE'));
    const { view, pins } = searchesOf({ ...deps, provider: { ...deps.provider, hotelsOfCity } });
    await expect(view(criteria, list)).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      retryable: true,
    });
    await expect(pins(criteria, list)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });

  it('is refused when every chunk failed, and shown once a retry has found something', async () => {
    const { deps, failing } = searchFixture();
    const service = searchesOf(deps);
    for (const code of ['2000000', '2000100', '2000200']) failing.add(code);
    expect(await finished(service)).toMatchObject({ checked: 0, failedChunks: [0, 1, 2] });
    await expect(service.view(criteria, list)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    failing.clear();
    expect((await service.retry(criteria)).complete).toBe(false);
    expect((await finished(service)).failedChunks).toEqual([]);
    expect((await service.view(criteria, list)).totalItems).toBe(240);
  });

  it('includes stored hotels of the city, priced per night and room', async () => {
    const { deps } = searchFixture({
      storedHotels: async () => [
        { ...stored, imageUrl: '/files/u/a.jpg' },
        { ...stored, id: 'x', city: 'Haifa' },
      ],
    });
    const service = searchesOf(deps);
    const wanted = { ...criteria, stay: { ...stay, occupancy: { adults: 4, rooms: 2 } } };
    await finished(service, wanted);
    const view = await service.view(wanted, {
      ...list,
      filter: { hotel_class: [5], hotel_rating: ['EXCELLENT'] },
    });
    const own = view.hotels.find((hotel) => hotel.source === 'STORED');
    expect(own).toMatchObject({
      id: 'stored-1',
      total: { amountMinor: 40_000 },
      pricePerNight: { amountMinor: 20_000 },
      freeCancellation: true,
      pickReason: 'FEATURED',
    });
    expect(view.progress.total).toBe(241);
  });

  it('suggests removing the most restrictive filter when no hotel is left', async () => {
    const { deps } = searchFixture();
    const service = searchesOf(deps);
    await finished(service);
    const filter = { amenities: ['Pool', 'Parking'], hotel_class: [1] };
    const view = await service.view(criteria, { ...list, filter });
    expect(view.totalItems).toBe(0);
    expect(view.suggestion).toEqual({
      field: 'amenities',
      value: 'Pool',
      count: 24,
      pricePerNight: { amountMinor: 10_500, currency: 'ILS' },
      total: { amountMinor: 21_000, currency: 'ILS' },
    });
  });
});

describe('a search whose cache loses values', () => {
  it('reads lost rows again instead of showing an empty page, but not more often than every 30 seconds', async () => {
    const { calls, deps } = searchFixture();
    const store = createMemoryStore();
    const keys: string[] = [];
    const lossy = {
      ...store,
      setMany: async (entries: readonly { key: string; value: string }[], ttl: number) => {
        keys.push(...entries.map(({ key }) => key));
        await store.setMany(entries, ttl);
      },
    };
    const cache = createCache(lossy, { now: Date.now, logger: deps.logger });
    const service = searchesOf({ ...deps, cache });
    await finished(service);
    const before = await service.view(criteria, list);
    await store.delete(keys);
    const after = await service.view(criteria, list);
    expect(after.hotels).toEqual(before.hotels);
    expect(calls.searches.length).toBe(4);

    await store.delete(keys);
    await service.view(criteria, list);
    expect(calls.searches.length).toBe(4);
  });
});

describe('a chunk that waits for the rate limit in one instance', () => {
  it('is reported as waiting by other instances, which take its result without a call of their own', async () => {
    const { calls, deps } = searchFixture({ patienceMs: 5 });
    const { provider, goOn } = haltedProvider(deps.provider);
    const [one, other] = [searchesOf({ ...deps, provider }), searchesOf({ ...deps, provider })];
    await other.view(criteria, list);
    const bothWait = async (): Promise<void> => {
      const views = await Promise.all([one.view(criteria, list), other.view(criteria, list)]);
      expect(views.map(({ progress }) => progress.isWaiting)).toEqual([true, true]);
    };
    await vi.waitFor(bothWait, { timeout: 20_000 });
    goOn();
    const ends = await Promise.all([finished(one), finished(other)]);
    const whole = { ...done, checked: 240, total: 240 };
    expect(ends).toEqual([whole, whole]);
    expect(calls.searches).toHaveLength(3);
  });
});

describe('a city whose list has no amenities', () => {
  it('is complete without them, and gets them from the details after the search', async () => {
    const { calls, deps } = searchFixture();
    const requested: number[] = [];
    const provider = {
      ...deps.provider,
      hotelsOfCity: async () =>
        Array.from({ length: 120 }, (_, at) => ({ ...listing(at), facilities: null })),
    };
    const contents: SearchDeps['contents'] = async (codes) => {
      requested.push(codes.length);
      const found = codes.map((code) => [code, { ...content(code), facilities: ['Spa'] }] as const);
      return { found: new Map(found), failed: new Set() };
    };
    const service = searchesOf({ ...deps, provider, contents });
    await finished(service);
    await vi.waitFor(async () => {
      const { facets } = await service.view(criteria, list);
      expect([facets.knownHotels, facets.amenities.find(({ key }) => key === 'Spa')?.count]).toEqual([
        120, 120,
      ]);
    });
    expect((await service.view(criteria, list)).hotels[0]?.amenities).toEqual(['Spa']);
    await finished(searchesOf({ ...deps, provider, contents }));
    expect([requested, calls.searches.length]).toEqual([[100, 20], 2]);
  });
});

describe('a search without a city', () => {
  const anywhere = { location: '', cityCode: null, countryCode: null, cityName: '', stay };

  it('covers all default hotels in one call', async () => {
    const { calls, deps } = searchFixture();
    const service = searchesOf(deps);
    expect((await finished(service, anywhere)).total).toBe(DEFAULT_HOTEL_CODES.length);
    expect([calls.lists, calls.searches.length]).toEqual([0, 1]);
  });

  it('covers the hotels that match the free text', async () => {
    const { calls, deps } = searchFixture();
    const service = searchesOf(deps);
    await finished(service, { ...anywhere, location: 'France' });
    expect(calls.searches).toEqual([[DEFAULT_HOTEL_CODES[0]]]);
  });
});

describe('a search with unusable input', () => {
  it.each([
    [{ ...criteria, cityCode: 'x' }, ['cityCode']],
    [{ ...criteria, stay: { ...stay, checkOut: stay.checkIn } }, ['checkOut']],
    [{ ...criteria, stay: { ...stay, checkIn: addDays(today, -2) } }, ['checkIn']],
    [{ ...criteria, stay: { ...stay, occupancy: { adults: 1, rooms: 2 } } }, ['rooms']],
    [{ ...criteria, stay: { ...stay, occupancy: { children: 1, childrenAges: [] } } }, ['childrenAges']],
  ])('is refused with the name of the field, case %#', async (input, fields) => {
    const service = searchesOf(searchFixture().deps);
    await expect(service.view(input, list)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      facts: { fields },
    });
  });
});
