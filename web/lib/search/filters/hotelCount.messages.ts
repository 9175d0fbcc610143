import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  count: { id: 'discover.results.count', defaultMessage: '{count, plural, one {# hotel} other {# hotels}}' },
  withRooms: {
    id: 'discover.results.withRooms',
    defaultMessage:
      '{count, plural, =0 {no hotel with rooms} one {# hotel with rooms} other {# hotels with rooms}} and {soldOut, plural, one {# sold out} other {# sold out}}',
  },
});
