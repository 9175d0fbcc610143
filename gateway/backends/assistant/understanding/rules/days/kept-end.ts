import { dayOfPhrase } from '../../dates/calendar.ts';
import { either, filler, mark, maybe, rule, tag, word } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';

const END = /check ?out|departure|end|return|leav|יציאה|עזיבה|חזרה|צק אאוט/u;

export const ONLY = /^(?:just|only|but|רק|אבל)$/u;

/** The stay begins on the only day of the message and ends as before. */
export function keepEnd(state: ParseState, at: number): boolean {
  const { stay, today } = state.context;
  const [day, ...others] = state.dates;
  if (!stay || day?.kind !== 'day' || day.role === 'until' || others.length > 0) return false;
  // A stay that is moved past its old end keeps its length.
  if ((dayOfPhrase(day.phrase, today) ?? stay.checkOut) >= stay.checkOut) return false;
  return state.addDates({ kind: 'day', phrase: stay.checkOut, role: 'until', at: state.terms.length + at });
}

/** “check-in on the 4th, check-out the same”: the stay ends as before. Applied after the other days. */
export const sameEndRules: readonly Rule[] = [
  // “just from the 29th”
  rule([word(ONLY)], (_match, state, at) => {
    const [day] = state.dates;
    const isNext = day?.kind === 'day' && day.role === 'from' && day.at > at && day.at <= at + 2;
    return isNext && keepEnd(state, at);
  }),
  rule(
    [
      maybe(tag('leaving', 'until', 'ask')),
      maybe(either(mark(',:'), filler)),
      filler,
      tag('same-day', 'same'),
    ],
    ([leaving, , , same], state, at) => {
      return END.test(leaving?.text ?? same?.text ?? '') && keepEnd(state, at);
    },
  ),
];
