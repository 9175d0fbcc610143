import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'map.title', defaultMessage: 'Hotels on the map' },
  line: { id: 'map.line', defaultMessage: '{dates}, {guests, plural, one {# guest} other {# guests}}' },
  back: { id: 'map.back', defaultMessage: 'Back' },
  map: { id: 'map.map', defaultMessage: 'Map of hotels: arrow keys move it, plus and minus zoom' },
  zoomIn: { id: 'map.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'map.zoomOut', defaultMessage: 'Zoom out' },
  note: { id: 'map.note', defaultMessage: 'Simple map shown: street tiles are not available' },
  pin: { id: 'map.pin', defaultMessage: '{hotel}, {price} per night' },
  pinPlusFees: {
    id: 'map.pin.plusFees',
    defaultMessage: '{hotel}, {price} per night plus fees paid at the hotel',
  },
  pinNoRooms: { id: 'map.pin.noRooms', defaultMessage: '{hotel}, no available rooms' },
  newOrder: { id: 'map.newOrder', defaultMessage: 'Show the new order' },
  newFound: { id: 'map.newFound', defaultMessage: 'New results are ready.' },
  cluster: {
    id: 'map.cluster',
    defaultMessage: '{count, plural, one {# hotel} other {# hotels}}, zoom in',
  },
  from: { id: 'map.from', defaultMessage: 'from {price}' },
  clusterPriced: { id: 'map.cluster.priced', defaultMessage: '{hotels}; {from}' },
  onePlace: {
    id: 'map.onePlace',
    defaultMessage: '{count, plural, one {# hotel} other {# hotels}} at one place, show them',
  },
  group: {
    id: 'map.group',
    defaultMessage: '{count, plural, one {# hotel} other {# hotels}} at one place',
  },
  closeBy: {
    id: 'map.closeBy',
    defaultMessage: '{count, plural, one {# hotel} other {# hotels}} close together here, show them',
  },
  closeGroup: {
    id: 'map.closeGroup',
    defaultMessage: '{count, plural, one {# hotel} other {# hotels}} close together here',
  },
  list: { id: 'map.list', defaultMessage: 'Hotels' },
  showList: { id: 'map.showList', defaultMessage: 'Show list' },
  showMap: { id: 'map.showMap', defaultMessage: 'Show map' },
  inArea: {
    id: 'map.inArea',
    defaultMessage:
      '{count, plural, =0 {No hotels in this area} one {# hotel in this area} other {# hotels in this area}}',
  },
  inAreaWithRooms: { id: 'map.inAreaWithRooms', defaultMessage: '{found} in this area' },
  inView: {
    id: 'map.inView',
    defaultMessage:
      'The list shows all of them. {count, plural, =0 {None is in view on the map.} one {# is in view on the map.} other {# are in view on the map.}}',
  },
  searchArea: { id: 'map.searchArea', defaultMessage: 'Search this area' },
  follow: { id: 'map.follow', defaultMessage: 'Search as I move the map' },
  filteredOut: { id: 'map.filteredOut', defaultMessage: 'No hotel matches these filters.' },
  edit: { id: 'discover.search.edit', defaultMessage: 'Change your search' },
  resetArea: { id: 'map.resetArea', defaultMessage: 'Show all' },
  more: { id: 'map.more', defaultMessage: 'Show more ({count})' },
  moreUncounted: { id: 'map.moreUncounted', defaultMessage: 'Show more' },
  notOnMap: { id: 'map.notOnMap', defaultMessage: 'Not on the map' },
  total: {
    id: 'map.total',
    defaultMessage: '{total} total for {nights, plural, one {# night} other {# nights}}',
  },
  notFree: { id: 'map.notFree', defaultMessage: 'No free cancellation at this price' },
  noRooms: { id: 'map.noRooms', defaultMessage: 'no available rooms' },
  stars: { id: 'map.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}}' },
  quality: { id: 'map.quality', defaultMessage: 'Quality rating {score} of 5' },
  view: { id: 'map.view', defaultMessage: 'View rooms' },
  close: { id: 'map.close', defaultMessage: 'Close' },
  noImage: { id: 'map.noImage', defaultMessage: 'No Image' },
  loading: { id: 'map.loading', defaultMessage: 'Loading hotels' },
  loadingMap: { id: 'map.loadingMap', defaultMessage: 'Loading the map' },
  mapFailed: {
    id: 'map.mapFailed',
    defaultMessage: 'The map cannot be shown. The list shows the same hotels.',
  },
  ignored: {
    id: 'map.ignored',
    defaultMessage:
      '{count, plural, one {# hotel of this link cannot be shown.} other {# hotels of this link cannot be shown.}}',
  },
  notShown: {
    id: 'map.notShown',
    defaultMessage:
      'The map shows the first {shown} hotels; {count, plural, one {# more matches} other {# more match}}. Filters narrow it.',
  },
  failed: { id: 'map.failed', defaultMessage: 'Some hotels could not be checked.' },
  stale: { id: 'map.stale', defaultMessage: 'These prices may be a few minutes old.' },
  retry: { id: 'map.retry', defaultMessage: 'Retry' },
  emptyTitle: { id: 'map.empty.title', defaultMessage: 'No hotels to show' },
  emptyText: {
    id: 'map.empty.text',
    defaultMessage: 'Search for hotels and open their map from the results.',
  },
  search: { id: 'map.empty.search', defaultMessage: 'Search hotels' },
  noMatch: {
    id: 'map.empty.noMatch',
    defaultMessage: 'No hotel matches this search. Change it, or its filters, in the results.',
  },
  toResults: { id: 'map.empty.toResults', defaultMessage: 'To the results' },
});
