import { z } from 'zod';
import type { Cache, CachePolicy } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { CACHED_PRICE_TTL } from '#cache/ttl.ts';
import { ledgerMoney, type Money } from '#models/money.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { SearchCriteria } from '#models/search/search.ts';
import type { PlainDate, Stay } from '#models/stay.ts';
import { nightsBetween } from '#shared/stay/nights.ts';
import { perNight } from '#shared/pricing/offers.ts';
import {
  hasNoPrice,
  type LowestByKind,
  lowestMatching,
  lowestFor,
  lowestShape,
} from '../offers/lowest-by-kind.ts';
import { placePart } from '../search/search-plan.ts';
import { type PriceScope, stayKey } from '../stay-key.ts';

/** The lowest prices of a complete search. */
export const DAY_PRICES: CachePolicy<LowestByKind> = {
  kind: 'seen-day.3',
  ...CACHED_PRICE_TTL,
  parse: (stored) => lowestShape.parse(stored),
};

/** The lowest prices of a few hotels of a city for a stay. */
export interface SamplePrices {
  readonly hotels: number;
  /** Key of the hotels' codes: only prices of the same hotels are compared. */
  readonly hotelSet: string;
  readonly lowest: LowestByKind;
}

export const SAMPLE_PRICES: CachePolicy<SamplePrices> = {
  kind: 'sampled-day.4',
  ...CACHED_PRICE_TTL,
  parse: (stored) => z.object({ hotels: z.int(), hotelSet: z.string(), lowest: lowestShape }).parse(stored),
};

/** A start day whose prices were read. */
export interface PricedDay {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  /** Total of the offer with the lowest full cost for the wishes, whatever their price range; null without one. */
  readonly total: Money | null;
  readonly pricePerNight: Money | null;
  /** ISO moment. */
  readonly pricedAt: string;
  /** How many hotels were checked; null for all hotels of the searched place. */
  readonly hotels: number | null;
}

interface CachedDayDeps extends PriceScope {
  readonly cache: Pick<Cache, 'peekMany'>;
}

export const dayKey = (criteria: SearchCriteria, scope: PriceScope): string =>
  cacheKey(stayKey(criteria.stay, scope), placePart(criteria));

interface ReadDay extends Pick<SamplePrices, 'lowest'> {
  readonly stay: Stay;
  readonly readAt: number;
  readonly hotels: number | null;
}

/** A day with its lowest price for the wishes, ignoring their price range. */
export function pricedDay({ stay, lowest, readAt, hotels }: ReadDay, wishes: OfferWishes): PricedDay {
  const { checkIn, checkOut } = stay;
  const [lowestTotal] = lowestFor(lowest, wishes);
  const total = lowestTotal === 0 ? null : ledgerMoney(lowestTotal);
  return {
    checkIn,
    checkOut,
    total,
    pricePerNight: total && perNight(total, nightsBetween(checkIn, checkOut)),
    pricedAt: new Date(readAt).toISOString(),
    hotels,
  };
}

/** Whether the cached prices contain one for the wishes. */
const hasPrice = ({ stay, lowest }: ReadDay, wishes: OfferWishes): boolean =>
  !hasNoPrice(lowestMatching(lowest, wishes, nightsBetween(stay.checkIn, stay.checkOut)));

/**
 * False when the price for the wishes is unknown: when the cheapest offer that meets the other wishes is below the
 * minimum price, the stored numbers do not say what the next offer costs.
 */
const isAnswerable = (read: ReadDay, wishes: OfferWishes): boolean =>
  hasNoPrice(lowestFor(read.lowest, wishes)) || hasPrice(read, wishes);

/**
 * The cached prices of some stays in the searched place; the provider is not called.
 *
 * When a day was only checked at a few hotels, the other days are shown for these hotels too, so that days can be
 * compared. A day on which these hotels have no suitable offer is shown for the whole place.
 *
 * Left out are days whose price is not cached, days that were checked only at a few hotels when a more recent day was
 * checked at different ones, and days whose price above the wished minimum is unknown.
 */
export async function cachedDays(
  { cache, ...scope }: CachedDayDeps,
  criteria: SearchCriteria,
  { stays, wishes }: { readonly stays: readonly Stay[]; readonly wishes: OfferWishes },
): Promise<readonly PricedDay[]> {
  const keys = stays.map((stay) => dayKey({ ...criteria, stay }, scope));
  const [whole, few] = await Promise.all([
    cache.peekMany(DAY_PRICES, keys),
    cache.peekMany(SAMPLE_PRICES, keys),
  ]);
  const [latest] = few.filter((day) => day !== null).toSorted((one, other) => other.readAt - one.readAt);
  const sampled = few.map((day) => (day?.value.hotelSet === latest?.value.hotelSet ? day : null));
  const isSampled = stays.some((_, at) => sampled[at] && !whole[at]);
  return stays.flatMap((stay, at): PricedDay[] => {
    const [all, some] = [whole[at], sampled[at]];
    const ofAll: ReadDay | null = all ? { stay, lowest: all.value, readAt: all.readAt, hotels: null } : null;
    const ofSome: ReadDay | null = some ? { stay, ...some.value, readAt: some.readAt } : null;
    const read = isSampled && ofSome && hasPrice(ofSome, wishes) ? ofSome : (ofAll ?? ofSome);
    return read && isAnswerable(read, wishes) ? [pricedDay(read, wishes)] : [];
  });
}
