/** Rules for periods longer than a day: weekends, weeks and parts of a month, holidays. */
import { type HolidaySpan, nextHoliday } from '#shared/holidays/holidays.ts';
import { addDays, addMonths, nightsBetween } from '#shared/stay/nights.ts';
import { dayOfPhrase, monthNumber, onOrAfter, phraseOf, type Day } from '../../dates/calendar.ts';
import type { Span } from '../../dates/combine-dates.ts';
import type { ParseState } from '../../parse-state.ts';
import { either, filler, maybe, near, num, rule, sign, tag, tagOf } from '../../grammar.ts';
import type { Match, Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';

export const WEEK = 7;
const [SUNDAY, MONDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 4, 5, 6] as const;

export const lead = maybe(either(filler, tag('of', 'for', 'from')));
export const year = maybe(num(2_000, 2_100));

/** Adds a period. One that has begun already starts tomorrow; its end is null when it is not after the start. */
export function addSpan(
  state: ParseState,
  at: number,
  checkIn: Day,
  checkOut: Day | null,
  kind: Pick<Span, 'isAnyWeekend' | 'isFirstWeekend' | 'isMonth' | 'isHoliday' | 'day'> = {},
): boolean {
  const { today } = state.context;
  const start = checkIn > today ? checkIn : addDays(today, 1);
  return state.addDates({
    kind: 'span',
    checkIn: start,
    checkOut: checkOut !== null && checkOut > start ? checkOut : null,
    at,
    ...kind,
  });
}

/** The first day of the week of a day: Sunday in Hebrew, Monday in English. */
export function startOfWeek(day: Day, state: ParseState): Day {
  return onOrAfter(addDays(day, 1 - WEEK), state.isHebrew ? SUNDAY : MONDAY);
}

/**
 * Adds the first weekend from `after` on: Thursday to Saturday in Hebrew, Friday to Sunday in English; a long one
 * ends a day later.
 */
function addWeekend(
  state: ParseState,
  at: number,
  weekend: Term | undefined,
  after: Day,
  kind: Pick<Span, 'isAnyWeekend' | 'isFirstWeekend'> = {},
): boolean {
  if (tagOf(weekend, 'weekend') === 'shabbat') {
    // מחמישי לשבת (from Thursday to Saturday) ends on Saturday.
    if (state.terms[at - 1]?.tags.has('weekday')) return false;
    // מהשבת הקרובה לשבוע (from the coming Saturday for a week) begins on that Saturday.
    if (weekend?.prefix.includes('מ')) {
      return state.addDates({ kind: 'day', phrase: onOrAfter(after, SATURDAY), role: 'from', at });
    }
    const friday = onOrAfter(after, FRIDAY);
    return addSpan(state, at, friday, addDays(friday, 1), kind);
  }
  const checkIn = onOrAfter(after, state.isHebrew ? THURSDAY : FRIDAY);
  const nights = tagOf(weekend, 'weekend') === 'long' ? 3 : 2;
  return addSpan(state, at, checkIn, addDays(checkIn, nights), kind);
}

/** First day of a month by name: the current or the next such month. */
export function monthStart(state: ParseState, named: Term | undefined, written?: Term): Day | null {
  const { today } = state.context;
  const name = tagOf(named, 'month') || tagOf(named, 'season');
  const isRunning = !written && Number(today.slice(5, 7)) === monthNumber(name);
  if (isRunning) return `${today.slice(0, 8)}01`;
  return dayOfPhrase(`1 ${name}${written ? ` ${written.number}` : ''}`, today);
}

/** Days from the first to the last day of a weekend. */
const LAST_OF_WEEKEND = 2;

export const month = tag('month');

/**
 * The action for “first week of August”: weeks of seven days from the first of the month; the last week is its
 * last seven days.
 */
function weekOfMonth(match: Match, state: ParseState, at: number): boolean {
  const [, ordinal, , weekend, , , named, written] = match;
  const start = monthStart(state, named, written);
  const place = Number(ordinal?.tags.get('ordinal') ?? 1);
  if (!start) return false;
  const next = addMonths(start, 1);
  const first = place < 0 ? addDays(next, -WEEK) : addDays(start, (place - 1) * WEEK);
  if (weekend?.tags.has('weekend')) return addWeekend(state, at, weekend, first);
  return addSpan(state, at, first, addDays(first, WEEK));
}

/** The action for “weekend of 12 December”: the weekend that contains the day, else the next one. */
function weekendOfDay(match: Match, state: ParseState, at: number): boolean {
  const pair = match.find((term) => term?.kind === 'pair')?.parts;
  const named = match.find((term) => term?.tags.has('month'));
  const numbers = match.flatMap((term) => term?.number ?? []);
  const [first = 0, second = 0, written] = pair ?? [
    numbers[0],
    monthNumber(tagOf(named, 'month')),
    numbers[1],
  ];
  const phrase = phraseOf(first, second, written);
  const day = phrase === null ? null : dayOfPhrase(phrase, state.context.today);
  return day !== null && addWeekend(state, at, match[0], addDays(day, -LAST_OF_WEEKEND));
}

const of = maybe(tag('of'));
/** “of”, “in”, “of the” before a month. */
export const link = maybe(either(filler, tag('of')));
const date = num(1, 31);

/** The first day of a part of a month. */
function partOfMonth(part: string, start: Day): Day {
  if (part === 'middle') return addDays(start, 13);
  if (part === 'half') return addDays(start, 15);
  return part === 'end' ? addDays(addMonths(start, 1), -WEEK) : start;
}

const MAX_EDGE_NIGHTS = 14;
const count = maybe(num(1, MAX_EDGE_NIGHTS));

type EdgeOfMonth = Readonly<Record<'edge' | 'number' | 'unit' | 'named' | 'written', Term | undefined>>;

/**
 * Adds the first or last nights of a month: “the last three nights of February” end on the first of March. False
 * for other words.
 */
function nightsOfMonth(
  { edge, number, unit, named, written }: EdgeOfMonth,
  state: ParseState,
  at: number,
): boolean {
  const name = tagOf(unit, 'unit');
  const nights = number?.number ?? Number(unit?.tags.get('nights') ?? 0);
  const start = monthStart(state, named, written);
  const side = Number(edge?.tags.get('edge') ?? 0);
  if (!start || nights < 1 || side === 0 || !['', 'night', 'day'].includes(name)) return false;
  if (side > 0) return addSpan(state, at, start, addDays(start, nights));
  const end = addMonths(start, 1);
  return addSpan(state, at, addDays(end, -nights), end);
}

/** The next such holiday, or the one in the written year; null when it is unknown. */
function namedHoliday(
  holiday: Term | undefined,
  written: Term | undefined,
  { context: { today } }: ParseState,
): HolidaySpan | null {
  return nextHoliday(tagOf(holiday, 'holiday'), today, written?.number || null);
}

const week: Part = { fits: ({ tags }) => tags.get('unit') === 'week' };

/** Adds the week that contains a holiday and the days over which people stay for it; false for a longer holiday. */
function weekOfHoliday(
  holiday: Term | undefined,
  written: Term | undefined,
  state: ParseState,
  at: number,
): boolean {
  const span = namedHoliday(holiday, written, state);
  if (!span || nightsBetween(span.checkIn, span.checkOut) >= WEEK) return false;
  const monday = startOfWeek(addDays(span.checkIn, 1), state);
  const first = monday < span.checkIn ? monday : span.checkIn;
  return addSpan(state, at, first, addDays(first, WEEK), { isHoliday: true });
}

/** True when the message says which weekend: “the first weekend”. */
const isCalledFirst = (state: ParseState, at: number, to: number): boolean =>
  [state.terms[at - 1], state.terms[to]].some((term) => term?.tags.get('ordinal') === 1);

/** Applied before the rules for written days, because the periods need their months. */
export const periodRules: readonly Rule[] = [
  rule([lead, tag('ordinal'), filler, tag('unit', 'weekend'), link, link, month, year], (match, state, at) =>
    match[3]?.tags.get('unit') === 'week' || match[3]?.tags.has('weekend')
      ? weekOfMonth(match, state, at)
      : false,
  ),
  // השבוע הראשון של אוגוסט (the first week of August)
  rule([lead, tag('unit', 'weekend'), tag('ordinal'), link, link, month, year], (match, state, at) => {
    const [leading, unit, ordinal, one, two, named, written] = match;
    if (unit?.tags.get('unit') !== 'week' && !unit?.tags.has('weekend')) return false;
    return weekOfMonth([leading, ordinal, one, unit, two, undefined, named, written], state, at);
  }),
  rule(
    [lead, tag('part'), maybe(sign('-')), filler, maybe(tag('unit')), filler, month, year],
    (match, state, at) => {
      const start = monthStart(state, match[6], match[7]);
      return start ? addSpan(state, at, partOfMonth(tagOf(match[1], 'part'), start), null) : false;
    },
  ),
  rule(
    [lead, filler, tag('ordinal', 'edge'), count, tag('unit', 'nights'), link, link, month, year],
    ([, , edge, number, unit, , , named, written], state, at) =>
      nightsOfMonth({ edge, number, unit, named, written }, state, at),
  ),
  // שלושת הלילות האחרונים של פברואר (the last three nights of February)
  rule(
    [lead, count, tag('unit', 'nights'), tag('edge'), link, link, month, year],
    ([, number, unit, edge, , , named, written], state, at) =>
      nightsOfMonth({ edge, number, unit, named, written }, state, at),
  ),
  rule(
    [lead, filler, tag('weekend'), filler, tag('before', 'after'), filler, tag('holiday'), year],
    ([, , weekend, , side, , holiday, written], state, at) => {
      const span = namedHoliday(holiday, written, state);
      if (!span) return false;
      const from = side?.tags.has('before')
        ? addDays(span.checkIn, -WEEK - LAST_OF_WEEKEND)
        : addDays(span.checkOut, state.isHebrew ? -2 : -1);
      return addWeekend(state, at, weekend, from);
    },
  ),
  rule(
    [lead, tag('before', 'after', 'eve'), filler, tag('holiday'), year],
    ([, side, , holiday, written], state, at) => {
      const span = namedHoliday(holiday, written, state);
      if (!span) return false;
      if (side?.tags.has('after')) return addSpan(state, at, span.checkOut, null);
      return side?.tags.has('before')
        ? addSpan(state, at, addDays(span.checkIn, -WEEK), span.checkIn)
        : addSpan(state, at, span.checkIn, null);
    },
  ),
  // “Christmas week”, “in the week of Purim”, בשבוע של חנוכה (in the week of Hanukkah)
  rule([lead, filler, tag('holiday'), year, week], ([, , holiday, written], state, at) =>
    weekOfHoliday(holiday, written, state, at),
  ),
  rule([lead, filler, week, link, link, tag('holiday'), year], (match, state, at) => {
    const [, , , one, two, holiday, written] = match;
    // “two weeks at Christmas”, שבוע בחנוכה (a week in Hanukkah) are lengths.
    const isOf = /^(?:of|של)/u.test((one ?? two)?.text ?? '') || (!(one ?? two) && holiday?.prefix === '');
    if (!isOf || state.terms[at - 1]?.number != null) return false;
    return weekOfHoliday(holiday, written, state, at);
  }),
  rule([lead, filler, tag('holiday'), year], ([, , holiday, written], state, at) => {
    const span = namedHoliday(holiday, written, state);
    // Stays over these begin the day before.
    const isLater = ['new-years-eve', 'new-year', 'valentine'].includes(tagOf(holiday, 'holiday'));
    const day = span && isLater ? addDays(span.checkIn, 1) : null;
    return span ? addSpan(state, at, span.checkIn, span.checkOut, { isHoliday: true, day }) : false;
  }),
  rule([tag('weekend'), of, of, date, of, month, year], weekendOfDay),
  rule([tag('weekend'), of, of, month, of, date, year], weekendOfDay),
  rule([tag('weekend'), of, of, { fits: (term) => term.kind === 'pair' }], weekendOfDay),
  // “what about the weekend after?”: after the current stay
  rule([lead, tag('weekend'), tag('after', 'after-next', 'shift')], ([, weekend, after], state, at, to) => {
    const { stay } = state.context;
    const isOpen =
      state.terms[to]?.kind !== 'word' || /^(?:that|this|זה|כן)$/u.test(state.terms[to]?.text ?? '');
    if (!stay || !isOpen || Number(after?.tags.get('shift') ?? 1) < 0) return false;
    return addWeekend(state, at, weekend, stay.checkOut);
  }),
  rule(
    [lead, filler, near, tag('weekend'), maybe(tag('next', 'this', 'after-next'))],
    (match, state, at, to) => {
      const [, , before, weekend, last] = match;
      // “not a weekend, Sunday to Wednesday”
      if (state.terms[at - 1]?.tags.has('not') && state.terms.some(({ tags }) => tags.has('weekday')))
        return true;
      const { today } = state.context;
      // “a weekend next month”: “next” belongs to the month.
      const isOfUnit = last !== undefined && !state.isHebrew && state.peek(to)?.tags.has('unit') === true;
      const after = isOfUnit ? undefined : last;
      // In Hebrew “next” (הבא) follows the noun.
      const isNext = before?.tags.has('next') === true || /^ה?בא/u.test(after?.text ?? '');
      const weeks = after?.tags.has('after-next') ? 2 : isNext ? 1 : 0;
      const from = weeks > 0 ? addDays(startOfWeek(today, state), weeks * WEEK) : today;
      const isAnyWeekend = !isNext && !before && !after;
      const isFirstWeekend = isAnyWeekend && !isCalledFirst(state, at, to);
      const isAdded = addWeekend(state, at, weekend, from, { isAnyWeekend, isFirstWeekend });
      return isAdded && isOfUnit ? to - 1 : isAdded;
    },
  ),
];
