import { defineMessages } from '../../../i18n/messages.ts';

export const messages = defineMessages({
  form: { id: 'discover.search.form', defaultMessage: 'Search for hotels' },
  destination: { id: 'discover.search.destination', defaultMessage: 'Destination' },
  destinationExample: { id: 'discover.search.destination.example', defaultMessage: 'e.g. Paris, France' },
  city: { id: 'discover.search.city', defaultMessage: 'City' },
  cityExample: { id: 'discover.search.city.example', defaultMessage: 'e.g. Paris' },
  cityHint: { id: 'discover.search.city.hint', defaultMessage: 'Choose a country first' },
  noCountry: {
    id: 'discover.search.noCountry',
    defaultMessage: 'No country of this name. You can search for the text as it is.',
  },
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
  rooms: { id: 'discover.guests.rooms', defaultMessage: 'Rooms' },
  adults: { id: 'discover.guests.adults', defaultMessage: 'Adults' },
  adultsAges: { id: 'discover.guests.adults.ages', defaultMessage: 'Ages 13+' },
  children: { id: 'discover.guests.children', defaultMessage: 'Children' },
  childrenAges: { id: 'discover.guests.children.ages', defaultMessage: 'Ages 2-12' },
  infants: { id: 'discover.guests.infants', defaultMessage: 'Infants' },
  infantsAges: { id: 'discover.guests.infants.ages', defaultMessage: 'Under 2' },
  childAge: { id: 'discover.guests.childAge', defaultMessage: 'Child {number} age' },
  ageRange: { id: 'discover.guests.ageRange', defaultMessage: '0 to 17' },
  hintInfant: { id: 'discover.guests.hint.infant', defaultMessage: 'Under 2: may be counted as an infant.' },
  hintAdult: { id: 'discover.guests.hint.adult', defaultMessage: '13 or older: may be counted as an adult.' },
  roomLimit: {
    id: 'discover.guests.roomLimit',
    defaultMessage: 'A room takes up to 8 adults and 4 children and infants. Add a room for more.',
  },
  done: { id: 'discover.guests.done', defaultMessage: 'Done' },
  submit: { id: 'discover.search.submit', defaultMessage: 'Search' },
  edit: { id: 'discover.search.edit', defaultMessage: 'Change your search' },
  anywhere: { id: 'discover.search.anywhere', defaultMessage: 'Anywhere' },
});
