import { createSharedSteps, type InSteps, type SharedSteps } from '#gateway/kit/slices.ts';
import type { Money } from '#models/money.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { HotelRow, PriceBars, SearchFacets, SortKey } from '#models/search/search.ts';
import { locateInSearchedCity } from '../city/city-locations.ts';
import type { ListedCity, SearchedCity } from '../city/listed-city.ts';
import { keyWithoutMax } from '../search/listed-hotel.ts';
import { type IndexForWishes, indexForWishes } from './index-for-wishes.ts';
import { type SearchIndex, indexOf, joinIndexes } from './search-index.ts';
import { type Ranking, rankingInSteps } from './search-order.ts';

/**
 * Maximum number of rankings cached per search, for travellers with different wishes; beyond it hotels are ranked
 * again.
 */
const MAX_RANKED = 4;
/**
 * Maximum number of lists cached per ranking, which their other pages use, and of counts, which all orders of a list
 * share.
 */
const MAX_LISTS = 20;

/** The hotels that pass a filter, in an order, with their counts. */
export interface JudgedList {
  /** Indexes of the hotels, in the order of the view. */
  readonly list: readonly number[];
  readonly order: SortKey;
  readonly picks: ReadonlyMap<number, string>;
  /** Number of hotels among these that are known to have no offer. */
  readonly soldOut: number;
  /** Null when none of these hotels has a price. */
  readonly lowestPerNight: Money | null;
  readonly facets: SearchFacets;
}

/** An index for certain wishes, with its ranking and the lists and counts derived from both. */
export interface RankedIndex {
  readonly index: IndexForWishes;
  readonly ranking: Ranking;
  /** By filter and order. */
  readonly lists: SharedSteps<JudgedList>;
  /** By filter. */
  readonly counts: SharedSteps<SearchFacets>;
  /** By the filter, ignoring its price range. */
  readonly bars: SharedSteps<readonly PriceBars[]>;
}

interface Joined {
  /** Rows of the joined stored hotels. */
  readonly stored: readonly HotelRow[];
  readonly place: ListedCity | null;
  readonly index: SearchIndex;
  /** By the wishes. */
  readonly ranked: SharedSteps<RankedIndex>;
}

/** The last combination of each provider index with stored hotels, which rarely change. */
const lastJoined = new WeakMap<SearchIndex, Joined>();

const areEqual = (one: readonly HotelRow[], other: readonly HotelRow[]): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function lastOf(
  index: SearchIndex,
  stored: readonly HotelRow[],
  place: SearchedCity | null,
): Joined | undefined {
  const last = lastJoined.get(index);
  return last?.place === (place?.city ?? null) && areEqual(last.stored, stored) ? last : undefined;
}

function* joined(
  index: SearchIndex,
  stored: readonly HotelRow[],
  place: SearchedCity | null,
): InSteps<Joined> {
  const last = lastOf(index, stored, place);
  if (last) return last;
  const own = indexOf(
    stored.map((row) => ({ row, isKnown: true })),
    index.nights,
  );
  const whole = stored.length === 0 ? index : joinIndexes([index, own], index.nights);
  yield;
  const locations = place && (yield* locateInSearchedCity(whole.ids, stored, place));
  // Another request may have joined them meanwhile.
  const others = lastOf(index, stored, place);
  if (others) return others;
  const fresh = {
    stored,
    place: place?.city ?? null,
    index: locations ? { ...whole, locations } : whole,
    ranked: createSharedSteps<RankedIndex>(MAX_RANKED),
  };
  lastJoined.set(index, fresh);
  return fresh;
}

function* rankedInSteps(whole: SearchIndex, wishes: OfferWishes): InSteps<RankedIndex> {
  const index = indexForWishes(whole, wishes);
  yield;
  const ranking = yield* rankingInSteps(index);
  return {
    index,
    ranking,
    lists: createSharedSteps(MAX_LISTS),
    counts: createSharedSteps(MAX_LISTS),
    bars: createSharedSteps(MAX_LISTS),
  };
}

/**
 * The provider index joined with the stored hotels under the wishes, with its ranking; cached for as long as that
 * index.
 */
export function* rankedIndex(
  index: SearchIndex,
  stored: readonly HotelRow[],
  wishes: OfferWishes,
  place: SearchedCity | null,
): InSteps<RankedIndex> {
  const whole = yield* joined(index, stored, place);
  yield;
  return yield* whole.ranked(keyWithoutMax(wishes), () => rankedInSteps(whole.index, wishes));
}
