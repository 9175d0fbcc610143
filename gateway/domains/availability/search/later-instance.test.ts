import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { addDays } from '#shared/stay/nights.ts';
import { searchFixture, criteria, list, searchesOf, stay } from '../testing/kit.ts';

/** A promise, and the function that resolves it. */
function opened() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

it('an instance that did not run a search reads it with at most three lookups in the shared cache', async () => {
  const { deps } = searchFixture();
  const store = createMemoryStore();
  /** Reads of the later instance that wait for their response; null while none has to wait. */
  let delayed: (() => void)[] | null = null;
  const gated = {
    ...store,
    getMany: async (keys: readonly string[]) => {
      const { promise, release } = opened();
      if (delayed) delayed.push(release);
      else release();
      await promise;
      return store.getMany(keys);
    },
  };
  const options = { now: Date.now, logger: deps.logger };
  const [here, there] = [createCache(store, options), createCache(gated, options)];
  const first = searchesOf({ ...deps, cache: here });
  const otherDays = { ...criteria, stay: { ...stay, checkOut: addDays(stay.checkOut, 1) } };
  for (const wanted of [criteria, otherDays]) {
    for await (const { complete } of await first.follow(wanted)) if (complete) break;
    await first.view(wanted, list);
  }
  const later = searchesOf({ ...deps, cache: there });
  // The list of the city is in memory from then on.
  await later.view(otherDays, list);
  delayed = [];
  const shown = later.view(criteria, list);
  // Reads that were sent together are answered together, and count as one lookup.
  let lookups = 0;
  for (let round = 0; round < 10; round += 1) {
    for (let turns = 0; turns < 50; turns += 1) await turn();
    const sent = delayed.splice(0);
    if (sent.length > 0) lookups += 1;
    for (const release of sent) release();
  }
  delayed = null;
  expect(await shown).toMatchObject({ totalItems: 240, progress: { complete: true } });
  expect(lookups).toBeLessThanOrEqual(3);
});
