/** Rules for a changed arrival with the same departure: “check-in on the 4th, check-out the same”. */
import type { DateMention } from '../../dates/combine-dates.ts';
import { either, filler, mark, maybe, rule, tag, word } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';

const END = /check ?out|departure|end|return|leav|יציאה|עזיבה|חזרה|צק אאוט/u;

/** Words before a day that replaces only the arrival: “just from the 29th”. */
export const ONLY = /^(?:just|only|but|already|רק|אבל|כבר)$/u;

/**
 * Lets the stay begin on the only day of the message and end as before. False when the message has another day, or
 * there is no current stay.
 */
/** “come a day later, on the 14th, and leave the same”: the day counts. */
const rank = ({ kind }: DateMention): number => (kind === 'day' ? 0 : 1);

const keepEnd = (state: ParseState): boolean => {
  const [day, ...others] = state.dates.toSorted((one, other) => rank(one) - rank(other));
  const isOnly = day?.kind === 'day' && day.role !== 'until' && others.every(({ kind }) => kind === 'shift');
  state.keepsEnd ||= isOnly && Boolean(state.context.stay);
  return state.keepsEnd;
};

/** Applied after the other rules for days, whose result they need. */
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
