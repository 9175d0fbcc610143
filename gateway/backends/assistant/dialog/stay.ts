import { addDays, nightsBetween } from '../calendar-days.ts';
import type { Stay } from '../tools/tools.ts';
import { askedOf } from '../tools/wishes.ts';
import type { DatesSaid, GuestsSaid } from '../understanding/understanding.ts';
import type { Days, DialogState, Party } from './state.ts';

/** Limits of every search: nights of a stay, days ahead of its first night, people. */
export const limits = {
  nights: 30,
  daysAhead: 500,
  rooms: 9,
  adults: 30,
  adultsPerRoom: 8,
  childrenPerRoom: 4,
  childAge: 17,
  stars: 5,
} as const;

/** The product's stay for who names no days: tomorrow to a week from today. */
const FIRST_DAY = 1;
const USUAL_NIGHTS = 6;

export const defaultParty: Party = { adults: 2, childrenAges: [], infants: 0, rooms: 1 };

const defaultDays = (today: string): Days => ({
  checkIn: addDays(today, FIRST_DAY),
  checkOut: addDays(today, FIRST_DAY + USUAL_NIGHTS),
});

const WEEK = 7;

/** The same day of another month; its last day where it has no such day. */
const sameDateIn = (month: string, day: string): string => {
  const next = addDays(`${month.slice(0, 8)}01`, 31).slice(0, 8);
  const last = addDays(`${next}01`, -1);
  const same = month.slice(0, 8) + day.slice(8);
  return same > last ? last : same;
};

/** The days that a message leaves: what it does not say stays as it was. */
export function mergedDays(known: Days | null, said: DatesSaid | null, today: string): Days | null {
  if (!said) return known;
  if (known && said.isMonth && said.checkIn !== null) {
    const checkIn = sameDateIn(said.checkIn, known.checkIn);
    if (checkIn >= today)
      return { checkIn, checkOut: addDays(checkIn, nightsBetween(known.checkIn, known.checkOut)) };
  }
  if (known && said.isWeekday && said.checkOut !== null) {
    const days = nightsBetween(known.checkIn, said.checkOut);
    return {
      checkIn: known.checkIn,
      checkOut: addDays(known.checkIn, ((((days - 1) % WEEK) + WEEK) % WEEK) + 1),
    };
  }
  if (said.shift !== undefined) {
    const { checkIn, checkOut } = known ?? defaultDays(today);
    return { checkIn: addDays(checkIn, said.shift), checkOut: addDays(checkOut, said.shift) };
  }
  if (said.longer !== undefined) {
    const { checkIn, checkOut } = known ?? defaultDays(today);
    return { checkIn, checkOut: addDays(checkOut, said.longer) };
  }
  const nights = said.nights ?? (known ? nightsBetween(known.checkIn, known.checkOut) : USUAL_NIGHTS);
  if (said.checkIn !== null)
    return { checkIn: said.checkIn, checkOut: said.checkOut ?? addDays(said.checkIn, nights) };
  if (said.checkOut !== null) {
    if (said.nights !== null)
      return { checkIn: addDays(said.checkOut, -said.nights), checkOut: said.checkOut };
    const start = known?.checkIn ?? defaultDays(today).checkIn;
    return { checkIn: start, checkOut: said.checkOut };
  }
  if (said.nights === null) return known;
  const start = known?.checkIn ?? defaultDays(today).checkIn;
  return { checkIn: start, checkOut: addDays(start, said.nights) };
}

/** Which part of the days that a message leaves is nobody's but hers; what was assumed before stays so until it is said. */
export function assumedDays(
  known: Pick<DialogState, 'stay' | 'stayAssumed'>,
  said: DatesSaid | null,
): DialogState['stayAssumed'] {
  if (!said) return known.stayAssumed;
  const isLengthSaid = said.nights !== null || said.checkOut !== null;
  if (said.checkIn !== null)
    return isLengthSaid || (known.stay !== null && known.stayAssumed !== 'nights') ? null : 'nights';
  if (known.stay === null) return 'start';
  return known.stayAssumed === 'nights' && isLengthSaid ? null : known.stayAssumed;
}

export type StayProblem = 'past' | 'reversed' | 'too-long' | 'too-far';

/** What keeps a stay from being searched. */
export function stayProblem({ checkIn, checkOut }: Days, today: string): StayProblem | null {
  const nights = nightsBetween(checkIn, checkOut);
  if (checkIn < today) return 'past';
  if (nights < 1) return 'reversed';
  if (nights > limits.nights) return 'too-long';
  return checkIn > addDays(today, limits.daysAhead) ? 'too-far' : null;
}

/** Children are spoken of, and nobody said how many. */
const UNCOUNTED = -1;

/** Who comes with those who travel already, as all of them together. */
function onTop(said: GuestsSaid, before: Party): GuestsSaid {
  const ages = [...before.childrenAges, ...(said.childrenAges ?? [])];
  return {
    adults: before.adults + (said.adults ?? 0),
    childrenAges: said.childrenAges && ages,
    children: said.children === null ? null : before.childrenAges.length + said.children,
    infants: before.infants + (said.infants ?? 0),
    rooms: before.rooms + (said.rooms ?? 0),
  };
}

/** The people that a message leaves, and how many children's ages it leaves open. */
export function mergedParty(
  known: DialogState['party'],
  said: GuestsSaid | null,
  missingBefore: number,
): { readonly party: Party | null; readonly missingAges: number } {
  if (!said) return { party: known, missingAges: missingBefore };
  const before = known ?? defaultParty;
  if (said.isMore) return mergedParty(known, onTop(said, before), missingBefore);
  const ages = said.childrenAges ?? (said.children === null ? before.childrenAges : []);
  // “with kids”: nobody said how many.
  const isUncounted = said.childrenAges !== null && said.children === null && ages.length === 0;
  const wanted = said.children ?? (missingBefore > 0 ? Math.max(missingBefore, ages.length) : ages.length);
  const grown = ages.filter((age) => age > limits.childAge).length;
  const party = {
    adults: (said.adults ?? before.adults) + grown,
    childrenAges: ages.filter((age) => age <= limits.childAge),
    infants: said.infants ?? before.infants,
    rooms: said.rooms ?? before.rooms,
  };
  if (isUncounted) return { party, missingAges: UNCOUNTED };
  return { party, missingAges: ages.length >= wanted ? 0 : wanted };
}

export type PartyProblem = 'too-many-rooms' | 'adults-below-rooms' | 'too-many-adults' | 'too-many-children';

/** What keeps people from being searched; they are spread evenly over the rooms. */
export function partyProblem({ adults, childrenAges, infants, rooms }: Party): PartyProblem | null {
  if (rooms > limits.rooms) return 'too-many-rooms';
  if (adults < rooms) return 'adults-below-rooms';
  if (adults > limits.adults || Math.ceil(adults / rooms) > limits.adultsPerRoom) return 'too-many-adults';
  return Math.ceil((childrenAges.length + infants) / rooms) > limits.childrenPerRoom
    ? 'too-many-children'
    : null;
}

/** The stay that is searched: what is known, the default for the rest. */
export const stayOf = (
  { stay, party, wishes }: Pick<DialogState, 'stay' | 'party' | 'wishes'>,
  today: string,
): Stay => ({
  ...(stay ?? defaultDays(today)),
  ...(party ?? defaultParty),
  ...askedOf(wishes),
});
