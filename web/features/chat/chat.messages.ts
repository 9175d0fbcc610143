import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages({
  subtitle: { id: 'chat.subtitle', defaultMessage: 'Your travel assistant' },
  log: { id: 'chat.log', defaultMessage: 'Conversation' },
  field: { id: 'chat.field', defaultMessage: 'Write a message' },
  send: { id: 'chat.send', defaultMessage: 'Send' },
  typing: { id: 'chat.typing', defaultMessage: '{assistant} is typing' },
  you: { id: 'chat.you', defaultMessage: 'You' },
  resume: { id: 'chat.resume', defaultMessage: 'Continue last conversation' },
  retry: { id: 'chat.retry', defaultMessage: 'Send again' },
  failed: {
    id: 'chat.failed',
    defaultMessage: 'Oops, there was a communication problem. Please try again in a moment.',
  },
  empty: { id: 'chat.empty', defaultMessage: 'No response' },
});

/** One greeting per place the chat is opened from (DEC-70). */
export const greetings = defineMessages({
  general: { id: 'chat.greeting.general', defaultMessage: "Hi, I'm Sherry! Where would you like to go?" },
  bookings: {
    id: 'chat.greeting.bookings',
    defaultMessage: "Hi, I'm Sherry! What can I check in your bookings?",
  },
  hotel: {
    id: 'chat.greeting.hotel',
    defaultMessage: "Hi, I'm Sherry! What would you like to know about {HotelName}?",
  },
  checkout_car: {
    id: 'chat.greeting.checkoutCar',
    defaultMessage: "Hi, I'm Sherry! Shall we find the right car?",
  },
  checkout_insurance: {
    id: 'chat.greeting.checkoutInsurance',
    defaultMessage: "Hi, I'm Sherry! Questions about the travel insurance?",
  },
  checkout_attractions: {
    id: 'chat.greeting.checkoutAttractions',
    defaultMessage: "Hi, I'm Sherry! Looking for things to do?",
  },
});
