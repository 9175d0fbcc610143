import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'favorites.title', defaultMessage: 'Favorites' },
  loading: { id: 'favorites.loading', defaultMessage: 'Loading your favorites' },
  emptyTitle: { id: 'favorites.emptyTitle', defaultMessage: 'Favorites Coming Soon' },
  emptyLine: {
    id: 'favorites.emptyLine',
    defaultMessage: 'tap the heart on any hotel and it will appear here',
  },
  stay: { id: 'favorites.stay', defaultMessage: 'Prices for {range}, {people}' },
  asked: { id: 'favorites.asked', defaultMessage: 'Only rooms with: {wishes}' },
  noneAsked: { id: 'favorites.noneAsked', defaultMessage: 'No room with {wishes} for these dates' },
  pricesLoading: { id: 'favorites.pricesLoading', defaultMessage: 'Looking up the price' },
  total: {
    id: 'favorites.total',
    defaultMessage: '{total} total for {nights, plural, one {# night} other {# nights}}',
  },
  noRooms: { id: 'favorites.noRooms', defaultMessage: 'no available rooms' },
  forDates: { id: 'favorites.forDates', defaultMessage: 'for these dates' },
  noPrice: { id: 'favorites.noPrice', defaultMessage: 'Price not known now' },
  less: { id: 'favorites.less', defaultMessage: '{amount} less since you saved it' },
  more: { id: 'favorites.more', defaultMessage: '{amount} more since you saved it' },
  past: {
    id: 'favorites.past',
    defaultMessage: 'You saved it for {range}, {people}. These dates have passed.',
  },
  newDates: { id: 'favorites.newDates', defaultMessage: 'New dates' },
  checkIn: { id: 'favorites.checkIn', defaultMessage: 'Check-in' },
  checkOut: { id: 'favorites.checkOut', defaultMessage: 'Check-out' },
  moved: { id: 'favorites.moved', defaultMessage: '{hotel} is now saved for {range}.' },
  moveFailed: {
    id: 'favorites.moveFailed',
    defaultMessage: 'The new dates could not be saved. Please try again.',
  },
  same: { id: 'favorites.same', defaultMessage: 'Same price as when you saved it' },
  gone: {
    id: 'favorites.gone',
    defaultMessage: 'This hotel is no longer available or cannot be read now.',
  },
  noImage: { id: 'favorites.noImage', defaultMessage: 'No Image' },
  stars: { id: 'favorites.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}}' },
  remove: { id: 'favorites.remove', defaultMessage: 'Remove' },
  removeOf: { id: 'favorites.removeOf', defaultMessage: 'Remove {hotel} from favorites' },
  removed: { id: 'favorites.removed', defaultMessage: '{hotel} was removed from your favorites.' },
  undo: { id: 'favorites.undo', defaultMessage: 'Undo' },
  restored: { id: 'favorites.restored', defaultMessage: '{hotel} is back in your favorites.' },
  sharedTitle: { id: 'favorites.sharedTitle', defaultMessage: 'A shared list of hotels' },
  unnamed: { id: 'favorites.unnamed', defaultMessage: 'A hotel' },
  onDevice: {
    id: 'favorites.onDevice',
    defaultMessage: 'These hotels are saved on this device only. Sign in to keep them.',
  },
  signIn: { id: 'favorites.signIn', defaultMessage: 'Sign In' },
  signInFailed: {
    id: 'favorites.signInFailed',
    defaultMessage: 'The sign-in page cannot be reached. Please try again.',
  },
});
