import type { MonthDay_DayFragment } from '#generated/graphql.ts';
import { activeFilters } from '#lib/search/filters/filters.ts';
import type { Result } from '../../useResults.ts';
import type { Search } from '../../useSearch.ts';

/** A start day with its price. */
export type PricedDay = Omit<MonthDay_DayFragment, '__typename'>;

/** True with filters that do not apply to the prices of other days, such as stars and prices. */
export const isFiltered = ({ filters }: Search): boolean =>
  activeFilters({ ...filters, meals: [], freeCancellation: false, bedsForAll: false }).length > 0;

/**
 * The searched day with the lowest price of the list on screen, so that both show the same price; null while the search
 * is running, if nothing was found, and if it is not known when the prices were checked.
 */
export function ownDay(search: Search, result: Result | undefined): PricedDay | null {
  if (!result?.progress.complete || result.pageInfo.totalItems === 0 || result.pricedAt === null) return null;
  const isOfAll = !isFiltered(search) && result.progress.failedChunks.length === 0;
  return {
    checkIn: search.criteria.checkIn,
    pricePerNight: result.lowestPerNight,
    pricedAt: result.pricedAt,
    hotels: isOfAll ? null : result.pageInfo.totalItems,
  };
}

/**
 * Prices by day. The price of the searched day comes only from the list on screen.
 * @param searched null if the list cannot be compared with other days, for example because it is filtered
 */
export function knownByDay(
  days: readonly PricedDay[] | undefined,
  searched: string | null,
  own: PricedDay | null,
): ReadonlyMap<string, PricedDay> {
  const others = (days ?? []).filter(({ checkIn }) => checkIn !== searched);
  const shown = own && own.checkIn === searched ? [own] : [];
  return new Map([...others, ...shown].map((day) => [day.checkIn, day]));
}
