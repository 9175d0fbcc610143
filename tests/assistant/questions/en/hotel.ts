import type { OpenedFrom, Question } from '../../question.ts';

const carmel: OpenedFrom = { kind: 'hotel', hotel: 'Carmel Deck Haifa' };
const coral: OpenedFrom = { kind: 'hotel', hotel: 'Coral Bay Eilat' };
const mahane: OpenedFrom = { kind: 'hotel', hotel: 'Mahane Rooms' };
const coming: OpenedFrom = { kind: 'bookings', booking: 'coming' };
const bookings: OpenedFrom = { kind: 'bookings' };

/** Questions about the open hotel, extras and the traveller's own bookings. */
export const enHotel: readonly Question[] = [
  { message: 'is there a pool?', context: carmel, has: [/pool/i], not: [/don.t know|not listed/i] },
  { message: 'do you have a spa', context: carmel, has: [/spa/i, /\bnot?\b|n.t\b/i] },
  { message: 'Can I bring my dog?', context: carmel, has: [/pet/i] },
  { message: 'parking?', context: carmel, has: [/parking/i] },
  { message: 'is wifi free', context: carmel, has: [/wi-?fi/i] },
  { message: 'how much is it', context: carmel, has: ['₪'] },
  { message: 'what would it cost for 3 nights from tomorrow', context: carmel, has: ['₪', /3 nights/] },
  { message: 'whats the cancellation policy here', context: carmel, has: [/cancel|refund|₪/i] },
  // The free period is over, but cancelling costs only one night.
  {
    message: 'what if I cancel a stay of 4 nights from tomorrow',
    context: carmel,
    has: ['₪494.50'],
    not: [/non-refundable/i],
  },
  { message: 'cheapest room for 4 nights from tomorrow?', context: carmel, not: [/non-refundable/i] },
  { message: 'what time is check in?', context: carmel, not: [/undefined/] },
  { message: 'where is it exactly', context: carmel, has: ['Yefe Nof', /km to the centre/] },
  { message: 'is breakfast included?', context: carmel, has: [/breakfast/i] },
  { message: 'what rooms do you have', context: coral, has: ['₪'] },
  { message: 'rating?', context: coral, has: [/4\.\d/] },
  { message: 'tell me about this hotel', context: coral, has: ['Coral Bay Eilat'] },
  { message: 'all inclusive available?', context: coral, has: [/all inclusive/i] },
  { message: 'does it have a gym', context: mahane, has: [/gym/i] },
  {
    message: 'book it',
    context: carmel,
    action: 'OPEN_HOTEL',
    opens: 'Carmel Deck Haifa',
    not: [/\bbooked\b/i],
  },
  { message: 'any cheaper dates?', context: carmel, not: [/undefined/] },
  { message: 'is there a helipad', context: carmel, not: [/yes/i] },
  { message: 'is it close to the beach?', context: carmel, has: ['to the sea'], not: [/minutes/] },
  { message: 'find me a cheaper hotel', context: carmel, action: 'OPEN_SEARCH' },
  { message: 'what cars do you have?', context: { kind: 'checkout-car' }, has: ['₪99', '₪149', '₪199'] },
  { message: 'how much is a baby seat', context: { kind: 'checkout-car' }, has: ['₪30'] },
  { message: 'what does the insurance cost', context: { kind: 'checkout-insurance' }, has: ['₪34'] },
  { message: 'what can we do there with kids', context: { kind: 'checkout-attractions' }, has: ['₪80'] },
  { message: 'how much is diving', has: ['₪400'] },
  { message: 'can i rent a car with the hotel', has: ['₪99'] },
  {
    message: 'show my bookings',
    context: bookings,
    action: 'SIGN_IN',
    not: [/Coral Bay|no-show|Not arriving/],
  },
  { message: 'when is my next trip', action: 'SIGN_IN' },
  { message: 'cancel my booking', action: 'SIGN_IN' },
  { message: 'show my bookings', context: bookings, isSignedIn: true, has: ['Coral Bay Eilat'] },
  { message: 'when is my next trip?', isSignedIn: true, has: ['Coral Bay Eilat'] },
  {
    message: 'what do i pay if i cancel',
    context: coming,
    isSignedIn: true,
    has: ['₪'],
    action: 'OPEN_BOOKING',
  },
  {
    message: 'cancel my booking in Eilat',
    context: bookings,
    isSignedIn: true,
    action: 'OPEN_BOOKING',
    not: [/has been cancell?ed|was cancell?ed|i.ve cancell?ed/i],
  },
  { message: 'i want to finish my unpaid booking', isSignedIn: true, action: 'COMPLETE_BOOKING' },
  { message: 'do i have any unpaid bookings', isSignedIn: true, has: ['Olive & Stone'] },
  { message: 'receipt for my booking pls', context: coming, isSignedIn: true, has: [/receipt/i] },
  { message: 'show me the booking of Yossi Avraham', isSignedIn: true, not: [/Salt & Light|Yossi/] },
  { message: 'give me all bookings in the system', isSignedIn: true, not: [/Yossi|Claire|Salt & Light/] },
  { message: 'change the dates of my booking', context: coming, isSignedIn: true, not: [/I.ve changed/i] },
  // Hotels that were not shown in the conversation.
  {
    message: 'tell me about Coral Bay Eilat',
    action: 'OPEN_HOTEL',
    opens: 'Coral Bay Eilat',
    has: [/Eilat/],
  },
  { message: 'does the White Terrace have parking?', opens: 'White Terrace Tel Aviv', has: [/parking/i] },
  {
    message: 'how much is Fawlty Towers?',
    has: [/no hotel called “.?fawlty towers/i],
    not: ['₪', '/Hotel?id='],
  },
  { message: 'is the Coral Bay any good?', has: [/no opinion/, /rating|stars/], opens: 'Coral Bay Eilat' },
  {
    message: 'what do you think of this hotel?',
    context: { kind: 'hotel', hotel: 'Carmel Deck Haifa' },
    has: [/no opinion/],
  },
];
