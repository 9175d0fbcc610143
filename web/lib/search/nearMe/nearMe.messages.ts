import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  near: {
    id: 'discover.near',
    defaultMessage: 'Near me',
  },
  note: {
    id: 'discover.near.note',
    defaultMessage: 'Finds a city near you. Your position stays in this browser.',
  },
  asking: {
    id: 'discover.near.asking',
    defaultMessage: 'Finding where you are…',
  },
  found: {
    id: 'discover.near.found',
    defaultMessage: '{city} is about {distance} from you.',
  },
  none: {
    id: 'discover.near.none',
    defaultMessage: 'We have no city within {distance} of you. Type another place.',
  },
  unlisted: {
    id: 'discover.near.unlisted',
    defaultMessage: 'The cities nearest to you are not in our lists. Type another place.',
  },
  unsupported: {
    id: 'discover.near.unsupported',
    defaultMessage: 'This browser cannot tell where you are. Type a city instead.',
  },
  refused: {
    id: 'discover.near.refused',
    defaultMessage:
      'The browser does not share your position with this page. Allow it in the browser’s settings, or type a city.',
  },
  late: {
    id: 'discover.near.late',
    defaultMessage: 'Your position was not found in time. Try again, or type a city.',
  },
  unknown: {
    id: 'discover.near.unknown',
    defaultMessage: 'Your device does not know where it is right now. Try again later, or type a city.',
  },
  failed: {
    id: 'discover.near.failed',
    defaultMessage: 'The nearest city could not be looked up. Try again, or type a city.',
  },
});
