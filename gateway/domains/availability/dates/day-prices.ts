import { isDeepStrictEqual } from 'node:util';
import type { Cache } from '#cache/cache.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { HotelRow, SearchCriteria } from '#models/search/search.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import type { CityPrices } from '../city/city-prices.ts';
import { createComparedHotels, lowestAmong, hotelSetKey } from './compared-hotels.ts';
import {
  dayKey,
  type PricedDay,
  cachedDays,
  SAMPLE_PRICES,
  type SamplePrices,
  DAY_PRICES,
} from './priced-day.ts';
import type { LiveSearch } from '../search/live/live-search.ts';
import { type LowestByKind, lowerPrice, lowestByKind, NO_LOWEST_PRICE } from '../offers/lowest-by-kind.ts';
import { indexOf } from '../view/search-index.ts';
import { staysOn } from './hotel-prices.ts';
import type { PriceScope } from '../stay-key.ts';

export interface DayPriceDeps extends PriceScope {
  readonly cache: Pick<Cache, 'peekMany' | 'putMany'>;
  readonly clock: () => Date;
  /** Receives finished searches, for the prices on the home page. */
  readonly cityPrices: Pick<CityPrices, 'store'>;
}

interface SearchPrices {
  /** Lowest prices of all hotels of the place. */
  readonly lowest: LowestByKind;
  /**
   * Lowest prices of the few hotels that may have been checked on other days too; null for a search that is not of one
   * city, and when no hotel has rooms.
   */
  readonly sampled: SamplePrices | null;
  readonly readAt: number;
}

/** Stores the lowest prices that a complete search found. */
const cacheDayPrices = async (
  { cache, ...scope }: DayPriceDeps,
  criteria: SearchCriteria,
  { lowest, sampled, readAt }: SearchPrices,
): Promise<void> => {
  const key = dayKey(criteria, scope);
  await Promise.all([
    cache.putMany(DAY_PRICES, [{ key, value: lowest }], readAt),
    sampled && cache.putMany(SAMPLE_PRICES, [{ key, value: sampled }], readAt),
  ]);
};

/**
 * Number of days read on either side of the searched day, which may be the first or the last day of the displayed week.
 */
const DAYS_ASIDE = 6;

/** Data that a search has in addition to the provider's hotels. */
interface OwnPart {
  /** Rows of stored hotels of the searched place; empty when the URL names another city than the list. */
  readonly stored: readonly HotelRow[];
  /**
   * The city as the provider's list spells it; null for a search that is not of one city, and when the URL names
   * another city.
   */
  readonly cityNames: { readonly city: string; readonly country: string } | null;
}

/** Lowest prices of searches by the day on which the stay begins. */
export interface DayPrices {
  /** Stores the lowest prices of a search that is complete, without failed parts; ignores any other. */
  store(live: LiveSearch, criteria: SearchCriteria, own: OwnPart): Promise<void>;
  /**
   * Cached prices of the same search up to six days earlier or later, never in the past, including days checked at a
   * few hotels only.
   */
  around(criteria: SearchCriteria, wishes: OfferWishes): Promise<readonly PricedDay[]>;
}

export function createDayPrices(deps: DayPriceDeps): DayPrices {
  /** The prices last stored for each search: when they were read, and whether they were stored with a city. */
  const storedLast = new WeakMap<LiveSearch, { readonly readAt: number; readonly isOfCity: boolean }>();
  const compared = createComparedHotels(deps.cache);
  return {
    store: async (live, criteria, { stored, cityNames }) => {
      const { progress, readAt, index, isStale } = live.state();
      const isWhole = progress.complete && progress.failedChunks.length === 0;
      if (!isWhole || readAt === null) return;
      const last = storedLast.get(live);
      if (last?.readAt === readAt && (last.isOfCity || cityNames === null)) return;
      storedLast.set(live, { readAt, isOfCity: cityNames !== null });
      const own = stored.map((row) => ({ row, isKnown: true }));
      const lowest = lowestByKind([index, indexOf(own, index.nights)]);
      if (cityNames && !isStale) {
        const { city, country } = cityNames;
        // Not awaited: it is only for pages that come later.
        deps.cityPrices
          .store({
            criteria,
            cityNames: { city, country },
            total: lowest.reduce(lowerPrice, NO_LOWEST_PRICE)[0],
            readAt,
          })
          .catch(() => undefined);
      }
      const [cached] = await deps.cache.peekMany(DAY_PRICES, [dayKey(criteria, deps)]);
      // Written only when something has changed: another instance may have stored these prices already, and for a URL
      // that names another city they lack the stored hotels.
      if (
        cached &&
        cached.readAt >= readAt &&
        (cityNames === null || isDeepStrictEqual(cached.value, lowest))
      )
        return;
      const codes = criteria.cityCode === null ? [] : await compared.afterSearch(criteria.cityCode, index);
      const sampled =
        codes.length === 0
          ? null
          : { hotels: codes.length, hotelSet: hotelSetKey(codes), lowest: lowestAmong(codes, index) };
      await cacheDayPrices(deps, criteria, { lowest, sampled, readAt });
    },
    around: (criteria, wishes) => {
      const [today, earliest] = [todayInIsrael(deps.clock()), addDays(criteria.stay.checkIn, -DAYS_ASIDE)];
      const first = earliest < today ? today : earliest;
      const stays = staysOn({ stay: criteria.stay, first, days: 2 * DAYS_ASIDE + 1 });
      return cachedDays(deps, criteria, { stays, wishes });
    },
  };
}
