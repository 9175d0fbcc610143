import type { Cache } from '#cache/cache.ts';
import type { CacheValidity } from '#models/cache-validity.ts';
import { AppError } from '#gateway/errors.ts';
import type { Viewer } from '#models/viewer.ts';
import { SEARCH_OPENED } from './search-cache.ts';

/** The caller who opens a search, with the facts that limits need. A GraphQL context has this shape. */
export interface SearchCaller {
  readonly viewer: Viewer | null;
  readonly callerAddress: string;
  /** Missing where the response is for this caller alone. */
  readonly validity?: CacheValidity;
}

/** Takes points off a caller's budget, each worth one call of the provider. @throws AppError RATE_LIMITED */
export type ChargeSearch = (caller: SearchCaller, points: number) => Promise<void>;

/** Points for opening a search of unknown size; a larger search is charged the rest when its size is known. */
const OPENING_POINTS = 10;

export interface SearchOpening {
  /**
   * Charges for a search that this instance does not follow yet. Free (`isNew` is false) when any instance has opened
   * it in the last five minutes.
   * @throws AppError RATE_LIMITED
   */
  admit(key: string, caller: SearchCaller): Promise<{ readonly isNew: boolean }>;
  /**
   * Charges the calls beyond the opening points. Never throws: this search can no longer be refused, but these points
   * are missing for the next one.
   */
  charge(caller: SearchCaller, calls: number): void;
  /** Charges the repetition of calls. @throws AppError RATE_LIMITED */
  repeat(caller: SearchCaller, calls: number): Promise<void>;
}

/**
 * Limits how many searches a caller opens. Viewing an open search is free; opening one costs points, so that one caller
 * alone cannot use up the provider rate that all share.
 */
export function createSearchOpening(
  cache: Pick<Cache, 'peekMany' | 'putMany'>,
  chargeSearch: ChargeSearch,
): SearchOpening {
  return {
    admit: async (key, caller) => {
      const [known] = await cache.peekMany(SEARCH_OPENED, [key]);
      if (known) return { isNew: false };
      await chargeSearch(caller, OPENING_POINTS);
      await cache.putMany(SEARCH_OPENED, [{ key, value: true }]);
      return { isNew: true };
    },
    charge: (caller, calls) => {
      if (calls > OPENING_POINTS) void chargeSearch(caller, calls - OPENING_POINTS).catch(() => undefined);
    },
    repeat: async (caller, calls) => {
      if (calls > 0) await chargeSearch(caller, calls);
    },
  };
}

/**
 * Runs one job per key at a time. A caller who finds one running waits until it has ended, and then checks for a result
 * again.
 */
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
      // A refusal concerns only the other caller.
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
