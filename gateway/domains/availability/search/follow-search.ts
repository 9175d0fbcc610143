import { setTimeout as pause } from 'node:timers/promises';
import type { SearchProgress } from '#models/search/search.ts';

/** At most four events a second. */
const EVENT_MS = 250;

/**
 * Progress whenever it changes, until it is complete. No generator: one that waits cannot be ended before its wait is
 * over, and a client that left would be followed for as long as the provider takes.
 * @param progress the same object as long as nothing changes
 * @param shown what is told of it
 */
export function followProgress<T>(
  progress: () => SearchProgress,
  shown: (progress: SearchProgress) => Promise<T>,
): AsyncIterableIterator<T> {
  const end = new AbortController();
  let last: SearchProgress | null = null;
  const next = async (): Promise<IteratorResult<T, undefined>> => {
    while (!end.signal.aborted && last?.complete !== true) {
      if (last !== null) await pause(EVENT_MS, undefined, { signal: end.signal }).catch(() => undefined);
      const now = progress();
      if (now === last || end.signal.aborted) continue;
      last = now;
      return { done: false, value: await shown(now) };
    }
    return { done: true, value: undefined };
  };
  return {
    next,
    return: async () => {
      end.abort();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
