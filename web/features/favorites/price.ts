import type { FavoritePricesQuery, FavoriteRow_FavoriteFragment } from '#generated/graphql.ts';
import { type CurrentPrice, priceOfOffers } from '#lib/hotel/price/currentPrice.ts';
import type { RowStay } from './rowStay.ts';

/**
 * Current price of a saved hotel.
 * @param prices the response; undefined while loading or after a failure
 * @param row the stay and the wishes it is priced for
 */
export const currentPrice = (
  hotelId: string,
  prices: FavoritePricesQuery | undefined,
  { isLoading, row }: { readonly isLoading: boolean; readonly row: RowStay },
): CurrentPrice =>
  // A hotel that was saved after prices were requested is not in the response.
  priceOfOffers(prices?.favorites.find((favorite) => favorite.hotelId === hotelId)?.offers, {
    isLoading,
    wishes: row.stay.wishes,
  });

/**
 * Current price per night minus the price when the hotel was saved, both as displayed; negative when it fell. Both are
 * for the saved stay and wishes.
 * @returns agorot; null when they cannot be compared: no saved stay, past dates, another currency, or an unknown price
 */
export const sinceSaved = (
  favorite: Pick<FavoriteRow_FavoriteFragment, 'savedPricePerNight'>,
  now: CurrentPrice,
  { isOwn, past }: RowStay,
): number | null => {
  const then = favorite.savedPricePerNight;
  if (now.kind !== 'known' || !then || !isOwn || past) return null;
  const { pricePerNight } = now.offer;
  if (pricePerNight.currency !== then.currency) return null;
  return pricePerNight.amountMinor - then.amountMinor;
};
