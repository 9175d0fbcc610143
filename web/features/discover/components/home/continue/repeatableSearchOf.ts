import { readSearch, type SearchState, writeSearch } from '#lib/search/searchState.ts';
import { upcomingDates } from '#lib/memory/upcomingDates.ts';

/** A stored search as it can be repeated today. */
export interface RepeatableSearch extends SearchState {
  /** Query string of its results. */
  readonly to: string;
  /** True when its dates have passed and were replaced by later ones on the same weekdays. */
  readonly isMoved: boolean;
}

/**
 * Reads a stored search; null if it cannot be repeated.
 * @param today the traveller's day, `yyyy-MM-dd`
 */
export const repeatableSearchOf = (query: string, today: string): RepeatableSearch | null => {
  const params = new URLSearchParams(query);
  const [checkIn, checkOut] = [params.get('checkin'), params.get('checkout')];
  if (checkIn === null || checkOut === null) return null;
  const dates = upcomingOf(checkIn, checkOut, today);
  if (dates === null) return null;
  params.set('checkin', dates.checkIn);
  params.set('checkout', dates.checkOut);
  const { criteria, filters, sort, areDatesReplaced, isPartyReplaced } = readSearch(params, today);
  // Part of the search is no longer valid, and a replacement would be another search.
  if (areDatesReplaced || isPartyReplaced) return null;
  const state: SearchState = { criteria, filters, sort, page: 1 };
  return { ...state, to: `?${writeSearch(state)}`, isMoved: dates.isMoved };
};

const upcomingOf = (checkIn: string, checkOut: string, today: string) => {
  try {
    return upcomingDates({ checkIn, checkOut }, today);
  } catch {
    return null;
  }
};
