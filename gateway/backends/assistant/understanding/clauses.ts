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
import {
  AROUND,
  ASKS,
  ASKS_IN_WORDS,
  AT_PLACE,
  CLAUSE,
  CONDITION,
  EVENT,
  LEAVES_IT,
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
  const { text, reading, isQuestion } = clause;
  const others = mains.filter((one) => one !== clause);
  // “Hotel Lev. Parking?”: only the names of hotels that were shown are pointed at.
  const isShown = reading.pointed?.kind === 'named';
  if (isQuestion || isShown || others.length === 0 || CONDITION.test(text)) return false;
  if (isStory(clause, others, hasSearch)) return true;
  // “more than 900 a night, over my dead body”
  if (others.some((one) => one.reading.details.budget?.max === null) && NOT_PAID.test(folded(text)))
    return false;
  // “we have hired a car, where could we leave it?”
  if (VEHICLE.test(text) && others.some((one) => LEAVES_IT.test(one.text))) return false;
  const asked = others.filter((one) => isDefinite(one.reading));
  // “we'd love Venice, Friday to Monday”
  if (asked.length === 0 && mayName(clause, hasSearch) && !others.some((one) => has(one.reading, 'places')))
    return false;
  if (namesOtherDay(clause, others, hasSearch)) return true;
  const tells = (TELLS.test(text) && wordsIn(text) >= MIN_WORDS) || REASON.test(text);
  const wants = REQUESTS.test(text) || NAMES_HOTEL.test(text);
  // “because I am not going out to look for a restaurant”
  if (REASON.test(text) && NEGATES.test(text) && isUncountedIn(reading.details)) return true;
  // “is the wifi good? I submit a paper on Sunday night”: the day is not one of the stay.
  const isOfDays = asked.some((one) => one.isQuestion && isTimeless(one.reading)) && tells && !wants;
  const isOfStayDays = termsOf(text).some(({ tags }) => tags.has('arriving') || tags.has('leaving'));
  if (isOfDays && !isOfStayDays && saysNothing({ ...reading.details, dates: null })) return true;
  if (commentsOnPointed(clause, asked, { tells, wants, hasSearch })) return true;
  const isOther = isOffTopic(reading) && !wants && !ASKS_IN_WORDS.test(text);
  if (isOther && isUncountedIn(reading.details) && saysNothing({ ...reading.details, guests: null }))
    return true;
  if (!isEmpty(clause, asked.length > 0)) return false;
  if (!isDefinite(reading) && !NAMES_HOTEL.test(text) && asked.some((one) => one.isQuestion)) return true;
  if (ASKS_IN_WORDS.test(text) || wants || namesPlace(reading.details)) return false;
  // “the sitter cancelled”, “I am not cooking on my holiday”, beside a change of the search
  if (isDefinite(reading)) {
    const isNamed = reading.goal.kind === 'hotel' && reading.goal.hotel.kind === 'named';
    const isMinor = asked.length === 0 || asked.some((one) => one.isQuestion);
    // “I am not cooking on my holiday” is about no booking.
    const isOpen = !pointsAt(reading) || (reading.goal.kind === 'bookings' && NEGATES.test(text));
    return isMinor && isOpen && (tells || isNamed);
  }
  return tells;
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
    .filter((one) => /[\p{L}\d]/u.test(one));
  if (texts.length < 2 || texts.length > MAX_CLAUSES) return message;
  const clauses = texts.map((text): Clause => ({ text, reading: read(text), isQuestion: ASKS.test(text) }));
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
      (!isAside(clause, mains, hasSearch) && !isRejected(clause, clauses.slice(at + 1))),
  );
  return kept.length === 0 || kept.length === clauses.length
    ? message
    : kept.map(({ text }) => text).join(' ');
}
