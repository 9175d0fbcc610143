import { addDays, nightsBetween } from '../../calendar-days.ts';
import type { Stay } from '../../tools/tools.ts';
import { askedOf } from '../../tools/wishes.ts';
import type { DatesSaid, GuestsSaid } from '../../understanding/understanding.ts';
import type { Days, DialogState, Party } from '../state.ts';

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
  const { checkIn, checkOut } = known ?? defaultDays(today);
  if (said.shift !== undefined)
    return { checkIn: addDays(checkIn, said.shift), checkOut: addDays(checkOut, said.shift) };
  if (said.start !== undefined) return { checkIn: addDays(checkIn, said.start), checkOut };
  if (said.longer !== undefined) return { checkIn, checkOut: addDays(checkOut, said.longer) };
  const nights = said.nights ?? (known ? nightsBetween(known.checkIn, known.checkOut) : USUAL_NIGHTS);
  if (said.checkIn !== null)
    return { checkIn: said.checkIn, checkOut: said.checkOut ?? addDays(said.checkIn, nights) };
  if (said.checkOut !== null)
    return {
      checkIn: said.nights === null ? checkIn : addDays(said.checkOut, -said.nights),
      checkOut: said.checkOut,
    };
  return said.nights === null ? known : { checkIn, checkOut: addDays(checkIn, said.nights) };
}

/** Which part of the days that a message leaves is nobody's but hers; what was assumed before stays so until it is said. */
export function assumedDays(
  known: Pick<DialogState, 'stay' | 'stayAssumed'>,
  said: DatesSaid | null,
): DialogState['stayAssumed'] {
  if (!said) return known.stayAssumed;
  const isLengthSaid = said.nights !== null || said.checkOut !== null;
  if (said.isFirstWeekend) return 'weekend';
  if (said.checkIn !== null)
    return isLengthSaid || (known.stay !== null && known.stayAssumed !== 'nights') ? null : 'nights';
  if (known.stay === null) return 'start';
  // Moved days are no longer the first weekend.
  const isMoved = known.stayAssumed === 'weekend' && (said.shift !== undefined || said.isFirst === true);
  return isMoved || (known.stayAssumed === 'nights' && isLengthSaid) ? null : known.stayAssumed;
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

/** Children's ages that a message leaves, and how many more are still to be told. */
interface Ages {
  readonly ages: readonly number[];
  readonly open: number;
}

/** Ages told after they were asked for: of the open children alone, or of all of them once more. */
function answeredAges(told: readonly number[], known: readonly number[], open: number): Ages {
  return told.length > open
    ? { ages: told, open: Math.max(0, known.length + open - told.length) }
    : { ages: [...known, ...told], open: open - told.length };
}

/** An age in the place of the one that is nearest to it. */
function replaced(known: readonly number[], age: number): readonly number[] {
  const away = known.map((one) => Math.abs(one - age));
  return known.with(away.indexOf(Math.min(...away)), age);
}

/** Babies are the youngest of all. */
const isBabyGone = ({ leaves }: GuestsSaid, { childrenAges, infants }: Party, open: number): boolean =>
  infants > 0 && (leaves === 'youngest' || (leaves !== undefined && childrenAges.length === 0 && open === 0));

function agesLeft(said: GuestsSaid, before: Party, open: number): Ages {
  const { adults, childrenAges, children, isMore, isAll, leaves } = said;
  const { childrenAges: known } = before;
  const told = childrenAges ?? [];
  if (leaves) {
    if (isBabyGone(said, before, open)) return { ages: known, open };
    // Nobody knows which of them the eldest is while an age is open.
    if (open !== 0) return { ages: known, open: open < 0 ? open : open - 1 };
    const gone = leaves === 'eldest' ? Math.max(...known) : Math.min(...known);
    return { ages: known.toSpliced(known.indexOf(gone), 1), open };
  }
  if (childrenAges === null && children === null) return { ages: known, open: Math.max(0, open) };
  if (children === null && told.length > 0 && open > 0) return answeredAges(told, known, open);
  const [only, another] = told;
  // “my little one is 4”: one age is told of several that are known, and nobody else with it.
  if (
    !isMore &&
    !isAll &&
    adults === null &&
    only !== undefined &&
    another === undefined &&
    (children ?? 1) === 1 &&
    known.length > 1
  )
    return { ages: known.includes(only) ? known : replaced(known, only), open: Math.max(0, open) };
  const untold = Math.max(0, (children ?? 0) - told.length);
  if (isMore && (children !== null || known.length > 0))
    return { ages: [...known, ...told], open: open < 0 ? open : open + untold };
  // “with kids”: nobody said how many.
  if (children === null && told.length === 0) return { ages: [], open: UNCOUNTED };
  return { ages: told, open: untold };
}

/** At least one person travels, however many are taken off the party. */
const fewest = { adults: 1, infants: 0, rooms: 1 } as const;

/** The people that a message leaves, and how many children's ages it leaves open beside those of the party. */
export function mergedParty(
  known: DialogState['party'],
  said: GuestsSaid | null,
  missingBefore: number,
): { readonly party: Party | null; readonly missingAges: number } {
  if (!said) return { party: known, missingAges: missingBefore };
  const before = known ?? defaultParty;
  const { ages, open } = agesLeft(said, before, missingBefore);
  const counted = (name: 'adults' | 'infants' | 'rooms'): number => {
    const number = said[name];
    return said.isMore ? Math.max(fewest[name], before[name] + (number ?? 0)) : (number ?? before[name]);
  };
  const grown = ages.filter((age) => age > limits.childAge).length;
  const party = {
    adults: counted('adults') + grown,
    childrenAges: ages.filter((age) => age <= limits.childAge),
    infants: counted('infants') - (isBabyGone(said, before, missingBefore) ? 1 : 0),
    rooms: counted('rooms'),
  };
  return { party, missingAges: open };
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
): Stay => ({ ...(stay ?? defaultDays(today)), ...(party ?? defaultParty), ...askedOf(wishes) });
