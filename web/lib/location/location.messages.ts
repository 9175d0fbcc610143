import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  address: { id: 'common.where.address', defaultMessage: 'Address' },
  copy: { id: 'common.where.copy', defaultMessage: 'Copy address' },
  copied: { id: 'common.where.copied', defaultMessage: 'Address copied' },
  copyFailed: {
    id: 'common.where.copyFailed',
    defaultMessage: 'The address could not be copied. Select it to copy it.',
  },
  openMaps: { id: 'common.where.openMaps', defaultMessage: 'Open in maps' },
  newTab: { id: 'common.where.newTab', defaultMessage: 'opens in a new tab' },
  fromCentre: { id: 'common.where.fromCentre', defaultMessage: '{distance} from the centre' },
  straight: {
    id: 'common.where.straight',
    defaultMessage: '{distance} from the centre, in a straight line',
  },
  fromAirport: { id: 'common.where.fromAirport', defaultMessage: '{distance} from {airport} airport' },
  straightFromAirport: {
    id: 'common.where.straightFromAirport',
    defaultMessage: '{distance} from {airport} airport, in a straight line',
  },
  near: { id: 'common.where.near', defaultMessage: 'near {part}' },
  fromSea: { id: 'common.where.fromSea', defaultMessage: 'about {distance} from the sea' },
  around: { id: 'common.where.around', defaultMessage: 'Nearby, in a straight line' },
  sea: { id: 'common.where.sea', defaultMessage: 'Sea' },
  station: { id: 'common.where.station', defaultMessage: 'Railway station: {name}' },
  airport: { id: 'common.where.airport', defaultMessage: 'Airport: {name}' },
  about: { id: 'common.where.about', defaultMessage: 'about {distance}' },
  map: { id: 'common.where.map', defaultMessage: 'Map: {distance} from the centre' },
  mapOnly: { id: 'common.where.mapOnly', defaultMessage: 'Map with the hotel' },
  heading: { id: 'common.where.heading', defaultMessage: 'Location' },
  zoomIn: { id: 'common.where.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'common.where.zoomOut', defaultMessage: 'Zoom out' },
  backToHotel: { id: 'common.where.backToHotel', defaultMessage: 'Back to the hotel' },
});
