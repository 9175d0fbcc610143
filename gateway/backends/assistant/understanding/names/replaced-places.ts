import { textOf } from '../grammar.ts';
import { folded } from '../../language.ts';
import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';
import type { Stretch } from './retracted.ts';

/** True for a negated place: “not Rome”, “not in Rome”, “instead of Rome”, “forget Rome”, “ולא ברומא”. */
export function isNegated({ terms }: ParseState, at: number): boolean {
  const isBetween = (term: Term | undefined): boolean =>
    term?.tags.has('place-mark') === true || term?.text === 'את';
  const before = terms[isBetween(terms[at - 1]) ? at - 2 : at - 1];
  return (
    before !== undefined &&
    (NEGATES.test(before.text) || before.tags.has('without') || before.tags.has('not'))
  );
}
const NEGATES =
  /^(?:and not|but not|rather than|dropped|לא|ולא|במקום|[תש]?עזב[יו]?|תשכחי מ?|שכחי מ?|ת?וותרי על)$/u;

/** Words that exchange one place for another, besides those of the lexicon. */
export const SWAPS = /^(?:change|trade|switch|exchange|replace|dropped|החלפ\p{L}*|החליפ\p{L}*)$/u;

/** Position of the place that is given up in “swap Rome for Madrid”, “תחליפי את רומא במדריד”; null without one. */
export function exchangedAt({ terms }: ParseState, all: readonly Stretch[]): number | null {
  const swap = terms.findIndex(({ tags, text }) => tags.has('swap') || SWAPS.test(text));
  const [first, second] = all.filter(({ at }) => at > swap).toSorted((one, other) => one.at - other.at);
  if (swap < 0 || !first || !second) return null;
  const from = first.at + first.size;
  const link = textOf(terms.slice(from, second.at));
  const isLinked =
    /^(?:for|to|with|into|by|in favou?r of|->|>)$/u.test(link) ||
    (link === '' && /^[בל]/u.test(terms[second.at]?.text ?? ''));
  return isLinked ? first.at : null;
}

/** True for a place that was searched or named before: in “not Prague Budapest” a new name follows it. */
export function isMentioned({ terms, context }: ParseState, at: number): boolean {
  const word = terms[at]?.text ?? '';
  const known = (context.placeNames ?? []).map(folded);
  return known.includes(word);
}
