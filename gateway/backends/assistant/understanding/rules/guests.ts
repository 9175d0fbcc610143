/** The guests of a reading, from the people that the rules counted. */
import type { People } from '../parse-state.ts';
import type { MessageContext } from '../goals/message-context.ts';
import type { GuestDetails } from '../reading.ts';
import type { Term } from '../words/terms.ts';

const ONLY = /^(?:only|just|רק)(?!\p{L})/u;
/** Travellers who are no children: “six friends”. */
const GROWN = /^(?:friends|mates|colleagues|grown(?:[ -]?ups?)?|חבר(?:ים|ות)|מבוגרים|מבוגרות)(?: |$)/u;
/** Words for the writer's own group: “us”, “we”, אנחנו (we), and the ending of שנינו (the two of us). */
const US = /\b(?:us|we)\b|אנחנו|תי?נו$|נינו$/u;

/**
 * True when the message only repeats the number of the known party, children included: “all four of us”, or “for 4
 * people” when four travel already.
 */
function isKnownParty(people: People, terms: readonly Term[], context: MessageContext): boolean {
  const isUs = terms.some(({ tags, text }) => tags.has('party') && US.test(text));
  const size = people.adults === null || isUs ? (people.total ?? people.adults) : null;
  const isOnlySize = !people.hasChildren && !people.isChange && people.infants === null;
  return size !== null && size === context.partySize && isOnlySize && context.lastQuestion !== 'guests';
}

/**
 * The guests of the reading from the counts that the rules collected; null when the message has no people or
 * rooms. Where a total is given, the adults are the total without the children and babies.
 */
export function guestsOf(
  people: People,
  terms: readonly Term[],
  context: MessageContext,
): GuestDetails | null {
  const { total, ages, hasChildren, infants, rooms, ownRoom, allChildren } = people;
  const counted = people.adults ?? (total === null ? people.beds : null);
  if (!hasChildren && [counted, total, infants, rooms, ownRoom].every((count) => count === null)) return null;
  if (isKnownParty(people, terms, context))
    return { adults: null, childrenAges: null, children: null, infants: null, rooms };
  // “our daughter and her husband join us, so we are four” gives the total.
  const isOfMore = counted !== null && total !== null && total > counted;
  const isChange = people.isChange && !isOfMore;
  // “five children, 12, 10, 7, 4 and a baby”: the baby is one of the five.
  const isBabyCounted = infants !== null && ages.length > 0 && people.children === ages.length + infants;
  const known = isBabyCounted ? ages.length : (allChildren ?? Math.max(people.children ?? 0, ages.length));
  const children = hasChildren && (known > 0 || people.children === 0) ? known : null;
  const others = (children ?? 0) + (infants ?? 0);
  // “my brother and his girlfriend are coming, so 4 of us”: a total of adults, unless children or babies are mentioned.
  const adults = isOfMore && !hasChildren && infants === null ? null : counted;
  // “my little one is just 3” gives an age.
  const isAlone = ({ text }: Term, at: number): boolean =>
    ONLY.test(text) && terms[at + 1]?.number !== ages[0];
  const isOnlyChild =
    !isChange && counted === null && ages.length === 1 && (allChildren === 1 || terms.some(isAlone));
  const mayInclude =
    (context.childrenAges ?? []).length > 0 &&
    people.adults === null &&
    total !== null &&
    !hasChildren &&
    infants === null &&
    !isChange &&
    !terms.some(({ text }) => GROWN.test(text));
  return {
    adults: adults ?? (total === null ? null : Math.max(1, total - others)),
    childrenAges: hasChildren ? ages : null,
    children,
    infants,
    rooms,
    ...(mayInclude && { isTotal: true }),
    ...(ownRoom && rooms === null && { ownRoom }),
    ...(isChange && { isChange: true }),
    ...(isChange && allChildren !== null && { isAll: true }),
    ...(isOnlyChild && { isOnlyChild }),
    ...(people.leaves && { leaves: people.leaves }),
  };
}
