import { folded } from '../language.ts';
import type { ParseState } from './parse-state.ts';
import type { UnmetWish } from './understanding.ts';
import type { Term } from './words/terms.ts';

/** Tags of people before a number about them, such as their age: “my parents (both 70)”, “a birthday of 60”. */
const PERSON_TAGS = ['kin', 'party', 'person', 'adult', 'aged'];
const isAboutPerson = (term: Term | undefined): boolean =>
  term !== undefined &&
  (PERSON_TAGS.some((tag) => term.tags.has(tag)) ||
    /(?:^both|birthday|anniversary|הולדת|נישואין)/u.test(term.text));

/** True for a number that counts nothing: “able 2 bring”, “looking 4 a hotel”, “20 %”. */
const isNotCount = ({ raw }: Term, next: Term | undefined): boolean =>
  ((raw === '2' || raw === '4') && next?.kind === 'word') ||
  /^(?:%|percent|אחוזים|אחוז)$/u.test(next?.text ?? '');

/** Numbers that no rule used, as written: it is unknown whether they are days, people or an amount. */
export function unusedNumbers(state: ParseState): readonly string[] {
  const { terms } = state;
  return terms.flatMap((term, at) => {
    if (!state.peek(at) || !['number', 'pair', 'iso'].includes(term.kind) || term.isOrdinal) return [];
    const before = terms.slice(0, at).findLast(({ kind, tags }) => kind === 'word' && !tags.has('of'));
    const isNegated = before?.tags.has('not') === true;
    return isNegated || isAboutPerson(before) || isNotCount(term, terms[at + 1]) ? [] : [term.raw];
  });
}

const MOST_BETWEEN = 4;
const isUnmet = (term: Term | undefined): boolean => term?.tags.has('unmet') === true;
const HEBREW = /\p{Script=Hebrew}/u;

/** The words before a wish that may be about it: “no pool but kosher” wants kosher. */
function wordsBefore(terms: readonly Term[], at: number): readonly Term[] {
  const before = terms.slice(Math.max(0, at - MOST_BETWEEN), at);
  return before.slice(
    before.findLastIndex(({ kind, text }) => kind === 'break' || /^(?:,|but|only|אבל|רק)$/u.test(text)) + 1,
  );
}

/** “forget the kosher kitchen”, “כשר כבר לא צריך” */
function isWithout(terms: readonly Term[], at: number): boolean {
  const near = wordsBefore(terms, at);
  const [next, other] = terms.slice(at + 1).filter(({ tags }) => !tags.has('filler') && !tags.has('unmet'));
  return (
    near.some(({ tags }) => tags.has('without')) ||
    (['any', 'none'].some((name) => next?.tags.has(name)) && other?.kind !== 'word')
  );
}

/** “no need for a lift”; “no stairs” and “without smoking” are wishes. */
const isUnwanted = (terms: readonly Term[], at: number): boolean =>
  wordsBefore(terms, at).some(
    ({ tags, text }) =>
      tags.has('without') && /need|want|forget|remove|skip|lose|צריך|צריכ|רוצ|עזב|וריד|וותר/u.test(text),
  );

/** The standing wish that the message withdraws at a position; undefined for a new wish. */
function withdrawnAt({ terms, context: { unchecked = [] } }: ParseState, at: number): string | undefined {
  if (unchecked.length === 0 || !isWithout(terms, at)) return undefined;
  // “kosher kitchen” are two terms of one wish.
  const wish = [terms[at - 1], terms[at], terms[at + 1]].flatMap((term) =>
    term && isUnmet(term) ? folded(wordsOf(term)).split(' ') : [],
  );
  const same = unchecked.find((words) =>
    folded(words)
      .split(' ')
      .some((word) => wish.includes(word)),
  );
  const [foreign, ...others] = unchecked.filter((words) => HEBREW.test(words) !== HEBREW.test(wish.join()));
  return same ?? (others.length === 0 ? foreign : undefined);
}

/** The wishes that the message withdraws: as they stand in the search, else as it names them. */
export const withdrawnWishes = (state: ParseState): readonly string[] => {
  const named = (term: Term, at: number) => (isUnwanted(state.terms, at) ? wordsOf(term) : []);
  return [
    ...new Set(
      state.terms.flatMap((term, at) => (isUnmet(term) ? (withdrawnAt(state, at) ?? named(term, at)) : [])),
    ),
  ];
};

/** Wishes of a message that no filter knows, each once, as the traveller wrote them. */
export function unmetWishes(state: ParseState): readonly UnmetWish[] {
  const { terms, sort } = state;
  const found = terms.flatMap((term, at): UnmetWish[] => {
    const kind = term.tags.get('unmet');
    if (sort !== null && term.tags.get('sort') === sort) return [];
    if (withdrawnAt(state, at) !== undefined || isUnwanted(terms, at)) return [];
    return kind === 'request' || kind === 'fact' ? [{ kind, words: wordsOf(term) }] : [];
  });
  return found.filter((wish, at) => found.findIndex(({ words }) => words === wish.words) === at);
}

/** As written, without its Hebrew prefix letters. */
const wordsOf = ({ raw, prefix }: Term): string =>
  prefix !== '' && raw.startsWith(prefix) ? raw.slice(prefix.length) : raw;
