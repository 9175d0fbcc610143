/** Rules for children of one age, and for twins without an age. */
import { either, filler, isCounted, mark, maybe, num, rule, tag, word } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import { addAges, age, aged } from './ages.ts';

const two = either(tag('twins'), word(/^twin$/u));
const child = maybe(tag('child'));

/**
 * Two children of one age, however the message counts them: “two twin girls of 5”, שני נכדים תאומים (two twin
 * grandsons).
 */
const twinsOfAge: Rule = rule(
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

/** “the twins (both 4)”, “three kids, all 10”, “שני בנים, שניהם בני 6”: one age for all of them. */
const allOfAge: Rule = rule(
  [
    maybe(num(2, 9)),
    either(tag('child'), two),
    filler,
    mark('(,:-'),
    maybe(word(/^(?:they are|theyre|and|הם|הן)$/u)),
    word(/^(?:both|all|each|שניהם|שתיהן|כולם|כולן|שלושתם|שלושתן)$/u),
    filler,
    aged,
    age,
    aged,
  ],
  (match, state, _at, to) => {
    const count = match[0]?.number ?? 2;
    const next = state.terms[to]?.text ?? '';
    // “kids, all 3 of them”, “two kids, each 4 and 5”, “both 8 kilos”; without a count only “both” tells how many.
    if (isCounted(state.peek(to)) || /^(?:of|under|over|below|above|מהם|מהן)$/u.test(next)) return false;
    const isTwo = match[1]?.tags.has('twins') || /^(?:both|שניהם|שתיהן)$/u.test(match[5]?.text ?? '');
    if (!match[0] && !isTwo) return false;
    addAges(state, Array<number>(count).fill(match[8]?.number ?? 0));
    return state.setPeople({ children: (state.people.children ?? 0) + count });
  },
);

export const sameAgeRules: readonly Rule[] = [twinsOfAge, allOfAge];

/** Twins without an age. */
export const twins: Rule = rule([maybe(num(2, 2)), child, tag('twins'), child], (_match, state) =>
  state.setPeople({ children: (state.people.children ?? 0) + 2, hasChildren: true }),
);
