import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  subtitle: { id: 'chat.subtitle', defaultMessage: 'Your travel assistant' },
  log: { id: 'chat.log', defaultMessage: 'Conversation' },
  field: { id: 'chat.field', defaultMessage: 'Write a message' },
  send: { id: 'chat.send', defaultMessage: 'Send' },
  onMap: { id: 'chat.hotels.onMap', defaultMessage: 'Show on the map' },
  typing: { id: 'chat.typing', defaultMessage: '{assistant} is typing' },
  stop: { id: 'chat.stop', defaultMessage: 'Stop' },
  stopped: { id: 'chat.stopped', defaultMessage: 'Stopped' },
  resume: { id: 'chat.resume', defaultMessage: 'Continue last conversation' },
  begin: { id: 'chat.new', defaultMessage: 'New conversation' },
  otherThread: {
    id: 'chat.newBelow',
    defaultMessage: 'A new conversation starts here. The messages above are not part of it.',
  },
  retry: { id: 'chat.retry', defaultMessage: 'Send again' },
  failed: {
    id: 'chat.failed',
    defaultMessage: 'Oops, there was a communication problem. Please try again in a moment.',
  },
  empty: { id: 'chat.empty', defaultMessage: 'No response' },
  busy: {
    id: 'chat.busy',
    defaultMessage: 'That was a lot of messages at once. Please try again in a minute.',
  },
  passOn: { id: 'chat.action.person', defaultMessage: 'Pass on to our team' },
  person: { id: 'chat.person', defaultMessage: 'Talk to a person' },
  signInFailed: {
    id: 'chat.signInFailed',
    defaultMessage: 'The sign-in page cannot be reached right now. Please try again.',
  },
  suggestions: { id: 'chat.suggestions', defaultMessage: 'Suggestions' },
});

/** Greetings, one for each kind of page from which the chat is opened. */
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

/** What the assistant is doing while the traveller waits. */
export const activities = defineMessages({
  searching: { id: 'chat.activity.searching', defaultMessage: 'Looking at hotels…' },
  reading_hotel: { id: 'chat.activity.hotel', defaultMessage: 'Reading about the hotel…' },
  reading_bookings: { id: 'chat.activity.bookings', defaultMessage: 'Reading your bookings…' },
  reading_page: { id: 'chat.activity.page', defaultMessage: 'Looking it up…' },
  thinking: { id: 'chat.activity.thinking', defaultMessage: 'Thinking…' },
});

/** Labels of the buttons in a reply. */
export const actionLabels = defineMessages({
  OPEN_HOTEL: { id: 'chat.action.hotel', defaultMessage: 'Open the hotel' },
  OPEN_SEARCH: { id: 'chat.action.search', defaultMessage: 'Open this search' },
  applyFilters: { id: 'chat.action.applyFilters', defaultMessage: 'Apply these filters' },
  OPEN_BOOKING: { id: 'chat.action.booking', defaultMessage: 'Open the booking' },
  OPEN_BOOKINGS: { id: 'chat.action.bookings', defaultMessage: 'Open My Bookings' },
  COMPLETE_BOOKING: { id: 'chat.action.complete', defaultMessage: 'Complete booking' },
  SIGN_IN: { id: 'chat.action.signIn', defaultMessage: 'Sign in' },
  OPEN_PAGE: { id: 'chat.action.page', defaultMessage: 'Open the page' },
});

/** Texts on the card of a hotel in a reply. */
export const hotelMessages = defineMessages({
  loading: { id: 'chat.hotel.loading', defaultMessage: 'Reading the hotel' },
  stars: { id: 'chat.hotel.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}}' },
  noImage: { id: 'chat.hotel.noImage', defaultMessage: 'No Image' },
  total: {
    id: 'chat.hotel.total',
    defaultMessage: '{total} total for {nights, plural, one {# night} other {# nights}}',
  },
  free: { id: 'chat.hotel.free', defaultMessage: 'Free cancellation' },
  freeUntil: { id: 'chat.hotel.freeUntil', defaultMessage: 'Free cancellation until {moment}' },
  notFree: { id: 'chat.hotel.notFree', defaultMessage: 'No free cancellation at this price' },
  seeRooms: { id: 'chat.hotel.seeRooms', defaultMessage: 'See rooms and prices' },
});
