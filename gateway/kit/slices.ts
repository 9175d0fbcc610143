import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work gives way after so much of it. */
const LONGEST_RUN_MS = 8;

/** Awaited between two pieces of a long job: lets other requests in when it is time. */
export type Rest = () => Promise<void> | undefined;

/** The pauses of one long job, which begins now. */
export function createRest(): Rest {
  let since = performance.now();
  const rest = async (): Promise<void> => {
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < LONGEST_RUN_MS ? undefined : rest());
}

/** `map` of a long list in pieces: others get their turn after 8 ms of it. */
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
