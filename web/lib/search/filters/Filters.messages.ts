import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  filters: { id: 'discover.results.filters', defaultMessage: 'Filters' },
  filtersActive: {
    id: 'discover.results.filters.active',
    defaultMessage: '{count, plural, one {# active} other {# active}}',
  },
  activeFilters: { id: 'discover.results.activeFilters', defaultMessage: 'Active filters' },
  clear: { id: 'discover.results.clear', defaultMessage: 'Clear All Filters' },
  title: { id: 'discover.filters.title', defaultMessage: 'Filters' },
  price: { id: 'discover.filters.price', defaultMessage: 'Price per night' },
  lowest: { id: 'discover.filters.price.lowest', defaultMessage: 'Lowest price' },
  highest: { id: 'discover.filters.price.highest', defaultMessage: 'Highest price' },
  budget: { id: 'discover.filters.budget', defaultMessage: 'Price' },
  per: { id: 'discover.filters.price.per', defaultMessage: 'The price is' },
  perNight: { id: 'discover.filters.price.perNight', defaultMessage: 'Per night' },
  perStay: { id: 'discover.filters.price.perStay', defaultMessage: 'Whole stay' },
  anyPrice: { id: 'discover.filters.price.any', defaultMessage: 'No limit' },
  counts: {
    id: 'discover.filters.price.counts',
    defaultMessage: 'Counts all that you pay in the end, fees at the hotel included.',
  },
  badPrice: { id: 'discover.filters.price.bad', defaultMessage: 'Enter a whole amount, up to {most}.' },
  crossed: {
    id: 'discover.filters.price.crossed',
    defaultMessage: 'The lowest price is above the highest.',
  },
  bars: { id: 'discover.filters.price.bars', defaultMessage: 'How many hotels cost what' },
  bar: {
    id: 'discover.filters.price.bar',
    defaultMessage: '{from} to {to}: {count, plural, one {# hotel} other {# hotels}}',
  },
  barAbove: {
    id: 'discover.filters.price.barAbove',
    defaultMessage: '{from} and more: {count, plural, one {# hotel} other {# hotels}}',
  },
  stars: { id: 'discover.filters.stars', defaultMessage: 'Star rating' },
  starCount: {
    id: 'discover.filters.starCount',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}',
  },
  quality: { id: 'discover.filters.quality', defaultMessage: 'Quality rating' },
  meals: { id: 'discover.filters.meals', defaultMessage: 'Meal plan' },
  freeCancellation: { id: 'discover.filters.freeCancellation', defaultMessage: 'Free Cancellation' },
  freeCancellationOver: {
    id: 'discover.filters.freeCancellationOver',
    defaultMessage: 'For these dates the time for free cancellation is over',
  },
  box: { id: 'discover.filters.box', defaultMessage: 'In the map’s view' },
  near: { id: 'discover.filters.near', defaultMessage: 'Near {name}' },
  amenities: { id: 'discover.filters.amenities', defaultMessage: 'Amenities' },
  areas: { id: 'discover.filters.areas', defaultMessage: 'Part of town' },
  areasHint: {
    id: 'discover.filters.areas.hint',
    defaultMessage:
      'Each hotel counts for the nearest one, up to {distance} in a straight line from its middle.',
  },
  matches: {
    id: 'discover.filters.matches',
    defaultMessage: '{count, plural, one {# hotel matches} other {# hotels match}}',
  },
  known: {
    id: 'discover.filters.known',
    defaultMessage: 'Amenities and ratings are known for {known} of {total} hotels so far.',
  },
  showUncounted: { id: 'discover.filters.showUncounted', defaultMessage: 'Show the hotels' },
  show: {
    id: 'discover.filters.show',
    defaultMessage: '{count, plural, one {Show # hotel} other {Show # hotels}}',
  },
});
