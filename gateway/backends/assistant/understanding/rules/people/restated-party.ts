/** Rules for a party that is named again: “so just us grown-ups”, “six again”. */
import { filler, isCounted, maybe, rule, tag, word } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';

const ONLY = /^(?:just|only|רק)(?: |$)/u;
const HE_AND_I = /\b(?:he|she|him|her)\b|^(?:הוא|היא) |(?:הוא|היא)$/u;
const US = /\bus\b|שנינו|שתינו/u;
const JOINT = /^(?:and|n|&|\+|plus|with|גם|עם|ועוד)$/u;

/**
 * True for the writer and the only child that the message names: “my grandson, who is six. Just he and I”, not “the
 * two of us and our son”.
 */
export function isPairWithChild({ people, terms }: ParseState, pair: Term): boolean {
  const { ages, children, infants, adults } = people;
  if (ages.length !== 1 || (children ?? 1) !== 1 || infants !== null || adults !== null) return false;
  const at = terms.indexOf(pair);
  const [before, after] = [terms[at - 1], terms[at + 1]];
  const isOnly = ONLY.test(pair.text) || ONLY.test(before?.text ?? '');
  const isJoined = [before, after].some((term) => JOINT.test(term?.text ?? '')) || after?.prefix === 'ו';
  const isNamed = terms.some(({ tags }) => tags.has('child'));
  const hasOthers = terms.some(
    (term) => term !== pair && ['kin', 'person', 'adult', 'party'].some((name) => term.tags.has(name)),
  );
  return isNamed && (HE_AND_I.test(pair.text) || (US.test(pair.text) && isOnly)) && !isJoined && !hasOthers;
}

/** “so just us grown-ups”: the children that are known do not come. */
export const onlyAdults: Rule = rule(
  [
    word(/^(?:just|only|רק)$/u),
    filler,
    word(/^(?:us|ourselves|the two of us|אנחנו|שנינו)$/u),
    maybe(tag('adult')),
  ],
  (_match, state, at) => {
    const { childrenAges: known = [], hasSearch } = state.context;
    const isCounted =
      state.people.hasChildren || state.terms.some(({ tags }) => tags.has('child') || tags.has('infant'));
    if (!hasSearch || known.length === 0 || isCounted) return false;
    state.setPeople({ children: 0, hasChildren: true, infants: 0 });
    return at + 1;
  },
);

/** The number of travellers again: “back to six”, שוב שישה (six again). */
export const restatedPartyRules = (count: Part): readonly Rule[] => [
  rule(
    [word(/^(?:again|שוב|back to)$/u), count],
    ([, size], state, _at, to) =>
      !isCounted(state.peek(to)) &&
      state.context.hasSearch &&
      state.setPeople({ total: size?.number ?? null }),
  ),
];
