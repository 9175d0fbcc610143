import { LRUCache } from 'lru-cache';
import { createRest } from '#gateway/kit/slices.ts';
import type { HotelImage } from '#models/hotel/hotel.ts';
import type {
  HeldHotels,
  HotelRow,
  ListedHotel,
  SearchFacets,
  SearchView,
  SortKey,
} from '#models/search/search.ts';
import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import { inSearchedTown } from '../city/in-town.ts';
import type { ListedTown, SearchedTown } from '../city/listed-town.ts';
import type { SearchState } from '../search/live/search-state.ts';
import { facetsOf, suggestionOf } from './search-facets.ts';
import { type HotelFilter, failures } from './search-filter.ts';
import { type SearchIndex, indexOf, isPending, joinIndexes } from './search-index.ts';
import { type IndexForWishes, indexForWishes, leastPaid, totalAt } from './index-for-wishes.ts';
import { keyWithoutMax, listedHotel } from '../search/listed-hotel.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { perNight } from '#shared/pricing/offers.ts';
import { type Ranking, ordered, picksOfSearch, rankingOf, usedOrder } from './search-order.ts';

/** Distances to the sea for sorting: metres as shown to travellers, null where none are shown. */
export interface SeaLines {
  meters(point: Coordinates | null): number | null;
  /** Measures the points of many hotels in advance. */
  measure(hotels: readonly { readonly coordinates: Coordinates | null }[]): Promise<void>;
}

/** The checked request of a list. */
export interface WantedList {
  readonly filter: HotelFilter;
  readonly sort: SortKey;
  /** The airport that the order measures from; null when none is chosen or its location is unknown. */
  readonly airport?: Coordinates | null;
  /** Missing when the order does not need it. */
  readonly sea?: SeaLines;
  /** 1 or more; past the end it means the last page. */
  readonly page: number;
  readonly pageSize: number;
  /** Whether the page will hardly change any more; see `ListedHotel`. By default once the search is complete. */
  readonly isSettled?: boolean;
}

/** Source of the rows of the provider's hotels. */
export interface RowSource {
  /** Rows of checked hotels, aligned to ids; null for a row that the cache has lost, which leaves a gap. */
  checked(ids: readonly string[]): Promise<readonly (HotelRow | null)[]>;
  /** Rows by id of hotels whose price is still being read. */
  pending(ids: readonly string[]): ReadonlyMap<string, HotelRow>;
  /** Pictures that are known without a call of the provider, aligned to the hotels; null for the rest. */
  images(
    hotels: readonly Pick<HotelRow, 'id' | 'source'>[],
  ): Promise<readonly (readonly HotelImage[] | null)[]>;
}

/**
 * One page of the current results of a search, with its counts. Works on the index; rows are read for the page only.
 * @param stored rows of stored hotels in the searched place
 * @param source of the rows of provider hotels
 * @param place null when the search is not of one town: then centre and parts are unknown
 */
export async function viewOf(
  state: SearchState,
  stored: readonly HotelRow[],
  wanted: WantedList,
  source: RowSource,
  place: SearchedTown | null = null,
): Promise<Omit<SearchView, 'key' | 'progress'>> {
  const { filter, pageSize, isSettled = state.progress.complete } = wanted;
  const { index, list, order, picks, facets } = await judged(state, stored, wanted, place);
  const page = Math.min(wanted.page, Math.max(1, Math.ceil(list.length / pageSize)));

  const wishesKey = keyWithoutMax(filter);
  const storedFrom = index.ids.length - stored.length;
  const idAt = (at: number): string => index.ids[at] ?? '';
  const hotelsAt = async (indexes: readonly number[]): Promise<readonly ListedHotel[]> => {
    const fromProvider = indexes.filter((at) => at < storedFrom);
    const checked = fromProvider.filter((at) => !isPending(index, at));
    // At the same time, because both come from the cache.
    const [found, images] = await Promise.all([
      source.checked(checked.map(idAt)),
      source.images(indexes.map((at) => ({ id: idAt(at), source: at < storedFrom ? 'PROVIDER' : 'STORED' }))),
    ]);
    const rows = new Map<number, HotelRow | null | undefined>(
      checked.map((at, position) => [at, found[position]]),
    );
    const pending = source.pending(fromProvider.filter((at) => isPending(index, at)).map(idAt));
    return indexes.flatMap((at, position): ListedHotel[] => {
      const listed = at < storedFrom ? rows.get(at) : stored[at - storedFrom];
      const row = listed ?? pending.get(idAt(at));
      if (!row) return [];
      const shown = {
        pickReason: picks.get(at) ?? null,
        isPricePending: isPending(index, at),
        isSettled,
        knownImages: images[position] ?? null,
      };
      return [listedHotel(row, filter, wishesKey, shown)];
    });
  };
  const held = async (ids: readonly string[]): Promise<HeldHotels> => {
    const wantedIds = new Set(ids);
    const isHeld = (at: number): boolean => wantedIds.has(idAt(at));
    const last = list.findLastIndex((at) => isHeld(at) && totalAt(index, at) >= 0);
    return {
      hotels: await hotelsAt(list.filter(isHeld)),
      ahead: list.slice(0, Math.max(0, last)).filter((at) => !isHeld(at)).length,
    };
  };
  return {
    hotels: await hotelsAt(list.slice((page - 1) * pageSize, page * pageSize)),
    order,
    held,
    page,
    pageSize,
    totalItems: list.length,
    soldOut: list.filter((at) => totalAt(index, at) < 0 && !isPending(index, at)).length,
    lowestPerNight: lowestOf(index, list),
    facets,
    suggestion: helpOf(state, index, filter, list.length),
    pricedAt: state.readAt === null ? null : new Date(state.readAt).toISOString(),
    isStale: state.isStale,
  };
}

/** The hotels of a view after filtering and sorting. */
interface Judged {
  readonly index: IndexForWishes;
  /** Indexes of the hotels, in the order of the view. */
  readonly list: readonly number[];
  readonly order: SortKey;
  readonly picks: ReadonlyMap<number, string>;
  readonly facets: SearchFacets;
}

/**
 * Filters and sorts all hotels of a search. For thousands of hotels this takes a while, so it lets other requests run
 * in between.
 */
export async function judged(
  state: SearchState,
  stored: readonly HotelRow[],
  wanted: Pick<WantedList, 'filter' | 'sort' | 'airport' | 'sea'>,
  place: SearchedTown | null,
): Promise<Judged> {
  const { filter, sort } = wanted;
  const rest = createRest();
  joined(state.index, stored, place);
  await rest();
  const { index, ranking, id } = ranked(state.index, stored, filter, place);
  await rest();
  const failed = failures(index, filter);
  const lines = measured(index, stored, wanted, place);
  const list = ordered(index, failed, sort, ranking, lines);
  await rest();
  const picks = picksOfSearch(index, failed, ranking, { sort, list });
  await rest();
  const { complete: isComplete } = state.progress;
  const key = `${id} ${isComplete} ${JSON.stringify(filter)}`;
  const facets = knownFacets.get(key) ?? facetsOf(index, filter, { failed, isComplete });
  knownFacets.set(key, facets);
  await rest();
  return { index, list, order: usedOrder(index, sort, lines), picks, facets };
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

/**
 * Suggests a filter to remove when none of the hotels pass. Null while a search runs, when it is still unknown how many
 * pass.
 */
export const helpOf = (
  { progress }: Pick<SearchState, 'progress'>,
  index: SearchIndex,
  filter: HotelFilter,
  matching: number,
): SearchView['suggestion'] =>
  matching === 0 && index.ids.length > 0 && progress.complete ? suggestionOf(index, filter) : null;

interface Ranked {
  readonly index: IndexForWishes;
  readonly ranking: Ranking;
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

/** Counts by ranking and filter, for other pages and orders of the same list. They are about 8 KB each. */
const knownFacets = new LRUCache<string, SearchFacets>({ max: 500 });

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
  { sort, airport, sea }: Pick<WantedList, 'sort' | 'airport' | 'sea'>,
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
  const fresh = known ?? { index: wishIndex, ranking: rankingOf(wishIndex), id: (rankings += 1) };
  whole.ranked.set(key, fresh);
  const [oldest] = whole.ranked.keys();
  if (whole.ranked.size > MAX_RANKED && oldest !== undefined) whole.ranked.delete(oldest);
  return fresh;
}
