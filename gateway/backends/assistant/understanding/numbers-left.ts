import type { Draft } from './draft.ts';
import type { Term } from './words/terms.ts';

/** What a number may say of somebody who travels: “my parents (both 70)”, “a birthday of 60”. */
const OF_SOMEBODY = ['kin', 'party', 'person', 'adult', 'aged'];
const isOfSomebody = (term: Term | undefined): boolean =>
  term !== undefined &&
  (OF_SOMEBODY.some((tag) => term.tags.has(tag)) ||
    /(?:^both|birthday|anniversary|הולדת|נישואין)/u.test(term.text));

/** “able 2 bring”, “looking 4 a hotel”; a discount of so many per cent is no search. */
const isNoCount = ({ raw }: Term, next: Term | undefined): boolean =>
  ((raw === '2' || raw === '4') && next?.kind === 'word') ||
  /^(?:%|percent|אחוזים|אחוז)$/u.test(next?.text ?? '');

/** Numbers that no rule took, as written: they may be days, people or a sum, and nobody knows which. */
export function numbersLeft(draft: Draft): readonly string[] {
  const { terms } = draft;
  return terms.flatMap((term, at) => {
    if (!draft.free(at) || !['number', 'pair', 'iso'].includes(term.kind) || term.isOrdinal) return [];
    const before = terms.slice(0, at).findLast(({ kind, tags }) => kind === 'word' && !tags.has('of'));
    const isDenied = before?.tags.has('not') === true;
    return isDenied || isOfSomebody(before) || isNoCount(term, terms[at + 1]) ? [] : [term.raw];
  });
}
