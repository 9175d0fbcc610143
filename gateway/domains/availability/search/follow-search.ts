import { setTimeout as pause } from 'node:timers/promises';
import type { SearchProgress } from '#models/search/search.ts';

/** Pause between events: at most four a second. */
const EVENT_MS = 250;

/**
 * Yields the progress whenever it changes, until it is complete. Not a generator: a waiting generator cannot be ended before
 * its wait is over, so a search would be followed for a client that has left.
 * @param progress the same object as long as nothing changes
 * @param shown the part of it that is yielded
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
