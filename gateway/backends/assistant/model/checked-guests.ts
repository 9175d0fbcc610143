import { understand } from '../understanding/understand.ts';
import type { SearchDetails } from '../understanding/understanding.ts';
import type { Frame } from './frame.ts';
import { agree, check } from './frame-check.ts';
import type { Message } from './frame-check.ts';
import { hasUnknownWord, numbersIn } from './quoted-words.ts';

type Guests = NonNullable<SearchDetails['guests']>;

/** Age from which the rules count a child as a child; younger ones are infants. */
const CHILD_AGE = 2;

/** The model's guests with its infants counted apart from the children, as the rules count. */
function withInfants({ children, childrenAges, ...given }: NonNullable<Frame['guests']>) {
  const infants = childrenAges?.filter((age) => age < CHILD_AGE).length ?? 0;
  const ages = childrenAges?.filter((age) => age >= CHILD_AGE) ?? null;
  return { ...given, children: children && children - infants, childrenAges: ages, infants };
}

type GuestsInFrame = ReturnType<typeof withInfants>;

const allChildren = ({ children, infants }: Pick<Guests, 'children' | 'infants'>): number | null =>
  children === null || children === undefined ? null : children + (infants ?? 0);

/** Whether the rules' reading says all that the model says. */
const covers = (read: Guests, given: GuestsInFrame): boolean =>
  read.adults === given.adults &&
  (given.children === null || allChildren(given) === (allChildren(read) ?? 0)) &&
  (given.childrenAges === null || given.childrenAges.join() === (read.childrenAges ?? []).join()) &&
  (given.rooms === null || given.rooms === read.rooms);

const hasChildren = ({ children, childrenAges, infants }: Guests): boolean =>
  Boolean(children ?? childrenAges?.length ?? infants);

const lacksChildren = (read: Guests, known: Guests): boolean => hasChildren(known) && !hasChildren(read);

const agreesWith = (known: Guests, given: GuestsInFrame): boolean =>
  agree(known.adults, given.adults) &&
  agree(known.rooms, given.rooms) &&
  agree(allChildren(known), allChildren(given)) &&
  agree(known.childrenAges?.join() || null, given.childrenAges?.join());

/** The party with the model's ages of the children where the rules know only how many there are. */
function withAges(party: Guests, { words, ...given }: GuestsInFrame): Guests {
  const { childrenAges, infants } = given;
  const isCounted = allChildren(party) === (childrenAges?.length ?? 0) + infants;
  if (!childrenAges || party.childrenAges?.length || !isCounted) return party;
  const numbers = numbersIn(words);
  check(
    childrenAges.every((age) => numbers.has(age)),
    'such ages',
  );
  return { ...party, children: childrenAges.length, childrenAges, infants: infants || null };
}

/**
 * The guests of a frame, with what only the rules read.
 * @throws FrameRejected when the message does not say them
 */
export function guestsOf({ guests }: Frame, { context, rules }: Message): SearchDetails['guests'] {
  if (!guests) return null;
  const given = withInfants(guests);
  const { words, ...people } = given;
  const read = understand(words, context).details.guests;
  check(read !== null || hasUnknownWord(words) || numbersIn(words).size > 0, 'guests');
  check(!read || agreesWith(read, given), 'other guests');
  if (rules.details.guests && !agreesWith(rules.details.guests, given)) {
    // The quoted words alone may say the whole party: the rules may have counted people in other words.
    check(read !== null && covers(read, given) && !lacksChildren(read, rules.details.guests), 'other guests');
    return read;
  }
  if (read) return withAges(rules.details.guests ?? read, given);
  const numbers = new Set([given.adults, guests.children, given.rooms, ...(guests.childrenAges ?? [])]);
  const total = (given.adults ?? 0) + (given.children ?? given.childrenAges?.length ?? 0);
  check(
    [...numbersIn(words)].every((number) => numbers.has(number) || number === total),
    'other numbers of guests',
  );
  return { ...people, infants: given.infants || null };
}
