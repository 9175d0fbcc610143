import { none, type Signals } from '../../signals.ts';
import type { GoalRule } from '../goals.ts';
import {
  asksHere,
  asksMoreInIt,
  asksSurcharge,
  drops,
  isFactOnPage,
  isFollowUp,
  isHere,
  isOfIt,
  isOfPage,
  isOnHotel,
  isQuestionOnPage,
  THERE,
} from './hotel-page.ts';
import { furtherQuestions, questionOf, wishQuestion } from './hotel-question.ts';
import { namedHotelGoal, unmarkedName } from './named-hotel.ts';
import type { Goal, HotelQuestion, HotelRef } from '../../reading.ts';

/**
 * The hotel that a question is about: one by name or position, one such as “the cheapest”, one by its stars, else
 * the hotel in focus.
 */
export const hotelOf = (c: Signals): HotelRef => c.hotels[0] ?? c.extreme ?? c.starred ?? { kind: 'it' };

const asks = (hotel: HotelRef, question: HotelQuestion): Goal => ({ kind: 'hotel', hotel, question });

/** Longest message, in words, in which “the cheapest one” means a hotel of the list. */
const MAX_WORDS = 18;

function hotelGoal(c: Signals): Goal {
  const question = questionOf(c) ?? { kind: 'about' };
  const also = furtherQuestions(c, question);
  return { kind: 'hotel', hotel: hotelOf(c), question, ...(also.length > 0 && { also }) };
}

/** True when the message is about hotels in general: “is there a hotel with a pool”. */
const isGeneral = (c: Signals): boolean =>
  c.hasMarkedPlace || c.has('find-word') || c.isSorting || (c.has('hotel-word') && !c.has('it'));

const asksWish = (c: Signals): boolean => wishQuestion(c) !== null && !c.has('ask');

/** True when the message asks for nothing but a price. */
const isPriceOnly = (c: Signals): boolean =>
  c.has('ask', 'price') &&
  none(isGeneral(c), c.hasWish, c.details.sort !== null, c.details.compared !== null);

/** “anything cheaper nearby with breakfast?” wants other hotels. */
const wantsOthersNear = ({ details }: Signals): boolean =>
  details.isNearHotel === true && details.compared !== null;

/** The message looks for hotels, even if it contains a name. */
const isLookingFor = (c: Signals): boolean =>
  c.has('find-word') || drops(c) || [c.details.budget, c.details.sort].some((one) => one !== null);

/** An arrival at a time of day: “can we check in at 2 am”. */
const AT_HOUR =
  /\b(?:arrive|arriving|get in|get there|check in|land)\b.*\b(?:am|pm|oclock|midnight|noon|\d : \d\d)\b|(?:להגיע|נגיע|אגיע|להיכנס|ניכנס).*(?:חצות|\d : \d\d)/u;

const opensPage = (c: Signals): boolean => c.has('act', 'apply') || c.startsWithOpen;

/** Tells what the travellers have, so it asks for nothing: “we have a dog”, יש לנו כלב. */
const OWNS = /\b(?:i|we) ?(?:(?:also|do) )?(?:have|ve|got)\b|(?:^| )ו?ש?יש ל(?:י|נו)(?: |$)/u;

const HAS = /\b(?:has|got|offers?|includes?)\b/u;

/** A wish of the search for the cheapest: “which is the cheapest that has a pool?”, מה הכי זול עם חניה? */
const CHEAPEST_WITH =
  /\b(?:cheapest|dearest|most expensive|best rated|highest rated|lowest price)(?: (?:hotel|place|one|option|room)s?)?(?: (?:that|which|who) (?:has|have|got|offers?|includes?|takes?|allows?|accepts?|comes?|is|does)| with)\b|(?:^| )[הב]?(?:הכי זול|זול ביותר)(?: (?:שיש|שמקבל\p{L}*|שכולל|שמציע|עם)) /u;

/** Questions that can only be about a hotel. */
const HOTEL_ONLY = 'share location times rooms meals amenities rating opinion about cheaper-dates'.split(' ');

/** Questions other than the price that may follow a superlative: “the cheapest one, on which street is it?” */
const BESIDE_PRICE = 'location times rooms meals cancellation property-fees'.split(' ');

/** Asks about a hotel of the list, whatever its other words may name. */
const isAskedOfShown = (c: Signals): boolean =>
  c.hotels.length === 1 && !isLookingFor(c) && (c.isQuestion || c.isAsking || c.isNamed);

/** Goal rules for questions about one hotel. */
export const hotelGoals: readonly GoalRule[] = [
  // “the cheapest one”, of those that were shown.
  {
    weight: 74,
    when: (c) =>
      c.extreme !== null &&
      (c.asksForOne || c.has('per-stay') || (c.isAsking && c.length <= 3)) &&
      c.context.shownNames.length > 1 &&
      c.length <= MAX_WORDS &&
      none(c.hasMarkedPlace, c.hasStay, c.hasWish, c.isSorting, c.has('ask', ...BESIDE_PRICE)),
    goal: (c) => asks(hotelOf(c), { kind: /RATING|STARS/u.test(c.details.sort ?? '') ? 'rating' : 'price' }),
  },
  // “can I arrive at 2 am?”
  {
    weight: 74,
    when: (c) => c.isQuestion && AT_HOUR.test(c.text) && none(c.hasMarkedPlace, c.hasWish),
    goal: (c) => asks(hotelOf(c), { kind: 'times' }),
  },
  // “open number 2”, “open the cheapest”
  {
    weight: 86,
    when: (c) => opensPage(c) && (c.hotels.length === 1 || c.extreme !== null) && none(c.hasWish, c.hasStay),
    goal: (c) => asks(hotelOf(c), { kind: 'about', isExplicit: true }),
  },
  // “open the cancellation policy”: the page of the site, even if a hotel is open
  {
    weight: 86,
    when: (c) =>
      c.has('ask', 'cancellation') &&
      (opensPage(c) || c.has('page-word')) &&
      none(c.hotels.length > 0, c.extreme !== null, c.hasPlace, c.hasStay, c.has('it')),
    goal: () => ({ kind: 'page', page: 'cancellation' }),
  },
  // Taxes of the price that was just given. On a hotel's page the second rule must outweigh קבלה, which means both a
  // reception desk and a receipt.
  {
    weight: 79,
    when: (c) =>
      c.context.hasHotel && c.has('page', 'prices') && c.has('ask', 'property-fees') && !c.hasMarkedPlace,
    goal: () => asks({ kind: 'it' }, { kind: 'property-fees' }),
  },
  {
    weight: 91,
    when: (c) =>
      isHere(c) &&
      c.has('ask', 'property-fees') &&
      none(c.hasMarkedPlace, c.hotels.length > 0, c.has('ask', 'cancellation')),
    goal: () => asks({ kind: 'it' }, { kind: 'property-fees' }),
  },
  // “open it for me”: the hotel in focus, not the list.
  {
    weight: 85,
    when: (c) => opensPage(c) && isOfIt(c) && c.context.hasHotel && none(c.hasPlace, c.hasWish),
    goal: () => asks({ kind: 'it' }, { kind: 'about', isExplicit: true }),
  },
  // “how much is that in total?”, “is it wheelchair accessible”, of several hotels: the reply asks which one.
  {
    weight: 61,
    when: (c) =>
      !c.context.hasHotel &&
      c.context.shownNames.length > 1 &&
      ((asksWish(c) &&
        !OWNS.test(c.text) &&
        (c.has('has-it') || (c.isAsking && !c.has('find-word'))) &&
        c.has('it')) ||
        isPriceOnly(c)) &&
      none(c.hasPlace, c.hasStay),
    goal: hotelGoal,
  },
  // “the one with the better reviews, is there a lift?”
  {
    weight: 75,
    when: (c) =>
      c.extreme !== null &&
      c.context.shownNames.length > 1 &&
      asksWish(c) &&
      !CHEAPEST_WITH.test(c.text) &&
      // “the cheapest one.. parking?”
      (c.has('has-it') ||
        c.asksForOne ||
        // “cheapest has gym?”
        (c.isAsking && (c.has('it') || THERE.test(c.text) || HAS.test(c.text))) ||
        (c.isYesOrNo && none(c.has('find-word'), c.has('hotel-word')))) &&
      !c.hasMarkedPlace,
    goal: hotelGoal,
  },
  // A reference to a hotel, or a question about the cheapest.
  {
    weight: 76,
    when: (c) =>
      (c.hotels.length > 0 || (c.extreme !== null && c.context.hasSearch && !c.isSorting)) &&
      c.has('ask') &&
      (!c.hasMarkedPlace || isAskedOfShown(c)),
    goal: hotelGoal,
  },
  // “the 5 star one, details”, “does the second have a pool?”
  {
    weight: 75,
    when: (c) =>
      (c.starred !== null && c.has('ask', 'about', 'price', 'rooms', 'location') && !c.hasPlace) ||
      (c.hotels.length > 0 && asksWish(c) && c.details.compared === null),
    goal: hotelGoal,
  },
  {
    weight: 73,
    when: (c) =>
      c.context.hasHotel &&
      (c.has('ask') || (c.has('not-ours', 'ride') && (c.isQuestion || c.isAsking))) &&
      (!c.hasPlace ||
        isOfPage(c) ||
        asksHere(c) ||
        (isQuestionOnPage(c) && c.has('ask') && !isLookingFor(c))) &&
      !(isGeneral(c) && c.has('ask', 'price', 'rooms') && !asksSurcharge(c)) &&
      !wantsOthersNear(c) &&
      // “without half board, we bring our own food”
      (c.details.dropped.length === 0 || c.isAsking),
    goal: hotelGoal,
  },
  {
    weight: 72,
    when: (c) =>
      c.context.hasHotel &&
      asksWish(c) &&
      !wantsOthersNear(c) &&
      (!c.hasPlace ||
        isOfPage(c) ||
        (c.context.kind === 'hotel' && c.isQuestion && !c.hasMarkedPlace) ||
        asksHere(c)) &&
      (!isGeneral(c) || isQuestionOnPage(c) || asksHere(c)) &&
      // “any others with breakfast?”
      !(c.has('the-others') || (c.has('more', 'more') && !asksMoreInIt(c))) &&
      // “is there a jacuzzi here? there's 20 quid on it”
      (c.details.budget === null || (isHere(c) && c.isQuestion)) &&
      (c.isQuestion ||
        c.has('it') ||
        isOnHotel(c) ||
        isFollowUp(c) ||
        isFactOnPage(c) ||
        (c.context.kind === 'hotel' && c.has('here'))),
    goal: hotelGoal,
  },
  // A wish that is not a filter: “is there a helipad”.
  {
    weight: 72,
    when: (c) =>
      c.context.kind === 'hotel' &&
      c.context.hasHotel &&
      c.has('has-it') &&
      unmarkedName(c) !== null &&
      none(c.hasWish, c.has('ask')) &&
      !isGeneral(c),
    goal: (c) => asks({ kind: 'it' }, { kind: 'amenity', amenity: unmarkedName(c) ?? '' }),
  },
  // New days or people while one hotel is open: its price for these.
  {
    weight: 71,
    when: (c) => isOnHotel(c) && c.hasStay && none(c.hasPlace, c.hasWish, c.has('find-word')),
    goal: (c) => asks(hotelOf(c), { kind: 'price' }),
  },
  {
    weight: 70,
    when: (c) =>
      c.has('ask', 'cancellation', 'property-fees') &&
      c.details.dropped.length === 0 &&
      !isGeneral(c) &&
      !c.hasPlace,
    goal: (c) => ({ kind: 'page', page: c.has('ask', 'cancellation') ? 'cancellation' : 'prices' }),
  },
  {
    weight: 68,
    when: (c) =>
      unmarkedName(c) !== null &&
      (c.has('ask') || (asksWish(c) && c.has('has-it'))) &&
      !isGeneral(c) &&
      !isLookingFor(c),
    goal: (c) => namedHotelGoal(c.name?.isAfterColon ? 'unknown' : undefined)(c),
  },
  // “how much is the Yarden Hotel in Tel Aviv”: a name next to “hotel”, or after the words of a question.
  {
    weight: 68,
    when: (c) =>
      c.name !== null &&
      (c.name.isBesideHotel ||
        (c.name.isAfterQuestion && !c.isTravel) ||
        (c.name.isAfterAt && !c.isTravel)) &&
      (c.has('ask') || (asksWish(c) && c.isQuestion)) &&
      !isLookingFor(c),
    goal: namedHotelGoal('find'),
  },
  {
    weight: 67,
    when: (c) =>
      c.hotels.length > 0 && none(c.hasStay, c.hasWish) && c.details.sort === null && !c.hasMarkedPlace,
    goal: hotelGoal,
  },
  // A question without a hotel: the reply asks which one.
  {
    weight: 50,
    when: (c) =>
      c.has('ask', ...HOTEL_ONLY) &&
      !isGeneral(c) &&
      !c.hasPlace &&
      (c.has('it') || c.context.hasSearch || c.length <= 9),
    goal: hotelGoal,
  },
  { weight: 49, when: (c) => c.context.hasHotel && c.has('it') && c.length <= 4, goal: hotelGoal },
  // “what is the White Terrace”: a hotel, if one has that name.
  {
    weight: 61,
    when: (c) => c.name !== null && c.name.isBesideHotel && c.asksWhatIs && !c.hasWish && !isLookingFor(c),
    goal: namedHotelGoal('find'),
  },
  {
    weight: 31,
    when: (c) => c.name !== null && c.asksWhatIs && c.length <= 8,
    goal: namedHotelGoal('unknown'),
  },
];
