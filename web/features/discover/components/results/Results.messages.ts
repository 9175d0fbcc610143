import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  all: { id: 'discover.results.all', defaultMessage: 'All Hotels' },
  found: { id: 'discover.results.found', defaultMessage: 'Search Results' },
  runningIn: { id: 'discover.results.runningIn', defaultMessage: 'Hotels in {place}, {dates}' },
  runningSelection: {
    id: 'discover.results.runningSelection',
    defaultMessage: 'A selection of hotels in {place}, {dates}',
  },
  inPlace: { id: 'discover.results.inPlace', defaultMessage: '{count} in {place}, {dates}' },
  selection: {
    id: 'discover.results.selection',
    defaultMessage: 'A selection of {count} in {place}, {dates}',
  },
  partlyChecked: {
    id: 'discover.results.partlyChecked',
    defaultMessage: 'Only {checked} of {total} could be checked.',
  },
  othersUnchecked: {
    id: 'discover.results.othersUnchecked',
    defaultMessage: 'Others could not be checked.',
  },
  showing: { id: 'discover.matched.showing', defaultMessage: 'Showing {place}.' },
  showingFor: { id: 'discover.matched.showingFor', defaultMessage: 'Showing {place} for {stay}.' },
  showingAround: {
    id: 'discover.matched.showingAround',
    defaultMessage: 'The search for {name} covers all of {place}.',
  },
  partOf: { id: 'discover.results.partOf', defaultMessage: '{part}, {city}' },
  anyDays: {
    id: 'discover.matched.anyDays',
    defaultMessage: 'No day of {month} was named, so the earliest days are shown.',
  },
  allDays: { id: 'discover.matched.allDays', defaultMessage: 'Prices on all its days' },
  notThis: { id: 'discover.matched.notThis', defaultMessage: 'Not this one?' },
  mayMean: { id: 'discover.matched.mayMean', defaultMessage: 'Did you mean:' },
  whereIn: { id: 'discover.lead.title', defaultMessage: 'Where in {country}?' },
  fromPerNight: {
    id: 'discover.lead.from',
    defaultMessage: 'from {price} {rooms, plural, one {a night} other {a night, # rooms}}',
  },
  anywhere: { id: 'discover.results.anywhere', defaultMessage: '{count}, {dates}' },
  list: { id: 'discover.results.list', defaultMessage: 'Hotels' },
  loading: { id: 'discover.results.loading', defaultMessage: 'Loading hotels' },
  slow: { id: 'discover.results.slow', defaultMessage: 'This can take a moment.' },
  waiting: {
    id: 'discover.results.waiting',
    defaultMessage: 'Busy now: waiting for our turn.',
  },
  chunksFailed: {
    id: 'discover.results.chunksFailed',
    defaultMessage: 'Some hotels could not be checked. The list shows the others.',
  },
  someFailed: {
    id: 'discover.results.someFailed',
    defaultMessage:
      '{count, plural, one {# hotel} other {# hotels}} could not be checked. The list shows the others.',
  },
  retry: { id: 'discover.results.retry', defaultMessage: 'Retry' },
  state: { id: 'discover.results.state', defaultMessage: 'Progress of the search' },
  retrying: { id: 'discover.results.retrying', defaultMessage: 'Checking the missing hotels again.' },
  showBetter: {
    id: 'discover.results.showBetter',
    defaultMessage:
      '{count, plural, =0 {Show the new order} one {Show # better match} other {Show # better matches}}',
  },
  soldOutBelow: { id: 'discover.results.soldOutBelow', defaultMessage: 'Sold out for these dates' },
  newFound: { id: 'discover.results.newFound', defaultMessage: 'New results are ready.' },
  saidCount: {
    id: 'discover.results.said.count',
    defaultMessage: '{count, plural, one {# hotel found} other {# hotels found}}',
  },
  saidSelection: {
    id: 'discover.results.said.selection',
    defaultMessage: 'A selection of {hotels}',
  },
  onMap: { id: 'discover.results.onMap', defaultMessage: 'Search on Map' },
  mapEmpty: { id: 'discover.results.mapEmpty', defaultMessage: 'There are no hotels to show on the map.' },
  sort: { id: 'discover.results.sort', defaultMessage: 'Sort by' },
  RECOMMENDED: { id: 'discover.sort.recommended', defaultMessage: 'Recommended' },
  PRICE_ASC: { id: 'discover.sort.priceAsc', defaultMessage: 'Price: low to high' },
  PRICE_DESC: { id: 'discover.sort.priceDesc', defaultMessage: 'Price: high to low' },
  RATING: { id: 'discover.sort.rating', defaultMessage: 'Guest rating' },
  STARS: { id: 'discover.sort.stars', defaultMessage: 'Stars' },
  DISTANCE: { id: 'discover.sort.distance', defaultMessage: 'Distance from the centre' },
  AIRPORT: { id: 'discover.sort.airport', defaultMessage: 'Distance from {airport}' },
  SEA: { id: 'discover.sort.sea', defaultMessage: 'Distance from the sea' },
  howDistance: {
    id: 'discover.sort.how.distance',
    defaultMessage: 'Distances are straight lines; those to the sea are shown up to 5 km.',
  },
  howPrice: {
    id: 'discover.sort.how.price',
    defaultMessage: 'By price, all that is paid in the end counts, fees at the hotel included.',
  },
  howWeSort: { id: 'discover.sort.how', defaultMessage: 'How we sort' },
  howText: {
    id: 'discover.sort.how.text',
    defaultMessage:
      'Recommended weighs guest rating, price against hotels with the same stars, and free cancellation. Hotels without a picture come a little lower. A rating of few reviews is moved towards the average of the list. Hotels whose shown room has too few beds for everyone come after those that fit. Hotels cannot pay to rank higher. Hotels without rooms for your dates always come last.',
  },
  days: { id: 'discover.days', defaultMessage: 'Start on another day' },
  daysNote: {
    id: 'discover.days.note',
    defaultMessage:
      'Lowest price a night in the whole city for {nights, plural, one {# night} other {# nights}} from that day, as last checked.',
  },
  daysUnfiltered: {
    id: 'discover.days.unfiltered',
    defaultMessage: 'Your filters for hotels and prices do not apply to these prices.',
  },
  pages: { id: 'discover.results.pages', defaultMessage: 'Result pages' },
  page: { id: 'discover.results.page', defaultMessage: 'Page {current} of {total}' },
  previous: { id: 'discover.results.previous', defaultMessage: 'Previous' },
  next: { id: 'discover.results.next', defaultMessage: 'Next' },
  emptyTitle: { id: 'discover.empty.title', defaultMessage: 'No Hotels Found' },
  emptyText: { id: 'discover.empty.text', defaultMessage: 'Try changing your search or filters' },
  whichPlace: { id: 'discover.empty.whichPlace', defaultMessage: 'Which place do you mean?' },
  typed: { id: 'discover.empty.typed', defaultMessage: 'You typed “{words}”.' },
  cheapest: {
    id: 'discover.empty.cheapest',
    defaultMessage: 'Without “{filter}” prices start at {night} a night, {total} for the stay.',
  },
  emptyPlace: {
    id: 'discover.empty.place',
    defaultMessage: 'We have no hotels in {place} yet. Try another place.',
  },
  emptyUnknown: {
    id: 'discover.empty.unknown',
    defaultMessage:
      'We know no place in “{words}”. {assistant} may know what to do with it, or try another place.',
  },
  emptyWider: { id: 'discover.empty.wider', defaultMessage: 'Hotels in {country}' },
  suggestion: {
    id: 'discover.empty.suggestion',
    defaultMessage: 'Remove {filter}: {count, plural, one {# hotel} other {# hotels}}',
  },
  helpTitle: { id: 'discover.help.title', defaultMessage: 'Not sure which one?' },
  helpText: { id: 'discover.help.text', defaultMessage: 'Tell {assistant} what matters to you.' },
  helpChat: { id: 'discover.help.chat', defaultMessage: 'Chat' },
});
