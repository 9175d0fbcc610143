import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { validityRecorder } from '#gateway/http/response-cache/validity-recorder.ts';
import { bench, criteria, haltedProvider, list, stored, visitor } from '../testing/kit.ts';
import { createSearchService, type SearchDeps } from './search.service.ts';

/** A complete search, with a reader of the cache validity of one view of it. */
async function viewed(overrides: Partial<SearchDeps> = {}, failing: readonly string[] = []) {
  const world = bench(overrides);
  for (const code of failing) world.failing.add(code);
  const service = createSearchService(world.deps);
  for await (const progress of await service.follow(criteria, visitor)) if (progress.complete) break;
  const view = async () => {
    const validity = validityRecorder();
    await service.view(criteria, list, { ...visitor, validity });
    return validity;
  };
  return { ...world, service, view };
}

const isMet = (validity: ReturnType<typeof validityRecorder>): readonly boolean[] | null =>
  validity.conditions()?.map((condition) => condition()) ?? null;

describe('the response to a search', () => {
  it('may be cached while the search is complete and unchanged, and so may its pins', async () => {
    const { service, view } = await viewed();
    const pins = validityRecorder();
    await service.pins(criteria, list, { ...visitor, validity: pins });
    expect([isMet(await view()), isMet(pins)]).toEqual([[true], [true]]);
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

  it('may not be cached while the search runs, nor when a part of it has failed', async () => {
    const early = validityRecorder();
    const { deps } = bench({ patienceMs: 5 });
    const running = createSearchService({ ...deps, provider: haltedProvider(deps.provider).provider });
    await running.view(criteria, list, { ...visitor, validity: early });
    const { view } = await viewed({}, ['2000150']);
    expect([early.conditions(), (await view()).conditions()]).toEqual([[], []]);
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
    expect((await view()).conditions()).toBeNull();
  });
});
