import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'discover.continue.title', defaultMessage: 'Pick up where you left off' },
  clear: { id: 'discover.continue.clear', defaultMessage: 'Clear' },
  clearAll: {
    id: 'discover.continue.clearAll',
    defaultMessage: 'Clear searches and hotels on this device',
  },
  cleared: {
    id: 'discover.continue.cleared',
    defaultMessage: 'Your searches and hotels on this device are cleared.',
  },
  lastSearch: { id: 'discover.continue.lastSearch', defaultMessage: 'Your last search' },
  moved: {
    id: 'discover.continue.moved',
    defaultMessage: 'Your dates have passed. Here are the same days of the week: {dates}',
  },
  nextStay: { id: 'discover.continue.nextStay', defaultMessage: 'Your next stay' },
  unfinished: { id: 'discover.continue.unfinished', defaultMessage: 'Not paid yet, nothing is booked' },
  viewed: { id: 'discover.continue.viewed', defaultMessage: 'Hotels you looked at' },
  pricesFor: { id: 'discover.continue.pricesFor', defaultMessage: 'Whole stay, {asked}' },
  noRooms: { id: 'discover.continue.noRooms', defaultMessage: 'No rooms for these dates' },
  seenFor: { id: 'discover.continue.seenFor', defaultMessage: '{price} for {dates}' },
  seenAt: { id: 'discover.continue.seenAt', defaultMessage: 'as seen on {moment}' },
  noPicture: { id: 'discover.continue.noPicture', defaultMessage: 'No picture' },
});
