/** Rules for days that are described or do not exist: the last day of January, New Year's Eve, 32 January. */
import { addDays, addMonths } from '#shared/stay/nights.ts';
import { onOrAfter, weekdayNumber } from '../../dates/calendar.ts';
import { tagOf, type Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { isAmount, isDecimal } from '../currencies.ts';
import { WEEK, addDay, addDayInRole, monthStart, when } from './day-patterns.ts';
import { roleAt } from './day-roles.ts';

/** True for “32.1” or “31/13”, limited to numbers that are likely mistakes. */
function isImpossible(pair: Term): boolean {
  const [first = 0, second = 0] = pair.parts;
  const [lastDay, lastHour] = isDecimal(pair) ? [39, 24] : [99, 12];
  const isTooLate = first > 31 && first <= lastDay && second >= 1 && second <= 12;
  return isTooLate || (first > lastHour && first <= 31 && second > 12 && second <= 31);
}

/** Applied before the periods, which would use the month of “32 January”. */
export const describedDayRules: readonly Rule[] = [
  ...when(['lead:[{lead}] [#of] pair:{pair}'], ({ lead, pair }, state, at, to) => {
    if (!pair || !isImpossible(pair) || isAmount(pair, state, at, to)) return false;
    // עד 35.5 (up to 35.5) may be a budget as well as a date, unless the message has another date.
    const isAlone = state.terms.every((term) => term === pair || !['pair', 'iso'].includes(term.kind));
    const bound = lead ?? state.peek(at - 1);
    if (isDecimal(pair) && bound?.tags.has('at-most') && isAlone) return false;
    return state.impossible.add('day').size > 0;
  }),
  ...when(
    ['[{lead}] [#of] 32-99 [".,"] [#of] #month [","] [{year}]'],
    (_found, { impossible }) => impossible.add('day').size > 0,
  ),
  // “from the last day of January”, “the first Sunday of February”
  ...when(
    ['lead:[{lead}] ~ edge:#edge-day [{link}] [{link}] month:#month|#unit=month year:[{year}]'],
    (found, state, at) => {
      const start = monthStart(state, found);
      const isFirst = tagOf(found.edge, 'edge-day') === 'first';
      const day = start !== null && !isFirst ? addDays(addMonths(start, 1), -1) : start;
      return addDayInRole(state, day, at, [found.lead, found.edge]);
    },
  ),
  ...when(
    [
      'lead:[{lead}] ~ nth:#ordinal|#edge weekday:#weekday [{link}] [{link}] month:#month year:[{year}]',
      // יום ראשון הראשון של פברואר (the first Sunday of February)
      'lead:[{lead}] weekday:#weekday nth:#ordinal|#edge [{link}] [{link}] month:#month year:[{year}]',
    ],
    (found, state, at) => {
      const { lead, nth, weekday } = found;
      const start = monthStart(state, found);
      const number = weekdayNumber(tagOf(weekday, 'weekday'));
      const count = Number(nth?.tags.get('ordinal') ?? nth?.tags.get('edge'));
      if (start === null || number === null) return false;
      const from = count < 0 ? addDays(addMonths(start, 1), -WEEK) : addDays(start, (count - 1) * WEEK);
      return addDayInRole(state, onOrAfter(from, number), at, [lead, nth]);
    },
  ),
  // “Christmas Eve to Boxing Day”, “the 22nd to Christmas Day”, “from New Year’s Day”
  ...when(['edge:[#from|#until|"-"] ~ holiday:#holiday-day year:[{year}]'], (found, state, at, to) => {
    const { edge, year, holiday } = found;
    const next = state.terms[to];
    const isHoliday = next?.tags.has('holiday-day') === true && next.prefix.endsWith('ל');
    const isFirst = next?.text === '-' || next?.tags.has('until') || isHoliday;
    // בין חג המולד לסילבסטר (between Christmas and New Year)
    const isLast =
      holiday?.prefix === 'ל' && state.dates.some((one) => one.kind === 'day' && one.at === at - 1);
    if (!edge && !isFirst && !isLast) return false;
    const phrase = `${tagOf(holiday, 'holiday-day')}${year ? ` ${year.number}` : ''}`;
    const role = roleAt(state, at, edge, holiday) ?? (isFirst ? 'from' : isLast ? 'until' : null);
    return addDay(state, phrase, at, role);
  }),
];
