/**
 * Removes clauses that only comment on a message, because their words would be read as details: “I promised them
 * snow” names no days. Each clause is read alone to judge it. Quoted messages in comments are examples of the condition
 * below them.
 */
import {
  type Clause,
  isDefinite,
  isOffTopic,
  saysNothing,
  namesDay,
  countsParty,
  namesPlace,
  NAMES_HOTEL,
  isMain,
  wordsIn,
  isEmpty,
  isUncountedIn,
  isTimeless,
  changesParty,
  namesSubject,
  pointsAt,
  mayName,
  PARTS,
  has,
} from './clause-facts.ts';
import { NEW_TRIP } from './goals/facts/bookings.ts';
import {
  AROUND,
  ASKS,
  ASKS_IN_WORDS,
  AT_PLACE,
  BEGINS_WITH_AGE,
  CHILD,
  CLAUSE,
  CONDITION,
  EVENT,
  LEAVES_IT,
  NAMES_BOOKING,
  NEGATES,
  PAST,
  REASON,
  REJECTS,
  REQUESTS,
  SENTENCE,
  TELLS,
  VEHICLE,
} from './clause-patterns.ts';
import { folded } from '../language.ts';
import { NOT_PAID } from './rules/refused-sums.ts';
import { mayRetract } from './names/retracted.ts';
import { parted } from './rules/run-on.ts';
import { termsOf } from './words/terms.ts';
import type { Reading } from './reading.ts';

type ReadClause = (text: string) => Reading;

/** Maximum number of clauses that are read one by one. */
const MAX_CLAUSES = 10;
const MIN_WORDS = 3;

/**
 * True when the clause only comments and is to be removed. `mains` are the clauses that want something; without
 * another one of them nothing is removed.
 */
function isAside(clause: Clause, mains: readonly Clause[], hasSearch: boolean): boolean {
  const { text } = clause;
  const others = mains.filter((one) => one !== clause);
  if (others.length === 0 || mayBeWish(clause)) return false;
  if (isStory(clause, others, hasSearch)) return true;
  if (completesOther(clause, others, hasSearch)) return false;
  const asked = others.filter((one) => isDefinite(one.reading));
  const isNamed = (part: (typeof PARTS)[number]): boolean => others.some((one) => has(one.reading, part));
  // “New trip: Milan, 18-20 Jan, 1 adult” after a question about a booking
  const isOfBooking = asked.some(({ reading }) => reading.goal.kind === 'bookings');
  if (isOfBooking && has(clause.reading, 'places') && isNamed('dates') && !isNamed('places')) return false;
  const manner = {
    tells: (TELLS.test(text) && wordsIn(text) >= MIN_WORDS) || REASON.test(text),
    wants: REQUESTS.test(text) || NAMES_HOTEL.test(text),
    hasSearch,
  };
  return (
    namesOtherDay(clause, others, hasSearch) ||
    refusesWithReason(clause) ||
    tellsDayBesideQuestion(clause, asked, manner) ||
    commentsOnPointed(clause, asked, manner) ||
    isOffSubject(clause, manner) ||
    isEmptyRemark(clause, asked, manner)
  );
}

/** True for a child whose age is told next, and who travels: “my daughter moved her flight, she is 12”. */
const isAgedNext = ({ text }: Clause, next: Clause | undefined): boolean =>
  next !== undefined && CHILD.test(text) && BEGINS_WITH_AGE.test(next.text);

/** True when the clause may itself be what is wanted: a question, a condition, or the name of a hotel that was shown. */
const mayBeWish = ({ text, reading, isQuestion }: Clause): boolean =>
  // “Hotel Lev. Parking?”: only the names of hotels that were shown are pointed at.
  isQuestion || reading.pointed?.kind === 'named' || CONDITION.test(text) || NAMES_BOOKING.test(text);

/** True when another clause is understood only together with this one. */
function completesOther(clause: Clause, others: readonly Clause[], hasSearch: boolean): boolean {
  const { text } = clause;
  // “more than 900 a night, over my dead body”
  if (others.some((one) => one.reading.details.budget?.max === null) && NOT_PAID.test(folded(text)))
    return true;
  // “we have hired a car, where could we leave it?”
  if (VEHICLE.test(text) && others.some((one) => LEAVES_IT.test(one.text))) return true;
  // “we'd love Venice, Friday to Monday”
  const namesIt = others.some((one) => isDefinite(one.reading) || has(one.reading, 'places'));
  return !namesIt && mayName(clause, hasSearch);
}

/** True for a reason that refuses something: “because I am not going out to look for a restaurant”. */
const refusesWithReason = ({ text, reading }: Clause): boolean =>
  REASON.test(text) && NEGATES.test(text) && isUncountedIn(reading.details);

/**
 * True when the day of the clause is not one of the stay, but told beside a question: “is the wifi good? I submit a
 * paper on Sunday night”.
 */
function tellsDayBesideQuestion(
  { text, reading }: Clause,
  asked: readonly Clause[],
  manner: Manner,
): boolean {
  const isBeside = asked.some((one) => one.isQuestion && isTimeless(one.reading));
  const isOfStay = termsOf(text).some(({ tags }) => tags.has('arriving') || tags.has('leaving'));
  const tellsOnly = manner.tells && !manner.wants && !isOfStay;
  return isBeside && tellsOnly && saysNothing({ ...reading.details, dates: null });
}

/** True when the clause is about something that Sherry does not do, and has no detail of a search but guests. */
function isOffSubject({ text, reading }: Clause, { wants }: Manner): boolean {
  if (!isOffTopic(reading) || wants || ASKS_IN_WORDS.test(text)) return false;
  return isUncountedIn(reading.details) && saysNothing({ ...reading.details, guests: null });
}

/** True for a clause without details that only tells something or says nothing beside a question. */
function isEmptyRemark(clause: Clause, asked: readonly Clause[], { tells, wants }: Manner): boolean {
  const { text, reading } = clause;
  if (!isEmpty(clause, asked.length > 0)) return false;
  const isBesideQuestion = asked.some((one) => one.isQuestion);
  if (!isDefinite(reading) && !NAMES_HOTEL.test(text) && isBesideQuestion) return true;
  if (ASKS_IN_WORDS.test(text) || wants || namesPlace(reading.details)) return false;
  if (!isDefinite(reading)) return tells;
  // “the sitter cancelled”, “I am not cooking on my holiday”, beside a change of the search
  const isNamed = reading.goal.kind === 'hotel' && reading.goal.hotel.kind === 'named';
  const isMinor = asked.length === 0 || isBesideQuestion;
  // “I am not cooking on my holiday” is about no booking.
  const isOpen = !pointsAt(reading) || (reading.goal.kind === 'bookings' && NEGATES.test(text));
  return isMinor && isOpen && (tells || isNamed);
}

/** True when the clause tells of the past: “In 1985 we slept there for three dollars. What do you find now?” */
function isStory({ text, reading }: Clause, others: readonly Clause[], hasSearch: boolean): boolean {
  const isOfNow = REQUESTS.test(text) || NAMES_HOTEL.test(text) || isDefinite(reading) || AROUND.test(text);
  return (
    PAST.test(text) &&
    !isOfNow &&
    others.some((one) => hasSearch || has(one.reading, 'places') || isDefinite(one.reading))
  );
}

/**
 * True when the day of the clause is not a day of the stay, whose days another clause names: it is the day of an event,
 * or of a reason such as “since my Friday is ruined anyway, we stay until the 12th”.
 */
function namesOtherDay(clause: Clause, others: readonly Clause[], hasSearch: boolean): boolean {
  const { text, reading } = clause;
  const { details } = reading;
  if (AROUND.test(text)) return false;
  if (
    EVENT.test(text) &&
    !REQUESTS.test(text) &&
    others.some((one) => (hasSearch ? has(one.reading, 'dates') : namesDay(one))) &&
    !countsParty(clause) &&
    saysNothing({ ...details, dates: null, guests: null, places: [] })
  )
    return true;
  const isOfDay = REASON.test(text) && saysNothing({ ...details, dates: null, places: [] });
  return isOfDay && details.dates !== null && others.some((one) => has(one.reading, 'dates'));
}

interface Manner {
  /** Reports something about a person, or gives a reason. */
  readonly tells: boolean;
  /** Contains a request, or the word “hotel”. */
  readonly wants: boolean;
  readonly hasSearch: boolean;
}

/**
 * True when the clause only comments on the hotel or booking that another clause asks about: “Let me see number
 * three, it reminds me of my aunt's house in Leeds”.
 */
function commentsOnPointed(
  clause: Clause,
  asked: readonly Clause[],
  { tells, wants, hasSearch }: Manner,
): boolean {
  const { text, reading } = clause;
  const pointed = asked.find((one) => pointsAt(one.reading));
  if (!pointed || wants || ASKS_IN_WORDS.test(text)) return false;
  // “he prefers the last and I the second; set them side by side”
  if (hasSearch && termsOf(text).some(({ tags }) => tags.has('ordinal'))) return false;
  const isOfBooking = pointed.reading.goal.kind === 'bookings';
  if (isOfBooking && NEW_TRIP.test(folded(text))) return false;
  // “Our trip to Paris, 3-6 May, me, our two girls (6 and 9)” is a new trip.
  if (isOfBooking && (reading.details.guests?.childrenAges ?? []).length > 0) return false;
  if (isOfBooking && isDefinite(reading) && !pointed.isQuestion) return false;
  if (!tells) return isOfBooking && !isDefinite(reading) && isEmpty(clause, false);
  return (
    saysNothing({ ...reading.details, guests: null }) &&
    !namesSubject(clause) &&
    !changesParty(reading.details.guests, pointed.reading)
  );
}

/**
 * True when the clause rejects a place or dates for which a later clause names others: “I don't fancy Athens.
 * Thessaloniki”.
 */
const isRejected = ({ text, reading }: Clause, after: readonly Clause[]): boolean =>
  REJECTS.test(text) &&
  !AT_PLACE.test(text) &&
  saysNothing({ ...reading.details, dates: null }) &&
  PARTS.some((part) => has(reading, part) && after.some((one) => has(one.reading, part)));

/**
 * The message without clauses that only comment on it, lead to it or give its reason, whose words would be read as
 * part of it: “I am no good with computers. Which booking do I have?”, “Vienna for five nights? I promised them snow”.
 * @param hasSearch a search exists already
 * @param read reads one clause
 * @returns the message itself when nothing is removed
 */
export function withoutAsides(message: string, hasSearch: boolean, read: ReadClause): string {
  const texts = message
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(CLAUSE))
    // “because nobody minds the dog so we need parking”, “Dad says Dubai is too far so do Rome”
    .flatMap((part) =>
      REASON.test(part) || REJECTS.test(part) ? part.split(/\s+(?=(?:so|אז)\s)/iu) : [part],
    )
    .filter((one) => /[\p{L}\d]/u.test(one))
    .flatMap((one) => parted(one, read));
  if (texts.length < 2 || texts.length > MAX_CLAUSES) return message;
  const clauses = texts.map(({ text, isRunOn }) => ({
    text,
    reading: read(text),
    isQuestion: ASKS.test(text),
    isRunOn,
  }));
  const mains = clauses.filter(isMain);
  const named = clauses.map(({ reading }) => has(reading, 'places'));
  // “Nice. But the prices are mad, so Naxos”
  const isAsked = mains.some((one) => one.isQuestion && isDefinite(one.reading));
  const takesBack = ({ text }: Clause, at: number): boolean =>
    !isAsked &&
    mayRetract(text) &&
    named.indexOf(true) < at &&
    named.indexOf(true) >= 0 &&
    named.lastIndexOf(true) >= at;
  const kept = clauses.filter(
    (clause, at) =>
      takesBack(clause, at) ||
      isAgedNext(clause, clauses[at + 1]) ||
      (!clause.isRunOn && !isAside(clause, mains, hasSearch) && !isRejected(clause, clauses.slice(at + 1))),
  );
  return kept.length === 0 || kept.length === clauses.length
    ? message
    : kept.map(({ text }) => text).join(' ');
}
