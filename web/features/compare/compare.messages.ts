import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'compare.title', defaultMessage: 'Compare hotels' },
  loading: { id: 'compare.loading', defaultMessage: 'Loading the hotels' },
  empty: { id: 'compare.empty', defaultMessage: 'No hotel is chosen' },
  emptyLine: {
    id: 'compare.emptyLine',
    defaultMessage: 'Press “Compare” on two to four hotels of a search or of your favorites.',
  },
  same: {
    id: 'compare.same',
    defaultMessage: 'The same for every hotel: {what}; {range}, {nights}, {people}',
  },
  cheapest: { id: 'compare.cheapest', defaultMessage: 'its cheapest room, whatever comes with it' },
  ask: { id: 'compare.ask', defaultMessage: 'Only rooms with' },
  missing: {
    id: 'compare.missing',
    defaultMessage:
      '{count, plural, one {One hotel is no longer available or cannot be read now.} other {# hotels are no longer available or cannot be read now.}}',
  },
  datesReplaced: {
    id: 'compare.datesReplaced',
    defaultMessage: 'The dates in this link are not valid. Shown instead: {range}.',
  },
  pricesLoading: { id: 'compare.pricesLoading', defaultMessage: 'Looking up the price' },
  remove: { id: 'compare.remove', defaultMessage: 'Remove {hotel}' },
  rooms: { id: 'compare.rooms', defaultMessage: 'View rooms' },
  lowest: { id: 'compare.lowest', defaultMessage: 'Lowest price' },
  highest: { id: 'compare.highest', defaultMessage: 'Highest rating' },
  nearest: { id: 'compare.nearest', defaultMessage: 'Nearest to the centre' },
  sideways: {
    id: 'compare.sideways',
    defaultMessage: 'Scroll sideways to see {count, plural, one {# hotel} other {all # hotels}}',
  },
  noImage: { id: 'compare.noImage', defaultMessage: 'No Image' },
  stars: { id: 'compare.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}}' },
  hotel: { id: 'compare.hotel', defaultMessage: 'Hotel' },
  price: { id: 'compare.price', defaultMessage: 'Price per night' },
  total: { id: 'compare.total', defaultMessage: 'Total for the stay' },
  class: { id: 'compare.class', defaultMessage: 'Stars' },
  rating: { id: 'compare.rating', defaultMessage: 'Rating' },
  beds: { id: 'compare.beds', defaultMessage: 'Beds' },
  meals: { id: 'compare.meals', defaultMessage: 'Meals' },
  cancellation: { id: 'compare.cancellation', defaultMessage: 'Cancellation' },
  amenities: { id: 'compare.amenities', defaultMessage: 'Amenities' },
  notEverywhere: { id: 'compare.notEverywhere', defaultMessage: '(not in every hotel here)' },
  place: { id: 'compare.place', defaultMessage: 'Place' },
  distance: { id: 'compare.distance', defaultMessage: 'To the centre' },
  nonRefundable: { id: 'compare.nonRefundable', defaultMessage: 'Non-refundable' },
  noRooms: { id: 'compare.noRooms', defaultMessage: 'no available rooms' },
  unmet: { id: 'compare.unmet', defaultMessage: 'no room with what you asked for' },
  unknown: { id: 'compare.unknown', defaultMessage: 'Not known' },
});
