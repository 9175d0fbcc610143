import { z } from 'zod';
import type { Cache, CachePolicy } from '../../cache/cache.ts';
import { cacheKey } from '../../cache/key.ts';
import { SEEN_PRICE_TTL } from '../../cache/ttl.ts';
import type { OfferWishes } from '../../models/offer-wishes.ts';
import type { HotelRow, SearchCriteria } from '../../models/search.ts';
import type { PlainDate } from '../../models/stay.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import { addDays } from '../../pricing/nights.ts';
import type { CityPrices } from './city-prices.ts';
import type { LiveSearch } from './live-search.ts';
import { type LowestByKind, lower, lowestByKind } from './lowest-by-kind.ts';
import { indexOf } from './search-index.ts';
import { placePart } from './search-plan.ts';
import { seenStay, type SeenStay, staysOn } from './seen-prices.ts';
import { type PriceScope, stayKey } from './stay-key.ts';

/** The lowest totals of a finished search. */
export const SEEN_DAY: CachePolicy<LowestByKind> = {
  kind: 'seen-day.1',
  ...SEEN_PRICE_TTL,
  parse: (stored) => z.array(z.int()).parse(stored),
};

export interface SeenDayDeps extends PriceScope {
  readonly cache: Pick<Cache, 'peekMany' | 'putMany'>;
  readonly clock: () => Date;
  /** Hears what the first page may show of a finished search. */
  readonly cityPrices: Pick<CityPrices, 'note'>;
}

export const dayKey = (criteria: SearchCriteria, scope: PriceScope): string =>
  cacheKey(stayKey(criteria.stay, scope), placePart(criteria));

/** Remembers what a finished search cost at least. */
const keepSeenDay = (
  { cache, ...scope }: SeenDayDeps,
  criteria: SearchCriteria,
  read: { readonly lowest: LowestByKind; readonly readAt: number },
): Promise<void> =>
  cache.putMany(SEEN_DAY, [{ key: dayKey(criteria, scope), value: read.lowest }], read.readAt);

/** Lowest prices of searches like this one that begin on one of the days from `first` on, as far as they were finished; nobody is asked. */
async function seenDays(
  { cache, ...scope }: SeenDayDeps,
  criteria: SearchCriteria,
  { wishes, first, days }: { readonly wishes: OfferWishes; readonly first: PlainDate; readonly days: number },
): Promise<readonly SeenStay[]> {
  const stays = staysOn({ stay: criteria.stay, first, days });
  const found = await cache.peekMany(
    SEEN_DAY,
    stays.map((each) => dayKey({ ...criteria, stay: each }, scope)),
  );
  return stays.flatMap((stay, at) => seenStay(stay, found[at], wishes));
}

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
  /** Of like searches up to six days earlier or later, never in the past. */
  around(criteria: SearchCriteria, wishes: OfferWishes): Promise<readonly SeenStay[]>;
}

export function createSeenDays(deps: SeenDayDeps): SeenDays {
  /** When the prices were read that were last remembered of a search. */
  const keptAt = new WeakMap<LiveSearch, number>();
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
      await keepSeenDay(deps, criteria, { lowest, readAt });
    },
    around: (criteria, wishes) => {
      const [today, earliest] = [todayInIsrael(deps.clock()), addDays(criteria.stay.checkIn, -DAYS_ASIDE)];
      const first = earliest < today ? today : earliest;
      return seenDays(deps, criteria, { wishes, first, days: 2 * DAYS_ASIDE + 1 });
    },
  };
}
