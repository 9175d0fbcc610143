import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  few: {
    id: 'common.beds.few',
    defaultMessage:
      'Beds for {places, plural, one {# person} other {# people}}, while {people} of you need one. Ask the hotel about an extra bed.',
  },
});
