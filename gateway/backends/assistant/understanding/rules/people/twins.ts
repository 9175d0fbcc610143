/** Rules for twins, with an age or without. */
import { either, filler, isCounted, mark, maybe, num, rule, tag, word } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import { addAges, age, aged } from './ages.ts';

const two = either(tag('twins'), word(/^twin$/u));
const child = maybe(tag('child'));

/**
 * Two children of one age, however the message counts them: “two twin girls of 5”, שני נכדים תאומים (two twin
 * grandsons).
 */
export const twinsOfAge: Rule = rule(
  [maybe(num(2, 2)), child, two, filler, child, mark('(,'), maybe(tag('aged', 'of')), filler, age, aged],
  (match, state, _at, to) => {
    const years = match[8]?.number ?? 0;
    const isNamed = match[2]?.tags.has('twins') === true || match[4] !== undefined;
    // “twins, 4 adults”
    if (!isNamed || isCounted(state.peek(to))) return false;
    addAges(state, [years, years]);
    return state.setPeople({ children: (state.people.children ?? 0) + 2 });
  },
);

/** Twins without an age. */
export const twins: Rule = rule([maybe(num(2, 2)), child, tag('twins'), child], (_match, state) =>
  state.setPeople({ children: (state.people.children ?? 0) + 2, hasChildren: true }),
);
