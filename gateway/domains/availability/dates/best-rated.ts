import type { PlannedHotel } from '../search/planned-hotel.ts';
import { type LowestByKind, lowestByKind } from '../offers/lowest-by-kind.ts';
import type { SearchIndex } from '../view/search-index.ts';

/** How many hotels represent a city where not all of its hotels are requested. */
const MOST_HOTELS = 20;

/** Codes of the hotels that travellers rate best: the same for everybody who asks, so that answers are shared. */
export const bestRated = (hotels: readonly PlannedHotel[]): readonly string[] =>
  hotels
    .toSorted(
      (one, other) =>
        (other.tripAdvisorRating ?? 0) - (one.tripAdvisorRating ?? 0) || (one.code < other.code ? -1 : 1),
    )
    .slice(0, MOST_HOTELS)
    .map(({ code }) => code);

/** Lowest totals, by kind of offer in minor units, of the hotels with these codes, taken from the index of a search. */
export function lowestAmong(
  codes: readonly string[],
  { ids, counts, totals, kinds }: Pick<SearchIndex, 'ids' | 'counts' | 'totals' | 'kinds'>,
): LowestByKind {
  const isAsked = new Set(codes);
  let first = 0;
  const own = ids.map((id, at) => {
    const from = first;
    first += counts[at] ?? 0;
    return isAsked.has(id) ? { totals: totals.slice(from, first), kinds: kinds.slice(from, first) } : null;
  });
  return lowestByKind(own.flatMap((columns) => columns ?? []));
}
