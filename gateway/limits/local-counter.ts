import { LRUCache } from 'lru-cache';

/** Maximum number of callers that are counted at a time. */
const MAX_CALLERS = 20_000;

/** The clock is read at most once per this time. */
const RESOLUTION_MS = 50;

/** Takes points of a caller. @returns milliseconds until the points are available; 0 when they were */
export type LocalCounter = (caller: string, points: number) => number;

/**
 * Counts the points of callers in this process: a number per window, which starts with a caller's first request.
 * Returns without a promise, which would cost the fastest responses more than the counting itself.
 *
 * With too many callers some are forgotten and start again. Callers who have used up their window are kept apart, so
 * that an attacker cannot reset them with single requests from many other addresses: each address has to use up a
 * window of its own first. Callers who have used most of their window are kept apart from those who have used little of
 * it.
 */
export function localCounter(budget: { readonly points: number; readonly seconds: number }): LocalCounter {
  const options = {
    max: MAX_CALLERS,
    ttl: budget.seconds * 1000,
    ttlResolution: RESOLUTION_MS,
    perf: Date,
  };
  /**
   * Callers by what they have spent: little, more than half of a window, or more than a whole one. Those who have spent
   * the least are forgotten first, because that does the least harm.
   */
  const levels = [0, budget.points / 2, budget.points].map((above) => ({
    above,
    windows: new LRUCache<string, { spent: number }>(options),
  }));
  return (caller, points) => {
    const at = levels.findLast(({ windows }) => windows.has(caller));
    const window = at?.windows.get(caller) ?? { spent: 0 };
    window.spent += points;
    const to = levels.findLast(({ above }) => window.spent > above) ?? levels[0];
    if (to && to !== at) {
      const leftMs = at?.windows.getRemainingTTL(caller);
      at?.windows.delete(caller);
      to.windows.set(caller, window, leftMs === undefined ? {} : { ttl: Math.max(1, leftMs) });
    }
    if (window.spent <= budget.points) return 0;
    return Math.max(1, to?.windows.getRemainingTTL(caller) ?? 1);
  };
}
