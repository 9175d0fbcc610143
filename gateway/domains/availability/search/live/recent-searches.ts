import { LRUCache } from 'lru-cache';
import type { Cache } from '#cache/cache.ts';
import { MAX_REUSE_MS } from '#models/cache-validity.ts';
import type { HotelRow } from '#models/search/search.ts';
import type { CriteriaInput } from '../../stay-input.ts';
import type { OpenedSearch, OpenSearches } from '../open-searches.ts';
import type { ReadRows } from '../search-list.ts';
import type { SearchState } from './search-state.ts';

const MAX_SEARCHES = 100;

/** Data from which the pages of a search are made. */
interface ReadParts {
  readonly opened: OpenedSearch;
  /** The state of the search before its rows were read. */
  readonly state: SearchState;
  readonly stored: readonly HotelRow[];
  /** Rows and pictures of the hotels that were shown. */
  readonly known: ReadRows;
}

/** A complete search that was read. */
export interface RecentSearch extends ReadParts {
  /** When the reading began, milliseconds since the epoch. */
  readonly readAt: number;
}

interface Entry extends RecentSearch {
  readonly generation: string;
}

/**
 * Complete searches whose parts were read a moment ago, so that their other pages can be computed synchronously. Used
 * only without a shared cache, because then the process itself knows whether a part was changed since.
 */
export interface RecentSearches {
  /** Null when the search was not read in the last five seconds, or a part of it was changed since. */
  find(input: CriteriaInput): RecentSearch | null;
  /**
   * Call this before a search is read.
   * @returns a function that stores what was read of a complete search without failed parts; `find` does not return it
   * if something was changed meanwhile
   */
  beginReading(input: CriteriaInput): (parts: ReadParts) => void;
}

export function createRecentSearches(
  cache: Pick<Cache, 'generationInMemory'>,
  { isCurrent }: Pick<OpenSearches, 'isCurrent'>,
  now: () => number = Date.now,
): RecentSearches {
  const searches = new LRUCache<string, Entry>({
    max: MAX_SEARCHES,
    ttl: MAX_REUSE_MS,
    // Frees searches that are no longer requested.
    ttlAutopurge: true,
  });
  return {
    find: (input) => {
      const found = searches.get(JSON.stringify(input));
      if (!found || now() - found.readAt >= MAX_REUSE_MS) return null;
      if (found.generation !== cache.generationInMemory()) return null;
      return found.opened.live.state() === found.state && isCurrent(found.opened) ? found : null;
    },
    beginReading: (input) => {
      const readAt = now();
      const generation = cache.generationInMemory();
      return (parts) => {
        const { complete: isComplete, failedChunks } = parts.state.progress;
        if (!isComplete || failedChunks.length > 0 || generation === null) return;
        searches.set(JSON.stringify(input), { ...parts, readAt, generation });
      };
    },
  };
}
