import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  searchFixture,
  criteria,
  haltedProvider,
  list,
  stored,
  unreadable,
  visitor,
} from '../testing/kit.ts';
import { statedValidity } from '../testing/stated-validity.ts';
import { ROW } from './search-cache.ts';
import { createSearchService, type SearchDeps } from './search.service.ts';

/** A search that has ended; `view` returns the stated cache validity of one view of it. */
async function viewed(overrides: Partial<SearchDeps> = {}, failing: readonly string[] = []) {
  const world = searchFixture(overrides);
  for (const code of failing) world.failing.add(code);
  const service = createSearchService(world.deps);
  for await (const progress of await service.follow(criteria, visitor)) if (progress.complete) break;
  const view = async () => {
    const { stated, validity } = statedValidity();
    await service.view(criteria, list, { ...visitor, validity });
    return stated;
  };
  return { ...world, service, view };
}

type Stated = ReturnType<typeof statedValidity>['stated'];

const isMet = ({ conditions, isIncomplete }: Stated): readonly boolean[] | null =>
  isIncomplete ? null : conditions.map((condition) => condition());

describe('the response to a search', () => {
  it('may be cached while the search is complete and unchanged, and so may its pins', async () => {
    const { service, view } = await viewed();
    const pins = statedValidity();
    await service.pins(criteria, list, { ...visitor, validity: pins.validity });
    expect([isMet(await view()), isMet(pins.stated)]).toEqual([[true], [true]]);
  });

  it('may not be cached once its prices are five minutes old', async () => {
    let now = Date.now();
    const { view } = await viewed({ clock: () => new Date(now) });
    const validity = await view();
    now += 4 * 60_000;
    expect(isMet(validity)).toEqual([true]);
    now += 2 * 60_000;
    expect(isMet(validity)).toEqual([false]);
  });

  it('may not be cached after evicted rows were read again', async () => {
    const { view, deps } = await viewed();
    const validity = await view();
    deps.cache.peekMany = async (_policy, keys) => keys.map(() => null);
    await view();
    expect(isMet(validity)).toEqual([false]);
  });

  it('may not be cached when rows are missing although they were read again', async () => {
    const { view, deps } = await viewed();
    deps.cache.peekMany = async (_policy, keys) => keys.map(() => null);
    await view();
    expect(isMet(await view())).toBeNull();
  });

  describe.each([
    ['is read', false],
    ['was read a moment before', true],
  ])(
    'with displayed hotels of another page, whose rows the cache has lost, when its own page %s',
    (_when, isRecent) => {
      /** The displayed hotels, and the validity of their response. @param isLost tells whether rows are missing now */
      async function displayed(isLost: (searches: number) => boolean) {
        const { service, deps, calls } = await viewed();
        const { hotels } = await service.view(criteria, { ...list, page: 2 }, visitor);
        const ids = hotels.map(({ id }) => id);
        if (isRecent) {
          // Parts of recent searches are used once the generation is known.
          await deps.cache.generation();
          await service.view(criteria, list, visitor);
        }
        const { stated, validity } = statedValidity();
        const page = await service.view(criteria, list, { ...visitor, validity });
        const { peekMany } = deps.cache;
        const before = calls.searches.length;
        deps.cache.peekMany = async (policy, keys) =>
          policy.kind === ROW.kind && isLost(calls.searches.length - before)
            ? keys.map(() => null)
            : peekMany(policy, keys);
        const held = await page.held(ids);
        return { ids, found: held.hotels.map(({ id }) => id), stated };
      }

      it('contains them, because they are read again', async () => {
        const { ids, found, stated } = await displayed((searches) => searches === 0);
        expect([found, stated.partsFrom.length]).toEqual([ids, isRecent ? 1 : 0]);
        // The search has another state now.
        expect(isMet(stated)).toEqual([false]);
      });

      it('may not be cached when they are still missing then', async () => {
        const { found, stated } = await displayed(() => true);
        expect([found, isMet(stated)]).toEqual([[], null]);
      });
    },
  );

  it('may not be cached while the search runs, nor when a part of it has failed', async () => {
    const early = statedValidity();
    const { deps } = searchFixture({ patienceMs: 5 });
    const running = createSearchService({ ...deps, provider: haltedProvider(deps.provider).provider });
    await running.view(criteria, list, { ...visitor, validity: early.validity });
    const { view } = await viewed({}, ['2000150']);
    expect([isMet(early.stated), isMet(await view())]).toEqual([[], []]);
  });

  it.each<[string, Partial<SearchDeps>]>([
    ['stored hotels', { storedHotels: () => new Promise(() => undefined) }],
    [
      'reviews',
      { reviews: () => pause(60_000, new Map(), { ref: false }), storedHotels: async () => [stored] },
    ],
    [
      'rooms of our own inventory',
      {
        ownInventory: { availabilityFilter: () => new Promise(() => undefined) },
        storedHotels: async () => [stored],
      },
    ],
  ])('may not be cached when %s arrived too late', async (_part, overrides) => {
    const { view } = await viewed(overrides);
    expect(isMet(await view())).toBeNull();
  });

  it.each(unreadable)('may not be cached when %s cannot be read', async (_part, overrides) => {
    const { view } = await viewed(overrides);
    expect(isMet(await view())).toBeNull();
  });
});

describe('another instance may return the response to a search', () => {
  const untilOf = ({ elsewhereUntil: [until] }: Stated): number | undefined => until;

  it('until the first of its chunks may expire, which is after four and a half minutes', async () => {
    const from = Date.now();
    const { view } = await viewed();
    const until = untilOf(await view()) ?? 0;
    expect(until).toBeGreaterThanOrEqual(from + 270_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 270_000);
  });

  it('until the end of the minute, when it has stored hotels, whose deadlines have a time of day', async () => {
    const now = Math.floor(Date.now() / 60_000) * 60_000 + 20_000;
    const { view } = await viewed({ storedHotels: async () => [stored], clock: () => new Date(now) });
    expect(untilOf(await view())).toBe(now + 40_000);
  });

  it('never, when amenities that the list lacked are still unknown: the search changes when they are read', async () => {
    const { deps } = searchFixture();
    const provider = {
      ...deps.provider,
      hotelsOfCity: async (code: string) =>
        (await deps.provider.hotelsOfCity(code)).map((hotel) =>
          Object.assign({}, hotel, { facilities: null }),
        ),
    };
    const contents = async () => ({ found: new Map(), failed: new Set<string>() });
    const { view } = await viewed({ provider, contents });
    expect(untilOf(await view())).toBe(0);
  });

  it('never, when the place is not a city by its code: a name may mean another one there', async () => {
    const world = searchFixture();
    const service = createSearchService(world.deps);
    const named = { ...criteria, cityCode: null, cityName: '', countryCode: null, location: '' };
    for await (const progress of await service.follow(named, visitor)) if (progress.complete) break;
    const { stated, validity } = statedValidity();
    await service.view(named, list, { ...visitor, validity });
    expect(stated.elsewhereUntil).toEqual([0]);
  });
});
