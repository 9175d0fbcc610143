import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  unnamed: { id: 'adminHotels.unnamed', defaultMessage: 'Unnamed hotel' },
  noImage: { id: 'adminHotels.noImage', defaultMessage: 'No Image' },
  netPrice: { id: 'adminHotels.netPrice', defaultMessage: 'Net price' },
  finalPrice: { id: 'adminHotels.finalPrice', defaultMessage: 'Final price per night' },
  roomsFrom: { id: 'adminHotels.roomsFrom', defaultMessage: 'Guests pay from' },
  stars: {
    id: 'adminHotels.stars',
    defaultMessage: '{count, plural, one {# star} other {# stars}}',
  },
  featured: { id: 'adminHotels.badge.featured', defaultMessage: 'Featured' },
  freeCancellation: { id: 'adminHotels.badge.freeCancellation', defaultMessage: 'Free Cancellation' },
  markup: { id: 'adminHotels.badge.markup', defaultMessage: 'Markup {value}' },
  incomplete: { id: 'adminHotels.badge.incomplete', defaultMessage: 'Incomplete' },
  deleted: { id: 'adminHotels.badge.deleted', defaultMessage: 'Deleted' },
  unlistedCity: { id: 'adminHotels.badge.unlistedCity', defaultMessage: 'City not on the list' },
  unlistedCountry: { id: 'adminHotels.badge.unlistedCountry', defaultMessage: 'Country not on the list' },
  mendPlace: { id: 'adminHotels.mendPlace', defaultMessage: 'Correct the place' },
  mendPlaceOf: { id: 'adminHotels.mendPlaceOf', defaultMessage: 'Correct the place: {hotel}' },
  edit: { id: 'adminHotels.edit', defaultMessage: 'Edit {hotel}' },
  remove: { id: 'adminHotels.remove', defaultMessage: 'Delete {hotel}' },
  restore: { id: 'adminHotels.restore', defaultMessage: 'Restore' },
  restoreOf: { id: 'adminHotels.restoreOf', defaultMessage: 'Restore {hotel}' },
  preview: { id: 'adminHotels.preview', defaultMessage: 'Preview as traveller' },
  previewOf: {
    id: 'adminHotels.previewOf',
    defaultMessage: 'Preview as traveller: {hotel} (opens in a new tab)',
  },
  notOffered: {
    id: 'adminHotels.notOffered',
    defaultMessage: 'Not offered to travellers yet. Missing: {missing}',
  },
});

/** Missing facts that keep a hotel hidden from travellers. */
export const missingParts = defineMessages({
  name: { id: 'adminHotels.missing.name', defaultMessage: 'name' },
  place: { id: 'adminHotels.missing.place', defaultMessage: 'city or country' },
  price: { id: 'adminHotels.missing.price', defaultMessage: 'price' },
});
