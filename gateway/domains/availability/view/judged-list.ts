import { LRUCache } from 'lru-cache';
import { type InSteps, runInSlices, sharedSteps } from '#gateway/kit/slices.ts';
import type { MaybeLater } from '#gateway/kit/maybe-later.ts';
import type { HotelRow, SearchFacets, SortKey } from '#models/search/search.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import { perNight } from '#shared/pricing/offers.ts';
import { mostTotal } from '#shared/pricing/price-range.ts';
import { inSearchedTown } from '../city/in-town.ts';
import type { ListedTown, SearchedTown } from '../city/listed-town.ts';
import { keyWithoutMax } from '../search/listed-hotel.ts';
import type { SearchState } from '../search/live/search-state.ts';
import { type IndexForWishes, indexForWishes, leastPaid, offersUpTo, totalAt } from './index-for-wishes.ts';
import { facetsInSteps } from './search-facets.ts';
import { type HotelFilter, failures } from './search-filter.ts';
import { type SearchIndex, indexOf, isPending, joinIndexes } from './search-index.ts';
import { type Ranking, ordered, picksOfSearch, rankingInSteps, usedOrder } from './search-order.ts';

/** Distances to the sea for sorting: metres as shown to travellers, null where none are shown. */
export interface SeaLines {
  meters(point: Coordinates | null): number | null;
  /** Measures the points of many hotels in advance. */
  measure(hotels: readonly { readonly coordinates: Coordinates | null }[]): Promise<void>;
}

/** Which hotels are wanted, and in which order. */
export interface WantedOrder {
  readonly filter: HotelFilter;
  readonly sort: SortKey;
  /** The airport that the order measures from; null when none is chosen or its location is unknown. */
  readonly airport?: Coordinates | null;
  /** Missing when the order does not need it. */
  readonly sea?: SeaLines;
}

/** The hotels of a view after filtering and sorting. */
export interface Judged {
  readonly index: IndexForWishes;
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

/**
 * Filters and sorts all hotels of a search. For thousands of hotels this takes a while, so it lets other requests run
 * in between; most searches are judged at once.
 */
export const judged = (
  state: SearchState,
  stored: readonly HotelRow[],
  wanted: WantedOrder,
  place: SearchedTown | null,
): MaybeLater<Judged> => runInSlices(judging(state, stored, wanted, place));

/** Lists by ranking, filter and order, for their other pages. */
const MAX_LISTED = 500_000;
const knownLists = new LRUCache<string, Judged>({
  maxSize: MAX_LISTED,
  sizeCalculation: ({ list }) => list.length + 1,
});

/** Counts by ranking and filter, for other orders of the same list. They are about 8 KB each. */
const knownFacets = new LRUCache<string, () => InSteps<SearchFacets>>({ max: 500 });

/** Equal for filters that leave the same hotels and counts: two maximum prices do when no offer is between them. */
function keyOfFilter(index: IndexForWishes, { price, ...others }: HotelFilter): string {
  const upTo = price && offersUpTo(index, mostTotal(price, index.nights));
  return `${JSON.stringify(others)} ${upTo}`;
}

function* judging(
  state: SearchState,
  stored: readonly HotelRow[],
  wanted: WantedOrder,
  place: SearchedTown | null,
): InSteps<Judged> {
  const { filter, sort } = wanted;
  joined(state.index, stored, place);
  yield;
  const { index, rank, id } = ranked(state.index, stored, filter, place);
  yield;
  const ranking = yield* rank();
  const { complete: isComplete } = state.progress;
  const key = `${id} ${isComplete} ${keyOfFilter(index, filter)}`;
  const lines = measured(index, stored, wanted, place);
  // Distances to an airport or the sea differ by request.
  const listKey = lines ? null : `${key} ${sort}`;
  const known = listKey === null ? undefined : knownLists.get(listKey);
  if (known) return known;
  yield;
  const failed = failures(index, filter);
  const list = ordered(index, failed, sort, ranking, lines);
  yield;
  const picks = picksOfSearch(index, failed, ranking, { sort, list });
  yield;
  const count = knownFacets.get(key) ?? sharedSteps(facetsInSteps(index, filter, { failed, isComplete }));
  knownFacets.set(key, count);
  const facets = yield* count();
  const soldOut = list.filter((at) => totalAt(index, at) < 0 && !isPending(index, at)).length;
  const lowestPerNight = lowestOf(index, list);
  const fresh = { index, list, order: usedOrder(index, sort, lines), picks, soldOut, lowestPerNight, facets };
  if (listKey !== null) knownLists.set(listKey, fresh);
  return fresh;
}

/**
 * The price of one night, as its card shows it, at the hotel with the lowest full cost; in whole shekels for several
 * nights; null when no hotel has a price.
 */
function lowestOf(index: IndexForWishes, list: readonly number[]): Money | null {
  const least = leastPaid(index, list);
  if (least === null) return null;
  return perNight({ amountMinor: totalAt(index, least), currency: LEDGER_CURRENCY }, index.nights);
}

interface Ranked {
  readonly index: IndexForWishes;
  readonly rank: () => InSteps<Ranking>;
  /** Different for every ranking. */
  readonly id: number;
}

interface Joined {
  /** Rows of the joined stored hotels. */
  readonly stored: readonly HotelRow[];
  readonly place: ListedTown | null;
  readonly index: SearchIndex;
  /** By wishes, the most recently used last. */
  readonly ranked: Map<string, Ranked>;
}

/**
 * Rankings that are remembered per search, for travellers with different filters; beyond them hotels are ranked again.
 */
const MAX_RANKED = 4;

let rankings = 0;

/** The last combination of each provider index with stored hotels, which rarely change. */
const lastJoined = new WeakMap<SearchIndex, Joined>();

const areEqual = (one: readonly HotelRow[], other: readonly HotelRow[]): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function joined(index: SearchIndex, stored: readonly HotelRow[], place: SearchedTown | null): Joined {
  const last = lastJoined.get(index);
  const town = place?.town ?? null;
  if (last && last.place === town && areEqual(last.stored, stored)) return last;
  const own = indexOf(
    stored.map((row) => ({ row, isKnown: true })),
    index.nights,
  );
  const whole = stored.length === 0 ? index : joinIndexes([index, own], index.nights);
  const fresh = {
    stored,
    place: town,
    index: place ? { ...whole, inTown: inSearchedTown(whole.ids, stored, place) } : whole,
    ranked: new Map(),
  };
  lastJoined.set(index, fresh);
  return fresh;
}

/** Coordinates of the hotels of an index that ends with the stored ones. */
function pointsOf(
  { ids }: SearchIndex,
  stored: readonly HotelRow[],
  { planned }: SearchedTown,
): readonly (Coordinates | null)[] {
  const listed = new Map(planned.map(({ code, coordinates }) => [code, coordinates]));
  const storedFrom = ids.length - stored.length;
  return ids.map(
    (id, at) => (at < storedFrom ? listed.get(id) : stored[at - storedFrom]?.coordinates) ?? null,
  );
}

/**
 * Metres from each hotel of an index to the airport or the sea that the order measures from, Infinity where unknown;
 * null for any other order, and when no hotel has any.
 */
function measured(
  index: SearchIndex,
  stored: readonly HotelRow[],
  { sort, airport, sea }: Pick<WantedOrder, 'sort' | 'airport' | 'sea'>,
  place: SearchedTown | null,
): Float64Array | null {
  const metersFrom =
    sort === 'AIRPORT' && airport
      ? (point: Coordinates) => metersBetween(point, airport)
      : sort === 'SEA' && sea
        ? (point: Coordinates) => sea.meters(point) ?? Infinity
        : null;
  if (!metersFrom || !place) return null;
  const points = pointsOf(index, stored, place);
  const meters = Float64Array.from(points, (point) => (point ? metersFrom(point) : Infinity));
  return meters.some((each) => each < Infinity) ? meters : null;
}

/** The provider index joined with the stored hotels under the wishes, with its ranking; remembered. */
function ranked(
  index: SearchIndex,
  stored: readonly HotelRow[],
  wishes: OfferWishes,
  place: SearchedTown | null = null,
): Ranked {
  const whole = joined(index, stored, place);
  const key = keyWithoutMax(wishes);
  const known = whole.ranked.get(key);
  whole.ranked.delete(key);
  const wishIndex = known?.index ?? indexForWishes(whole.index, wishes);
  const fresh = known ?? {
    index: wishIndex,
    rank: sharedSteps(rankingInSteps(wishIndex)),
    id: (rankings += 1),
  };
  whole.ranked.set(key, fresh);
  const [oldest] = whole.ranked.keys();
  if (whole.ranked.size > MAX_RANKED && oldest !== undefined) whole.ranked.delete(oldest);
  return fresh;
}
