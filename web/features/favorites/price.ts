import type { FavoritePricesQuery, FavoriteRow_FavoriteFragment } from '#generated/graphql.ts';
import { type CurrentPrice, priceOfOffers } from '#lib/hotel/price/currentPrice.ts';
import type { RowStay } from './rowStay.ts';

/**
 * What a saved hotel costs now.
 * @param prices the answer; undefined while it is awaited or when it failed
 * @param row the stay and the wishes it is priced for
 */
export const currentPrice = (
  hotelId: string,
  prices: FavoritePricesQuery | undefined,
  { isLoading, row }: { readonly isLoading: boolean; readonly row: RowStay },
): CurrentPrice =>
  // A hotel saved after the prices were asked for is on its way too.
  priceOfOffers(prices?.favorites.find((favorite) => favorite.hotelId === hotelId)?.offers, {
    isLoading,
    wishes: row.stay.wishes,
  });

/**
 * What one night costs now against the day it was saved, each as it is shown; negative when it fell. Both are for the stay
 * and the wishes that were saved.
 * @returns agorot; null when the two cannot be compared: no stay of its own, another currency, or one of them unknown
 */
export const sinceSaved = (
  favorite: Pick<FavoriteRow_FavoriteFragment, 'savedPricePerNight'>,
  now: CurrentPrice,
  { isOwn, past }: RowStay,
): number | null => {
  const then = favorite.savedPricePerNight;
  if (now.kind !== 'known' || !then || !isOwn || past) return null;
  const { pricePerNight } = now.asked;
  if (pricePerNight.currency !== then.currency) return null;
  return pricePerNight.amountMinor - then.amountMinor;
};
