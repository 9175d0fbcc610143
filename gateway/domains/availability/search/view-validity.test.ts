import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { noteValidity } from '#gateway/http/kept-answers/note-validity.ts';
import { bench, criteria, list, stored, visitor } from '../testing/kit.ts';
import { createSearchService, type SearchDeps } from './search.service.ts';

/** A search to its end, and what one view of it says of itself. */
async function viewed(overrides: Partial<SearchDeps> = {}, failing: readonly string[] = []) {
  const world = bench(overrides);
  for (const code of failing) world.failing.add(code);
  const service = createSearchService(world.deps);
  for await (const progress of await service.follow(criteria, visitor)) if (progress.complete) break;
  const look = async () => {
    const validity = noteValidity();
    await service.view(criteria, list, { ...visitor, validity });
    return validity;
  };
  return { ...world, service, look };
}

const holds = (validity: ReturnType<typeof noteValidity>): readonly boolean[] | null =>
  validity.conditions()?.map((isSo) => isSo()) ?? null;

describe('the view of a search', () => {
  it('holds while the search is whole and nothing changes, and so do its pins', async () => {
    const { service, look } = await viewed();
    const pins = noteValidity();
    await service.pins(criteria, list, { ...visitor, validity: pins });
    expect([holds(await look()), holds(pins)]).toEqual([[true], [true]]);
  });

  it('holds no longer once its prices are five minutes old', async () => {
    let now = Date.now();
    const { look } = await viewed({ clock: () => new Date(now) });
    const validity = await look();
    now += 4 * 60_000;
    expect(holds(validity)).toEqual([true]);
    now += 2 * 60_000;
    expect(holds(validity)).toEqual([false]);
  });

  it('holds no longer once rows that were lost are asked for again', async () => {
    const { look, deps } = await viewed();
    const validity = await look();
    deps.cache.peekMany = async (_policy, keys) => keys.map(() => null);
    await look();
    expect(holds(validity)).toEqual([false]);
  });

  it('is for its asker alone while the search runs, and when a part of it has failed', async () => {
    const early = noteValidity();
    const running = createSearchService(bench({ patienceMs: 10 }, 200).deps);
    await running.view(criteria, list, { ...visitor, validity: early });
    const { look } = await viewed({}, ['2000150']);
    expect([early.conditions(), (await look()).conditions()]).toEqual([[], []]);
  });

  it.each<[string, Partial<SearchDeps>]>([
    ['stored hotels', { storedHotels: () => new Promise(() => undefined) }],
    [
      'reviews',
      { reviews: () => pause(60_000, new Map(), { ref: false }), storedHotels: async () => [stored] },
    ],
    [
      'rooms of our own inventory',
      { ownInventory: { stillOpen: () => new Promise(() => undefined) }, storedHotels: async () => [stored] },
    ],
  ])('is for its asker alone when %s came too late', async (_part, overrides) => {
    const { look } = await viewed(overrides);
    expect((await look()).conditions()).toBeNull();
  });
});
