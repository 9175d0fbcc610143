import { z } from 'zod';
import type { Cache, CachePolicy } from '../../cache/cache.ts';
import { cacheKey } from '../../cache/key.ts';
import { SEEN_PRICE_TTL } from '../../cache/ttl.ts';
import { type Money, LEDGER_CURRENCY } from '../../models/money.ts';
import type { OfferWishes } from '../../models/offer-wishes.ts';
import type { HotelRow, SearchCriteria } from '../../models/search.ts';
import type { PlainDate } from '../../models/stay.ts';
import { wishedLevel } from '../../pricing/asked-offer.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import { addDays, nightsBetween } from '../../pricing/nights.ts';
import type { CityPrices } from './city-prices.ts';
import type { LiveSearch } from './live-search.ts';
import { indexOf } from './search-index.ts';
import { placePart } from './search-plan.ts';
import type { SeenStay } from './seen-prices.ts';
import { type PriceScope, stayKey } from './stay-key.ts';

/**
 * The lowest total of a finished search for each kind of offer (`kindOf`), in minor units; 0 where no hotel has one.
 * A few numbers for any city, so that they can outlive its rows.
 */
export type LowestByKind = readonly number[];

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

/** What the lowest totals are made from, one entry an offer. */
interface OfferColumns {
  readonly totals: ArrayLike<number> & Iterable<number>;
  readonly kinds: ArrayLike<number>;
}

/** The lower of two totals; 0 means that there is no price. */
const lower = (left: number, right: number): number =>
  left === 0 || right === 0 ? left + right : Math.min(left, right);

export function lowestByKind(indexes: readonly OfferColumns[]): LowestByKind {
  const lowest: number[] = [];
  for (const { totals, kinds } of indexes)
    for (const [offer, total] of Array.from(totals).entries()) {
      const kind = kinds[offer] ?? 0;
      while (lowest.length <= kind) lowest.push(0);
      lowest[kind] = lower(lowest[kind] ?? 0, total);
    }
  return lowest;
}

/** Remembers what a finished search cost at least. */
const keepSeenDay = (
  { cache, ...scope }: SeenDayDeps,
  criteria: SearchCriteria,
  read: { readonly lowest: LowestByKind; readonly readAt: number },
): Promise<void> =>
  cache.putMany(SEEN_DAY, [{ key: dayKey(criteria, scope), value: read.lowest }], read.readAt);

/** The lowest total among the kinds that meet the wishes; 0 without one. */
export const lowestFor = (known: LowestByKind, wishes: OfferWishes): number => {
  // Kinds go by meal level first, and odd ones are free to cancel.
  const least = wishedLevel(wishes) * 2;
  return known.reduce(
    (best, total, kind) =>
      kind < least || (wishes.freeCancellation && kind % 2 === 0) ? best : lower(best, total),
    0,
  );
};

const ils = (amountMinor: number): Money => ({ amountMinor, currency: LEDGER_CURRENCY });

/** Lowest prices of searches like this one that begin on one of the days from `first` on, as far as they were finished; nobody is asked. */
async function seenDays(
  { cache, ...scope }: SeenDayDeps,
  criteria: SearchCriteria,
  { wishes, first, days }: { readonly wishes: OfferWishes; readonly first: PlainDate; readonly days: number },
): Promise<readonly SeenStay[]> {
  // Which offer is the cheapest above a price, the few numbers do not tell.
  if ((wishes.price?.min ?? 0) > 0) return [];
  const { stay } = criteria;
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const stays = Array.from({ length: days }, (_, ahead) => {
    const checkIn = addDays(first, ahead);
    return { ...stay, checkIn, checkOut: addDays(checkIn, nights) };
  });
  const found = await cache.peekMany(
    SEEN_DAY,
    stays.map((each) => dayKey({ ...criteria, stay: each }, scope)),
  );
  return stays.flatMap(({ checkIn, checkOut }, at): SeenStay[] => {
    const hit = found[at];
    const total = hit ? lowestFor(hit.value, wishes) : 0;
    if (!hit || total === 0) return [];
    const pricePerNight = ils(Math.floor(total / nights / 100 + 0.5) * 100);
    const pricedAt = new Date(hit.readAt).toISOString();
    return [{ checkIn, checkOut, total: ils(total), pricePerNight, pricedAt }];
  });
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
