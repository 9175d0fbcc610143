import type { HeldHotels, HotelRow, ListedHotel, SearchView } from '../../models/search.ts';
import type { SearchState } from './live-search.ts';
import { facetsOf, suggestionOf } from './search-facets.ts';
import { type HotelFilter, failures } from './search-filter.ts';
import { type SearchIndex, indexOf, isPending, joinIndexes } from './search-index.ts';
import { type AskedIndex, askedIndex, totalAt } from './asked-index.ts';
import { askedPrice } from './row-offers.ts';
import type { OfferWishes } from '../../models/offer-wishes.ts';
import { wishedLevel } from '../../pricing/asked-offer.ts';
import { type Ranking, type SortKey, ordered, picksOf, rankingOf } from './search-order.ts';

/** How a list is wanted, checked. */
export interface WantedList {
  readonly filter: HotelFilter;
  readonly sort: SortKey;
  /** 1 or more; past the end it is the last one. */
  readonly page: number;
  readonly pageSize: number;
}

/** Where the rows of the provider's hotels come from. */
export interface RowSource {
  /** Rows of checked hotels, aligned to ids; null for a row that is lost, which leaves a gap. */
  checked(ids: readonly string[]): Promise<readonly (HotelRow | null)[]>;
  /** Rows by id of hotels whose price is still asked for. */
  pending(ids: readonly string[]): ReadonlyMap<string, HotelRow>;
}

/**
 * One page of what a search knows, with its counts. Works on the index; rows are read for the page alone.
 * @param stored rows of stored hotels in the searched place
 * @param source of the rows of provider hotels
 */
export async function viewOf(
  state: SearchState,
  stored: readonly HotelRow[],
  wanted: WantedList,
  source: RowSource,
): Promise<Omit<SearchView, 'key' | 'progress'>> {
  const { filter, sort, pageSize } = wanted;
  const { index, ranking } = ranked(state.index, stored, filter);
  const failed = failures(index, filter);
  const list = ordered(index, failed, sort, ranking);
  const page = Math.min(wanted.page, Math.max(1, Math.ceil(list.length / pageSize)));
  const picks = picksOf(index, list, ranking);

  const storedFrom = index.ids.length - stored.length;
  const idAt = (at: number): string => index.ids[at] ?? '';
  const hotelsAt = async (places: readonly number[]): Promise<readonly ListedHotel[]> => {
    const fromProvider = places.filter((at) => at < storedFrom);
    const checked = fromProvider.filter((at) => !isPending(index, at));
    const found = await source.checked(checked.map(idAt));
    const rows = new Map<number, HotelRow | null | undefined>(
      checked.map((at, position) => [at, found[position]]),
    );
    const pending = source.pending(fromProvider.filter((at) => isPending(index, at)).map(idAt));
    return places.flatMap((at): ListedHotel[] => {
      const listed = at < storedFrom ? rows.get(at) : stored[at - storedFrom];
      const row = listed ?? pending.get(idAt(at));
      if (!row) return [];
      const { offers, ...facts } = row;
      const pickReason = picks.get(at) ?? null;
      return [{ ...facts, ...askedPrice(offers, filter), pickReason, isPricePending: isPending(index, at) }];
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
    held,
    page,
    pageSize,
    totalItems: list.length,
    soldOut: list.filter((at) => totalAt(index, at) < 0 && !isPending(index, at)).length,
    facets: facetsOf(index, filter, failed),
    suggestion: helpOf(state, index, filter, list.length),
    pricedAt: state.readAt === null ? null : new Date(state.readAt).toISOString(),
    isStale: state.isStale,
  };
}

/** What to remove of filters that leave nothing. Of a search that still runs nobody knows what a filter leaves. */
export const helpOf = (
  { progress }: Pick<SearchState, 'progress'>,
  index: SearchIndex,
  filter: HotelFilter,
  matching: number,
): SearchView['suggestion'] =>
  matching === 0 && index.ids.length > 0 && progress.complete ? suggestionOf(index, filter) : null;

interface Ranked {
  readonly index: AskedIndex;
  readonly ranking: Ranking;
}

interface Joined {
  /** Rows of the stored hotels that were joined, as text. */
  readonly mark: string;
  readonly index: SearchIndex;
  /** By wishes, the one used last at the end. */
  readonly ranked: Map<string, Ranked>;
}

/** Several travellers look at one search with different filters; more of them than this judge the hotels again. */
const MOST_RANKED = 4;

/** The last combination of each provider index with stored hotels, which rarely change. */
const lastJoined = new WeakMap<SearchIndex, Joined>();

function joined(index: SearchIndex, stored: readonly HotelRow[]): Joined {
  const mark = JSON.stringify(stored);
  const last = lastJoined.get(index);
  if (last?.mark === mark) return last;
  const own = indexOf(
    stored.map((row) => ({ row, isKnown: true })),
    index.nights,
  );
  const fresh = {
    mark,
    index: stored.length === 0 ? index : joinIndexes([index, own], index.nights),
    ranked: new Map(),
  };
  lastJoined.set(index, fresh);
  return fresh;
}

/** The provider index joined with the stored hotels as the wishes see it, with what judging them takes; remembered. */
export function ranked(index: SearchIndex, stored: readonly HotelRow[], wishes: OfferWishes): Ranked {
  const whole = joined(index, stored);
  const key = `${wishedLevel(wishes)} ${wishes.freeCancellation}`;
  const known = whole.ranked.get(key);
  whole.ranked.delete(key);
  const asked = known?.index ?? askedIndex(whole.index, wishes);
  const fresh = known ?? { index: asked, ranking: rankingOf(asked) };
  whole.ranked.set(key, fresh);
  const [oldest] = whole.ranked.keys();
  if (whole.ranked.size > MOST_RANKED && oldest !== undefined) whole.ranked.delete(oldest);
  return fresh;
}
