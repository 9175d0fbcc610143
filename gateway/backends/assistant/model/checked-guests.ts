import { understand } from '../understanding/understand.ts';
import type { SearchDetails } from '../understanding/understanding.ts';
import type { Frame } from './frame.ts';
import { agree, requireSaid } from './frame-check.ts';
import type { CheckedMessage } from './frame-check.ts';
import { hasUnknownWord, numbersIn } from './quoted-words.ts';

type Guests = NonNullable<SearchDetails['guests']>;

/** Age from which the rules count a child as a child; younger ones are infants. */
const CHILD_AGE = 2;

/** The model's guests with its infants counted apart from the children, as the rules count. */
function withInfants({ children, childrenAges, ...given }: NonNullable<Frame['guests']>) {
  const infants = childrenAges?.filter((age) => age < CHILD_AGE).length ?? 0;
  const ages = childrenAges?.filter((age) => age >= CHILD_AGE) ?? null;
  requireSaid(children === null || !childrenAges || children >= childrenAges.length, 'such ages');
  return { ...given, children: children && children - infants, childrenAges: ages, infants };
}

const allChildren = ({ children, infants }: Pick<Guests, 'children' | 'infants'>): number | null =>
  children === null || children === undefined ? null : children + (infants ?? 0);

/**
 * The guests of a frame; what the rules read of them too is as they read it.
 * @throws FrameRejected when the message does not say them
 */
export function guestsOf(
  { guests, places }: Frame,
  { context, rules }: CheckedMessage,
): SearchDetails['guests'] {
  if (!guests) return null;
  const { words, ...given } = withInfants(guests);
  const read = understand(words, context).details.guests;
  requireSaid(read !== null || hasUnknownWord(words, rules, places), 'guests');
  for (const known of [read, rules.details.guests]) {
    if (!known) continue;
    requireSaid(agree(known.adults, given.adults) && agree(known.rooms, given.rooms), 'other guests');
    requireSaid(agree(allChildren(known), allChildren(given)), 'other children');
    requireSaid(agree(known.childrenAges?.join(), given.childrenAges?.join()), 'other ages');
  }
  if (read) return rules.details.guests ?? read;
  const numbers = new Set([given.adults, guests.children, given.rooms, ...(guests.childrenAges ?? [])]);
  const total = (given.adults ?? 0) + (guests.children ?? guests.childrenAges?.length ?? 0);
  requireSaid(
    [...numbersIn(words)].every((number) => numbers.has(number) || number === total),
    'other numbers of guests',
  );
  return { ...given, infants: given.infants || null };
}
