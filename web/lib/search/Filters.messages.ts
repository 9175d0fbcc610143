import { defineMessages } from '../../i18n/messages.ts';

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
  steps: { id: 'discover.filters.price.steps', defaultMessage: 'steps of 10, up to {highest}' },
  priceRange: { id: 'discover.filters.price.range', defaultMessage: '{min} – {max}' },
  stars: { id: 'discover.filters.stars', defaultMessage: 'Star rating' },
  starCount: {
    id: 'discover.filters.starCount',
    defaultMessage: '{stars, plural, one {# star} other {# stars}}',
  },
  quality: { id: 'discover.filters.quality', defaultMessage: 'Quality rating' },
  meals: { id: 'discover.filters.meals', defaultMessage: 'Meal plan' },
  freeCancellation: { id: 'discover.filters.freeCancellation', defaultMessage: 'Free Cancellation' },
  box: { id: 'discover.filters.box', defaultMessage: 'In the map’s view' },
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
