/** Merges the days and people of a message into those of the current search. */
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import { partyLimits, partyProblem as problemOf, type PartyProblem } from '#shared/stay/party.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import type { Stay } from '../../tools/tools.ts';
import { roomWishesOf, type Days, type Party } from '../../tools/wishes.ts';
import { defaultDays } from '../../understanding/dates/merge-days.ts';
import type { DateDetails, GuestDetails } from '../../understanding/reading.ts';
import type { DialogState } from '../state.ts';

/** The party of a search for which no guests are known. */
export const defaultParty: Party = { adults: 2, childrenAges: [], infants: 0, rooms: 1 };

/** Number of travellers, including children whose ages are missing. */
export function partySize({ party, missingAges }: Pick<DialogState, 'party' | 'missingAges'>): number {
  const { adults, childrenAges, infants } = party ?? defaultParty;
  return adults + childrenAges.length + infants + Math.abs(missingAges);
}

/** The part of the days that is assumed after a message; an earlier assumption stays until a message names that part. */
export function assumedDays(
  known: Pick<DialogState, 'stay' | 'stayAssumed'>,
  details: DateDetails | null,
): DialogState['stayAssumed'] {
  if (!details) return known.stayAssumed;
  const hasLength = details.nights !== null || details.checkOut !== null;
  if (details.isFirstWeekend) return 'weekend';
  if (details.checkIn !== null)
    return hasLength || (known.stay !== null && known.stayAssumed !== 'nights') ? null : 'nights';
  if (known.stay === null) return 'start';
  // Moved days are no longer the first weekend.
  const isMoved =
    known.stayAssumed === 'weekend' && (details.shift !== undefined || details.isFirst === true);
  return isMoved || (known.stayAssumed === 'nights' && hasLength) ? null : known.stayAssumed;
}

export type StayProblem = 'past' | 'reversed' | 'too-long' | 'too-far';

/** Why hotels cannot be searched for these days; null when they can. */
export function stayProblem({ checkIn, checkOut }: Days, today: string): StayProblem | null {
  const nights = nightsBetween(checkIn, checkOut);
  if (checkIn < today) return 'past';
  if (nights < 1) return 'reversed';
  if (nights > MAX_NIGHTS) return 'too-long';
  return checkIn > addDays(today, MAX_DAYS_AHEAD) ? 'too-far' : null;
}

/** `missingAges` when children are mentioned without their number. */
const UNCOUNTED = -1;

/** The children's ages after a message, and the number of missing ones. */
interface Ages {
  readonly ages: readonly number[];
  readonly missing: number;
}

/** The children's ages after an answer, which may give only those that were missing or all of them. */
function answerAges(answered: readonly number[], known: readonly number[], open: number): Ages {
  return answered.length > open
    ? { ages: answered, missing: Math.max(0, known.length + open - answered.length) }
    : { ages: [...known, ...answered], missing: open - answered.length };
}

/** Replaces the known age that is closest to the new one. */
function replaced(known: readonly number[], age: number): readonly number[] {
  const away = known.map((one) => Math.abs(one - age));
  return known.with(away.indexOf(Math.min(...away)), age);
}

/** True when the child who leaves is a baby, because a baby is the youngest. */
const infantLeaves = ({ leaves }: GuestDetails, { childrenAges, infants }: Party, open: number): boolean =>
  infants > 0 && (leaves === 'youngest' || (leaves !== undefined && childrenAges.length === 0 && open === 0));

/** Known and mentioned ages together; a mentioned age that equals a known one belongs to the same child. */
function together(known: readonly number[], mentioned: readonly number[]): readonly number[] {
  const left = [...known];
  const isNew = (age: number): boolean => {
    const at = left.indexOf(age);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  return [...known, ...mentioned.filter(isNew)];
}

/** The ages after a child has left. @param open number of ages missing before; -1 when the number is unknown */
function agesWithoutOne(details: GuestDetails, before: Party, open: number): Ages {
  const { childrenAges: known } = before;
  if (infantLeaves(details, before, open)) return { ages: known, missing: open };
  // While an age is missing, it is unknown which child is the eldest.
  if (open !== 0) return { ages: known, missing: open < 0 ? open : open - 1 };
  const leaving = details.leaves === 'eldest' ? Math.max(...known) : Math.min(...known);
  return { ages: known.toSpliced(known.indexOf(leaving), 1), missing: open };
}

/** The ages after a message about the children already known, which gives missing ages or corrects one; else null. */
function agesOfSameChildren(details: GuestDetails, known: readonly number[], open: number): Ages | null {
  const { adults, childrenAges, children, isChange, isOnlyChild } = details;
  if (isChange) return null;
  const mentioned = childrenAges ?? [];
  // “sorry, one child of 5” corrects their number.
  const isTheirs = (children ?? 1) === 1 ? !isOnlyChild : [open, known.length + open].includes(children ?? 0);
  const isAnswer = adults === null && isTheirs && (children ?? mentioned.length) === mentioned.length;
  if (isAnswer && mentioned.length > 0 && open > 0) return answerAges(mentioned, known, open);
  const [only, another] = mentioned;
  // “my little one is 4”: one age when several are known, and no other person is mentioned.
  const isOfOne = only !== undefined && another === undefined && (children ?? 1) === 1;
  if (isOfOne && !isOnlyChild && adults === null && known.length > 1)
    return { ages: known.includes(only) ? known : replaced(known, only), missing: Math.max(0, open) };
  // “so we two and both children”: as many as are known.
  const areAsMany = mentioned.length === 0 && children === known.length && known.length > 0;
  return areAsMany && open === 0 ? { ages: known, missing: 0 } : null;
}

/** The ages after a message that gives the number of all children, with the ages of some; else null. */
function agesOfAllChildren(details: GuestDetails, before: Party): Ages | null {
  const { childrenAges, children } = details;
  if (children === null) return null;
  const mentioned = childrenAges ?? [];
  const all = together(before.childrenAges, mentioned);
  // “so now it’s three kids, four, eight and eleven”, “her daughter (7) comes along, so we are three adults and three kids”
  const isWhole = mentioned.length > 0 && mentioned.length < children && all.length === children;
  if (!isWhole && !details.isAll) return null;
  const babies = before.infants + (details.infants ?? 0);
  return { ages: all, missing: Math.max(0, children - babies - all.length) };
}

/** All ages after a message that adds children, or that states all of their ages again. */
function agesOfMentioned(
  { childrenAges, children, isChange }: GuestDetails,
  known: readonly number[],
  open: number,
  earlier: readonly number[],
): Ages {
  const mentioned = childrenAges ?? [];
  const missing = Math.max(0, (children ?? 0) - mentioned.length);
  const isLonger = known.length > 0 && mentioned.length > known.length;
  const areRepeated = isLonger && together(known, mentioned).length === mentioned.length;
  if (isChange && !areRepeated && (children !== null || known.length > 0))
    return { ages: [...known, ...mentioned], missing: open < 0 ? open : open + missing };
  if (children !== null || mentioned.length > 0) return { ages: mentioned, missing };
  // “with the kids”: those that are known or travelled before, else their number is unknown.
  const ages = known.length > 0 ? known : earlier;
  return { ages, missing: ages.length > 0 ? Math.max(0, open) : UNCOUNTED };
}

/**
 * The ages after a message that adds, corrects, repeats or removes children.
 * @param open number of ages missing before; -1 when the number of children is unknown
 * @param earlier ages of children who travelled before some left
 */
function mergeAges(details: GuestDetails, before: Party, open: number, earlier: readonly number[]): Ages {
  const { childrenAges: known } = before;
  if (details.leaves) return agesWithoutOne(details, before, open);
  if (details.childrenAges === null && details.children === null)
    return { ages: known, missing: Math.max(0, open) };
  return (
    agesOfSameChildren(details, known, open) ??
    agesOfAllChildren(details, before) ??
    agesOfMentioned(details, known, open, earlier)
  );
}

/** Lower bounds that keep a party valid after people leave. */
const minimum = { adults: 1, infants: 0, rooms: 1 } as const;

/**
 * The party after a message, and the number of children whose ages are still missing.
 * @param earlier ages of children who travelled before some left
 */
export function mergeParty(
  known: DialogState['party'],
  details: GuestDetails | null,
  missingBefore: number,
  earlier: readonly number[] = [],
): { readonly party: Party | null; readonly missingAges: number } {
  if (!details) return { party: known, missingAges: missingBefore };
  const before = known ?? defaultParty;
  const { ages, missing } = mergeAges(details, before, missingBefore, earlier);
  const counted = (name: 'adults' | 'infants' | 'rooms'): number => {
    const number = details[name];
    // “two rooms, the kids are coming”: the number is the total.
    // People who leave do not add a room: “one of them cancelled, so one room”.
    const isOnTop =
      details.isChange && !(name === 'rooms' && ((number ?? 0) > 1 || (details.adults ?? 0) < 0));
    return isOnTop ? Math.max(minimum[name], before[name] + (number ?? 0)) : (number ?? before[name]);
  };
  // “we are six people”, of whom three are the children who are known.
  const others = before.childrenAges.length + before.infants;
  const among = details.isTotal && (details.adults ?? 0) > others ? others : 0;
  const grown = ages.filter((age) => age > partyLimits.maxAge).length;
  const party = {
    adults: counted('adults') - among + grown,
    childrenAges: ages.filter((age) => age <= partyLimits.maxAge),
    infants: counted('infants') - (infantLeaves(details, before, missingBefore) ? 1 : 0),
    rooms: counted('rooms'),
  };
  const own = details.ownRoom;
  const rooms =
    own === 'each' ? party.adults : own === 'couple' ? Math.ceil(party.adults / 2) : before.rooms + 1;
  return { party: own ? { ...party, rooms } : party, missingAges: missing };
}

/**
 * Why hotels cannot be searched for this party; null when they can. Only the number of rooms can be out of range
 * here.
 */
export const partyProblem = (party: Party): PartyProblem | null =>
  problemOf({ ...party, children: party.childrenAges.length });

/** The party with as many rooms as it needs, at most one per adult; null when it cannot be searched even then. */
export function withEnoughRooms(party: Party): Party | null {
  const { adults, childrenAges, infants, rooms } = party;
  const needed = Math.max(rooms, Math.ceil(adults / 2), Math.ceil((childrenAges.length + infants) / 4));
  const fitting = { ...party, rooms: Math.min(adults, needed) };
  return partyProblem(fitting) === null ? fitting : null;
}

/** The stay to search: known details, and defaults for the rest. A group too large for its rooms gets enough of them. */
export function stayOf(
  { stay, party, wishes }: Pick<DialogState, 'stay' | 'party' | 'wishes'>,
  today: string,
): Stay {
  const people = party ?? defaultParty;
  const fitting = partyProblem(people) === null ? people : (withEnoughRooms(people) ?? people);
  return { ...(stay ?? defaultDays(today)), ...fitting, ...roomWishesOf(wishes) };
}
