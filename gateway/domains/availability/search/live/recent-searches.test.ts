import { expect, it, vi } from 'vitest';
import { MAX_REUSE_MS } from '#models/cache-validity.ts';
import {
  searchFixture,
  criteria,
  haltedProvider,
  list,
  stay,
  stored,
  unreadable,
  visitor,
} from '../../testing/kit.ts';
import { statedValidity } from '../../testing/stated-validity.ts';
import { NO_FILTER } from '../../view/search-filter.ts';
import { indexOf } from '../../view/search-index.ts';
import type { OpenedSearch } from '../open-searches.ts';
import { noRows } from '../search-list.ts';
import { createSearchService, type SearchDeps } from '../search.service.ts';
import { createRecentSearches } from './recent-searches.ts';
import type { SearchState } from './search-state.ts';

/** A complete search; `read.times` is how often its stored hotels were read. */
async function complete(overrides: Partial<SearchDeps> = {}) {
  const read = { times: 0 };
  const { deps } = searchFixture({
    storedHotels: async () => {
      read.times += 1;
      return [stored];
    },
    cachedImages: async (hotels) => hotels.map(() => []),
    ...overrides,
  });
  const service = createSearchService(deps);
  for await (const progress of await service.follow(criteria, visitor)) if (progress.complete) break;
  // From now on the generation is known without a call.
  await deps.cache.generation();
  return { deps, service, read };
}

const atOnce = (value: unknown): boolean => !(value instanceof Promise);

it('a page whose hotels were read a moment ago is returned without a promise, unchanged, in any order and with any filter', async () => {
  const { deps, service } = await complete();
  for (const sort of ['PRICE_ASC', 'RATING', 'PRICE_DESC', 'STARS'] as const)
    for (const page of [1, 2])
      for (const filter of [{}, { priceRange: { max: 150 } }, { amenities: ['Pool'] }]) {
        const request = { ...list, sort, page, filter };
        const { held: _first, ...first } = await service.view(criteria, request, visitor);
        const again = service.view(criteria, request, visitor);
        expect(atOnce(again)).toBe(true);
        const { held: _again, ...shown } = await again;
        expect(shown).toEqual(first);
        const { held: _other, ...other } = await createSearchService(deps).view(criteria, request, visitor);
        expect(shown).toEqual(other);
      }
});

it('after a change of any cached value the parts are read again', async () => {
  const { deps, service, read } = await complete();
  await service.view(criteria, list, visitor);
  const before = read.times;
  await service.view(criteria, list, visitor);
  expect(read.times).toBe(before);
  await deps.cache.drop({ kind: 'any.1' }, ['key']);
  await deps.cache.generation();
  expect(atOnce(service.view(criteria, list, visitor))).toBe(false);
  expect(read.times).toBe(before + 1);
});

it('the age of a response counts from the reading of its parts', async () => {
  const { service } = await complete();
  const before = Date.now();
  await service.view(criteria, list, visitor);
  const { stated, validity } = statedValidity();
  await service.view(criteria, list, { ...visitor, validity });
  const [readAt = 0] = stated.partsFrom;
  expect(readAt).toBeGreaterThanOrEqual(before);
  expect(readAt).toBeLessThanOrEqual(Date.now());
  expect(stated.conditions.map((isMet) => isMet())).toEqual([true]);
});

it('a wrong request is refused although its search is ready', async () => {
  const { service } = await complete();
  await service.view(criteria, list, visitor);
  expect(() => service.view(criteria, { ...list, page: 0 }, visitor)).toThrow('BAD_USER_INPUT');
});

it.each<readonly [string, Partial<SearchDeps>]>([
  ['the stored hotels came too late', { storedHotels: () => new Promise(() => undefined) }],
  ...unreadable.map(([part, overrides]) => [`${part} could not be read`, overrides] as const),
])('a search is not reused when %s', async (_, overrides) => {
  const { service } = await complete(overrides);
  await service.view(criteria, list, visitor);
  expect(atOnce(service.view(criteria, list, visitor))).toBe(false);
});

it('a search that is completed while its page is read is not reused', async () => {
  const { deps } = searchFixture();
  const { provider, goOn } = haltedProvider(deps.provider, ['2000000']);
  const service = createSearchService({
    ...deps,
    provider,
    cachedImages: async (hotels) => {
      goOn();
      await vi.waitFor(
        async () => {
          // Null until the search is complete.
          const [lowest] = await service.lowestCached([criteria], stay, NO_FILTER);
          expect(lowest).not.toBeNull();
        },
        { interval: 5 },
      );
      return hotels.map(() => []);
    },
  });
  await deps.cache.generation();
  const first = await service.view(criteria, list, visitor);
  const { stated, validity } = statedValidity();
  const second = await service.view(criteria, list, { ...visitor, validity });
  expect(stated.partsFrom).toEqual([]);
  expect([first, second].map(({ progress }) => progress.complete)).toEqual([false, true]);
});

/** A complete search that is being read. `keep` stores the parts that were read. */
function reading() {
  const then: SearchState = {
    index: indexOf([], 2),
    progress: { checked: 0, total: 0, complete: true, failedChunks: [], isWaiting: false },
    readAt: 0,
    isStale: false,
  };
  const world = { now: 0, generation: 'one', state: then };
  const ready = createRecentSearches(
    { generationInMemory: () => world.generation },
    { isCurrent: () => true },
    () => world.now,
  );
  const live = { state: () => world.state };
  const opened = { key: 'key', live } as unknown as OpenedSearch;
  const keep = ready.beginReading(criteria);
  return {
    world,
    keep: () => keep({ opened, state: then, stored: [], known: noRows() }),
    isKept: () => ready.find(criteria) !== null,
  };
}

it.each<readonly [string, (world: ReturnType<typeof reading>['world']) => void]>([
  ['its state', (world) => (world.state = { ...world.state })],
  ['a cached value', (world) => (world.generation = 'other')],
])('a search is not reused when %s was changed while it was read', (_, change) => {
  const { world, keep, isKept } = reading();
  change(world);
  keep();
  expect(isKept()).toBe(false);
});

it('a search is reused for five seconds after its reading began', () => {
  const { world, keep, isKept } = reading();
  world.now = 1_000;
  keep();
  expect(MAX_REUSE_MS).toBe(5_000);
  world.now = 4_999;
  expect(isKept()).toBe(true);
  world.now = 5_000;
  expect(isKept()).toBe(false);
});
