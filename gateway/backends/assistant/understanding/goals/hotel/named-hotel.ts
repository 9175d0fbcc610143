/** Goals about a hotel that was not shown, by words that may be its name. */
import type { Signals } from '../../signals.ts';
import { questionOf } from './hotel-question.ts';
import type { Goal } from '../../reading.ts';

/** The first unknown words: “how much is the Hilton”; see the fact `unmarkedName`. Null without any. */
export const unmarkedName = ({ details: { places } }: Signals): string | null =>
  places.some(({ isMarked }) => isMarked)
    ? null
    : (places.find(({ isEveryday }) => !isEveryday)?.spellings[0] ?? null);

/**
 * Makes the goal of a rule: a question about the hotel by its name. `otherwise` is what to do when no hotel has
 * the name: search, or say that the message was not understood.
 */
export const namedHotelGoal =
  (otherwise?: 'find' | 'unknown') =>
  (c: Signals): Goal => {
    const narrow = unmarkedName(c) ?? '';
    const words = c.name?.words ?? narrow;
    const unfound = otherwise ?? (c.name?.isAfterColon ? 'unknown' : undefined);
    return {
      kind: 'hotel',
      hotel: {
        kind: 'named',
        words,
        ...(narrow !== '' && narrow !== words && { narrow }),
        ...((c.name?.isBesideHotel || c.name?.isCapitalized) && { isProper: true }),
        ...(unfound && { otherwise: unfound }),
      },
      question: questionOf(c) ?? { kind: 'about' },
    };
  };

/** Adds to a search that the words after “hotel” may be the name of one. */
export const withHotelName = (goal: Goal, words: string | null, c: Signals): Goal =>
  goal.kind !== 'find' || words === null
    ? goal
    : {
        ...goal,
        orHotel: { hotel: { kind: 'named', words }, question: questionOf(c) ?? { kind: 'about' } },
      };
