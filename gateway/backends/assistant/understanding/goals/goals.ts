import { none, type Signals } from '../signals.ts';
import { bookingGoals } from './booking-goals.ts';
import { compareGoals } from './hotel/compare-goals.ts';
import { hotelGoals } from './hotel/hotel-goals.ts';
import { asksFactOfIt, isOfSite } from './hotel/hotel-page.ts';
import { followUpGoals } from './follow-up-goals.ts';
import { isListWish } from './list-wishes.ts';
import { MAY, talkGoals } from './talk-goals.ts';
import { oneOf, productPageKeys, type Goal } from '../reading.ts';

/**
 * A goal that a message may have. Of all rules that apply, the one with the highest weight gives the goal; of
 * equal weights, the one that comes first in `goalRules`. Quoted messages in comments are examples of the rule or
 * condition below them.
 * Only the order of the weights matters. They run from 0 (the fallback “unknown”) to 100 (start over). Mainly:
 * - 98 and above: requests that outweigh all else: start over, a person to talk to, data of others, texts to write.
 * - 90 to 95: requests that are declined, general rules of cancelling, own bookings, courtesy that mentions a day.
 * - 80 to 89: follow-ups about bookings and lists, orders of a taxi, comparisons, requests to book or pay, extras.
 * - 70 to 79: help pages, questions about one hotel, and follow-ups to them.
 * - 56 to 68: a hotel by its name, the weather and other small talk, then searches (60).
 * - below 56: guesses from a few words, and small talk that other words outweigh.
 */
export interface GoalRule {
  readonly weight: number;
  /** True when the rule applies to a message with these signals. */
  readonly when: (c: Signals) => boolean;
  readonly goal: (c: Signals) => Goal;
}

const EXTRAS = ['cars', 'insurance', 'attractions', 'all'] as const;

/** The extra that each step of the checkout offers, by the kind of its page. */
const CHECKOUT: Readonly<Record<string, 'cars' | 'insurance' | 'attractions'>> = {
  'checkout-car': 'cars',
  'checkout-insurance': 'insurance',
  'checkout-attractions': 'attractions',
};

const isShortName = (c: Signals): boolean =>
  c.hasPlace && c.details.places.length <= 2 && c.length <= 4 && !c.isOpenQuestion;

/** A question about taxes in general: “do tourists pay VAT on hotels in Israel?” */
const asksTax = (c: Signals): boolean =>
  c.isQuestion && c.has('page', 'prices') && c.has('ask', 'property-fees') && !c.hasStay;

/** Gives the search other people or days, and asks nothing. */
const tellsStay = (c: Signals): boolean =>
  c.context.hasSearch &&
  c.hasStay &&
  !c.has('page', 'payment', 'contact', 'account', 'privacy') &&
  none(c.isAsking, c.isYesOrNo, c.isOpenQuestion);

/** “if I book this one and then cancel …”, on a hotel’s page */
const BOOKS_THIS = /\bbook (?:this|it|here)\b|(?:מזמי|אזמי|נזמי)\S* (?:כאן|פה|את (?:זה|המלון)|אותו)/u;

const goalRules: readonly GoalRule[] = [
  // “before I book, on what terms may a booking be cancelled?”
  {
    weight: 91,
    when: (c) =>
      (c.has('in-general') || isOfSite(c)) &&
      c.hotels.length === 0 &&
      !(c.context.kind === 'hotel' && BOOKS_THIS.test(c.text)) &&
      (c.has('ask', 'cancellation') || c.has('booking-ask', 'cancel') || c.details.freeCancellation) &&
      none(c.hasStay, c.hasMarkedPlace),
    goal: () => ({ kind: 'page', page: 'cancellation' }),
  },
  {
    weight: 100,
    // “when does my trip start again”
    when: (c) => c.has('start-over') && !(c.isOpenQuestion && c.has('booking-ask')),
    // “new search: Tel Aviv”
    goal: (c) =>
      c.hasPlace && (c.hasStay || c.hasMarkedPlace || /^[^:]+ : \S+/u.test(c.text))
        ? { kind: 'find', isNew: true }
        : { kind: 'start-over' },
  },
  ...talkGoals,
  ...bookingGoals,
  ...compareGoals,
  {
    weight: 86,
    when: (c) =>
      (c.has('more') || c.has('the-others')) &&
      c.hotels.length === 0 &&
      none(c.has('ask'), c.hasPlace, c.hasStay, c.hasWish) &&
      c.details.compared === null,
    goal: () => ({ kind: 'more' }),
  },
  {
    weight: 84,
    when: (c) =>
      // “open the page of car rental” is not about the open list.
      (c.has('act', 'pay') || (c.has('act', 'apply') && !c.has('extra'))) &&
      c.details.budget === null &&
      !(c.has('act', 'pay') && c.details.inCurrency !== undefined) &&
      // “תסנני 4 כוכבים פלוס” changes the search.
      none(c.has('page'), c.has('ask', 'cancellation', 'property-fees'), c.has('other-currency')) &&
      none(c.hasMarkedPlace, c.hasWish),
    goal: (c) => ({ kind: 'act', act: c.has('act', 'pay') ? 'pay' : 'apply' }),
  },
  {
    weight: 83,
    when: (c) =>
      c.has('act', 'book') &&
      none(c.hasMarkedPlace, c.hasStay, c.details.dropped.length > 0) &&
      none(c.has('ask'), c.has('page'), c.has('extra')) &&
      !asksFactOfIt(c),
    goal: (c) => {
      const hotel = c.hotels[0] ?? c.extreme;
      return { kind: 'act', act: 'book', ...(hotel && { hotel }) };
    },
  },
  // “the hotel really must have a pool”, “keep only those with breakfast”
  { weight: 88, when: isListWish, goal: () => ({ kind: 'find' }) },
  // “give me 50 percent off”
  {
    weight: 81,
    when: (c) =>
      (c.has('discount') || /% off/u.test(c.text)) &&
      none(c.hasMarkedPlace, c.has('hotel-word'), c.hotels.length > 0),
    goal: () => ({ kind: 'page', page: 'prices' }),
  },
  {
    weight: 80,
    when: (c) =>
      c.has('extra') &&
      // לשני כרטיסים (to two cards, or tickets)
      !(c.has('page', 'payment') && /כרטיס/u.test(c.text)) &&
      // “a pool, and parking for the hire car”
      !(c.context.hasSearch && !c.isAsking && c.details.amenities.length > 0) &&
      // “and add my mother too, what can you do”
      !c.details.guests?.isChange &&
      // “we rent a car, where can we leave it at night?”
      !(c.context.hasHotel && c.details.amenities.includes('Parking')) &&
      // “a week in Tuscany from 6 May, we have cars”
      !(c.hasMarkedPlace && c.details.dates !== null && !c.isAsking) &&
      !((c.has('hotel-word') || (c.hasMarkedPlace && (c.hasWish || c.has('room')))) && c.hasPlace),
    goal: (c) => ({ kind: 'extras', about: oneOf(EXTRAS, c.value('extra')) ?? 'all' }),
  },
  {
    weight: 78,
    when: (c) =>
      c.has('page') &&
      // “יותר מ-700 לא בא בחשבון”
      !(c.has('page', 'account', 'payment') && c.details.budget !== null) &&
      // “do they take Visa at the second?”
      (c.hotels.length === 0 || (c.has('page', 'payment') && none(c.has('ask'), c.hasWish))) &&
      !tellsStay(c) &&
      // “only hotels that can be cancelled without payment”
      (!c.details.freeCancellation || !c.has('hotel-word') || c.isAsking || c.isQuestion || c.has('brand')) &&
      (!c.isSearch || asksTax(c)) &&
      !(c.hasPlace && c.details.dates !== null),
    goal: (c) => ({ kind: 'page', page: oneOf(productPageKeys, c.value('page')) ?? 'contact' }),
  },
  // “what is half board?” asks for no hotels with it.
  {
    weight: 77,
    when: (c) =>
      c.asksWhatIs &&
      c.length <= 5 &&
      c.details.meals.length > 0 &&
      !c.details.meals.includes('Breakfast Included') &&
      none(c.hasStay, c.hasMarkedPlace, c.hotels.length > 0, c.details.sort !== null),
    goal: () => ({ kind: 'page', page: 'terms' }),
  },
  ...hotelGoals,
  ...followUpGoals,
  // “can I pay in rubles”: with an amount it would be read as a budget.
  {
    weight: 67,
    when: (c) =>
      (c.has('other-currency') ||
        (c.details.inCurrency !== undefined &&
          (c.has('act', 'pay') || none(c.context.hasSearch, c.hasPlace, c.hasStay, c.hasWish)))) &&
      !c.isSearch,
    goal: () => ({ kind: 'page', page: 'currencies' }),
  },
  // “anything for children” at the attractions step is not a search.
  {
    weight: 61,
    when: (c) =>
      CHECKOUT[c.context.kind] !== undefined &&
      c.details.guests !== null &&
      c.details.dates === null &&
      none(c.hasPlace, c.hasWish, c.has('hotel-word'), c.has('find-word')),
    goal: (c) => ({ kind: 'extras', about: CHECKOUT[c.context.kind] ?? 'all' }),
  },
  // “what is the news today?”
  {
    weight: 61,
    when: (c) =>
      c.isOnlyToday &&
      c.isOpenQuestion &&
      none(c.context.hasSearch, c.isTravel, c.has('what-about'), c.has('ask'), c.hasWish, c.has('room')),
    goal: () => ({ kind: 'unknown' }),
  },
  {
    weight: 60,
    when: (c) =>
      c.hasStay ||
      c.hasWish ||
      c.details.sort !== null ||
      c.details.compared !== null ||
      c.isSearch ||
      // “a room for the whole family”: the party already known
      (c.context.hasSearch && c.has('ours')),
    goal: (c) => ({
      kind: 'find',
      ...(c.asksWhich && c.details.sort !== null && { isWhich: true }),
      ...(c.has('or') &&
        c.details.places.filter(({ isRetracted }) => !isRetracted).length > 1 && { isChoice: true }),
    }),
  },
  {
    weight: 59,
    when: (c) =>
      c.hasPlace &&
      (c.isTravel ||
        (c.has('what-about') && c.length <= 8) ||
        c.has('same') ||
        // “the group voted: Vienna instead of Prague, the rest stays”
        (c.context.hasSearch && (c.replacesPlace || /\binstead\b|(?:^| )במקום(?: |$)/u.test(c.text)))),
    goal: () => ({ kind: 'find' }),
  },
  { weight: 58, when: (c) => c.hasMarkedPlace && c.length <= 5, goal: () => ({ kind: 'find' }) },
  {
    weight: 56,
    when: (c) => CHECKOUT[c.context.kind] !== undefined && (c.has('ask') || c.isQuestion),
    goal: (c) => ({ kind: 'extras', about: CHECKOUT[c.context.kind] ?? 'all' }),
  },
  // “ok and out?” goes on with a question.
  {
    weight: 43,
    when: (c) =>
      c.has('yes') &&
      c.length <= 4 &&
      !(c.isAsking && c.startsWithAnd) &&
      !MAY.test(c.text) &&
      (!c.isOpenQuestion || /^(?:why not|למה לא)/u.test(c.text)),
    goal: () => ({ kind: 'yes' }),
  },
  { weight: 42, when: (c) => c.has('no') && c.length <= 4, goal: () => ({ kind: 'no' }) },
  { weight: 36, when: (c) => c.isTravel && c.length <= 12, goal: () => ({ kind: 'find' }) },
  { weight: 34, when: isShortName, goal: () => ({ kind: 'find', isGuess: true }) },
  { weight: 32, when: (c) => c.hasMarkedPlace && c.isPlain, goal: () => ({ kind: 'find' }) },
  { weight: 0, when: () => true, goal: () => ({ kind: 'unknown' }) },
];

const byWeight = [...goalRules].sort((one, other) => other.weight - one.weight);

/** The goal of the matching rule with the highest weight. */
export const goalOf = (c: Signals): Goal =>
  byWeight.find((proposal) => proposal.when(c))?.goal(c) ?? { kind: 'unknown' };
