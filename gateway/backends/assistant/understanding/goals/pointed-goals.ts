import { none } from '../clues.ts';
import type { Clues } from '../clues.ts';
import type { HotelRef } from '../understanding.ts';
import type { Proposal } from './goals.ts';

/** The hotel of a question: named, by position, an extreme such as the cheapest, else the open one. */
export function hotelOf(clues: Clues): HotelRef {
  return clues.hotels[0] ?? clues.extreme ?? clues.starred ?? { kind: 'it' };
}

const MOST_WORDS_OF_ONE = 18;

const isOnlyNights = ({ said: { dates } }: Clues): boolean =>
  dates !== null && dates.nights !== null && dates.checkIn === null && dates.checkOut === null;

/** References to shown hotels without a question word. */
export const pointedGoals: readonly Proposal[] = [
  // “the cheapest one”, among those shown.
  {
    weight: 74,
    when: (c) =>
      c.extreme !== null &&
      (c.asksForOne || (c.isAsked && c.length <= 3)) &&
      c.scene.shownNames.length > 1 &&
      c.length <= MOST_WORDS_OF_ONE &&
      none(c.hasMarkedPlace, c.hasStay, c.hasWish),
    goal: (c) => ({
      kind: 'hotel',
      hotel: hotelOf(c),
      question: { kind: c.said.sort === 'RATING' ? 'rating' : 'price' },
    }),
  },
  // “open number 2”
  {
    weight: 86,
    when: (c) => c.has('act', 'apply') && c.hotels.length === 1 && none(c.hasWish, c.hasStay),
    goal: (c) => ({ kind: 'hotel', hotel: hotelOf(c), question: { kind: 'about', isSaid: true } }),
  },
  // “what would the third come to for four nights”
  {
    weight: 67,
    when: (c) =>
      c.hotels.length > 0 &&
      (c.isOpenQuestion || c.isAsked) &&
      c.said.guests === null &&
      isOnlyNights(c) &&
      none(c.hasWish, c.hasMarkedPlace),
    goal: (c) => ({ kind: 'hotel', hotel: hotelOf(c), question: { kind: 'price' } }),
  },
];
