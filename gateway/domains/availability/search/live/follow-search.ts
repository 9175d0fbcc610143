import { setTimeout as pause } from 'node:timers/promises';
import type { SearchProgress } from '#models/search/search.ts';

/** Shortest time between events: at most four a second, and the last one at once. */
const EVENT_MS = 250;

/** Progress that changes. */
export interface FollowedProgress {
  /** Returns the same object as long as the progress does not change. */
  now(): SearchProgress;
  /** Resolves with the next change. */
  nextChange(): Promise<void>;
}

/**
 * Yields the progress whenever it changes, until it is complete. Not a generator: a waiting generator cannot be ended
 * before its wait is over, so a search would be followed for a client that has left.
 * @param shown converts the progress to the yielded value
 */
export function followProgress<T>(
  progress: FollowedProgress,
  shown: (progress: SearchProgress) => Promise<T>,
): AsyncIterableIterator<T> {
  const end = new AbortController();
  const ended = new Promise<void>((resolve) => {
    end.signal.addEventListener('abort', () => resolve());
  });
  let last: SearchProgress | null = null;
  let lastAt = -EVENT_MS;
  const next = async (): Promise<IteratorResult<T, undefined>> => {
    while (!end.signal.aborted && last?.complete !== true) {
      // Taken before the progress is read, so that no change is missed in between.
      const change = progress.nextChange();
      const now = progress.now();
      const early = lastAt + EVENT_MS - performance.now();
      if (now !== last && (now.complete || early <= 0)) {
        last = now;
        lastAt = performance.now();
        return { done: false, value: await shown(now) };
      }
      const others = now === last ? [] : [pause(early)];
      await Promise.race([change, ended, ...others]);
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
