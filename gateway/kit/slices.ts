import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time of uninterrupted work, in milliseconds. */
const LONGEST_RUN_MS = 8;

/** Awaited between two parts of a long job: lets other requests run when it is time. */
export type Rest = () => Promise<void> | undefined;

/** The pauses of one long job, which starts now. */
export function createRest(): Rest {
  let since = performance.now();
  const rest = async (): Promise<void> => {
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < LONGEST_RUN_MS ? undefined : rest());
}

/** `map` of a long list in parts: other requests can run after every 8 ms. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<readonly R[]> {
  const results: R[] = [];
  const rest = createRest();
  for (const item of items) {
    results.push(map(item));
    const pause = rest();
    if (pause) await pause;
  }
  return results;
}
