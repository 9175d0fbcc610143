import { isDeepStrictEqual } from 'node:util';
import type { Cache } from '#cache/cache.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { HotelRow, SearchCriteria } from '#models/search/search.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import type { CityPrices } from '../city/city-prices.ts';
import { createComparedHotels, lowestAmong, hotelSetKey } from './compared-hotels.ts';
import { dayKey, type KnownDay, knownDays, SAMPLED_DAY, type Sampled, SEEN_DAY } from './known-day.ts';
import type { LiveSearch } from '../search/live/live-search.ts';
import { type LowestByKind, lowerPrice, lowestByKind, NO_LOWEST_PRICE } from '../offers/lowest-by-kind.ts';
import { indexOf } from '../view/search-index.ts';
import { staysOn } from './seen-prices.ts';
import type { PriceScope } from '../stay-key.ts';

export interface SeenDayDeps extends PriceScope {
  readonly cache: Pick<Cache, 'peekMany' | 'putMany'>;
  readonly clock: () => Date;
  /** Receives finished searches, for the prices on the home page. */
  readonly cityPrices: Pick<CityPrices, 'note'>;
}

interface Seen {
  /** Lowest prices of all hotels of the place. */
  readonly lowest: LowestByKind;
  /**
   * Lowest prices of the few hotels that may have been checked on other days too; null for a search that is not of one
   * city, and when no hotel has rooms.
   */
  readonly sampled: Sampled | null;
  readonly readAt: number;
}

/** Stores the lowest prices that a complete search found. */
const keepSeenDay = async (
  { cache, ...scope }: SeenDayDeps,
  criteria: SearchCriteria,
  { lowest, sampled, readAt }: Seen,
): Promise<void> => {
  const key = dayKey(criteria, scope);
  await Promise.all([
    cache.putMany(SEEN_DAY, [{ key, value: lowest }], readAt),
    sampled && cache.putMany(SAMPLED_DAY, [{ key, value: sampled }], readAt),
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
  readonly town: { readonly city: string; readonly country: string } | null;
}

/** Lowest prices of searches by the day on which the stay begins. */
export interface SeenDays {
  /** Stores the lowest prices of a search that is complete, without failed parts; ignores any other. */
  keep(live: LiveSearch, criteria: SearchCriteria, own: OwnPart): Promise<void>;
  /**
   * Cached prices of the same search up to six days earlier or later, never in the past, including days checked at a
   * few hotels only.
   */
  around(criteria: SearchCriteria, wishes: OfferWishes): Promise<readonly KnownDay[]>;
}

export function createSeenDays(deps: SeenDayDeps): SeenDays {
  /** The prices last stored for each search: when they were read, and whether they were stored with a city. */
  const keptLast = new WeakMap<LiveSearch, { readonly readAt: number; readonly isOfTown: boolean }>();
  const compared = createComparedHotels(deps.cache);
  return {
    keep: async (live, criteria, { stored, town }) => {
      const { progress, readAt, index, isStale } = live.state();
      const isWhole = progress.complete && progress.failedChunks.length === 0;
      if (!isWhole || readAt === null) return;
      const last = keptLast.get(live);
      if (last?.readAt === readAt && (last.isOfTown || town === null)) return;
      keptLast.set(live, { readAt, isOfTown: town !== null });
      const own = stored.map((row) => ({ row, isKnown: true }));
      const lowest = lowestByKind([index, indexOf(own, index.nights)]);
      if (town && !isStale) {
        const { city, country } = town;
        // Not awaited: it is only for pages that come later.
        deps.cityPrices
          .note({
            criteria,
            town: { city, country },
            total: lowest.reduce(lowerPrice, NO_LOWEST_PRICE)[0],
            readAt,
          })
          .catch(() => undefined);
      }
      const [kept] = await deps.cache.peekMany(SEEN_DAY, [dayKey(criteria, deps)]);
      // Written only when something has changed: another instance may have stored these prices already, and for a URL
      // that names another city they lack the stored hotels.
      if (kept && kept.readAt >= readAt && (town === null || isDeepStrictEqual(kept.value, lowest))) return;
      const codes = criteria.cityCode === null ? [] : await compared.afterSearch(criteria.cityCode, index);
      const sampled =
        codes.length === 0
          ? null
          : { hotels: codes.length, hotelSet: hotelSetKey(codes), lowest: lowestAmong(codes, index) };
      await keepSeenDay(deps, criteria, { lowest, sampled, readAt });
    },
    around: (criteria, wishes) => {
      const [today, earliest] = [todayInIsrael(deps.clock()), addDays(criteria.stay.checkIn, -DAYS_ASIDE)];
      const first = earliest < today ? today : earliest;
      const stays = staysOn({ stay: criteria.stay, first, days: 2 * DAYS_ASIDE + 1 });
      return knownDays(deps, criteria, { stays, wishes });
    },
  };
}
