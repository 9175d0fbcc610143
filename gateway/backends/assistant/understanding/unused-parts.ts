/**
 * Parts of a message that no search can use, so that the reply can mention them: numbers that no rule explains,
 * and wishes without a filter.
 */
import type { ParseState } from './parse-state.ts';
import type { UnmetWish } from './reading.ts';
import { bareText, wordsOf, type Term } from './words/terms.ts';

/** Tags of people before a number about them, such as their age: “my parents (both 70)”, “a birthday of 60”. */
const PERSON_TAGS = ['kin', 'party', 'person', 'adult', 'aged'];
const isAboutPerson = (term: Term | undefined): boolean =>
  term !== undefined &&
  (PERSON_TAGS.some((tag) => term.tags.has(tag)) ||
    /(?:^both|birthday|anniversary|הולדת|ומולדת|נישואין)/u.test(term.text));

/** True for a number that counts nothing: “able 2 bring”, “looking 4 a hotel”, “20 %”. */
const isNotCount = ({ raw }: Term, next: Term | undefined): boolean =>
  ((raw === '2' || raw === '4') && next?.kind === 'word') ||
  /^(?:%|percent|am|pm|oclock|אחוזים|אחוז|בבוקר|בערב|בלילה|בצהריים|אחר)(?: |$)/u.test(next?.text ?? '');

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

/** Wishes of a message that no filter knows, each once, as the traveller wrote them. */
export function unmetWishes({ terms, sort, withdrawn }: ParseState): readonly UnmetWish[] {
  const found = terms.flatMap((term): UnmetWish[] => {
    const kind = term.tags.get('unmet');
    if (withdrawn.has(term) || (sort !== null && term.tags.get('sort') === sort)) return [];
    return kind === 'request' || kind === 'fact'
      ? [{ kind, words: term.isTypo ? bareText(term) : wordsOf(term) }]
      : [];
  });
  return found.filter((wish, at) => found.findIndex(({ words }) => words === wish.words) === at);
}
