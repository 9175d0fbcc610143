/** Goal rules for comparisons of hotels. */
import { none, type Signals } from '../../signals.ts';
import { wishQuestion } from './hotel-question.ts';
import type { ComparedBy, Goal, HotelRef } from '../../reading.ts';
import type { GoalRule } from '../goals.ts';

const compareGoal = (c: Signals): Goal => ({
  kind: 'compare',
  hotels: comparedHotels(c),
  ...(c.extremes.length < 2 && byAspect(c)),
});

const BY_PRICE = /cheap|cost|less|price|זול|מחיר|עולה/u;
const BY_DISTANCE = /\b(?:closer|closest|nearer|nearest|further|farther|more central)\b|קרוב|רחוק|מרכזי/u;
const BY_RATING = /rated|rating|review|score|guests|דירוג|מדורג|ציון|ביקורות|מומלץ/u;

function byAspect(c: Signals): { readonly by?: ComparedBy } {
  if (c.has('ask', 'location') || c.isByDistance || BY_DISTANCE.test(c.text)) return { by: 'distance' };
  if (BY_RATING.test(c.text)) return { by: 'rating' };
  return BY_PRICE.test(c.text) && (c.asksWhich || c.details.compared !== null || c.details.sort !== null)
    ? { by: 'price' }
    : {};
}

/** Compares the hotel in focus with another one. */
const THAN = /\b(?:\p{L}+er|(?:more|less) \p{L}+) than\b|(?:^| )(?:(?:יותר|פחות) \p{L}+|\p{L}+ יותר) מ/u;
const OF_THESE =
  /\b(?:of|from|between|among) (?:these|those|them|the (?:two|three))\b|(?:^| )(?:מבין|מהם|מביניהם|ביניהם|מהשלושה|מהשניים)(?: |$)/u;

/** What only bookings have. */
const OF_BOOKINGS = /\b(?:paid|owe|due|confirmed|insured|insurance)\b|שול(?:ם|מה|מו)|שילמ|מאושר|ביטוח/u;

const namesSeveral = (c: Signals): boolean =>
  c.hotels.length > 1 || c.details.places.length > 1 || c.context.shownNames.length > 1;

/** The hotels to compare. With one reference, the hotel in focus is the other one: “compare it with the third”. */
function comparedHotels(c: Signals): readonly HotelRef[] {
  // “the cheapest or the best rated”, “the second and the cheapest”
  if (c.hotels.length + c.extremes.length > 1 && c.hotels.length < 2) return [...c.hotels, ...c.extremes];
  return c.hotels.length === 1 && c.context.hasHotel ? [{ kind: 'it' }, ...c.hotels] : c.hotels;
}

/** Comparisons, of the hotels shown or of places. */
export const compareGoals: readonly GoalRule[] = [
  {
    weight: 88,
    when: (c) =>
      // “two rooms next to each other”
      (!c.details.guests?.rooms &&
        !c.replacesPlace &&
        c.has('compare') &&
        // “which of them isn't paid?”, of bookings
        !(c.context.kind === 'bookings' && OF_BOOKINGS.test(c.text)) &&
        (c.has('compare', 'compare') || namesSeveral(c))) ||
      // “Rome or Paris, cheaper?”
      (c.details.places.length > 1 &&
        c.hotels.length === 0 &&
        c.has('or') &&
        c.details.compared === 'cheaper'),
    goal: compareGoal,
  },
  // “which is closest to the sea?”, about the hotels shown, on any page
  {
    weight: 91,
    when: (c) =>
      c.isByDistance &&
      (c.isAsking || c.asksWhich || c.asksForOne) &&
      c.context.shownNames.length > 1 &&
      c.hotels.length === 0 &&
      none(c.hasPlace, c.hasStay, c.isSorting),
    goal: compareGoal,
  },
  {
    weight: 87,
    when: (c) =>
      c.asksOfShown &&
      c.context.shownNames.length > 1 &&
      wishQuestion(c) !== null &&
      c.details.budget === null &&
      none(c.hasStay, c.has('find-word'), c.hasMarkedPlace, c.has('hotel-word'), c.hotels.length === 1),
    goal: compareGoal,
  },
  // “is it cheaper than the first?”, הוא יותר טוב מהראשון? (is it better than the first?)
  {
    weight: 88,
    when: (c) =>
      c.context.hasHotel &&
      c.hotels.length === 1 &&
      THAN.test(c.text) &&
      (c.isQuestion || c.isAsking) &&
      none(c.hasStay, c.hasPlace, c.has('find-word')),
    goal: compareGoal,
  },
  // “what do you recommend out of these three?”
  {
    weight: 88,
    when: (c) =>
      c.details.sort === 'RECOMMENDED' &&
      OF_THESE.test(c.text) &&
      c.context.shownNames.length > 1 &&
      none(c.hasStay, c.hasPlace, c.hasWish, c.hotels.length === 1),
    goal: compareGoal,
  },
  // “is the second cheaper than both”
  { weight: 88, when: (c) => c.has('than-others'), goal: () => ({ kind: 'compare', hotels: [] }) },
  // “the first or the second, which is quieter?”
  {
    weight: 82,
    when: (c) =>
      c.hotels.length > 1 &&
      (c.details.compared !== 'better' || c.has('compare') || c.asksWhich || c.isYesOrNo) &&
      c.details.guests === null,
    goal: compareGoal,
  },
];
