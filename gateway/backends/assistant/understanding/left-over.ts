import type { Draft } from './draft.ts';
import type { UnmetWish } from './understanding.ts';
import type { Term } from './words/terms.ts';

/** Tags of people before a number that says something about them: “my parents (both 70)”, “a birthday of 60”. */
const OF_SOMEBODY = ['kin', 'party', 'person', 'adult', 'aged'];
const isOfSomebody = (term: Term | undefined): boolean =>
  term !== undefined &&
  (OF_SOMEBODY.some((tag) => term.tags.has(tag)) ||
    /(?:^both|birthday|anniversary|הולדת|נישואין)/u.test(term.text));

/** True for a number that counts nothing: “able 2 bring”, “looking 4 a hotel”, “20 %”. */
const isNoCount = ({ raw }: Term, next: Term | undefined): boolean =>
  ((raw === '2' || raw === '4') && next?.kind === 'word') ||
  /^(?:%|percent|אחוזים|אחוז)$/u.test(next?.text ?? '');

/** Numbers that no rule used, as written: it is unknown whether they are days, people or an amount. */
export function numbersLeft(draft: Draft): readonly string[] {
  const { terms } = draft;
  return terms.flatMap((term, at) => {
    if (!draft.free(at) || !['number', 'pair', 'iso'].includes(term.kind) || term.isOrdinal) return [];
    const before = terms.slice(0, at).findLast(({ kind, tags }) => kind === 'word' && !tags.has('of'));
    const isDenied = before?.tags.has('not') === true;
    return isDenied || isOfSomebody(before) || isNoCount(term, terms[at + 1]) ? [] : [term.raw];
  });
}

/** Wishes of a message that no filter knows, each once, as the traveller wrote them. */
export function unmetOf({ terms, sort }: Draft): readonly UnmetWish[] {
  const found = terms.flatMap((term): UnmetWish[] => {
    const kind = term.tags.get('unmet');
    if (sort !== null && term.tags.get('sort') === sort) return [];
    return kind === 'request' || kind === 'fact' ? [{ kind, words: wordsOf(term) }] : [];
  });
  return found.filter((wish, at) => found.findIndex(({ words }) => words === wish.words) === at);
}

/** As written, without the Hebrew letters glued to its front. */
const wordsOf = ({ raw, glued }: Term): string =>
  glued !== '' && raw.startsWith(glued) ? raw.slice(glued.length) : raw;
