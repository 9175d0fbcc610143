import { LRUCache } from 'lru-cache';
import type { Cache } from '#cache/cache.ts';
import type { HotelRow } from '#models/search/search.ts';
import type { CriteriaInput } from '../../stay-input.ts';
import type { OpenedSearch, OpenSearches } from '../open-searches.ts';
import type { ReadRows } from '../search-list.ts';
import type { SearchState } from './search-state.ts';

/**
 * How long the parts of a response serve other pages, filters and orders of its search: as long as a response is cached
 * for other visitors.
 */
const READY_MS = 5_000;
const MAX_SEARCHES = 100;

/** A complete search with everything that its pages are made of. */
export interface ReadySearch {
  readonly opened: OpenedSearch;
  readonly stored: readonly HotelRow[];
  /** Rows and pictures of the hotels that were shown. */
  readonly known: ReadRows;
  /** When the parts were read, milliseconds since the epoch. */
  readonly readAt: number;
}

interface Entry extends ReadySearch {
  readonly state: SearchState;
  readonly generation: string;
}

/**
 * Complete searches whose parts were read a moment ago, so that their other pages need no promise. Only without a shared
 * cache, where it is known at once whether a part was changed since.
 */
export interface ReadySearches {
  find(input: CriteriaInput): ReadySearch | null;
  /** Begins to read a search. @returns keeps what was read, unless something was changed meanwhile */
  reading(input: CriteriaInput): (opened: OpenedSearch, stored: readonly HotelRow[], known: ReadRows) => void;
}

export function createReadySearches(
  cache: Pick<Cache, 'knownGeneration'>,
  { isCurrent }: Pick<OpenSearches, 'isCurrent'>,
  now: () => number = Date.now,
): ReadySearches {
  const searches = new LRUCache<string, Entry>({
    max: MAX_SEARCHES,
    ttl: READY_MS,
    // A search that is not asked for any more is not held.
    ttlAutopurge: true,
  });
  return {
    find: (input) => {
      const found = searches.get(JSON.stringify(input));
      if (!found || now() - found.readAt >= READY_MS) return null;
      if (found.generation !== cache.knownGeneration()) return null;
      return found.opened.live.state() === found.state && isCurrent(found.opened) ? found : null;
    },
    reading: (input) => {
      const readAt = now();
      const generation = cache.knownGeneration();
      return (opened, stored, known) => {
        const state = opened.live.state();
        const isWhole = state.progress.complete && state.progress.failedChunks.length === 0;
        if (!isWhole || generation === null || generation !== cache.knownGeneration()) return;
        searches.set(JSON.stringify(input), { opened, stored, known, readAt, state, generation });
      };
    },
  };
}
