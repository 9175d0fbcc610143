import { describe, expect, it } from 'vitest';
import type { SearchDeps } from './search.service.ts';
import {
  searchFixture,
  criteria,
  haltedProvider,
  list,
  searchedSoFar,
  searchesOf,
  stored,
} from '../testing/kit.ts';

/** A search of 240 hotels in which only chunks that start with an `open` hotel get prices until `goOn` is called. */
function halted(open: readonly string[] = [], overrides: Partial<SearchDeps> = {}) {
  const { deps } = searchFixture({ patienceMs: 20, ...overrides });
  const { provider, goOn } = haltedProvider(deps.provider, open);
  return { service: searchesOf({ ...deps, provider }), goOn };
}

const whole = async ({ service, goOn }: ReturnType<typeof halted>) => {
  goOn();
  for await (const progress of await service.follow(criteria)) if (progress.complete) return;
};

describe('hotels whose prices are still being read', () => {
  it('are in the first response, as soon as they are listed', async () => {
    // A response that waited for prices would wait for ever.
    const search = halted([], { patienceMs: 2 ** 31 - 1 });
    const first = await search.service.view(criteria, list);
    expect(first).toMatchObject({ totalItems: 240, progress: { checked: 0, total: 240, complete: false } });
    expect(first.hotels.map(({ isPricePending }) => isPricePending)).toEqual([true, true, true, true, true]);
    const { pins } = await search.service.pins(criteria, list);
    expect(pins).toHaveLength(240);
    await whole(search);
  });

  it('are waited for where a filter leaves nothing without their prices', async () => {
    const { service, goOn } = halted([], { patienceMs: 2 ** 31 - 1 });
    const filtered = { ...list, filter: { free_cancellation: true } };
    const requested = Promise.all([service.view(criteria, filtered), service.pins(criteria, filtered)]);
    await searchedSoFar(service, { checked: 0, total: 240 });
    goOn();
    const [first, { pins }] = await requested;
    expect(first.hotels.filter(({ total }) => total !== null)).toHaveLength(5);
    expect(pins.length).toBeGreaterThan(0);
  });

  it('are listed without pictures when even cached pictures come too late', async () => {
    const { deps } = searchFixture({ cachedImages: () => new Promise(() => undefined) });
    const { hotels } = await searchesOf(deps).view(criteria, list);
    expect(hotels.map(({ cachedImages: knownImages }) => knownImages)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('do not count as settled until the search is complete or has run for long', async () => {
    const settled = async (search: ReturnType<typeof halted>) =>
      (await search.service.view(criteria, list)).hotels.map(({ isSettled }) => isSettled);
    const [quick, slow] = [halted([], { settledMs: 2 ** 31 - 1 }), halted([], { settledMs: 0 })];
    await Promise.all([quick, slow].map(({ service }) => searchedSoFar(service, { checked: 0, total: 240 })));
    expect(new Set(await settled(quick))).toEqual(new Set([false]));
    expect(new Set(await settled(slow))).toEqual(new Set([true]));
    await Promise.all([whole(quick), whole(slow)]);
    expect(new Set(await settled(quick))).toEqual(new Set([true]));
  });

  it("are listed with everything from the city's list, neither with a price nor as sold out", async () => {
    const search = halted();
    await searchedSoFar(search.service, { checked: 0, total: 240 });
    const early = await search.service.view(criteria, { ...list, sort: 'STARS' });
    expect(early).toMatchObject({ totalItems: 240, progress: { checked: 0, total: 240, complete: false } });
    expect(early.hotels).toHaveLength(5);
    for (const hotel of early.hotels)
      expect(hotel).toMatchObject({ isPricePending: true, stars: 5, city: 'Tel Aviv', total: null });
    expect(early.facets.hotelClass[0]).toEqual({ key: '5', count: 48 });

    await whole(search);
    const later = await search.service.view(criteria, { ...list, sort: 'STARS' });
    expect(later.totalItems).toBe(240);
    expect(later.hotels.every(({ isPricePending, total }) => !isPricePending && total !== null)).toBe(true);
  });

  it('are the same objects in every response, so that data derived from them is computed once', async () => {
    const search = halted();
    await searchedSoFar(search.service, { checked: 0, total: 240 });
    const [first, second] = [
      await search.service.view(criteria, list),
      await search.service.view(criteria, list),
    ];
    expect(first.hotels).toHaveLength(5);
    first.hotels.forEach((hotel, at) => expect(second.hotels[at]).toBe(hotel));
    await whole(search);
  });

  it('come after those with a price and before those without rooms', async () => {
    const search = halted(['2000000'], { storedHotels: async () => [stored] });
    // A hundred of the provider's hotels and the stored one.
    await searchedSoFar(search.service, { checked: 101, total: 241 });
    const page = { page: 1, pageSize: 50 };
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) =>
        search.service.view(criteria, { ...list, ...page, page: number, sort: 'PRICE_ASC' }),
      ),
    );
    const kinds = pages
      .flatMap(({ hotels }) => hotels)
      .map(({ total, isPricePending }) => (total ? 'priced' : isPricePending ? 'pending' : 'none'));
    expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toEqual(['priced', 'pending', 'none']);
    expect(kinds.filter((kind) => kind === 'pending')).toHaveLength(140);
    await whole(search);
  });

  it.each([
    ['price', { priceRange: { min: 0, max: 900 } }],
    ['meals', { meal_preferences: ['Breakfast Included'] }],
    ['free cancellation', { free_cancellation: true }],
  ])('do not match a filter by %s, and no other filter is suggested', async (_name, filter) => {
    const search = halted();
    await searchedSoFar(search.service, { checked: 0, total: 240 });
    const early = await search.service.view(criteria, { ...list, filter });
    expect(early).toMatchObject({ totalItems: 0, suggestion: null });
    await whole(search);
    expect((await search.service.view(criteria, { ...list, filter })).totalItems).toBeGreaterThan(0);
  });

  it('are on the map without a price, and not as sold out', async () => {
    const search = halted();
    await searchedSoFar(search.service, { checked: 0, total: 240 });
    const { pins } = await search.service.pins(criteria, list);
    expect(pins).toHaveLength(240);
    expect(pins.every(({ rooms, total }) => rooms === 'UNKNOWN' && total === null)).toBe(true);
    await whole(search);
    const later = (await search.service.pins(criteria, list)).pins.map(({ rooms }) => rooms);
    expect(new Set(later)).toEqual(new Set(['AVAILABLE', 'NONE']));
  });
});
