import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_RUN_MS = 8;

/** `map` of a long list in pieces: others get their turn after 8 ms of it. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<readonly R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - since < LONGEST_RUN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return results;
}
