import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  form: { id: 'discover.search.form', defaultMessage: 'Search for hotels' },
  destination: { id: 'discover.search.destination', defaultMessage: 'Destination' },
  destinationExample: { id: 'discover.search.destination.example', defaultMessage: 'e.g. Paris, France' },
  city: { id: 'discover.search.city', defaultMessage: 'City' },
  cityExample: { id: 'discover.search.city.example', defaultMessage: 'e.g. Paris' },
  cityHint: { id: 'discover.search.city.hint', defaultMessage: 'Choose a country first' },
  noPlace: {
    id: 'discover.search.noPlace',
    defaultMessage: 'Nothing of this name. You can search for the text as it is.',
  },
  askAssistant: { id: 'discover.search.ask', defaultMessage: 'Ask {assistant}: “{words}”' },
  COUNTRY: { id: 'discover.search.kind.country', defaultMessage: 'Country' },
  CITY: { id: 'discover.search.kind.city', defaultMessage: 'City' },
  AREA: { id: 'discover.search.kind.area', defaultMessage: 'Part of the city' },
  AIRPORT: { id: 'discover.search.kind.airport', defaultMessage: 'Airport' },
  SIGHT: { id: 'discover.search.kind.sight', defaultMessage: 'Sight' },
  STATION: { id: 'discover.search.kind.station', defaultMessage: 'Railway station' },
  HOTEL: { id: 'discover.search.kind.hotel', defaultMessage: 'Hotel' },
  recent: { id: 'discover.search.recent', defaultMessage: 'Recent' },
  popular: { id: 'discover.search.popular', defaultMessage: 'Popular' },
  clearRecent: { id: 'discover.search.recent.clear', defaultMessage: 'Clear recent places' },
  noCity: { id: 'discover.search.noCity', defaultMessage: 'No city of this name in the list.' },
  suggestionsFailed: {
    id: 'discover.search.suggestionsFailed',
    defaultMessage: 'Suggestions could not be loaded. You can search for the text as it is.',
  },
  dates: { id: 'discover.search.dates', defaultMessage: 'Dates' },
  checkIn: { id: 'discover.search.checkIn', defaultMessage: 'Check-in' },
  checkOut: { id: 'discover.search.checkOut', defaultMessage: 'Check-out' },
  guests: { id: 'discover.search.guests', defaultMessage: 'Guests' },
  guestsSummary: {
    id: 'discover.search.guests.summary',
    defaultMessage:
      '{guests, plural, one {# guest} other {# guests}}, {rooms, plural, one {# room} other {# rooms}}{infants, plural, =0 {} one {, +# infant} other {, +# infants}}',
  },
  done: { id: 'discover.guests.done', defaultMessage: 'Done' },
  submit: { id: 'discover.search.submit', defaultMessage: 'Search' },
  edit: { id: 'discover.search.edit', defaultMessage: 'Change your search' },
  anywhere: { id: 'discover.search.anywhere', defaultMessage: 'Anywhere' },
});
