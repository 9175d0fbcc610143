import { shortest } from '#cache/envelope.ts';
import { SEARCH_CHUNK_TTL } from '#cache/ttl.ts';
import type { SearchCriteria } from '#models/search/search.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';
import { FLAG, type SearchIndex } from '../../view/search-index.ts';
import type { SearchState } from './search-state.ts';

/** Chunks that were stored together expire at different times; the first one may after this time. */
const FRESH_MS = shortest(SEARCH_CHUNK_TTL.freshSeconds * 1000);

/** Whether the amenities of all hotels are known, by the index of a search, which thousands of pages may have. */
const known = new WeakMap<SearchIndex, boolean>();

function hasAllAmenities(index: SearchIndex): boolean {
  const found = known.get(index) ?? index.flags.every((flags) => (flags & FLAG.known) !== 0);
  known.set(index, found);
  return found;
}

/**
 * Until when another instance that opens a complete search gets it in the same state, as far as no cached value is
 * dropped; milliseconds since the epoch. 0 when that is not known: a name may not find the same city there, and
 * amenities that the list lacked are added to chunks later.
 * @param storedAt see `OpenSearches.markValidity`
 */
export function sameElsewhereUntil(
  { cityCode }: Pick<SearchCriteria, 'cityCode'>,
  { index, readAt }: SearchState,
  storedAt: number | null,
): number {
  if (cityCode === null || readAt === null || !hasAllAmenities(index)) return 0;
  const endOfMinute = storedAt === null ? Infinity : (Math.floor(storedAt / MINUTE_MS) + 1) * MINUTE_MS;
  return Math.min(readAt + FRESH_MS, endOfMinute);
}
