import { either, filler, mark, maybe, rule, tag, word } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';

const END = /check ?out|departure|end|return|leav|יציאה|עזיבה|חזרה|צק אאוט/u;

export const ONLY = /^(?:just|only|but|רק|אבל)$/u;

/** The stay begins on the only day of the message and ends as before. */
const keepEnd = (state: ParseState): boolean => {
  const [day, ...others] = state.dates;
  const isOnly = day?.kind === 'day' && day.role !== 'until' && others.length === 0;
  state.keepsEnd ||= isOnly && Boolean(state.context.stay);
  return state.keepsEnd;
};

/** “check-in on the 4th, check-out the same”: the stay ends as before. Applied after the other days. */
export const sameEndRules: readonly Rule[] = [
  // “just from the 29th”
  rule([word(ONLY)], (_match, state, at) => {
    const [day] = state.dates;
    const isNext = day?.kind === 'day' && day.role === 'from' && day.at > at && day.at <= at + 2;
    return isNext && keepEnd(state);
  }),
  rule(
    [
      maybe(tag('leaving', 'until', 'ask')),
      maybe(either(mark(',:'), filler)),
      filler,
      tag('same-day', 'same'),
    ],
    ([leaving, , , same], state) => END.test(leaving?.text ?? same?.text ?? '') && keepEnd(state),
  ),
];
