import type { Cache, CachePolicy, ReadVersion } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { CACHED_PRICE_TTL } from '#cache/ttl.ts';
import { ledgerMoney, type Money } from '#models/money.ts';
import type { Offer } from '#models/search/offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { PlainDate, Stay } from '#models/stay.ts';
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import { perNight } from '#shared/pricing/offers.ts';
import {
  type LowestByKind,
  lowestMatching,
  lowestOfOffers,
  lowestShape,
  NO_LOWEST_PRICE,
} from '../offers/lowest-by-kind.ts';
import { type PriceScope, stayKey } from '../stay-key.ts';

/**
 * The lowest prices of a hotel for a stay, by kind of offer; empty when the hotel had no rooms. They are cached longer
 * than the offers they come from, because they are only displayed and cannot be booked.
 */
const HOTEL_PRICES: CachePolicy<LowestByKind> = {
  kind: 'seen-price.4',
  ...CACHED_PRICE_TTL,
  parse: (stored) => lowestShape.parse(stored),
};

interface HotelPriceDeps extends PriceScope {
  readonly cache: Pick<Cache, 'peekMany' | 'putMany'>;
}

/** A stay with its price: at a provider hotel as last read, at a stored hotel the current one. */
export interface PricedStay {
  readonly total: Money;
  readonly pricePerNight: Money;
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  /** ISO moment at which the price was read. */
  readonly pricedAt: string;
}

const priceKey = (hotelId: string, stay: Stay, scope: PriceScope): string =>
  cacheKey(stayKey(stay, scope), hotelId);

/** Stores what hotels cost for a stay, or that they had no rooms. */
export const storeHotelPrices = (
  { cache, ...scope }: HotelPriceDeps,
  stay: Stay,
  read: {
    readonly lists: readonly { readonly code: string; readonly offers: readonly Offer[] }[];
    readonly readAt: number;
    readonly readVersion: ReadVersion;
  },
): Promise<void> =>
  cache.putMany(
    HOTEL_PRICES,
    read.lists.map(({ code, offers }) => ({
      key: priceKey(code, stay, scope),
      value: lowestOfOffers(offers),
    })),
    read.readAt,
    read.readVersion,
  );

/** Days on which a stay may start, and the wishes for its rooms. */
export interface PricedStaysQuery {
  readonly stay: Stay;
  readonly first: PlainDate;
  readonly days: number;
  readonly wishes: OfferWishes;
}

/** Stays as long as the requested one that start on one of the days. */
export function staysOn({ stay, first, days }: Omit<PricedStaysQuery, 'wishes'>): readonly Stay[] {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  return Array.from({ length: days }, (_, ahead): Stay => {
    const checkIn = addDays(first, ahead);
    return { ...stay, checkIn, checkOut: addDays(checkIn, nights) };
  });
}

/** A stay with the lowest price that meets the wishes, whatever their maximum price; null without one. */
function pricedStay(
  { checkIn, checkOut }: Stay,
  read: { readonly value: LowestByKind; readonly readAt: number } | null | undefined,
  wishes: OfferWishes,
): PricedStay | null {
  const nights = nightsBetween(checkIn, checkOut);
  const [total] = read ? lowestMatching(read.value, wishes, nights) : NO_LOWEST_PRICE;
  if (!read || total === 0) return null;
  const pricePerNight = perNight(ledgerMoney(total), nights);
  return {
    checkIn,
    checkOut,
    total: ledgerMoney(total),
    pricePerNight,
    pricedAt: new Date(read.readAt).toISOString(),
  };
}

/** Cached prices of stays of a hotel that start on these days; the provider is not called. */
export async function cachedHotelPrices(
  { cache, ...scope }: HotelPriceDeps,
  hotelId: string,
  query: PricedStaysQuery,
): Promise<readonly PricedStay[]> {
  const stays = staysOn(query);
  const found = await cache.peekMany(
    HOTEL_PRICES,
    stays.map((each) => priceKey(hotelId, each, scope)),
  );
  return stays.flatMap((stay, at) => pricedStay(stay, found[at], query.wishes) ?? []);
}
