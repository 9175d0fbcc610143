import { addDays, addMonths } from '#shared/stay/nights.ts';
import { dayOfPhrase } from '../../dates/calendar.ts';
import { either, filler, maybe, near, num, rule, sign, tag, tagOf } from '../../grammar.ts';
import type { Rule, RuleAction } from '../../grammar.ts';
import { roleAt } from './day-roles.ts';
import { link, month, monthStart, year } from './periods.ts';

/** “from the last day of January”, “until the first day of next month”. */
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

/** Single days described by their position or holiday. Applied before the periods that contain them. */
export const describedDayRules: readonly Rule[] = [
  rule(
    [
      maybe(either(filler, tag('of', 'for', 'from', 'until'))),
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
  // “Christmas Eve to Boxing Day”
  rule(
    [
      maybe(tag('from')),
      tag('holiday-day'),
      either(tag('until'), sign('-')),
      filler,
      tag('holiday-day'),
      year,
    ],
    ([, first, , , second], state, at) =>
      state.addDates(
        { kind: 'day', phrase: tagOf(first, 'holiday-day'), role: 'from', at },
        { kind: 'day', phrase: tagOf(second, 'holiday-day'), role: null, at: at + 0.5 },
      ),
  ),
  // “from New Year’s Day”, “until Christmas Eve”
  rule(
    [tag('from', 'until'), filler, tag('holiday-day'), year],
    ([leading, , holiday, written], state, at) => {
      const { today } = state.context;
      const phrase = `${tagOf(holiday, 'holiday-day')}${written ? ` ${written.number}` : ''}`;
      state.dates.push({ kind: 'day', phrase, role: roleAt(state, at, leading, holiday), at });
      return dayOfPhrase(phrase, today) !== null;
    },
  ),
];
