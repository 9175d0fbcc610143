import { LRUCache } from 'lru-cache';

/** Most callers that are counted at a time; beyond that, the least recently seen starts again. */
const MOST_CALLERS = 20_000;

/** The clock is read at most once in this time. */
const RESOLUTION_MS = 50;

/** Takes points of a caller. @returns milliseconds until the points are available; 0 when they were */
export type LocalCounter = (caller: string, points: number) => number;

/**
 * Counts the points of callers in this process: a number per window, which starts with a caller's first request.
 * Returns without a promise, which would cost the fastest responses more than the counting itself.
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
