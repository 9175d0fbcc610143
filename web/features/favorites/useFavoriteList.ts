import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useFavoritePricesQuery,
  useFavoritesPageQuery,
  useMoveFavoriteMutation,
} from '#generated/graphql.ts';
import type { FavoriteRow_FavoriteFragment } from '#generated/graphql.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { useFavorites } from '#lib/favorites/Favorites.tsx';
import type { CurrentPrice } from '#lib/hotel/price/currentPrice.ts';
import { lastStay, type LastStay } from '#lib/stay/lastStay.ts';
import type { StayDates } from '#lib/search/dates/stayDates.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './FavoritesPage.messages.ts';
import { currentPrice } from './price.ts';
import { rowStay, type RowStay } from './rowStay.ts';

/** State of a list of hotels with their current prices. */
export interface FavoriteList {
  /** The stay for hotels without a saved one. */
  readonly stay: LastStay;
  /** Removes the wishes, so that prices are for any room. */
  readonly dropWishes: () => void;
  /** Undefined until the list is loaded. */
  readonly favorites: readonly FavoriteRow_FavoriteFragment[] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
  readonly hasPricesFailed: boolean;
  readonly reloadPrices: () => void;
  readonly stayOf: (favorite: FavoriteRow_FavoriteFragment) => RowStay;
  readonly priceOf: (favorite: FavoriteRow_FavoriteFragment) => CurrentPrice;
  /**
   * Saves a hotel for other dates.
   * @returns true when it was saved; a failure is shown to the user
   */
  readonly moveTo: (
    favorite: FavoriteRow_FavoriteFragment,
    name: string,
    days: StayDates,
  ) => Promise<boolean>;
  readonly remove: (favorite: FavoriteRow_FavoriteFragment, name: string) => void;
  /** True for a shared list: its hotels can be saved, not removed. */
  readonly isForeign: boolean;
}

/** The member's saved hotels, newest first, each with the price for its saved stay, or for the last searched one. */
export const useFavoriteList = (): FavoriteList => {
  const intl = useIntl();
  const toasts = useToasts();
  const dates = useDates();
  const [stay, setStay] = useState(() => lastStay());
  const { isFavorite, isMerging, hasSaved, setFavorite } = useFavorites();
  const { data, error, loading, refetch } = useFavoritesPageQuery({ fetchPolicy: 'cache-and-network' });
  const saved = data?.favorites.filter(({ hotelId }) => isFavorite(hotelId));
  const isEmpty = saved?.length === 0;
  // An empty list may not be final, because favorites from before signing in may still be merged.
  const isComing = isMerging || loading || (hasSaved && data?.favorites.length === 0);
  const occupancy = stay.party;
  const prices = useFavoritePricesQuery({
    variables: { otherwise: { checkIn: stay.checkIn, checkOut: stay.checkOut, occupancy } },
    // Not cached, because offers that failed are null in the data, with an error in the response.
    fetchPolicy: 'no-cache',
    // Prices requested after a change must not be those of a request from before it.
    context: { queryDeduplication: false },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
    skip: !data || data.favorites.length === 0,
  });
  const loaded = prices.loading ? undefined : prices.data;
  const [move] = useMoveFavoriteMutation();
  // While hotels are moved to other dates, their prices for the earlier dates are not shown beside the new ones.
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());
  const stayOf = ({ savedStay }: FavoriteRow_FavoriteFragment) => rowStay(savedStay, stay);

  const restore = async (favorite: FavoriteRow_FavoriteFragment, name: string) => {
    if (!(await setFavorite(favorite.hotelId, true, stayOf(favorite).stay))) return;
    toasts.show({ tone: 'ok', text: intl.formatMessage(messages.restored, { hotel: name }) });
    await Promise.allSettled([refetch(), prices.refetch()]);
  };
  const remove = async (favorite: FavoriteRow_FavoriteFragment, name: string) => {
    if (!(await setFavorite(favorite.hotelId, false))) return;
    toasts.show({
      tone: 'ok',
      text: intl.formatMessage(messages.removed, { hotel: name }),
      action: { label: intl.formatMessage(messages.undo), onPress: () => void restore(favorite, name) },
    });
  };
  const moveTo: FavoriteList['moveTo'] = async (favorite, name, { checkIn, checkOut }) => {
    const stayInput = { checkIn, checkOut, occupancy: stayOf(favorite).stay.party };
    setMoving((now) => new Set(now).add(favorite.hotelId));
    const end = () => setMoving((now) => new Set([...now].filter((id) => id !== favorite.hotelId)));
    try {
      await move({ variables: { hotelId: favorite.hotelId, stay: stayInput } });
    } catch {
      end();
      toasts.show({ tone: 'error', text: intl.formatMessage(messages.moveFailed) });
      return false;
    }
    const range = dates.range(checkIn, checkOut);
    toasts.show({ tone: 'ok', text: intl.formatMessage(messages.moved, { hotel: name, range }) });
    await prices.refetch().catch(() => undefined);
    end();
    return true;
  };
  return {
    stay,
    dropWishes: () => setStay((now) => ({ ...now, wishes: NO_WISHES })),
    favorites: isEmpty && isComing ? undefined : saved,
    error,
    reload: () => void refetch().catch(() => undefined),
    hasPricesFailed: !prices.loading && prices.error !== undefined,
    reloadPrices: () => void prices.refetch().catch(() => undefined),
    stayOf,
    priceOf: (favorite) => {
      const isMoving = moving.has(favorite.hotelId);
      return currentPrice(favorite.hotelId, isMoving ? undefined : loaded, {
        isLoading: isMoving || prices.loading,
        row: stayOf(favorite),
      });
    },
    moveTo,
    remove: (favorite: FavoriteRow_FavoriteFragment, name: string) => void remove(favorite, name),
    isForeign: false,
  };
};
