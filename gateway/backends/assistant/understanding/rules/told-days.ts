import { addDays, addMonths } from '#shared/stay/nights.ts';
import { dayNamed } from '../dates/calendar.ts';
import { either, filler, maybe, num, rule, sign, tag, textOf, type Act, type Rule } from '../grammar.ts';
import { roleAt } from './edges.ts';
import { link, month, monthStart, year } from './periods.ts';

/** “from the last day of January”, “until the first day of next month”. */
const edgeDay: Act = (match, draft, at) => {
  const [leading, , edge, , , near, named, written] = match;
  const { today } = draft.scene;
  const isNext = near?.tags.has('next') === true || /^ה?בא/u.test(written?.text ?? '');
  const start = named?.tags.has('month')
    ? monthStart(draft, named, written)
    : addMonths(`${today.slice(0, 8)}01`, isNext ? 1 : 0);
  if (!start || (named?.tags.has('unit') && textOf(named, 'unit') !== 'month')) return false;
  const day = textOf(edge, 'edge-day') === 'first' ? start : addDays(addMonths(start, 1), -1);
  return draft.mention({ kind: 'day', phrase: day, role: roleAt(draft, at, leading, edge), at });
};

/** Single days described by their position or holiday. Applied before the periods that contain them. */
export const toldDayRules: readonly Rule[] = [
  rule(
    [
      maybe(either(filler, tag('of', 'for', 'from', 'until'))),
      filler,
      tag('edge-day'),
      link,
      link,
      maybe(tag('next', 'this')),
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
    ([, first, , , second], draft, at) =>
      draft.mention(
        { kind: 'day', phrase: textOf(first, 'holiday-day'), role: 'from', at },
        { kind: 'day', phrase: textOf(second, 'holiday-day'), role: null, at: at + 0.5 },
      ),
  ),
  // “from New Year’s Day”, “until Christmas Eve”
  rule(
    [tag('from', 'until'), filler, tag('holiday-day'), year],
    ([leading, , holiday, written], draft, at) => {
      const { today } = draft.scene;
      const phrase = `${textOf(holiday, 'holiday-day')}${written ? ` ${written.number}` : ''}`;
      draft.mentions.push({ kind: 'day', phrase, role: roleAt(draft, at, leading, holiday), at });
      return dayNamed(phrase, today) !== null;
    },
  ),
];
