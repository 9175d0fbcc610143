import { type InSteps, runInSlices } from '#gateway/kit/slices.ts';
import type { MaybeLater } from '#gateway/kit/maybe-later.ts';
import type { HotelRow, SortKey } from '#models/search/search.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import { perNight } from '#shared/pricing/offers.ts';
import { mostTotal } from '#shared/pricing/price-range.ts';
import type { SearchedCity } from '../city/listed-city.ts';
import type { SearchState } from '../search/live/search-state.ts';
import { fullCostAt, type IndexForWishes, offersUpTo, totalAt } from './index-for-wishes.ts';
import { cheapestFirst } from './price-bars.ts';
import { type JudgedList, type RankedIndex, rankedIndex } from './ranked-index.ts';
import { facetsInSteps } from './search-facets.ts';
import { type HotelFilter, failures } from './search-filter.ts';
import { type SearchIndex, isPending } from './search-index.ts';
import { ordered, picksOfSearch, usedOrder } from './search-order.ts';

/** Distances to the sea in metres, rounded as displayed; null where none is displayed. */
export interface SeaDistances {
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
  readonly sea?: SeaDistances;
}

/** The hotels of a view after filtering and sorting. */
export interface FilteredList extends JudgedList {
  readonly index: IndexForWishes;
}

/**
 * Filters and sorts all hotels of a search. For thousands of hotels this takes a while, so it lets other requests run
 * in between; most searches are small enough to be done at once.
 */
export const filteredAndSorted = (
  state: SearchState,
  stored: readonly HotelRow[],
  wanted: WantedOrder,
  place: SearchedCity | null,
): MaybeLater<FilteredList> => runInSlices(judging(state, stored, wanted, place));

/**
 * A key that is equal for filters that leave the same hotels and counts. Two maximum prices do so when no offer is
 * between them.
 */
function* keyOfFilter(index: IndexForWishes, { price, ...others }: HotelFilter): InSteps<string> {
  const upTo = price && (yield* offersUpTo(index, mostTotal(price, index.nights)));
  return `${JSON.stringify(others)} ${upTo}`;
}

function* judging(
  state: SearchState,
  stored: readonly HotelRow[],
  wanted: WantedOrder,
  place: SearchedCity | null,
): InSteps<FilteredList> {
  const { filter, sort } = wanted;
  const ranked = yield* rankedIndex(state.index, stored, filter, place);
  const { index } = ranked;
  const { complete: isComplete } = state.progress;
  const key = `${isComplete} ${yield* keyOfFilter(index, filter)}`;
  const lines = measured(index, stored, wanted, place);
  const make = () => listing(ranked, { filter, sort, lines, isComplete, key });
  // A list by distance to an airport or the sea is not cached: the distances are not part of the key.
  const list = yield* lines ? make() : ranked.lists(`${sort} ${key}`, make);
  return { index, ...list };
}

interface Listing extends Pick<WantedOrder, 'filter' | 'sort'> {
  readonly lines: Float64Array | null;
  readonly isComplete: boolean;
  /** Of the filter. */
  readonly key: string;
}

function* listing(
  { index, ranking, counts, bars }: RankedIndex,
  { filter, sort, lines, isComplete, key }: Listing,
): InSteps<JudgedList> {
  const failed = failures(index, filter);
  const list = ordered(index, failed, sort, ranking, lines);
  yield;
  const picks = picksOfSearch(index, failed, ranking, { sort, list, isInBox: filter.box !== null });
  yield;
  const facets = yield* counts(key, () => facetsInSteps(index, filter, { failed, isComplete, bars }));
  const soldOut = soldOutIn(index, list);
  const lowestPerNight = lowestOf(index, failed);
  return { list, order: usedOrder(index, sort, lines), picks, soldOut, lowestPerNight, facets };
}

/** Number of hotels of a list that are known to have no offer: in any order they come last. */
function soldOutIn(index: IndexForWishes, list: readonly number[]): number {
  const last = list.findLastIndex((at) => totalAt(index, at) >= 0 || isPending(index, at));
  return list.length - 1 - last;
}

/**
 * The price of one night, as its card shows it, at the hotel with the lowest full cost of those that pass; in whole
 * shekels for several nights; null when none has a price.
 */
function lowestOf(index: IndexForWishes, failed: Uint8Array): Money | null {
  let least: number | null = null;
  for (const at of cheapestFirst(index)) {
    if (failed[at] !== 0) continue;
    if (least !== null && fullCostAt(index, at) > fullCostAt(index, least)) break;
    if (least === null || totalAt(index, at) < totalAt(index, least)) least = at;
  }
  if (least === null) return null;
  return perNight({ amountMinor: totalAt(index, least), currency: LEDGER_CURRENCY }, index.nights);
}

/** Coordinates of the hotels of an index that ends with the stored ones. */
function pointsOf(
  { ids }: SearchIndex,
  stored: readonly HotelRow[],
  { planned }: SearchedCity,
): readonly (Coordinates | null)[] {
  const listed = new Map(planned.map(({ code, coordinates }) => [code, coordinates]));
  const storedFrom = ids.length - stored.length;
  return ids.map(
    (id, at) => (at < storedFrom ? listed.get(id) : stored[at - storedFrom]?.coordinates) ?? null,
  );
}

/**
 * Metres from each hotel of an index to the airport or the sea that the order measures from, Infinity where unknown;
 * null for any other order, without a searched city, and when no distance is known.
 */
function measured(
  index: SearchIndex,
  stored: readonly HotelRow[],
  { sort, airport, sea }: Pick<WantedOrder, 'sort' | 'airport' | 'sea'>,
  place: SearchedCity | null,
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
