import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'duplicate.title', defaultMessage: 'You have just booked this room' },
  confirmed: {
    id: 'duplicate.confirmed',
    defaultMessage:
      '{hotel}, {room}, {dates} is confirmed. Booking again makes a second reservation, paid separately.',
  },
  confirming: {
    id: 'duplicate.confirming',
    defaultMessage:
      'We are still confirming {hotel}, {room}, {dates} with the hotel. Booking again makes a second reservation, paid separately.',
  },
  see: { id: 'duplicate.see', defaultMessage: 'See that booking' },
  again: { id: 'duplicate.again', defaultMessage: 'Book it again' },
});
