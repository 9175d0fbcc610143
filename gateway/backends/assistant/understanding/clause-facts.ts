/** What one clause of a message says: whether it wants something, names a day, place or party, or says nothing. */
import { NEGATES } from './clause-patterns.ts';
import { hasDetails } from './mentions.ts';
import { termsOf, type Term } from './words/terms.ts';
import type { GuestDetails, SearchDetails, Reading } from './reading.ts';

const NOTHING_DEFINITE = 'unknown find small-talk yes no more start-over undo act'.split(' ');
/** True for a goal other than a search, small talk and bare answers: it says clearly what is wanted. */
export const isDefinite = ({ goal }: Reading): boolean => !NOTHING_DEFINITE.includes(goal.kind);

/** True for subjects that people mention although they want hotels: the weather, their flight, their car. */
export const isOffTopic = ({ goal }: Reading): boolean =>
  goal.kind === 'extras' ||
  (goal.kind === 'small-talk' && ['weather', 'not-ours', 'visa', 'joke', 'favourite'].includes(goal.about));

/** True when at most one person is mentioned, so that the party is not described. */
const isMentioned = (guests: GuestDetails | null): boolean =>
  guests === null ||
  ((guests.adults ?? 1) === 1 &&
    guests.rooms === null &&
    !guests.isChange &&
    (guests.childrenAges ?? []).length === 0);

/** True when the details change neither the search nor the party; one person may be mentioned. */
export const saysNothing = (details: SearchDetails): boolean =>
  !hasDetails({ ...details, guests: null }) && isMentioned(details.guests) && details.dropped.length === 0;

/** True when the clause has an exact day: not “for 2 nights”, “in May”, “for a weekend”. */
export function namesDay({ text, reading }: Clause): boolean {
  const { checkIn, checkOut } = reading.details.dates ?? {};
  if (!checkIn || /(?<!\p{L})(?:a|one) (?:\p{L}+ )?weekend(?!\p{L})/iu.test(text)) return false;
  return Boolean(checkOut) || !checkIn.endsWith('-01') || /(?<!\d)0?1(?!\d)|first|ראשון/iu.test(text);
}

/** True when the clause has the number of travellers: “birthday party for 8 people”. */
export function countsParty({ text, reading }: Clause): boolean {
  const { adults = null, children = null, rooms = null } = reading.details.guests ?? {};
  const counts = new Set([adults, children, rooms, (adults ?? 0) + (children ?? 0)]);
  return termsOf(text).some(({ number }) => number !== null && number > 0 && counts.has(number));
}

export const namesPlace = ({ places }: SearchDetails): boolean =>
  places.some(({ isEveryday, isMarked }) => isMarked && !isEveryday);

/** A part of the message with its own reading. `isQuestion`: it ends with a question mark. */
export interface Clause {
  readonly text: string;
  readonly reading: Reading;
  readonly isQuestion: boolean;
}

export const NAMES_HOTEL = /hotel|מלון/iu;

/** True when the clause wants something: it names what is searched, or asks. */
export const isMain = ({ text, reading, isQuestion }: Clause): boolean =>
  isDefinite(reading)
    ? isQuestion || reading.goal.kind !== 'extras'
    : !isOffTopic(reading) &&
      (!saysNothing(reading.details) || namesPlace(reading.details) || NAMES_HOTEL.test(text));

export const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

const STAY_TAGS =
  'same-day same comes-too drops-out one-more undo set-to aged number arriving leaving kin ordinal family party group'.split(
    ' ',
  );
/**
 * True for a word that adds details to another clause: “…, they are five and eight”, “…, the departure is the
 * same”.
 */
const isOfStay = ({ tags, number }: Term): boolean =>
  number !== null || STAY_TAGS.some((name) => tags.has(name));

/**
 * True when a search could use nothing of the clause. `isAsked`: another clause asks something, so that one person
 * may be mentioned.
 */
export const isEmpty = ({ text, reading: { details } }: Clause, isAsked: boolean): boolean =>
  saysNothing(details) && (isAsked || (details.guests === null && !termsOf(text).some(isOfStay)));

/** True when the details give no number of people. */
export const isUncountedIn = ({ guests }: SearchDetails): boolean =>
  guests === null || (guests.adults === null && (guests.childrenAges ?? []).length === 0 && !guests.children);

/** Questions whose answer depends on the stay and on who travels. */
const PARTY_QUESTIONS: ReadonlySet<string> = new Set(['price', 'share', 'rooms', 'cancellation']);

/** True for a question about a hotel whose answer does not depend on the stay. */
export const isTimeless = ({ goal }: Reading): boolean =>
  goal.kind === 'hotel' && !PARTY_QUESTIONS.has(goal.question.kind);

/**
 * True when the people of a clause matter for the question in another one: “how much is the second, with my
 * mother”.
 */
export function changesParty(guests: GuestDetails | null, { goal }: Reading): boolean {
  if (guests === null || (goal.kind !== 'compare' && goal.kind !== 'hotel')) return false;
  const isOfPrice = goal.kind === 'compare' || PARTY_QUESTIONS.has(goal.question.kind);
  const isCounted = guests.rooms !== null || (guests.childrenAges ?? []).length > 0 || guests.isChange;
  // “the second, it reminds me of my uncle's house”: one person beside the traveller is only mentioned.
  return isOfPrice || isCounted === true || (guests.adults ?? 0) > 2;
}

/**
 * True when the clause names the subject of a question in another one: “The receipt for my booking, where is it?”
 */
export const namesSubject = ({ text, reading: { goal } }: Clause): boolean =>
  (goal.kind === 'person' ||
    (goal.kind === 'page' && goal.page === 'cancellation') ||
    (goal.kind === 'hotel' && goal.question.kind === 'cancellation') ||
    (goal.kind === 'bookings' && (goal.question !== 'list' || wordsIn(text) <= MAX_LIST_QUESTION_WORDS))) &&
  !NEGATES.test(text);
const MAX_LIST_QUESTION_WORDS = 4;

/** True for a goal about hotels of the list, a comparison, an own booking or a person to talk to. */
export const pointsAt = ({ goal }: Reading): boolean =>
  goal.kind === 'compare' ||
  goal.kind === 'bookings' ||
  goal.kind === 'person' ||
  (goal.kind === 'hotel' && goal.hotel.kind !== 'named' && goal.hotel.kind !== 'it');

/**
 * True when the clause may name a place: it has a capital letter inside, or there is no search yet and a word is
 * unknown.
 */
export const mayName = ({ text, reading }: Clause, hasSearch: boolean): boolean =>
  has(reading, 'places') && (!hasSearch || /(?<=\p{L}\S* )(?!I['’ ])\p{Lu}\p{Ll}/u.test(text));

export const PARTS = ['dates', 'places'] as const;
/** True when the reading has dates, or places that are not everyday words. */
export const has = ({ details }: Reading, part: (typeof PARTS)[number]): boolean =>
  part === 'dates' ? details.dates !== null : details.places.some(({ isEveryday }) => isEveryday !== true);
