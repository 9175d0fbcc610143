import type { FavoritePricesQuery, FavoriteRow_FavoriteFragment } from '../../generated/graphql.ts';
import type { LastStay } from '../../lib/lastStay.ts';

type PricedHotel = NonNullable<FavoritePricesQuery['favorites'][number]['hotel']>;
type PricedOffer = NonNullable<PricedHotel['offers']>['offers'][number];

/** What a saved hotel costs now: still asked for, not answered, sold out, or its offers (cheapest first). */
export type CurrentPrice =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'known'; readonly cheapest: PricedOffer; readonly offers: readonly PricedOffer[] };

/** @param prices the answer; undefined while it is awaited or when it failed */
export const currentPrice = (
  hotelId: string,
  prices: FavoritePricesQuery | undefined,
  isLoading: boolean,
): CurrentPrice => {
  if (!prices) return { kind: isLoading ? 'loading' : 'unknown' };
  const hotel = prices.favorites.find((favorite) => favorite.hotelId === hotelId)?.hotel;
  // A hotel saved after the prices were asked for is on its way too.
  if (!hotel?.offers) return { kind: isLoading ? 'loading' : 'unknown' };
  const { offers } = hotel.offers;
  const [cheapest] = offers;
  return cheapest ? { kind: 'known', cheapest, offers } : { kind: 'sold-out' };
};

/** True when a price of then and one of now are for the same stay. */
export const isSameStay = (
  saved: FavoriteRow_FavoriteFragment['savedStay'],
  { checkIn, checkOut, party }: LastStay,
): boolean =>
  saved !== null &&
  saved.checkIn === checkIn &&
  saved.checkOut === checkOut &&
  saved.adults === party.adults &&
  saved.rooms === party.rooms &&
  party.infants === 0 &&
  saved.childrenAges.toSorted((a, b) => a - b).join() === party.childrenAges.toSorted((a, b) => a - b).join();

/**
 * What one night costs now against the day it was saved, each as it is shown; negative when it fell.
 * @returns agorot; null when the two cannot be compared: another stay, another currency, or one of them unknown
 */
export const sinceSaved = (
  favorite: Pick<FavoriteRow_FavoriteFragment, 'savedPricePerNight' | 'savedStay'>,
  now: CurrentPrice,
  stay: LastStay,
): number | null => {
  const then = favorite.savedPricePerNight;
  if (now.kind !== 'known' || !then || !isSameStay(favorite.savedStay, stay)) return null;
  const { pricePerNight } = now.cheapest;
  if (pricePerNight.currency !== then.currency) return null;
  return pricePerNight.amountMinor - then.amountMinor;
};
