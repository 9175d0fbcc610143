import { LRUCache } from 'lru-cache';
import type { LiveSearch } from './live-search.ts';

/** A search that this process follows. */
export interface FollowedSearch {
  readonly live: LiveSearch;
  /** Milliseconds since the epoch. */
  readonly openedAt: number;
}

/**
 * Weight of a search in addition to its hotels, in hotels: a hotel was measured as 160 bytes and a search as 12 KB.
 * Without it, searches that find nothing would weigh nothing, and anyone can start any number of them.
 */
const OWN_WEIGHT = 75;
/** Largest weight of all searches together, about 32 MB. */
const MAX_WEIGHT = 200_000;

/** Searches by their key; the least recently used are evicted. A search whose hotels have become known is set again. */
export const createFollowedSearches = (maxWeight = MAX_WEIGHT): LRUCache<string, FollowedSearch> =>
  new LRUCache({
    maxSize: maxWeight,
    sizeCalculation: ({ live }) => OWN_WEIGHT + live.hotels().length,
    dispose: ({ live }) => live.close(),
  });
