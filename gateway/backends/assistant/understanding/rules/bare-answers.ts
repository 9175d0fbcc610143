/** Rules for bare numbers that answer the question in the last reply: ages, or a number of guests. */
import { either, filler, isCounted, mark, maybe, num, rule, sign, tag, type Rule } from '../grammar.ts';
import type { Term } from '../words/terms.ts';
import { addAges } from './people/ages.ts';

const and = maybe(either(tag('until'), filler, sign('-', '&', '+')));

const GROWN_UP = 18;
/** True when the number may be an age: “5 years” is one, “20 nights” and “6 euro” are not. */
const isAge = (years: number, next: Term | undefined): boolean =>
  years < GROWN_UP ? next?.tags.has('currency') !== true : !isCounted(next);

/** Applied last, because a bare number may mean anything else first. */
export const bareAnswerRules: readonly Rule[] = [
  rule([and, num(0, 99), mark(',')], ([, age], state, _at, to) =>
    state.context.lastQuestion === 'ages' && isAge(age?.number ?? 0, state.peek(to))
      ? addAges(state, [age?.number ?? 0])
      : false,
  ),
  // “she is an adult”, asked for her age
  rule([tag('adult')], (_match, state) =>
    state.context.lastQuestion === 'ages' && state.people.adults === null
      ? addAges(state, [GROWN_UP])
      : false,
  ),
  rule([num(1, 30)], ([count], state) => {
    if (state.context.lastQuestion !== 'guests' || state.people.total !== null) return false;
    return state.setPeople({ total: count?.number ?? null });
  }),
];
