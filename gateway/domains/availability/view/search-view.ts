import { both, type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
import type { HotelImage } from '#models/hotel/hotel.ts';
import type { HeldHotels, HotelRow, ListedHotel, SearchView } from '#models/search/search.ts';
import type { SearchedCity } from '../city/listed-city.ts';
import { keyWithoutMax, listedHotel } from '../search/listed-hotel.ts';
import type { SearchState } from '../search/live/search-state.ts';
import { totalAt } from './index-for-wishes.ts';
import { type FilteredList, filteredAndSorted, type WantedOrder } from './filtered-list.ts';
import { suggestionOf } from './search-facets.ts';
import type { HotelFilter } from './search-filter.ts';
import { isPending, type SearchIndex } from './search-index.ts';

/** The validated request of a list. */
export interface WantedList extends WantedOrder {
  /** 1 or more; past the end it means the last page. */
  readonly page: number;
  readonly pageSize: number;
  /** Whether the page will hardly change any more; see `ListedHotel`. By default once the search is complete. */
  readonly isSettled?: boolean;
}

/** Source of the rows of the provider's hotels. */
export interface RowSource {
  /** Rows of checked hotels, aligned to ids; null for a row that the cache has lost, which leaves a gap. */
  checked(ids: readonly string[]): MaybeLater<readonly (HotelRow | null)[]>;
  /** Rows by id of hotels whose price is still being read. */
  pending(ids: readonly string[]): ReadonlyMap<string, HotelRow>;
  /** Cached pictures, aligned to the hotels; null for the rest. The provider is not called. */
  images(
    hotels: readonly Pick<HotelRow, 'id' | 'source'>[],
  ): MaybeLater<readonly (readonly HotelImage[] | null)[]>;
}

/** Data from which the hotels of a list are read. */
interface ListParts {
  readonly judgement: FilteredList;
  /** Rows of stored hotels in the searched place. */
  readonly stored: readonly HotelRow[];
  readonly source: RowSource;
  readonly filter: HotelFilter;
  readonly isSettled: boolean;
}

/** Hotels of a list at these indexes, without those whose row the cache has lost. */
function hotelsAt(
  { judgement, stored, source, filter, isSettled }: ListParts,
  indexes: readonly number[],
): MaybeLater<readonly ListedHotel[]> {
  const { index, picks } = judgement;
  const wishesKey = keyWithoutMax(filter);
  const storedFrom = index.ids.length - stored.length;
  const idAt = (at: number): string => index.ids[at] ?? '';
  const fromProvider = indexes.filter((at) => at < storedFrom);
  const checked = fromProvider.filter((at) => !isPending(index, at));
  const origins = indexes.map((at) => ({
    id: idAt(at),
    source: at < storedFrom ? ('PROVIDER' as const) : ('STORED' as const),
  }));
  // Read in parallel, because both come from the cache.
  return whenKnown(both(source.checked(checked.map(idAt)), source.images(origins)), ([found, images]) => {
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
        cachedImages: images[position] ?? null,
      };
      return [listedHotel(row, filter, wishesKey, shown)];
    });
  });
}

/**
 * Looks up the displayed hotels in the current list. `ahead` is the number of other hotels before the last displayed
 * one with rooms; 0 when none has rooms.
 */
async function findOnScreen(parts: ListParts, ids: readonly string[]): Promise<HeldHotels> {
  const { index, list } = parts.judgement;
  const wantedIds = new Set(ids);
  const isOnScreen = (at: number): boolean => wantedIds.has(index.ids[at] ?? '');
  const last = list.findLastIndex((at) => isOnScreen(at) && totalAt(index, at) >= 0);
  return {
    hotels: await hotelsAt(parts, list.filter(isOnScreen)),
    ahead: list.slice(0, Math.max(0, last)).filter((at) => !isOnScreen(at)).length,
  };
}

/**
 * One page of the current results of a search, with its counts. Works on the index; rows are read for the page only.
 * @param stored rows of stored hotels in the searched place
 * @param source of the rows of provider hotels
 * @param place null when the search is not of one city: then centre and parts are unknown
 * @returns no promise when the source knows its rows and pictures
 */
export const viewOf = (
  state: SearchState,
  stored: readonly HotelRow[],
  wanted: WantedList,
  source: RowSource,
  place: SearchedCity | null = null,
): MaybeLater<Omit<SearchView, 'key' | 'progress'>> =>
  whenKnown(filteredAndSorted(state, stored, wanted, place), (judgement) => {
    const { filter, pageSize, isSettled = state.progress.complete } = wanted;
    const { index, list, order, soldOut, lowestPerNight, facets } = judgement;
    const parts = { judgement, stored, source, filter, isSettled };
    const page = Math.min(wanted.page, Math.max(1, Math.ceil(list.length / pageSize)));
    return whenKnown(hotelsAt(parts, list.slice((page - 1) * pageSize, page * pageSize)), (hotels) => ({
      hotels,
      order,
      held: (ids) => findOnScreen(parts, ids),
      page,
      pageSize,
      totalItems: list.length,
      soldOut,
      lowestPerNight,
      facets,
      suggestion: helpOf(state, index, filter, list.length),
      pricedAt: state.readAt === null ? null : new Date(state.readAt).toISOString(),
      isStale: state.isStale,
    }));
  });

/**
 * Suggests a filter to remove when none of the hotels pass. Null otherwise, when no single removal helps, and while a
 * search runs, because it is still unknown how many pass.
 */
export const helpOf = (
  { progress }: Pick<SearchState, 'progress'>,
  index: SearchIndex,
  filter: HotelFilter,
  matching: number,
): SearchView['suggestion'] =>
  matching === 0 && index.ids.length > 0 && progress.complete ? suggestionOf(index, filter) : null;
