import type { Cache } from '#cache/cache.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { HotelRow, SearchCriteria } from '#models/search/search.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import type { CityPrices } from '../city/city-prices.ts';
import { createComparedHotels, lowestAmong, hotelSetKey } from './compared-hotels.ts';
import { dayKey, type KnownDay, knownDays, SAMPLED_DAY, type Sampled, SEEN_DAY } from './known-day.ts';
import type { LiveSearch } from '../search/live/live-search.ts';
import { type LowestByKind, lower, lowestByKind } from '../offers/lowest-by-kind.ts';
import { indexOf } from '../view/search-index.ts';
import { staysOn } from './seen-prices.ts';
import type { PriceScope } from '../stay-key.ts';

export interface SeenDayDeps extends PriceScope {
  readonly cache: Pick<Cache, 'peekMany' | 'putMany'>;
  readonly clock: () => Date;
  /** Hears what the first page may show of a finished search. */
  readonly cityPrices: Pick<CityPrices, 'note'>;
}

interface Seen {
  /** Of all hotels of the place. */
  readonly lowest: LowestByKind;
  /** Of the few that other days may have been asked of; null where no one city was searched. */
  readonly sampled: Sampled | null;
  readonly readAt: number;
}

/** Remembers the lowest price that a finished search found. */
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

/** The week of start days that is shown reaches so far where it cannot lie around the asked one. */
const DAYS_ASIDE = 6;

/** What a search has beside the hotels of the provider. */
interface OwnPart {
  /** Rows of stored hotels of the searched place. */
  readonly stored: readonly HotelRow[];
  /** The town as the provider's list spells it; null where the first page should not hear of the search. */
  readonly town: { readonly city: string; readonly country: string } | null;
}

/** Lowest prices of searches by the day on which the stay begins. */
interface SeenDays {
  /** Remembers those of a search once they are known of all its hotels. */
  keep(live: LiveSearch, criteria: SearchCriteria, own: OwnPart): Promise<void>;
  /** Of like searches up to six days earlier or later, never in the past, and of days that were checked at a few hotels. */
  around(criteria: SearchCriteria, wishes: OfferWishes): Promise<readonly KnownDay[]>;
}

export function createSeenDays(deps: SeenDayDeps): SeenDays {
  /** When the prices were read that were last remembered of a search. */
  const keptAt = new WeakMap<LiveSearch, number>();
  const compared = createComparedHotels(deps.cache);
  return {
    keep: async (live, criteria, { stored, town }) => {
      const { progress, readAt, index, isStale } = live.state();
      const isWhole = progress.complete && progress.failedChunks.length === 0;
      if (!isWhole || readAt === null || keptAt.get(live) === readAt) return;
      keptAt.set(live, readAt);
      const own = stored.map((row) => ({ row, isKnown: true }));
      const lowest = lowestByKind([index, indexOf(own, index.nights)]);
      if (town && !isStale) {
        const { city, country } = town;
        // Nobody waits for what other pages show later.
        deps.cityPrices
          .note({ criteria, town: { city, country }, total: lowest.reduce(lower, 0), readAt })
          .catch(() => undefined);
      }
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
