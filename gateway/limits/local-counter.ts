import { LRUCache } from 'lru-cache';

/** Callers that are counted at a time; with more, the one heard of least lately begins again. */
const MOST_CALLERS = 20_000;

/** The clock is looked at once in so long. */
const RESOLUTION_MS = 50;

/** Takes points of a caller. @returns milliseconds until there are points again; 0 where there were enough */
export type LocalCounter = (caller: string, points: number) => number;

/**
 * Counts the points of callers in this process: so many in each window, which begins with the first of them. It tells at
 * once: a promise would cost the fastest answers more than all the counting.
 */
export function localCounter(budget: { readonly points: number; readonly seconds: number }): LocalCounter {
  const windows = new LRUCache<string, { spent: number }>({
    max: MOST_CALLERS,
    ttl: budget.seconds * 1000,
    ttlResolution: RESOLUTION_MS,
    perf: Date,
  });
  return (caller, points) => {
    const known = windows.get(caller);
    if (known) known.spent += points;
    else windows.set(caller, { spent: points });
    if ((known?.spent ?? points) <= budget.points) return 0;
    return Math.max(1, windows.getRemainingTTL(caller));
  };
}
