import type { FavoritePricesQuery, FavoriteRow_FavoriteFragment } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { defaultParty } from '#lib/stay/guests/occupancy.ts';
import { money } from '#web/testing/factories.ts';
import { hotelDetails, roomOffer } from '#web/testing/hotelFactories.ts';

/** A stay that can be searched: six nights, 30 days from now, for two adults. */
export const savedFor = {
  checkIn: addDays(today(), 30),
  checkOut: addDays(today(), 36),
  party: defaultParty,
};

/** A hotel saved for `savedFor` at 300 shekels per night. */
export const favoriteRow = (
  changes: Partial<FavoriteRow_FavoriteFragment> = {},
): FavoriteRow_FavoriteFragment => {
  const { source: _source, description: _description, ...hotel } = hotelDetails();
  return {
    __typename: 'Favorite',
    id: 'favorite-1',
    hotelId: 'hotel-1',
    hotelName: 'Harbour House',
    savedAt: '2026-05-01T10:00:00.000Z',
    savedPricePerNight: money(300),
    savedStay: {
      __typename: 'SavedStay',
      checkIn: savedFor.checkIn,
      checkOut: savedFor.checkOut,
      adults: 2,
      childrenAges: [],
      infants: 0,
      rooms: 1,
      wishes: {
        __typename: 'SavedWishes',
        meals: [],
        freeCancellation: false,
        bedsForAll: false,
        price: null,
      },
    },
    hotel,
    ...changes,
  };
};

type Saved = NonNullable<FavoriteRow_FavoriteFragment['savedStay']>;

/** `favoriteRow` with changes to its saved stay. */
export const savedWith = (changes: Partial<Saved>): FavoriteRow_FavoriteFragment => {
  const row = favoriteRow();
  return { ...row, savedStay: row.savedStay && { ...row.savedStay, ...changes } };
};

export const freeCancellation = {
  __typename: 'SavedWishes' as const,
  meals: [],
  freeCancellation: true,
  bedsForAll: false,
  price: null,
};

/** Wishes with a price range of 300 to 800 shekels per night. */
export const from300 = {
  __typename: 'SavedWishes' as const,
  meals: [],
  freeCancellation: false,
  bedsForAll: false,
  price: { __typename: 'PriceRange' as const, min: 300, max: 800, per: 'NIGHT' as const },
};

/** Cancellation terms with a fee of 250 shekels (one night) from today on. */
export const oneNightLost = {
  ...roomOffer().cancellation,
  steps: [{ __typename: 'CancellationStep' as const, from: `${today()}T00:00`, fee: money(250) }],
};

/** Prices of one night by hotel, in shekels; null for a hotel that could not be read. */
export const pricesOf = (
  byHotel: Readonly<Record<string, readonly number[] | null>>,
  cancellation = roomOffer().cancellation,
): FavoritePricesQuery => ({
  __typename: 'Query',
  favorites: Object.entries(byHotel).map(([hotelId, prices]) => ({
    __typename: 'Favorite',
    id: `favorite-of-${hotelId}`,
    hotelId,
    offers: prices && {
      __typename: 'OfferList',
      offers: prices.map((price, index) => ({
        ...roomOffer({
          id: `${hotelId}-${index}`,
          pricePerNight: money(price),
          total: money(price * 6),
          cancellation,
        }),
      })),
    },
  })),
});
