import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import type { FavoriteRow_FavoriteFragment, ListedHotel_HotelFragment } from '#generated/graphql.ts';
import { pickText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useFavorites } from '#lib/favorites/Favorites.tsx';
import type { LastStay } from '#lib/stay/lastStay.ts';
import { useListedHotels } from '#lib/hotel/useListedHotels.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './FavoritesPage.messages.ts';
import type { FavoriteList } from './useFavoriteList.ts';

/** A row for a hotel that is not stored in an account, so it has no saved stay or price. */
const rowOf = (
  hotelId: string,
  hotel: ListedHotel_HotelFragment | null,
  hotelName: string,
): FavoriteRow_FavoriteFragment => ({
  __typename: 'Favorite',
  id: hotelId,
  hotelId,
  hotelName,
  savedAt: '',
  savedPricePerNight: null,
  savedStay: null,
  hotel,
});

interface NamedList {
  /** Ids in the displayed order. */
  readonly ids: readonly string[];
  readonly stay: LastStay;
  /** True for a shared list from the URL. */
  readonly isForeign: boolean;
}

/** A list of hotels by id: the favorites of this device, or a shared list. */
export const useHotelListByIds = ({ ids, stay: requestedStay, isForeign }: NamedList): FavoriteList => {
  const intl = useIntl();
  const toasts = useToasts();
  const { content } = useLocale();
  const { setFavorite } = useFavorites();
  const [isWithoutWishes, setWithoutWishes] = useState(false);
  const stay = isWithoutWishes ? { ...requestedStay, wishes: NO_WISHES } : requestedStay;
  const { hotels, error, reload, priceOf, hasPricesFailed, reloadPrices } = useListedHotels(ids, stay);
  const remove = async ({ hotelId }: FavoriteRow_FavoriteFragment, name: string) => {
    if (!(await setFavorite(hotelId, false))) return;
    toasts.show({
      tone: 'ok',
      text: intl.formatMessage(messages.removed, { hotel: name }),
      action: {
        label: intl.formatMessage(messages.undo),
        onPress: () => void setFavorite(hotelId, true, stay),
      },
    });
  };
  const favorites =
    hotels &&
    ids.map((id) => {
      const hotel = hotels.find((each) => each.id === id) ?? null;
      const name = hotel ? pickText(hotel.name, content).text : intl.formatMessage(messages.unnamed);
      return rowOf(id, hotel, name);
    });
  return {
    stay,
    dropWishes: () => setWithoutWishes(true),
    favorites,
    error,
    reload,
    hasPricesFailed,
    reloadPrices,
    stayOf: () => ({ stay, isOwn: false, past: null }),
    priceOf: ({ hotelId }) => priceOf(hotelId),
    // Never called, because these hotels have no saved stay.
    moveTo: () => Promise.resolve(false),
    remove: (favorite, name) => void remove(favorite, name),
    isForeign,
  };
};
