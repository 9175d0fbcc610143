/** Goal rules for questions about the traveller's own bookings. */
import { firstOf, is, tagValues, type GoalRule } from './facts.ts';
import { bookingQuestions, oneOf, type BookingQuestion, type Goal } from '../reading.ts';
import type { Signals } from '../signals.ts';

type Questions = Parameters<typeof firstOf<BookingQuestion>>[1];

/** The first value of a tag besides the one left out. */
const questionIn =
  (tag: string, besides?: string) =>
  (c: Signals): BookingQuestion | null =>
    oneOf(bookingQuestions, tagValues(c, tag).find((one) => one !== besides) ?? '') ?? null;

/** The question about a booking in words that are also used for hotels and the site. */
const ABOUT: Questions = [
  ['severalFacts', 'details'],
  ['freeUntil|ifLater', 'cancel'],
  ['#extra', 'extras'],
  ['#booking-fact', questionIn('booking-fact')],
  ['#ask=times', 'times'],
  ['#ask=cancellation|freeCancellation', 'cancel'],
  ['paysIt how', 'complete'],
  ['#ask=price|#act=pay|#page=payment', 'payment'],
  ['#ask=location !#booking-ask', 'place'],
  ['#ask=rooms,meals|meals', 'room'],
  ['#booking-ask !listed', 'list'],
];

/** What a message about a booking asks. */
const ASKED: Questions = [
  // “open the page with my bookings”
  ['#act=apply bookingsWord', 'list'],
  // “if I call it off, how much of what I paid comes back”
  ['#booking-ask=payment #ask=cancellation', 'cancel'],
  // “is breakfast included in my booking?”
  ['#booking-ask=extras meals|#ask=meals', 'room'],
  // “can you move it two days later? I already paid”
  ['#booking-ask=payment alters shiftsDays', 'change'],
  ['!onlyStayWord', questionIn('booking-ask', 'list')],
  ['(own alters)|(#booking-ask wantsOther|moreDays|request)|(onBooking altersBooking)', 'change'],
  ...ABOUT,
];

const bookings =
  (question: BookingQuestion) =>
  ({ listed }: Signals): Goal => ({ kind: 'bookings', question, ...(listed !== null && { at: listed }) });
const asked = (c: Signals): Goal => {
  const question = firstOf(c, ASKED) ?? 'details';
  return is(c, 'madeHere') ? { kind: 'bookings', question } : bookings(question)(c);
};

export const bookingRules: readonly GoalRule[] = [
  // Without a word for it: “what day do I check in?”, “did we add insurance?”
  [90, 'asksOwn asksList !marked', bookings('list')],
  [90, 'asksOwn tookWith #extra', bookings('extras')],
  [90, 'asksOwn tookWith meals', bookings('room')],
  [90, 'ofOwn alters|moreDays asksChange !partyTold !#ask=times', bookings('change')],
  [90, 'ofOwn freeUntil|ifCancelled !partyTold', bookings('cancel')],
  [90, 'ofOwn asksPayment howToPay !partyTold', bookings('complete')],
  [90, 'ofOwn asksPayment !partyTold', bookings('payment')],
  [90, 'ofOwn asksPeople', bookings('people')],
  [90, 'ofOwn asksTimes !partyTold', bookings('times')],
  [
    90,
    'ofOwn #booking-fact personal open !partyTold',
    (c) => bookings(questionIn('booking-fact')(c) ?? 'details')(c),
  ],
  // “my Rome booking”; not “what happens if I booked and never turn up?”, “can I add insurance to a booking?”
  [
    90,
    '#booking-ask|own !#no-show !(#page=account onlyCancels !#booking-word) !searches|madeHere !plannedTrip !bookingsInGeneral !(#extra #alter) !changesSearch !(hotel onlyStayWord)',
    asked,
  ],
  [90, '#booking-word #ask=cancellation !#brand !searches', { kind: 'bookings', question: 'cancel' }],
  // “and the Jerusalem one?”, “how many people is it for?”; not “book the second”
  [
    89,
    'onBooking !ofShownPlace !(#no-show !altersBooking) !(hotel many !bookingList) !(travel !altersBooking !#ask=cancellation) !#person-wanted !#page=account !(#act=book listed !#booking-word) !newTrip altersBooking|#booking-fact|(booking cancelsOrTimes !place)|(!stay goesOnAboutBooking)',
    asked,
  ],
  // “why not?”, after “it is not confirmed yet”
  [89, 'onBooking booking isWhy', { kind: 'bookings', question: 'details' }],
  // “I’ve got a reservation with you”
  [57, '#booking-word !travel !place !stay !#act !#in-general', asked],
];
