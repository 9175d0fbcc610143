import {
  dayNamed,
  monthNumber,
  onOrAfter,
  phraseOf,
  plusDays,
  plusMonths,
  weekdayOf,
} from '../dates/calendar.ts';
import type { Day } from '../dates/calendar.ts';
import { nextHoliday } from '../dates/holidays.ts';
import type { Draft } from '../draft.ts';
import { either, filler, maybe, num, rule, sign, tag, textOf } from '../grammar.ts';
import type { Match, Rule } from '../grammar.ts';
import type { Term } from '../terms.ts';

const WEEK = 7;
const DAYS: Readonly<Record<string, number>> = { night: 1, day: 1, week: WEEK, month: 30 };
const LONGEST_NIGHTS = 400;
const [SUNDAY, MONDAY, THURSDAY, FRIDAY] = [0, 1, 4, 5] as const;

const lead = maybe(either(filler, tag('of', 'for', 'from')));
const year = maybe(num(2_000, 2_100));

function addSpan(
  draft: Draft,
  at: number,
  checkIn: Day,
  checkOut: Day | null,
  isAnyWeekend = false,
): boolean {
  const { today } = draft.scene;
  // A period that has begun goes on from tomorrow.
  const start = checkIn > today ? checkIn : plusDays(today, 1);
  draft.mentions.push({
    kind: 'span',
    checkIn: start,
    checkOut: checkOut !== null && checkOut > start ? checkOut : null,
    at,
    isAnyWeekend,
  });
  return true;
}

function addNights(draft: Draft, at: number, nights: number): boolean {
  if (nights < 1 || nights > LONGEST_NIGHTS) return false;
  draft.mentions.push({ kind: 'nights', nights, at });
  return true;
}

/** The week that a day lies in begins on Sunday in Hebrew, on Monday in English. */
function startOfWeek(day: Day, draft: Draft): Day {
  const first = draft.isHebrew ? SUNDAY : MONDAY;
  return plusDays(day, -((weekdayOf(day) - first + WEEK) % WEEK));
}

/** Thursday to Saturday in Hebrew, Friday to Sunday in English; a long one ends a day later. */
function addWeekend(draft: Draft, at: number, weekend: Term | undefined, after: Day, isAny = false): boolean {
  if (textOf(weekend, 'weekend') === 'shabbat') {
    // “מחמישי לשבת” ends on Saturday.
    if (draft.terms[at - 1]?.tags.has('weekday')) return false;
    const friday = onOrAfter(after, FRIDAY);
    return addSpan(draft, at, friday, plusDays(friday, 1), isAny);
  }
  const checkIn = onOrAfter(after, draft.isHebrew ? THURSDAY : FRIDAY);
  return addSpan(draft, at, checkIn, plusDays(checkIn, textOf(weekend, 'weekend') === 'long' ? 3 : 2), isAny);
}

/** First day of a month by name: the coming one, or the running one. */
function monthStart(draft: Draft, named: Term | undefined, written?: Term): Day | null {
  const { today } = draft.scene;
  const name = textOf(named, 'month') || textOf(named, 'season');
  const isRunning = !written && Number(today.slice(5, 7)) === monthNumber(name);
  if (isRunning) return `${today.slice(0, 8)}01`;
  return dayNamed(`1 ${name}${written ? ` ${written.number}` : ''}`, today);
}

/** Its last day is so many days after its first. */
const LAST_OF_WEEKEND = 2;

const month = tag('month');

/** “first week of August”: weeks of seven days from the first; the last week is the last seven days. */
function weekOfMonth(match: Match, draft: Draft, at: number): boolean {
  const [, ordinal, , weekend, , , named, written] = match;
  const start = monthStart(draft, named, written);
  const place = Number(ordinal?.tags.get('ordinal') ?? 1);
  if (!start) return false;
  const next = plusMonths(start, 1);
  const first = place < 0 ? plusDays(next, -WEEK) : plusDays(start, (place - 1) * WEEK);
  if (weekend?.tags.has('weekend')) return addWeekend(draft, at, weekend, first);
  return addSpan(draft, at, first, plusDays(first, WEEK));
}

/** “weekend of 12 December”: the one that the day lies in, else the next. */
function weekendOfDay(match: Match, draft: Draft, at: number): boolean {
  const pair = match.find((term) => term?.kind === 'pair')?.parts;
  const named = match.find((term) => term?.tags.has('month'));
  const numbers = match.flatMap((term) => term?.number ?? []);
  const [first = 0, second = 0, written] = pair ?? [
    numbers[0],
    monthNumber(textOf(named, 'month')),
    numbers[1],
  ];
  const phrase = phraseOf(first, second, written);
  const day = phrase === null ? null : dayNamed(phrase, draft.scene.today);
  return day !== null && addWeekend(draft, at, match[0], plusDays(day, -LAST_OF_WEEKEND));
}

const of = maybe(tag('of'));
const date = num(1, 31);

function partOfMonth(part: string, start: Day): Day {
  if (part === 'middle') return plusDays(start, 13);
  return part === 'end' ? plusDays(plusMonths(start, 1), -WEEK) : start;
}

/** Parts of the year that are no single day; before the written days, whose months they need. */
export const periodRules: readonly Rule[] = [
  rule(
    [lead, tag('ordinal'), filler, tag('unit', 'weekend'), filler, filler, month, year],
    (match, draft, at) =>
      match[3]?.tags.get('unit') === 'week' || match[3]?.tags.has('weekend')
        ? weekOfMonth(match, draft, at)
        : false,
  ),
  // “השבוע הראשון של אוגוסט”
  rule([lead, tag('unit', 'weekend'), tag('ordinal'), filler, filler, month, year], (match, draft, at) => {
    const [leading, unit, ordinal, one, two, named, written] = match;
    if (unit?.tags.get('unit') !== 'week' && !unit?.tags.has('weekend')) return false;
    return weekOfMonth([leading, ordinal, one, unit, two, undefined, named, written], draft, at);
  }),
  rule(
    [lead, tag('part'), maybe(sign('-')), filler, maybe(tag('unit')), filler, month, year],
    (match, draft, at) => {
      const start = monthStart(draft, match[6], match[7]);
      return start ? addSpan(draft, at, partOfMonth(textOf(match[1], 'part'), start), null) : false;
    },
  ),
  rule(
    [lead, tag('before', 'after', 'eve'), filler, tag('holiday'), year],
    ([, side, , holiday], draft, at) => {
      const span = nextHoliday(textOf(holiday, 'holiday'), draft.scene.today);
      if (!span) return false;
      if (side?.tags.has('after')) return addSpan(draft, at, span.checkOut, null);
      return side?.tags.has('before')
        ? addSpan(draft, at, plusDays(span.checkIn, -WEEK), span.checkIn)
        : addSpan(draft, at, span.checkIn, null);
    },
  ),
  rule([lead, filler, tag('holiday'), maybe(num(2_000, 2_100))], ([, , holiday, written], draft, at) => {
    const { today } = draft.scene;
    const from = written?.number ? `${written.number}-01-01` : today;
    const span = nextHoliday(textOf(holiday, 'holiday'), from > today ? from : today);
    return span ? addSpan(draft, at, span.checkIn, span.checkOut) : false;
  }),
  rule([tag('weekend'), of, of, date, of, month, year], weekendOfDay),
  rule([tag('weekend'), of, of, month, of, date, year], weekendOfDay),
  rule([tag('weekend'), of, of, { fits: (term) => term.kind === 'pair', optional: false }], weekendOfDay),
  rule(
    [lead, maybe(tag('next', 'this')), tag('weekend'), filler, filler, month, year],
    (match, draft, at) => {
      const start = monthStart(draft, match[5], match[6]);
      const { today } = draft.scene;
      return start ? addWeekend(draft, at, match[2], start > today ? start : plusDays(today, 1)) : false;
    },
  ),
  rule(
    [lead, filler, maybe(tag('next', 'this')), tag('weekend'), maybe(tag('next', 'this', 'after-next'))],
    (match, draft, at) => {
      const [, , before, weekend, after] = match;
      const { today } = draft.scene;
      // “הבא” before “הקרוב”: a Hebrew ending decides like an English beginning.
      const isNext = before?.tags.has('next') === true || /^ה?בא/u.test(after?.text ?? '');
      const weeks = after?.tags.has('after-next') ? 2 : isNext ? 1 : 0;
      const from = weeks > 0 ? plusDays(startOfWeek(today, draft), weeks * WEEK) : plusDays(today, 1);
      return addWeekend(draft, at, weekend, from, !isNext && !before && !after);
    },
  ),
];

/** “one night longer”, “עוד לילה”: only of a stay that stands. */
function addLonger(draft: Draft, at: number, match: Match): boolean {
  const number = match.find((term) => term?.number)?.number ?? 1;
  const unit = match.find((term) => term?.tags.has('unit') || term?.tags.has('nights'));
  const isShorter = match.some((term) => term?.tags.get('longer') === -1);
  if (!draft.scene.hasSearch || draft.mentions.length > 0) return false;
  const days = Number(unit?.tags.get('nights') ?? number * (DAYS[textOf(unit, 'unit')] ?? 1));
  draft.mentions.push({ kind: 'longer', days: isShorter ? -days : days, at });
  return true;
}

/** How long; after the written days, which may hold the same numbers. */
export const nightRules: readonly Rule[] = [
  rule([lead, tag('shift-days')], (match, draft, at) => {
    draft.mentions.push({ kind: 'shift', days: Number(match[1]?.tags.get('shift-days')), at });
    return true;
  }),
  rule(
    [lead, tag('one-more'), maybe(num(1, 30)), tag('unit', 'nights'), maybe(num(1, 1))],
    (match, draft, at) => addLonger(draft, at, match),
  ),
  rule(
    [lead, maybe(num(1, 30)), tag('unit', 'nights'), maybe(num(1, 1)), tag('longer')],
    (match, draft, at) => addLonger(draft, at, match),
  ),
  rule([lead, num(1, 30), tag('longer'), tag('unit')], (match, draft, at) => addLonger(draft, at, match)),
  // “a week later”, “יום אחד קודם”
  rule(
    [lead, maybe(num(1, 60)), tag('unit', 'nights'), maybe(num(1, 1)), tag('shift')],
    (match, draft, at) => {
      const [, number, unit, , shift] = match;
      const days =
        Number(unit?.tags.get('nights') ?? DAYS[textOf(unit, 'unit')] ?? 1) * (number?.number ?? 1);
      draft.mentions.push({ kind: 'shift', days: days * Number(shift?.tags.get('shift')), at });
      return true;
    },
  ),
  rule(
    [lead, filler, maybe(tag('next', 'this')), tag('unit'), maybe(tag('next', 'this'))],
    (match, draft, at) => {
      const [, , before, unit, after] = match;
      const name = textOf(unit, 'unit');
      const isThis = before?.tags.has('this') === true || after?.tags.has('this') === true;
      const isNext = before?.tags.has('next') === true || /^ה?בא/u.test(after?.text ?? '');
      const { today } = draft.scene;
      if (name === 'week' && isNext) {
        const start = plusDays(startOfWeek(today, draft), WEEK);
        return addSpan(draft, at, start, plusDays(start, WEEK));
      }
      if (name === 'week' && (isThis || unit?.glued === 'ה')) return addSpan(draft, at, today, null);
      if (name === 'month' && isNext)
        return addSpan(draft, at, plusMonths(`${today.slice(0, 8)}01`, 1), null);
      if (name === 'year' && isNext)
        return addSpan(draft, at, `${Number(today.slice(0, 4)) + 1}-01-01`, null);
      return name === 'month' && isThis ? addSpan(draft, at, today, null) : false;
    },
  ),
  rule([lead, num(1, LONGEST_NIGHTS), maybe(sign('-')), filler, tag('unit')], (match, draft, at) => {
    const days = DAYS[textOf(match[4], 'unit')] ?? 0;
    return addNights(draft, at, (match[1]?.number ?? 0) * days);
  }),
  rule([lead, tag('unit'), num(1, 1)], (match, draft, at) =>
    addNights(draft, at, DAYS[textOf(match[1], 'unit')] ?? 0),
  ),
  rule([lead, tag('nights')], (match, draft, at) =>
    addNights(draft, at, Number(match[1]?.tags.get('nights'))),
  ),
  // A lone “week” is one; a lone “night” or “day” says nothing.
  rule([lead, tag('unit')], (match, draft, at) => {
    const name = textOf(match[1], 'unit');
    if (name === 'week') return addNights(draft, at, WEEK);
    return name === 'month' && match[0]?.tags.has('for') === true ? addNights(draft, at, 30) : false;
  }),
  rule(
    [maybe(either(filler, tag('of', 'this'))), maybe(tag('next')), month, maybe(tag('next', 'this')), year],
    (match, draft, at) => {
      const [leading, , named, , written] = match;
      // “may” is a verb unless it is led to.
      if (named?.raw === 'may' && !leading) return false;
      const start = monthStart(draft, named, written);
      return start ? addSpan(draft, at, start, null) : false;
    },
  ),
  rule(
    [maybe(tag('of')), filler, maybe(tag('next', 'this')), tag('season'), maybe(tag('next', 'this'))],
    (match, draft, at) => {
      const start = monthStart(draft, match[3]);
      return start ? addSpan(draft, at, start, null) : false;
    },
  ),
];
