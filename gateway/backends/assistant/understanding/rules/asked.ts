import { either, filler, mark, maybe, num, rule, sign, tag, type Rule } from '../grammar.ts';

const and = maybe(either(tag('until'), filler, sign('-', '&', '+')));

/** Bare numbers, read as the answer to Sherry's last question. */
export const askedRules: readonly Rule[] = [
  rule([and, num(0, 17), mark(',')], ([, age], draft, _at, to) => {
    if (draft.scene.asked !== 'ages' || draft.free(to)?.tags.has('currency')) return false;
    draft.people.ages.push(age?.number ?? 0);
    return draft.party({ hasChildren: true });
  }),
  rule([num(1, 30)], ([count], draft) => {
    if (draft.scene.asked !== 'guests' || draft.people.total !== null) return false;
    return draft.party({ total: count?.number ?? null });
  }),
];
