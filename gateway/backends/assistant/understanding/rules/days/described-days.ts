/** Rules for days that are described: the last day of January, the first Sunday of February, New Year's Eve. */
import { addDays, addMonths } from '#shared/stay/nights.ts';
import { dayOfPhrase, onOrAfter, weekdayNumber } from '../../dates/calendar.ts';
import { either, filler, isCounted, mark, maybe, near, num, rule, sign, tag, tagOf } from '../../grammar.ts';
import type { Part, Rule, RuleAction } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { datesOfNextMonth } from './dates.ts';
import { roleAt } from './day-roles.ts';
import { WEEK, link, month, monthStart, year } from './periods.ts';

/** The action for “from the last day of January”, “until the first day of next month”. */
const edgeDay: RuleAction = (match, state, at) => {
  const [leading, , edge, , , near, named, written] = match;
  const { today } = state.context;
  const isNext = near?.tags.has('next') === true || /^ה?בא/u.test(written?.text ?? '');
  const start = named?.tags.has('month')
    ? monthStart(state, named, written)
    : addMonths(`${today.slice(0, 8)}01`, isNext ? 1 : 0);
  if (!start || (named?.tags.has('unit') && tagOf(named, 'unit') !== 'month')) return false;
  const day = tagOf(edge, 'edge-day') === 'first' ? start : addDays(addMonths(start, 1), -1);
  return state.addDates({ kind: 'day', phrase: day, role: roleAt(state, at, leading, edge), at });
};

const lead = maybe(either(filler, tag('of', 'for', 'from', 'until')));
/** “until”, or a second holiday after the Hebrew prefix ל (to): בין חג המולד לסילבסטר (between Christmas and New Year). */
const untilDay = either(tag('until'), sign('-'), {
  fits: ({ prefix, tags }) => prefix.endsWith('ל') && tags.has('holiday-day'),
});
const place: Part = tag('ordinal', 'edge');
type NthWeekday = Readonly<Record<'leading' | 'nth' | 'weekday' | 'named' | 'written', Term | undefined>>;

/** Adds “the first Sunday of February”, “the last Friday of May”; false without such a day. */
function weekdayOfMonth(
  { leading, nth, weekday, named, written }: NthWeekday,
  state: ParseState,
  at: number,
) {
  const start = monthStart(state, named, written);
  const number = weekdayNumber(tagOf(weekday, 'weekday'));
  const count = Number(nth?.tags.get('ordinal') ?? nth?.tags.get('edge'));
  if (!start || number === null) return false;
  const day =
    count < 0
      ? onOrAfter(addDays(addMonths(start, 1), -WEEK), number)
      : addDays(onOrAfter(start, number), (count - 1) * WEEK);
  return state.addDates({ kind: 'day', phrase: day, role: roleAt(state, at, leading, nth), at });
}

/** The phrase of a holiday for the date library, with the year if it is written. */
const holidayPhrase = (holiday: Term | undefined, written: Term | undefined): string =>
  `${tagOf(holiday, 'holiday-day')}${written ? ` ${written.number}` : ''}`;

/** Single days described by their position or holiday. Applied before the periods that contain them. */
const MEASURES =
  /^(?:%|min(?:ute)?s?|hours?|times|years?|degrees|percent|points?|rating|score|km|hotels?|places?|options?|couples?|families|of|am|pm|דקות|שעות|שנים|מעלות|אחוזים?|זוגות|משפחות|מלונות|ציון)(?: |$)/u;
/** True for a noun of two numbers that are no days: “next month, 2 to 4 couples”, “10 to 20 minutes from the beach”. */
const isMeasured = (next: Term | undefined): boolean =>
  isCounted(next) || next?.tags.has('party') === true || MEASURES.test(next?.text ?? '');

export const describedDayRules: readonly Rule[] = [
  rule(
    [
      lead,
      filler,
      tag('edge-day'),
      link,
      link,
      near,
      either(month, tag('unit')),
      maybe(either(num(2_000, 2_100), tag('next', 'this'))),
    ],
    edgeDay,
  ),
  rule(
    [lead, filler, place, tag('weekday'), link, link, month, year],
    ([leading, , nth, weekday, , , named, written], state, at) =>
      weekdayOfMonth({ leading, nth, weekday, named, written }, state, at),
  ),
  // יום ראשון הראשון של פברואר (the first Sunday of February)
  rule(
    [lead, tag('weekday'), place, link, link, month, year],
    ([leading, weekday, nth, , , named, written], state, at) =>
      weekdayOfMonth({ leading, nth, weekday, named, written }, state, at),
  ),
  // “Christmas Eve to Boxing Day”, “the 22nd to Christmas Day”
  rule(
    [maybe(tag('from')), tag('holiday-day'), year, untilDay],
    ([, holiday, written, until], state, at, to) => {
      state.dates.push({ kind: 'day', phrase: holidayPhrase(holiday, written), role: 'from', at });
      if (!until?.tags.has('holiday-day')) return to - 1;
      return state.addDates({
        kind: 'day',
        phrase: holidayPhrase(until, undefined),
        role: 'until',
        at: at + 0.5,
      });
    },
  ),
  // “next month 14 to 18”, חודש הבא 14 עד 18 (the same)
  rule(
    [near, tag('unit'), near, mark(',:'), maybe(tag('from')), num(1, 31), tag('until'), num(1, 31)],
    ([before, unit, after, , , first, joint, second], state, at, to) =>
      (first?.number ?? 0) < (second?.number ?? 0) &&
      !isMeasured(state.terms[to]) &&
      datesOfNextMonth(
        [
          undefined,
          undefined,
          first,
          undefined,
          joint,
          undefined,
          second,
          undefined,
          undefined,
          before,
          unit,
          after,
        ],
        state,
        at,
        to,
      ),
  ),
  // “from New Year’s Day”, “until Christmas Eve”
  rule(
    [either(tag('from', 'until'), sign('-')), filler, tag('holiday-day'), year],
    ([leading, , holiday, written], state, at) => {
      const { today } = state.context;
      const phrase = holidayPhrase(holiday, written);
      state.dates.push({ kind: 'day', phrase, role: roleAt(state, at, leading, holiday), at });
      return dayOfPhrase(phrase, today) !== null;
    },
  ),
];
