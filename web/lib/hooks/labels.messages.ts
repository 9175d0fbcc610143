import { defineMessages } from '#i18n/messages.ts';

export const meals = defineMessages({
  'Breakfast Included': { id: 'common.meals.breakfast', defaultMessage: 'Breakfast Included' },
  'Half Board': { id: 'common.meals.halfBoard', defaultMessage: 'Half Board' },
  'Full Board': { id: 'common.meals.fullBoard', defaultMessage: 'Full Board' },
  'All Inclusive': { id: 'common.meals.allInclusive', defaultMessage: 'All Inclusive' },
  'Room only': { id: 'common.meals.roomOnly', defaultMessage: 'Room only' },
});

export const wishes = defineMessages({
  freeCancellation: { id: 'common.wishes.freeCancellation', defaultMessage: 'Free Cancellation' },
  bedsForAll: { id: 'common.wishes.bedsForAll', defaultMessage: 'Beds for everyone' },
  drop: { id: 'common.wishes.drop', defaultMessage: 'Without these wishes' },
});

export const rooms = defineMessages({
  'Standard Room': { id: 'common.rooms.standard', defaultMessage: 'Standard Room' },
  'Deluxe Room': { id: 'common.rooms.deluxe', defaultMessage: 'Deluxe Room' },
  Suite: { id: 'common.rooms.suite', defaultMessage: 'Suite' },
});

export const people = defineMessages({
  adults: { id: 'common.people.adults', defaultMessage: '{count, plural, one {# adult} other {# adults}}' },
  children: {
    id: 'common.people.children',
    defaultMessage: '{count, plural, one {# child} other {# children}}',
  },
  infants: {
    id: 'common.people.infants',
    defaultMessage: '{count, plural, one {# infant} other {# infants}}',
  },
  rooms: { id: 'common.people.rooms', defaultMessage: '{count, plural, one {# room} other {# rooms}}' },
  guests: { id: 'common.people.guests', defaultMessage: '{count, plural, one {# guest} other {# guests}}' },
  nights: { id: 'common.people.nights', defaultMessage: '{count, plural, one {# night} other {# nights}}' },
});

export const roomSpread = defineMessages({
  label: { id: 'common.roomSpread', defaultMessage: 'Guests in each room' },
  room: { id: 'common.roomSpread.room', defaultMessage: 'Room {number}: {people}' },
  even: {
    id: 'common.roomSpread.even',
    defaultMessage:
      'Guests are spread evenly over the rooms. To choose other rooms, or who sleeps where, book them one by one.',
  },
});

/** `ages` is a list as text. */
export const childrenAges = defineMessages({
  told: { id: 'common.people.ages', defaultMessage: '{children} (aged {ages})' },
});

/** Messages that need a number of rooms. */
export const roomCounts = defineMessages({
  several: { id: 'common.rooms.several', defaultMessage: '{count} × {room}' },
  perNight: {
    id: 'common.rooms.perNight',
    defaultMessage: '{rooms, plural, one {per night} other {per night, # rooms}}',
  },
});
