import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'discover.pickUp.title', defaultMessage: 'Pick up where you left off' },
  clear: { id: 'discover.pickUp.clear', defaultMessage: 'Clear' },
  clearAll: {
    id: 'discover.pickUp.clearAll',
    defaultMessage: 'Clear searches and hotels on this device',
  },
  cleared: {
    id: 'discover.pickUp.cleared',
    defaultMessage: 'Your searches and hotels on this device are cleared.',
  },
  lastSearch: { id: 'discover.pickUp.lastSearch', defaultMessage: 'Your last search' },
  moved: {
    id: 'discover.pickUp.moved',
    defaultMessage: 'Your dates have passed. Here are the same days of the week: {dates}',
  },
  nextStay: { id: 'discover.pickUp.nextStay', defaultMessage: 'Your next stay' },
  unfinished: { id: 'discover.pickUp.unfinished', defaultMessage: 'Not paid yet, nothing is booked' },
  viewed: { id: 'discover.pickUp.viewed', defaultMessage: 'Hotels you looked at' },
  pricesFor: { id: 'discover.pickUp.pricesFor', defaultMessage: 'Whole stay, {asked}' },
  noRooms: { id: 'discover.pickUp.noRooms', defaultMessage: 'No rooms for these dates' },
  seenFor: { id: 'discover.pickUp.seenFor', defaultMessage: '{price} for {dates}' },
  seenAt: { id: 'discover.pickUp.seenAt', defaultMessage: 'as seen on {moment}' },
  noPicture: { id: 'discover.pickUp.noPicture', defaultMessage: 'No picture' },
});
