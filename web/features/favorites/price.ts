import type { OfferWishes } from '../../../gateway/models/offer-wishes.ts';
import type { FavoritePricesQuery, FavoriteRow_FavoriteFragment } from '../../generated/graphql.ts';
import { hasWishes, NO_WISHES } from '../../../gateway/pricing/asked-offer.ts';
import { type CurrentPrice, priceOfOffers } from '../../lib/currentPrice.ts';
import type { LastStay } from '../../lib/lastStay.ts';

/**
 * What a saved hotel costs now.
 * @param prices the answer; undefined while it is awaited or when it failed
 * @param wishes what the room was asked for
 */
export const currentPrice = (
  hotelId: string,
  prices: FavoritePricesQuery | undefined,
  asked: { readonly isLoading: boolean; readonly wishes?: OfferWishes | undefined },
): CurrentPrice =>
  // A hotel saved after the prices were asked for is on its way too.
  priceOfOffers(prices?.favorites.find((favorite) => favorite.hotelId === hotelId)?.hotel?.offers, asked);

/** True when a price of then and one of now are for the same stay; what was saved is the price without wishes. */
export const isSameStay = (
  saved: FavoriteRow_FavoriteFragment['savedStay'],
  { checkIn, checkOut, party, wishes = NO_WISHES }: LastStay,
): boolean =>
  saved !== null &&
  !hasWishes(wishes) &&
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
  const { pricePerNight } = now.asked;
  if (pricePerNight.currency !== then.currency) return null;
  return pricePerNight.amountMinor - then.amountMinor;
};
