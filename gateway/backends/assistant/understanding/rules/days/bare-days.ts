/**
 * Rules for days without a month: “the 10th to the 14th”, “thu 21”. The month follows from the current stay, from other
 * days of the message, or from today.
 */
import { addDays } from '#shared/stay/nights.ts';
import { dayOfPhrase, type Day } from '../../dates/calendar.ts';
import { hasTag, filler, isCounted, textOf, type Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { comparesShown } from '../asides.ts';
import { WEEK, addDay, dateOf, beforeMonth, isNth, nextDate, when, withDate } from './day-patterns.ts';
import { roleAt, type Role } from './day-roles.ts';
import { ONLY } from './kept-end.ts';

const isText = (text: RegExp, ...terms: readonly (Term | undefined)[]): boolean =>
  terms.some((term) => term !== undefined && text.test(term.text));

/** True for a number that counts something, or one of hotels compared: “which is better, the first or the third?” */
const isNoDay = ({ terms }: ParseState, to: number): boolean =>
  isCounted(terms[to]) || hasTag(terms[to], 'per-night') || terms.some((term) => hasTag(term, 'compare'));

const CHANGE_TAGS = ['postpone', 'set-to', 'alter', 'correction', 'swap', 'what-about'];
const OTHER_TAGS = ['meal', 'amenity', 'unmet', 'rating-word', 'budget-word', 'star'];
const CHANGES = /^(?:(?:new )?dates?(?: are)?|ה?תאריכים|changed|moved|השתנו|שיניתי|שינינו)$/u;
const NEUTRAL_TAGS =
  'until from of correction one-less one-more longer set-to what-about it number nth yes no';
const NEUTRAL =
  /^(?:so|then|now|actually|instead|please|pls|ok|okay|make it|rather|works?|suits?|fits?|better|best|possible|אז|עכשיו|בעצם|במקום|בבקשה|אוקיי|טוב|נוח|מתאים|מתאימים|עדיף|אפשרי|מסתדר)$/u;
const isNeutral = (term: Term): boolean =>
  term.kind !== 'word' ||
  filler.fits(term) ||
  NEUTRAL.test(term.text) ||
  hasTag(term, ...NEUTRAL_TAGS.split(' '));

/**
 * True for a range that changes the current stay: “16 to 20”, “move it to 19 to 23, and with breakfast”, “a day later, 25
 * to 28”; not “the kids are 6 to 9”, “what about breakfast 7 to 10?”
 */
function changesStay(
  state: ParseState,
  [first, joint, last]: readonly (Term | undefined)[],
  at: number,
  to: number,
): boolean {
  const { terms, context } = state;
  const { stay, lastQuestion } = context;
  if (!stay || !joint || lastQuestion === 'ages' || dateOf(last) <= dateOf(first)) return false;
  const sentence = terms.findLastIndex((term, here) => here < at && /^[.!?;\n]$/u.test(term.text)) + 1;
  if (terms.slice(sentence).some((term) => hasTag(term, 'child', 'with-children'))) return false;
  const from =
    terms.findLastIndex(({ kind, text }, here) => here < at && (kind === 'break' || text === 'so')) + 1;
  const before = terms.slice(from, at);
  if (before.some((term) => hasTag(term, ...OTHER_TAGS))) return false;
  // “5 and 8” alone may be days.
  const isAnd = joint.text === 'and';
  if (!isAnd && before.some((term) => hasTag(term, ...CHANGE_TAGS) || CHANGES.test(term.text))) return true;
  const rest = terms.slice(to);
  const end = rest.findIndex(({ kind }) => kind === 'break');
  const isWhole = from === 0 && end < 0;
  const day = nextDate(addDays(stay.checkIn, -WEEK - 1), dateOf(first));
  const isNear = !isAnd && day <= addDays(stay.checkOut, WEEK);
  return (isWhole || isNear) && [...before, ...rest.slice(0, end >>> 0)].every(isNeutral);
}

/** Words of a question about a hotel. */
const asks = ({ terms }: ParseState): boolean =>
  terms.some((term) => hasTag(term, 'ask', 'amenity', 'unmet', 'has-it'));

/** Length of a short question, in terms. */
const SHORT = 7;

/** True when an ordinal means a hotel of the list: “what time is check-out at the first?”, “cancellation on the second?” */
function meansHotel(state: ParseState, at: number, leads: readonly (Term | undefined)[]): boolean {
  const { terms, context } = state;
  const [lead] = leads;
  const previous = terms[at - 1];
  const isAsked = context.lastQuestion === 'dates';
  if (!isAsked && isText(/^at$/u, ...leads, previous)) return true;
  if (isText(/^(?:between|and|בין)$/u, lead)) return comparesShown(state);
  if (hasTag(lead, 'until')) return false;
  const isOn = isText(/^on$/u, ...leads);
  // “is there free cancellation on the first?”
  const isOfThing = hasTag(previous, 'free-cancellation', 'meal', 'amenity', 'unmet');
  if (asks(state) && !isAsked && (!isOn || isOfThing)) return true;
  // “what if we cancel on the 3rd?”
  const isAct = /\bif (?:i|we) (?:do )?cancel$/u.test(textOf(terms.slice(Math.max(0, at - 3), at)));
  const isQuestion =
    terms.some((term) => hasTag(term, 'ask', 'amenity')) &&
    !terms.some((term) => hasTag(term, 'arriving', 'leaving'));
  return isQuestion && terms.length <= SHORT && !isAct && lead?.text !== 'from';
}

const CLOCK = /^(?:am|pm|:|oclock)$/u;
const HOUR = /^(?:in|at|is|tonight|בבוקר|בערב|בלילה|בצהריים|אחר)(?: |$)/u;

/** True for a number after a verb of arriving, but not for an hour: “arriving at 8”. */
const isArrival = ({ terms }: ParseState, at: number, on: Term | undefined, to: number): boolean =>
  on?.text !== 'at' &&
  [terms[at - 1], terms[at]].some((term) => hasTag(term, 'arriving') || term?.text === 'in') &&
  !isText(CLOCK, terms[to]) &&
  !isText(HOUR, terms[to]);

const OF_MONTH = /^(?:[לב]חודש|בו)$/u;

/** A weekday with the number of its day, “thu 21”. Applied before the rules for weekdays alone. */
export const weekdayDateRules: readonly Rule[] = when(
  ['lead:[{dayLead}] weekday:#weekday [#of] day:{bare}'],
  ({ lead, day }, state, at, to) => {
    if (isCounted(state.terms[to]) || isText(CLOCK, state.terms[to]) || hasTag(day, 'weekday')) return false;
    addBare(state, at, day, roleAt(state, at, lead, day));
    return true;
  },
);

/** Days without a month, when the last reply asked for dates or the words around tell it: “the 10th to the 14th”. */
export const bareDayRules: readonly Rule[] = [
  ...when(
    [
      'lead:[{dayLead}] [#of] first:{bare} one:[{ofMonth}] joint:[{joint}] link:[{dayLead}] [#of] last:{bare} two:[{ofMonth}]',
    ],
    ({ lead, first, one, joint, link, last, two }, state, at, to) => {
      const { shownNames, lastQuestion, stay } = state.context;
      // “the first or the third” are two hotels or two days, never a stay.
      if (!first || !last || isText(/^(?:or|או)$/u, link) || dateOf(first) === dateOf(last)) return false;
      const isListed = [first, last].every((day) => dateOf(day) <= shownNames.length);
      if (isNoDay(state, to) || (isListed && comparesShown(state))) return false;
      const isFromTo = hasTag(lead, 'from') && hasTag(joint, 'until');
      const isRange =
        lastQuestion === 'dates' ||
        (isNth(first) && isNth(last) && !isListed) ||
        isText(OF_MONTH, one, two) ||
        (isFromTo && !(isListed && isText(/^(?:between|בין)$/u, lead))) ||
        // מה-14 ל-17 (from the 14th to the 17th)
        (first.prefix.includes('מ') && last.prefix === 'ל' && Boolean(stay)) ||
        (!isListed && changesStay(state, [first, joint, last], at, to));
      if (!isRange) return false;
      addBare(state, at + 0.5, last, 'until', addBare(state, at, first, 'from'));
      return true;
    },
  ),
  ...when(
    ['lead:[{dayLead}] [":"] on:[{fill}] [#of] day:{bare} month:[{ofMonth}]'],
    (found, state, at, to) => {
      const { lead, on, day, month } = found;
      const { dates, context, terms } = state;
      const { shownNames, lastQuestion, stay } = context;
      const isAsked = lastQuestion === 'dates';
      const isListed = dateOf(day) <= shownNames.length;
      // “my son is coming, he’s 12”
      if (!day || isNoDay(state, to) || isText(SHE_IS, lead, on, terms[at - 1])) return false;
      if (isNth(day) && isListed && meansHotel(state, at, [lead, on])) return false;
      const role = roleAt(state, at, hasTag(on, 'until') ? on : lead, day);
      const isOn = isText(/^on$/u, lead, on);
      const isLed = role !== null || isOn || hasTag(lead, 'from', 'until');
      const isHotel = (!isAsked && !isLed && isListed) || isText(/^(?:one|hotel|option)$/u, terms[to]);
      const isPrefixed = /[הב]/u.test(day.prefix);
      // “until 14” with a current stay, עד ה9 (until the 9th), תעשי מ 20 (make it from the 20th), “arriving 20”
      const isEdge = role === 'until' || day.prefix.endsWith('מ') || isArrival(state, at, on, to);
      const isEnd =
        role !== null && (isNth(day) || (isPrefixed && day.number !== null) || (isEdge && Boolean(stay)));
      // “the ninth for four nights”, with fewer hotels in the list
      const isBeyond = !isListed && dates.some(({ kind }) => kind === 'nights');
      // “leave a day earlier, on the 11th”
      const isMoved = stay && isPrefixed && dates.some(({ kind }) => kind === 'longer' || kind === 'shift');
      const isOrdinal = isNth(day) && !isHotel && (day.isOrdinal || isOn || isBeyond);
      if (!(isAsked || isOrdinal || isEnd || isMoved || isText(OF_MONTH, month))) return false;
      addBare(state, at, day, role);
      if (role === 'from' && isText(ONLY, lead, on)) state.keepsEnd = true;
      return true;
    },
  ),
];

const SHE_IS = /^(?:hes|shes|he is|she is|theyre|they are|aged)$/u;

/** Adds the next day with that number and returns it; after `first`, the first day of a range, if that is given. */
function addBare(state: ParseState, at: number, term: Term | undefined, role: Role, first?: Day): Day {
  const date = dateOf(term);
  const isLast = first !== undefined || role === 'until';
  const day =
    (isLast ? null : lastBeforeEnd(state, at, date, role)) ??
    nextDate(first ?? reference(state, role, at), date);
  addDay(state, day, at, role);
  return day;
}

/** The last day with that number before a written last day: “in on the 30th, out on 2 January”. Null without one. */
function lastBeforeEnd(state: ParseState, at: number, date: number, role: Role): Day | null {
  const { today } = state.context;
  const end = state.dates.find(
    (one) =>
      one.kind === 'day' && one.at > at && (one.role === 'until' || (role === 'from' && one.role === null)),
  );
  const last = end?.kind === 'day' ? dayOfPhrase(end.phrase, today) : null;
  if (last === null || date === 0) return null;
  const found = [last, beforeMonth(last)].map((day) => withDate(day, date)).find((day) => day < last);
  return found !== undefined && found >= today ? found : null;
}

/**
 * The day after which a bare day is looked for: another day of the message, the period that it names, or the current
 * stay.
 */
function reference({ dates, context: { stay, today } }: ParseState, role: Role, at: number): Day {
  const earlier = dates.find((one) => one.kind === 'day');
  const written = earlier ? dayOfPhrase(earlier.phrase, today) : null;
  if (written && role === 'until' && earlier && earlier.at < at) return written;
  const span = dates.find((one) => one.kind === 'span');
  // “end of Jan? 22nd to 25th”
  if (span && !span.isHoliday && span.checkOut === null && span.checkIn > addDays(today, 1))
    return beforeMonth(span.checkIn);
  // “New Year’s Eve, 3 nights from the 30th”
  if (span && !span.isAnyWeekend) return addDays(span.checkIn, -1);
  // “the wedding is on 10 June, from the 9th to the 12th”
  if (!stay) return written ? beforeMonth(written) : today;
  const day = role === 'until' ? stay.checkIn : beforeMonth(stay.checkIn);
  return day > today ? day : today;
}
