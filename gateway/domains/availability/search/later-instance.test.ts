import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { addDays } from '#shared/stay/nights.ts';
import { bench, criteria, list, searchesOf, stay } from '../testing/kit.ts';

it('a search is read by an instance that comes later in three looks at the shared cache', async () => {
  const { deps } = bench();
  const store = createMemoryStore();
  /** Looks of the later instance, each after the one before was answered. */
  let looks = 0;
  let isLooking = false;
  const counted = {
    ...store,
    getMany: async (keys: readonly string[]) => {
      if (!isLooking) looks += 1;
      isLooking = true;
      await pause(150);
      isLooking = false;
      return store.getMany(keys);
    },
  };
  const options = { now: Date.now, logger: deps.logger };
  const [here, there] = [createCache(store, options), createCache(counted, options)];
  const first = searchesOf({ ...deps, cache: here });
  const otherDays = { ...criteria, stay: { ...stay, checkOut: addDays(stay.checkOut, 1) } };
  for (const wanted of [criteria, otherDays]) {
    for await (const { complete } of await first.follow(wanted)) if (complete) break;
    await first.view(wanted, list);
  }
  const later = searchesOf({ ...deps, cache: there });
  // The list of the city is in memory from then on.
  await later.view(otherDays, list);
  looks = 0;
  expect(await later.view(criteria, list)).toMatchObject({ totalItems: 240, progress: { complete: true } });
  expect(looks).toBeLessThanOrEqual(3);
});
