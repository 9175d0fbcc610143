/** Rules for a party that is named again: “so just us grown-ups”, “six again”. */
import { filler, isCounted, maybe, rule, tag, word } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';

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

/** The number of travellers again: “Juan is back, six again”, שוב שישה (six again). */
export const restatedPartyRules = (count: Part): readonly Rule[] => [
  rule(
    [word(/^(?:again|שוב|back to)$/u), count],
    ([, size], state, _at, to) =>
      !isCounted(state.peek(to)) &&
      state.context.hasSearch &&
      state.setPeople({ total: size?.number ?? null }),
  ),
  rule([count, word(/^(?:again|שוב)$/u)], ([size], state, _at, to) => {
    const isEnd = state.terms[to]?.kind !== 'word';
    return isEnd && state.context.hasSearch && state.setPeople({ total: size?.number ?? null });
  }),
];
