import type { Signals } from '../signals.ts';
import { questionOf } from './hotel-question.ts';
import type { Goal, HotelRef } from '../understanding.ts';

/** Words that may be the name of a hotel: “how much is the Hilton”. */
export const unmarkedName = (c: Signals): string | null =>
  c.hasMarkedPlace ? null : (c.details.places.find(({ isEveryday }) => !isEveryday)?.spellings[0] ?? null);

/** The hotel with that name; `narrow` are those of the words that the lexicon does not know. */
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

export const namedHotelGoal =
  (otherwise?: 'find' | 'unknown') =>
  (c: Signals): Goal => ({
    kind: 'hotel',
    hotel: namedHotel(c, otherwise),
    question: questionOf(c) ?? { kind: 'about' },
  });

/** A search that becomes a question about one hotel if the words after “hotel” are its name. */
export const withHotelName = (goal: Goal, words: string | null, c: Signals): Goal =>
  goal.kind !== 'find' || words === null
    ? goal
    : {
        ...goal,
        orHotel: { hotel: { kind: 'named', words }, question: questionOf(c) ?? { kind: 'about' } },
      };
