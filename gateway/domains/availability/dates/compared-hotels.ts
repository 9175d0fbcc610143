import { z } from 'zod';
import type { Cache, CachePolicy } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { CACHED_PRICE_TTL } from '#cache/ttl.ts';
import type { PlannedHotel } from '../search/planned-hotel.ts';
import { type LowestByKind, lowestInRanges, fullCostOfOfferAt } from '../offers/lowest-by-kind.ts';
import { hasBreakfastKind, isFreeKind, type SearchIndex } from '../view/search-index.ts';

/** How many hotels represent a city when prices are not read for all of its hotels. */
const MAX_HOTELS = 20;

type OfferIndex = Pick<SearchIndex, 'ids' | 'counts' | 'totals' | 'kinds' | 'feeTotals'>;

/** Codes of the hotels of a city whose prices are compared from day to day, by city code. */
const COMPARED_HOTELS: CachePolicy<readonly string[]> = {
  kind: 'compared-hotels.1',
  ...CACHED_PRICE_TTL,
  parse: (stored) => z.array(z.string()).parse(stored),
};

/** The kinds of offer for which the cheapest hotels are looked up. */
const comparedKinds: readonly ((kind: number) => boolean)[] = [
  () => true,
  hasBreakfastKind,
  isFreeKind,
  (kind) => hasBreakfastKind(kind) && isFreeKind(kind),
];

/** The results of `read` for each hotel and the range of its offers in the columns (`to` is exclusive). */
function eachHotel<T>({ ids, counts }: OfferIndex, read: (id: string, from: number, to: number) => T): T[] {
  let first = 0;
  return ids.map((id, at) => {
    const from = first;
    first += counts[at] ?? 0;
    return read(id, from, first);
  });
}

/** Key of a set of hotels, the same in any order of their codes. */
export const hotelSetKey = (codes: readonly string[]): string => cacheKey(codes.toSorted());

/** Indexes of the `MAX_HOTELS` hotels with the lowest full cost of an offer of some kinds, the cheapest first. */
function cheapestOf(index: OfferIndex, isCompared: (kind: number) => boolean): readonly number[] {
  const { counts, kinds } = index;
  const size = counts.length;
  // Cost and index in one number: typed arrays sort numbers without calling a comparison for every pair.
  const keys = new Float64Array(size).fill(Infinity);
  let first = 0;
  for (let at = 0; at < size; at += 1) {
    const end = first + (counts[at] ?? 0);
    // A hotel's offers are in the order of their full cost.
    for (let offer = first; offer < end && keys[at] === Infinity; offer += 1) {
      const fullCost = isCompared(kinds[offer] ?? 0) ? fullCostOfOfferAt(index, offer) : 0;
      if (fullCost > 0) keys[at] = fullCost * size + at;
    }
    first = end;
  }
  const lowest = keys.sort().subarray(0, MAX_HOTELS);
  return Array.from(
    lowest.filter((key) => key < Infinity),
    (key) => key % size,
  );
}

/**
 * Codes of at most `MAX_HOTELS` hotels with the lowest full cost, taken in turn from four rankings: of any kind, with
 * breakfast, with free cancellation, and with both.
 */
export function cheapestHotelCodes(index: OfferIndex): readonly string[] {
  const rankings = comparedKinds.map((isCompared) => cheapestOf(index, isCompared));
  const inTurns = Array.from({ length: MAX_HOTELS }, (_, at) =>
    rankings.flatMap((ranking) => index.ids[ranking[at] ?? -1] ?? []),
  );
  return [...new Set(inTurns.flat())].slice(0, MAX_HOTELS);
}

/** Codes of the best rated hotels: they represent a city of which no prices are cached. */
const bestRated = (hotels: readonly PlannedHotel[]): readonly string[] =>
  hotels
    .toSorted(
      (one, other) =>
        (other.tripAdvisorRating ?? 0) - (one.tripAdvisorRating ?? 0) || (one.code < other.code ? -1 : 1),
    )
    .slice(0, MAX_HOTELS)
    .map(({ code }) => code);

/**
 * The hotels of a city whose prices are compared from day to day: the cheapest ones of a complete search, stored for
 * twelve hours, whatever later searches find, so that neighbouring days compare the same hotels and share cached
 * prices; without such a search, the best rated ones.
 */
export function createComparedHotels(cache: Pick<Cache, 'peekMany' | 'putMany'>) {
  const cachedCodes = async (cityCode: string): Promise<readonly string[] | undefined> => {
    const [found] = await cache.peekMany(COMPARED_HOTELS, [cacheKey(cityCode)]);
    return found?.value;
  };
  return {
    /**
     * Codes of the compared hotels.
     * @param hotels all of the city, only called when no search has found the cheapest ones
     */
    of: async (
      cityCode: string,
      hotels: () => Promise<readonly PlannedHotel[]>,
    ): Promise<readonly string[]> => (await cachedCodes(cityCode)) ?? bestRated(await hotels()),
    /** The compared hotels after a complete search of the city: those already stored, or the cheapest it found. */
    afterSearch: async (cityCode: string, index: OfferIndex): Promise<readonly string[]> => {
      const cached = await cachedCodes(cityCode);
      if (cached) return cached;
      const codes = cheapestHotelCodes(index);
      // Not stored when nearly everything is sold out: a few hotels would represent the city for all later requests.
      if (codes.length === MAX_HOTELS || codes.length === index.ids.length)
        await cache.putMany(COMPARED_HOTELS, [{ key: cacheKey(cityCode), value: codes }]);
      return codes;
    },
  };
}

/** Lowest prices by kind of offer, of the hotels with these codes, taken from the index of a search. */
export function lowestAmong(codes: readonly string[], index: OfferIndex): LowestByKind {
  const requested = new Set(codes);
  const ranges = eachHotel(index, (id, from, to) => (requested.has(id) ? [[from, to] as const] : []));
  return lowestInRanges(index, ranges.flat());
}
