import { none, type Clues } from '../clues.ts';
import { bookingQuestions, oneOf, type BookingQuestion, type Goal } from '../understanding.ts';
import type { Proposal } from './goals.ts';

/** The question about a booking, in words that are also used for hotels and the product. */
function aboutBooking(clues: Clues): BookingQuestion | null {
  if (clues.has('extra')) return 'extras';
  const fact = oneOf(bookingQuestions, clues.value('booking-fact'));
  if (fact) return fact;
  if (clues.has('ask', 'times')) return 'times';
  if (clues.has('ask', 'cancellation') || clues.said.freeCancellation) return 'cancel';
  if (clues.has('ask', 'price') || clues.has('act', 'pay') || clues.has('page', 'payment')) return 'payment';
  if (clues.has('ask', 'location') && !clues.has('booking-ask')) return 'place';
  return clues.has('ask', 'rooms', 'meals') || clues.said.meals.length > 0 ? 'room' : null;
}

/** A booking cannot be moved or filled here: “can I swap the dates”, “how do I add my daughter”, “and one more night?” */
const altersBooking = (c: Clues): boolean =>
  c.scene.hasBooking === true &&
  none(c.hasPlace, c.hasWish) &&
  (c.has('alter') || c.said.dates?.longer !== undefined || c.said.dates?.shift !== undefined);

/** “back to Nice, with a pool”: a wish with a place belongs to a search. */
const isBackToSearch = (c: Clues): boolean => c.scene.hasSearch && c.hasPlace && c.hasWish;

/** A short message about the booking discussed last: “and the Jerusalem one?”, “how many people is it for?” */
const goesOnWithBookings = (c: Clues): boolean =>
  c.scene.kind === 'bookings' &&
  none(c.isTravel, c.has('person-wanted')) &&
  (altersBooking(c) ||
    c.has('booking-fact') ||
    (c.scene.hasBooking === true && c.has('ask', 'cancellation') && !c.hasPlace) ||
    (!c.hasStay &&
      (c.has('ask') ||
        c.has('extra') ||
        c.has('act', 'pay') ||
        (c.scene.hasBooking === true && (c.said.meals.length > 0 || c.listed !== null)) ||
        (c.hasPlace && c.length <= 5 && !isBackToSearch(c)))));

/** “our stay”, when a hotel was shown, is the stay searched for. */
const isStayOnly = (c: Clues): boolean => c.values('booking-ask').every((one) => one === 'list');

/** “my trip to Rome, 3-6 March for two, with a pool”: a trip that is not booked yet. */
const isNewTrip = (c: Clues): boolean =>
  c.hasMarkedPlace &&
  isStayOnly(c) &&
  (c.hasWish || c.said.guests !== null || (c.said.dates !== null && c.said.dates.checkOut !== null));

const OWN =
  /(?<!\p{L})(?:i|my|mine|our|ours|we|me|us|שלי|שלנו|הזמנתי|הזמנו|עשיתי|עשינו|אני|אנחנו|לי|לנו)(?!\p{L})/u;

/** “is the payment taken with the booking?”: about bookings in general, not about one of their own. */
const isOfAnybody = (c: Clues): boolean =>
  c.scene.kind !== 'bookings' &&
  isStayOnly(c) &&
  c.has('page', 'payment', 'prices', 'currencies', 'security', 'terms') &&
  !OWN.test(c.text);

/** Wants a whole booking rather than the list. */
const bookingQuestion = (clues: Clues): BookingQuestion => {
  const all = clues.values('booking-ask');
  const named = oneOf(bookingQuestions, all.find((one) => one !== 'list') ?? '');
  if (named) return named;
  if (all.length > 0 && (clues.has('alter') || clues.said.unmet?.some(({ kind }) => kind === 'request')))
    return 'change';
  if (clues.scene.kind === 'bookings' && altersBooking(clues)) return 'change';
  return aboutBooking(clues) ?? (all.length > 0 && clues.listed === null ? 'list' : 'details');
};

const bookingsGoal = (clues: Clues): Goal => ({
  kind: 'bookings',
  question: bookingQuestion(clues),
  ...(clues.listed !== null && { at: clues.listed }),
});

/** “change the dates: 2-5 Feb” of the current search. */
const changesSearch = (c: Clues): boolean =>
  c.scene.hasSearch &&
  c.scene.kind !== 'bookings' &&
  c.said.dates !== null &&
  c.values('booking-ask').every((one) => one === 'change') &&
  !/book|reserv|order|הזמנ|הזמין/u.test(c.text);

/** Questions about the traveller's own bookings. */
export const bookingGoals: readonly Proposal[] = [
  {
    weight: 90,
    when: (c) =>
      c.has('booking-ask') &&
      !c.isSearch &&
      !isNewTrip(c) &&
      !isOfAnybody(c) &&
      !changesSearch(c) &&
      !(c.hotels.length > 0 && isStayOnly(c)),
    goal: bookingsGoal,
  },
  {
    weight: 90,
    when: (c) => c.has('booking-word') && c.has('ask', 'cancellation') && none(c.has('brand'), c.isSearch),
    goal: () => ({ kind: 'bookings', question: 'cancel' }),
  },
  { weight: 89, when: goesOnWithBookings, goal: bookingsGoal },
  // “I’ve got a reservation with you”
  {
    weight: 57,
    when: (c) =>
      c.has('booking-word') && none(c.isTravel, c.hasPlace, c.hasStay, c.has('act'), c.has('in-general')),
    goal: bookingsGoal,
  },
];
