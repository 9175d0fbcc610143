import type { Cache } from '#cache/cache.ts';
import type { CacheValidity } from '#models/cache-validity.ts';
import { AppError } from '#gateway/errors.ts';
import type { Viewer } from '#models/viewer.ts';
import { SEARCH_OPENED } from './search-cache.ts';

/** For whom a search is opened, as far as limits care. A GraphQL context is one. */
export interface SearchCaller {
  readonly viewer: Viewer | null;
  readonly callerAddress: string;
  /** Missing where nobody else gets the same answer. */
  readonly validity?: CacheValidity;
}

/** Takes points, each worth a call of the provider, off a caller's budget. @throws AppError RATE_LIMITED */
export type PayForSearch = (caller: SearchCaller, points: number) => Promise<void>;

/** What opening costs before anybody knows how many hotels there are; a larger search is charged for the rest. */
const ENTRANCE = 10;

export interface SearchOpening {
  /** Lets a search begin that this instance does not know. Free when another instance knows it. @throws AppError RATE_LIMITED */
  admit(key: string, caller: SearchCaller): Promise<{ readonly isNew: boolean }>;
  /** Charges what the entrance did not cover; too late to refuse this search, it counts against the next. */
  charge(caller: SearchCaller, calls: number): void;
  /** @throws AppError RATE_LIMITED */
  repeat(caller: SearchCaller, calls: number): Promise<void>;
}

/**
 * The door to the provider for searches. Looking at a known search is free; each that begins is paid for, so that one
 * caller alone cannot fill the reading rate that all share.
 */
export function createSearchOpening(
  cache: Pick<Cache, 'peekMany' | 'putMany'>,
  pay: PayForSearch,
): SearchOpening {
  return {
    admit: async (key, caller) => {
      const [known] = await cache.peekMany(SEARCH_OPENED, [key]);
      if (known) return { isNew: false };
      await pay(caller, ENTRANCE);
      await cache.putMany(SEARCH_OPENED, [{ key, value: true }]);
      return { isNew: true };
    },
    charge: (caller, calls) => {
      if (calls > ENTRANCE) void pay(caller, calls - ENTRANCE).catch(() => undefined);
    },
    repeat: async (caller, calls) => {
      if (calls > 0) await pay(caller, calls);
    },
  };
}

/** One job per key at a time. Whoever finds one under way looks again when it is over, however it ended. */
export function createQueueByKey<T>(): (
  key: string,
  known: () => T | null,
  begin: () => Promise<T>,
) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return async (key, known, begin) => {
    for (;;) {
      const found = known();
      if (found) return found;
      const other = running.get(key);
      if (!other) break;
      // Being refused concerns that caller alone.
      await other.catch((cause: unknown) => {
        if (!(cause instanceof AppError)) throw cause;
      });
    }
    const own = begin();
    running.set(key, own);
    try {
      return await own;
    } finally {
      running.delete(key);
    }
  };
}
