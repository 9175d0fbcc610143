import { defineMessages } from '#i18n/messages.ts';

/** Beds of a room by kind, and the notes about them. */
export const messages = defineMessages({
  SINGLE: {
    id: 'common.beds.single',
    defaultMessage: '{count, plural, one {# single bed} other {# single beds}}',
  },
  DOUBLE: {
    id: 'common.beds.double',
    defaultMessage: '{count, plural, one {# double bed} other {# double beds}}',
  },
  QUEEN: {
    id: 'common.beds.queen',
    defaultMessage: '{count, plural, one {# queen bed} other {# queen beds}}',
  },
  KING: { id: 'common.beds.king', defaultMessage: '{count, plural, one {# king bed} other {# king beds}}' },
  SOFA: { id: 'common.beds.sofa', defaultMessage: '{count, plural, one {# sofa bed} other {# sofa beds}}' },
  BUNK: { id: 'common.beds.bunk', defaultMessage: '{count, plural, one {# bunk bed} other {# bunk beds}}' },
  each: { id: 'common.beds.each', defaultMessage: '{beds} in each room' },
  few: {
    id: 'common.beds.few',
    defaultMessage:
      'Beds for {places, plural, one {# person} other {# people}}, while {people} of you need one. Ask the hotel about an extra bed.',
  },
  roomFor: { id: 'common.beds.roomFor', defaultMessage: 'This room has beds for {places}' },
  roomsFor: { id: 'common.beds.roomsFor', defaultMessage: 'These rooms have beds for {places}' },
});
