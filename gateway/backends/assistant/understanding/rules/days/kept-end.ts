/**
 * Rules for a stay of which one end changes and the other stays: “check-in on the 4th, check-out the same”, “go back to the
 * 14th”.
 */
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import { hasTag, isCounted, type Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import { addDay, dateOf, nextDate, when } from './day-patterns.ts';

/** Words before a day that replaces only the arrival: “just from the 29th”, “can we come on the 10th already?” */
export const ONLY = /^(?:just|only|but|already|רק|אבל|כבר)$/u;
const END = /check ?out|departure|end|return|leav|יציאה|עזיבה|חזרה|צק אאוט/u;

/**
 * Lets the stay begin on the only day of the message and end as before; also in “come a day later, on the 14th, and leave
 * the same”. False when the message has another day, or there is no current stay.
 */
function keepEnd(state: ParseState): boolean {
  const [day, ...others] = state.dates.filter(({ kind }) => kind !== 'shift');
  const isFirst = day?.kind === 'day' && day.role !== 'until' && others.length === 0;
  state.keepsEnd ||= isFirst && Boolean(state.context.stay);
  return state.keepsEnd;
}

/** Applied after the other rules for days, whose result they need. */
export const sameEndRules: readonly Rule[] = [
  ...when(['only:just|only|but|already|רק|אבל|כבר'], ({ only }, state, at, to) => {
    const [day] = state.dates;
    const isNext = day?.kind === 'day' && day.role === 'from' && day.at > at && day.at <= at + 2;
    // “we already have flights on 10 February”
    const isBeside = state.terms[to]?.kind !== 'word' || (day !== undefined && day.at > at && day.at <= to);
    const isAlready = /^(?:already|כבר)$/u.test(only?.text ?? '');
    return (isNext || (isAlready && isBeside)) && keepEnd(state);
  }),
  ...when(
    ['end:[#leaving|#until|#ask] [{fill}|",:"] ~ same:#same-day|#same'],
    ({ end, same }, state) => END.test(end?.text ?? same?.text ?? '') && keepEnd(state),
  ),
];

/** Days to the end of the stay that “back to the 14th” may change. */
const MAX_AWAY = 10;

/** Applied before the other rules for days: “go back to the 14th” is no day of going home, but the nearer end. */
export const returnedDayRules: readonly Rule[] = when(
  ['back:{back} [#it] to:[to] [#of] ~ day:1-31'],
  ({ back, to, day }, state, at, end) => {
    const { stay } = state.context;
    const [next, second] = state.terms.slice(end, end + 2);
    const isMonth = [next, second].some((one) => hasTag(one, 'month'));
    const isTo = day?.prefix === 'ל' || (day?.isOrdinal && (to ?? back?.text.endsWith(' to')));
    if (!stay || !isTo || isMonth || isCounted(next) || next?.kind === 'sign') return false;
    const [from, until] = [stay.checkIn, stay.checkOut].map((now) => {
      const phrase = nextDate(addDays(now, -MAX_AWAY - 1), dateOf(day));
      return { phrase, away: Math.abs(nightsBetween(now, phrase)) };
    });
    if (!from || !until || Math.min(from.away, until.away) > MAX_AWAY) return false;
    const isFirst = from.phrase < stay.checkOut && (from.away <= until.away || until.phrase <= stay.checkIn);
    state.keepsEnd ||= isFirst;
    return addDay(state, isFirst ? from.phrase : until.phrase, at, isFirst ? 'from' : 'until');
  },
);
