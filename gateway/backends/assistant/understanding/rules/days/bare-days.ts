/**
 * Rules for days without a month: “the 10th to the 14th”, “thu 21”. The month follows from the current stay, from
 * other days of the message, or from today.
 */
import { addDays, addMonths } from '#shared/stay/nights.ts';
import { dayOfPhrase, type Day } from '../../dates/calendar.ts';
import type { ParseState } from '../../parse-state.ts';
import { either, filler, isCounted, mark, maybe, rule, sign, tag, word, textOf } from '../../grammar.ts';
import type { Match, Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { comparesShown } from '../asides.ts';
import { roleAt, type Role } from './day-roles.ts';
import { ONLY } from './kept-end.ts';

const dayLead = maybe(either(filler, tag('from', 'until', 'of', 'leaving', 'arriving')));
const the = maybe(tag('of'));
const colon = mark(':');
const ofMonth = maybe(either(tag('of'), word(/^(?:בחודש|בו)$/u)));
/** A day of the month: “12”, “12th”, “twelfth”. */
const date: Part = { fits: (term) => dateOf(term) >= 1 && dateOf(term) <= 31 };
/** The day of the month that a term means; 0 for none. */
const dateOf = (term: Term | undefined): number =>
  term?.number ?? (term?.tags.has('weekday') ? 0 : Number(term?.tags.get('nth') ?? 0));
const isNth = (term: Term | undefined): boolean => term?.isOrdinal === true || term?.tags.has('nth') === true;
const isOfMonth = (match: Match): boolean =>
  match.some((term) => /^(?:[לב]חודש|בו)$/u.test(term?.text ?? ''));
/** Leads to two hotels of the list: “between the first and the second”. */
const BETWEEN = /^(?:between|בין)$/u;
const EITHER = /^(?:or|או)$/u;
const isFromTo = (from: Term | undefined, to: Term | undefined): boolean =>
  from?.tags.has('from') === true && to?.tags.has('until') === true;

const NEUTRAL_TAGS =
  'filler until from of correction one-less one-more longer set-to what-about it number nth yes no'.split(
    ' ',
  );
/**
 * True for a range such as “16 to 20” that changes the current stay: no other word of the message has a meaning.
 */
const isNewRange = (
  { context: { stay, lastQuestion }, terms }: ParseState,
  first: Term | undefined,
  last: Term | undefined,
): boolean =>
  Boolean(stay) &&
  lastQuestion !== 'ages' &&
  dateOf(last) - dateOf(first) > 0 &&
  // “kids are 6 and 9” are ages.
  !terms.some(({ tags }) => tags.has('child')) &&
  terms.every((term) => term.kind !== 'word' || NEUTRAL_TAGS.some((name) => term.tags.has(name)));

const CHANGE_TAGS = ['postpone', 'set-to', 'alter', 'correction', 'swap', 'what-about'];
const OTHER_TAGS = ['meal', 'amenity', 'unmet', 'rating-word', 'budget-word', 'star'];
/** A week: days that move the current stay are hardly further away. */
const NEAR_STAY = 7;

/** True for a range beside other wishes: “move it to 19 to 23, and with breakfast”, “a day later, 25 to 28”. */
function isMovedRange(
  state: ParseState,
  [first, last]: readonly (Term | undefined)[],
  at: number,
  to: number,
) {
  const { context, terms } = state;
  if (!context.stay || dateOf(last) <= dateOf(first)) return false;
  const before = terms.slice(0, at);
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'break') + 1);
  // “the kids are 6 to 9”, “my son has a match. 12 to 16”
  const sentence = before.slice(before.findLastIndex(({ text }) => /^[.!?;\n]$/u.test(text)) + 1);
  if ([...sentence, ...terms.slice(to)].some(({ tags }) => tags.has('child') || tags.has('with-children')))
    return false;
  // “what about breakfast 7 to 10?”
  if (clause.some(({ tags }) => OTHER_TAGS.some((name) => tags.has(name)))) return false;
  if (clause.some(({ tags, text }) => CHANGE_TAGS.some((name) => tags.has(name)) || DATES.test(text)))
    return true;
  const { checkIn, checkOut } = context.stay;
  const day = nextDate(addDays(checkIn, -NEAR_STAY - 1), dateOf(first));
  const rest = terms.slice(to);
  const after = rest.slice(0, rest.findIndex(({ kind }) => kind === 'break') >>> 0);
  const isBeside = ({ text }: Term): boolean => BESIDE.test(text);
  const start = clause.slice(clause.findLastIndex(({ text }) => /^(?:so|אז)$/u.test(text)) + 1);
  const suits = (term: Term): boolean => isBeside(term) || SUITS.test(term.text) || filler.fits(term);
  return start.every(isBeside) && after.every(suits) && day <= addDays(checkOut, NEAR_STAY);
}
const DATES = /^(?:(?:new )?dates?(?: are)?|ה?תאריכים|changed|moved|השתנו|שיניתי|שינינו)$/u;
const SUITS = /^(?:works?|suits?|fits?|better|best|possible|נוח|מתאים|מתאימים|עדיף|אפשרי|מסתדר)$/u;
const BESIDE =
  /^(?:so|then|now|actually|instead|please|pls|ok|okay|make it|rather|אז|עכשיו|בעצם|במקום|בבקשה|אוקיי|טוב)$/u;

/** Tags of a question about a hotel. */
const QUESTION_TAGS = ['ask', 'amenity', 'unmet', 'has-it'];

const isCountedAt = ({ terms }: ParseState, to: number): boolean =>
  isCounted(terms[to]) || terms[to]?.tags.has('per-night') === true;

/** Length of a short question, in terms. */
const SHORT = 7;
const asksSomething = ({ terms }: ParseState): boolean =>
  terms.some(({ tags }) => tags.has('ask') || tags.has('amenity')) &&
  !terms.some(({ tags }) => tags.has('arriving') || tags.has('leaving'));

const isComparison = ({ terms }: ParseState): boolean => terms.some(({ tags }) => tags.has('compare'));

const weekday = tag('weekday');
const clock: Part = word(/^(?:am|pm|:|oclock)$/u);

/**
 * A weekday with the number of its day: “thu 21”, “from mon 18 to thu 21”. Applied before the rules for weekdays
 * alone.
 */
export const weekdayDateRules: readonly Rule[] = [
  rule([dayLead, weekday, the, date], ([leading, , , day], state, at, to) => {
    const next = state.terms[to];
    if (isCountedAt(state, to) || (next && clock.fits(next)) || day?.tags.has('weekday')) return false;
    addBare(state, at, day, roleAt(state, at, leading, day));
    return true;
  }),
];

/** Days without a month, when the last reply asked for dates or they are ordinal: “the 10th to the 14th”. */
export const bareDayRules: readonly Rule[] = [
  rule(
    [dayLead, the, date, ofMonth, maybe(either(tag('until'), sign('-'))), dayLead, the, date, ofMonth],
    (match, state, at, to) => {
      const [leading, , first, , joint, between, , second] = match;
      // “the first or the third” are two hotels or two days, never a stay.
      if (EITHER.test(between?.text ?? '') || dateOf(first) === dateOf(second)) return false;
      const { shownNames } = state.context;
      // “the first or the second” of the hotels shown
      const isListed = dateOf(first) <= shownNames.length && dateOf(second) <= shownNames.length;
      const isPlain =
        (isNth(first) && isNth(second) && !isListed) ||
        isOfMonth(match) ||
        (isFromTo(leading, joint) && !(isListed && BETWEEN.test(leading?.text ?? ''))) ||
        // מה-14 ל-17 (from the 14th to the 17th)
        (first?.prefix.includes('מ') === true && second?.prefix === 'ל' && Boolean(state.context.stay)) ||
        (joint !== undefined &&
          !isListed &&
          (isNewRange(state, first, second) ||
            (joint.text !== 'and' && isMovedRange(state, [first, second], at, to))));
      if (!isPlain && state.context.lastQuestion !== 'dates') return false;
      if (isCountedAt(state, to) || isComparison(state) || (isListed && comparesShown(state))) return false;
      const from = addBare(state, at, first, 'from');
      addBare(state, at + 0.5, second, 'until', from);
      return true;
    },
  ),
  rule([dayLead, colon, filler, the, date, ofMonth], (match, state, at, to) => {
    const [leading, , on, , day] = match;
    const { shownNames, lastQuestion, stay } = state.context;
    const isAfter = (text: RegExp): boolean =>
      [leading, on, state.terms[at - 1]].some((term) => text.test(term?.text ?? ''));
    // “my son is coming, he’s 12”
    if (isCountedAt(state, to) || isComparison(state) || isAfter(SHE_IS)) return false;
    // “what time is check-out at the first?”
    if (isAfter(/^at$/u) && isNth(day) && dateOf(day) <= shownNames.length && lastQuestion !== 'dates')
      return false;
    // “between the first and the second, which is cheaper?”
    const isBetween = /^(?:between|and|בין)$/u.test(leading?.text ?? '');
    // “cancellation on the second?”, of the hotels shown
    const isOfShown = isNth(day) && dateOf(day) <= shownNames.length && leading?.text !== 'from';
    const isShort = state.terms.length <= SHORT && !isAfterCancelling(state, at);
    if (isOfShown && !leading?.tags.has('until') && isShort && asksSomething(state)) return false;
    if (isBetween && isNth(day) && dateOf(day) <= shownNames.length && comparesShown(state)) return false;
    const role = roleAt(state, at, on?.tags.has('until') ? on : leading, day);
    const isLed =
      role !== null || ['from', 'until'].some((name) => leading?.tags.has(name)) || isOn(leading, on);
    const asks = state.terms.some(({ tags }) => QUESTION_TAGS.some((name) => tags.has(name)));
    // “until which hour can I arrive in the first?”
    if (
      asks &&
      lastQuestion !== 'dates' &&
      isNth(day) &&
      dateOf(day) <= shownNames.length &&
      (!isOn(leading, on) || isAfterThing(state, at)) &&
      !leading?.tags.has('until')
    )
      return false;
    const isPlace = lastQuestion !== 'dates' && !isLed && dateOf(day) <= shownNames.length;
    const isListed = isPlace || /^(?:one|hotel|option)$/u.test(state.terms[to]?.text ?? '');
    // “until 14” with a current stay, עד ה9 (until the 9th), עוזבים ב-11 (leaving on the 11th).
    const isSure =
      role !== null &&
      (isNth(day) ||
        ((day?.kind === 'number' || day?.tags.has('number')) && /[הב]/u.test(day.prefix)) ||
        // תעשי מ 20 (make it from the 20th), “arriving 20, leaving 22”
        ((role === 'until' ||
          day?.prefix.endsWith('מ') === true ||
          (role === 'from' && isArrival(state, at, on, to))) &&
          Boolean(stay)));
    // “leave a day earlier, on the 11th”
    const replacesWeekday =
      Boolean(stay) &&
      /[הב]/u.test(day?.prefix ?? '') &&
      state.dates.some(({ kind }) => kind === 'longer' || kind === 'shift');
    // “the ninth for four nights”, with fewer hotels in the list
    const isBeyond = dateOf(day) > shownNames.length && state.dates.some(({ kind }) => kind === 'nights');
    const isPlain =
      ((day?.isOrdinal === true || isOn(leading, on) || isBeyond) && isNth(day) && !isListed) ||
      isSure ||
      replacesWeekday ||
      isOfMonth(match);
    if (!isPlain && lastQuestion !== 'dates') return false;
    addBare(state, at, day, role);
    if (role === 'from' && [leading, on].some((term) => ONLY.test(term?.text ?? ''))) state.keepsEnd = true;
    return true;
  }),
];

const SHE_IS = /^(?:hes|shes|he is|she is|theyre|they are|aged)$/u;

/** True for a number after a verb of arriving, but not for an hour: “arriving at 8”. */
const isArrival = ({ terms }: ParseState, at: number, on: Term | undefined, to: number): boolean =>
  on?.text !== 'at' &&
  [terms[at - 1], terms[at]].some((term) => term?.tags.has('arriving') || term?.text === 'in') &&
  !(terms[to] && clock.fits(terms[to])) &&
  !/^(?:in|at|is|tonight|בבוקר|בערב|בלילה|בצהריים|אחר)(?: |$)/u.test(terms[to]?.text ?? '');

/** True after a thing that is asked for: “is there free cancellation on the first?” is about the first hotel. */
const isAfterThing = ({ terms }: ParseState, at: number): boolean =>
  ['free-cancellation', 'meal', 'amenity', 'unmet'].some((name) => terms[at - 1]?.tags.has(name));

/** True after “if we cancel”: “what if we cancel on the 3rd?” is about a day. */
const isAfterCancelling = ({ terms }: ParseState, at: number): boolean =>
  /\bif (?:i|we) (?:do )?cancel$/u.test(textOf(terms.slice(Math.max(0, at - 3), at)));

/** True when one of the terms is “on”. */
const isOn = (...terms: readonly (Term | undefined)[]): boolean => terms.some((term) => term?.text === 'on');

/**
 * Adds the next day with that number and returns it. It is after `first` if that is given, else after the day that
 * `reference` returns.
 * @param at position of the day among the terms, plus 0.5 for the second day of one match
 * @param first the first day of a range that ends on this day
 */
function addBare(state: ParseState, at: number, term: Term | undefined, role: Role, first?: Day): Day {
  const phrase =
    (first === undefined && role !== 'until' ? lastBeforeEnd(state, at, dateOf(term), role) : null) ??
    nextDate(first ?? reference(state, role, at), dateOf(term));
  state.dates.push({ kind: 'day', phrase, role, at });
  return phrase;
}

/**
 * The last day with that number before a written last day: “in on the 30th, out on 2 January”. Null without one.
 */
function lastBeforeEnd(
  { dates, context: { today } }: ParseState,
  at: number,
  date: number,
  role: Role,
): Day | null {
  const end = dates.find(
    (one) =>
      one.kind === 'day' && one.at > at && (one.role === 'until' || (role === 'from' && one.role === null)),
  );
  const last = end?.kind === 'day' ? dayOfPhrase(end.phrase, today) : null;
  if (last === null || date === 0) return null;
  const day = String(date).padStart(2, '0');
  const found = [0, -1]
    .map((months) => `${addMonths(`${last.slice(0, 8)}01`, months).slice(0, 8)}${day}`)
    .find((one) => one < last);
  return found !== undefined && found >= today ? found : null;
}

/**
 * The day after which a bare day is looked for: another day of the message, the period that it names, or the
 * current stay.
 */
function reference({ dates, context: { stay, today } }: ParseState, role: Role, at: number): Day {
  const earlier = dates.find(({ kind }) => kind === 'day');
  const named =
    role === 'until' && earlier?.kind === 'day' && earlier.at < at
      ? dayOfPhrase(earlier.phrase, today)
      : null;
  if (named) return named;
  // “New Year’s Eve, 3 nights from the 30th”
  const span = dates.find(({ kind }) => kind === 'span');
  // “end of Jan? 22nd to 25th”
  if (span?.kind === 'span' && !span.isHoliday && span.checkOut === null && span.checkIn > addDays(today, 1))
    return addDays(`${span.checkIn.slice(0, 8)}01`, -1);
  if (span?.kind === 'span' && !span.isAnyWeekend) return addDays(span.checkIn, -1);
  // “the wedding is on 10 June, from the 9th to the 12th”
  const written = earlier?.kind === 'day' ? dayOfPhrase(earlier.phrase, today) : null;
  if (!stay && written) return addDays(`${written.slice(0, 8)}01`, -1);
  if (!stay) return today;
  const day = role === 'until' ? stay.checkIn : addDays(`${stay.checkIn.slice(0, 8)}01`, -1);
  return day > today ? day : today;
}

/** The next day with that number, `yyyy-MM-dd`. `dayOfPhrase` then refuses the 31st of a short month. */
function nextDate(after: Day, date: number): Day {
  const day = String(date).padStart(2, '0');
  const here = `${after.slice(0, 8)}${day}`;
  return here > after ? here : `${addMonths(`${after.slice(0, 8)}01`, 1).slice(0, 8)}${day}`;
}
