import { either, filler, mark, maybe, num, rule, sign, tag, type Rule } from '../grammar.ts';

const and = maybe(either(tag('until'), filler, sign('-', '&', '+')));

/** Bare numbers, read as the answer to Sherry's last question. */
export const bareAnswerRules: readonly Rule[] = [
  rule([and, num(0, 17), mark(',')], ([, age], state, _at, to) => {
    if (state.context.lastQuestion !== 'ages' || state.peek(to)?.tags.has('currency')) return false;
    state.people.ages.push(age?.number ?? 0);
    return state.setPeople({ hasChildren: true });
  }),
  rule([num(1, 30)], ([count], state) => {
    if (state.context.lastQuestion !== 'guests' || state.people.total !== null) return false;
    return state.setPeople({ total: count?.number ?? null });
  }),
];
