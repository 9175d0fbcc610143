/** Removes a wish from the search. */
import { folded } from '#backends/assistant/language.ts';
import type { Part } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import { oneOf, wishNames, type WishName } from '../../reading.ts';
import { isHebrew } from '../../words/prefixes.ts';
import { bareText, wordsOf, type Term } from '../../words/terms.ts';
import { alternatives } from '../pattern.ts';
import { pet } from '../people/vocabulary.ts';
import { isInsisted } from './insisted-wishes.ts';

/** Filters, with the terms that name them. */
const FILTERS: readonly (readonly [name: string, part: Part])[] = Object.entries({
  sort: '#sort=SEA|#sort=DISTANCE|cent(?:er|re)|[הל]?מרכז',
  amenity: '#amenity',
  meals: '#meal|#ask=meals',
  freeCancellation: '#free-cancellation|#ask=cancellation',
  rating: '#rating|#rating-word|#ask=rating',
  stars: '#star|#luxury',
  bedsForAll: '#beds-for-all',
  budget: '#budget-word',
}).map(([name, terms]) => [name, alternatives(terms)]);

/** The filter that a term names; null for none. */
function filterOf(term: Term): WishName | null {
  const [name = ''] = FILTERS.find(([, { fits }]) => fits(term)) ?? [];
  return name === 'amenity'
    ? { amenity: String(term.tags.get('amenity')) }
    : (oneOf(wishNames, name) ?? null);
}

/** True for a wish that is a filter, but neither an order nor a question. */
export const isFilter = (term: Term): boolean => {
  const filter = filterOf(term);
  return filter !== null && filter !== 'sort' && !term.tags.has('ask');
};

/**
 * The wish of the current search that these words mean, as it was written then, possibly in the other language;
 * else the words themselves.
 */
function knownWish(words: string, { context: { unchecked = [] } }: ParseState): string {
  const named = folded(words).split(' ');
  const isNamed = (one: string): boolean => named.some((part) => folded(one).split(' ').includes(part));
  const [foreign, ...others] = unchecked.filter((one) => isHebrew(one) !== isHebrew(words));
  return unchecked.find(isNamed) ?? (others.length === 0 ? foreign : undefined) ?? words;
}

const TURNS =
  /^(?:but|except|unless|if|still|now|with|wants?|wanted|needs?|would|like|love|loves|must|then|instead|please|אבל|אם|חוץ|ועם|עם|עכשיו|רוצ\S+|צריכ\S+|חייב\S*|בבקשה|ו?ב?שאר)(?: |$)/u;

/** True when both terms name the same wish, except pets, which may be guests. */
const isSame = (one: Term, other: Term): boolean =>
  bareText(one) === bareText(other) ||
  ['meal', 'amenity'].some(
    (name) => one.tags.has(name) && one.tags.get(name) === other.tags.get(name) && !pet.fits(one),
  );

/**
 * Uses up what names the withdrawn wish again: “drop the breakfast, students don't wake up for breakfast”. In “no
 * parking, but if there is parking” it is wanted after all.
 */
function forgetRepeated(state: ParseState, named: readonly Term[]): void {
  const from = state.terms.findLastIndex((term) => named.includes(term)) + 1;
  const turn = state.terms.findIndex(({ text }, at) => at >= from && TURNS.test(text));
  for (const [at, term] of state.terms.slice(0, turn < 0 ? undefined : turn).entries())
    if (at >= from && !term.tags.has('star') && named.some((one) => isSame(one, term)))
      state.consume(at, at + 1);
}

/**
 * True for a score or a sum with its limit: “skip everything rated under 8” takes off hotels, not the wish, and “drop the
 * price limit under 500” sets another one. In “no pool, min 4 stars” the limit is another wish.
 */
function isBounded({ terms }: ParseState, named: Term): boolean {
  const [limit, number, unit] = terms.slice(terms.indexOf(named) + 1);
  const isOther = ['star', 'currency', 'nights'].some((name) => unit?.tags.has(name));
  const isOfScore = ['rating', 'rating-word'].some((name) => named.tags.has(name));
  const isLimit = limit?.tags.has('at-most') || (isOfScore && limit?.tags.has('at-least'));
  return (
    number?.number != null && !isOther && (isOfScore || named.tags.has('budget-word')) && isLimit === true
  );
}

/**
 * Removes the wish that one or more terms name: “kosher kitchen” are two terms. False when they insist on the
 * wish.
 */
export function withdraw(state: ParseState, ...terms: readonly (Term | undefined)[]): boolean {
  const named = terms.filter((term) => term !== undefined);
  if (named.some((term) => isInsisted(state, term) || isBounded(state, term))) return false;
  const filters = named.flatMap((term) => filterOf(term) ?? []);
  const words = named
    .filter((term) => filterOf(term) === null)
    .map(wordsOf)
    .join(' ');
  for (const term of named) state.withdrawn.add(term);
  forgetRepeated(state, named);
  return state.drop(...filters, ...(words === '' ? [] : [{ amenity: knownWish(words, state) }]));
}
