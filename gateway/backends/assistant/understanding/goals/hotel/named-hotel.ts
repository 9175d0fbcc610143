/** Goals about a hotel that was not shown, by words that may be its name. */
import type { Signals } from '../../signals.ts';
import { questionOf } from './hotel-question.ts';
import type { Goal, HotelRef } from '../../reading.ts';

/**
 * The first unknown words that do not follow “in” or the like, which may be the name of a hotel: “how much is the
 * Hilton”. Null when a place is named, or no word is unknown.
 */
export const unmarkedName = (c: Signals): string | null =>
  c.hasMarkedPlace ? null : (c.details.places.find(({ isEveryday }) => !isEveryday)?.spellings[0] ?? null);

/** A reference to the hotel by these words; `narrow` are those that the lexicon does not know. */
function namedHotel(c: Signals, otherwise?: 'find' | 'unknown'): HotelRef {
  const narrow = unmarkedName(c) ?? '';
  const words = c.name?.words ?? narrow;
  return {
    kind: 'named',
    words,
    ...(narrow !== '' && narrow !== words && { narrow }),
    ...((c.name?.isBesideHotel || c.name?.isCapitalized) && { isProper: true }),
    ...(otherwise && { otherwise }),
  };
}

/**
 * Makes the goal of a rule: a question about the hotel by its name. `otherwise` is what to do when no hotel has
 * the name: search, or say that the message was not understood.
 */
export const namedHotelGoal =
  (otherwise?: 'find' | 'unknown') =>
  (c: Signals): Goal => ({
    kind: 'hotel',
    hotel: namedHotel(c, otherwise),
    question: questionOf(c) ?? { kind: 'about' },
  });

/**
 * Adds to a search that the words after “hotel” may be the name of one; any other goal, and a search without such
 * words (null), stays as it is.
 */
export const withHotelName = (goal: Goal, words: string | null, c: Signals): Goal =>
  goal.kind !== 'find' || words === null
    ? goal
    : {
        ...goal,
        orHotel: { hotel: { kind: 'named', words }, question: questionOf(c) ?? { kind: 'about' } },
      };
