import type { Draft } from './draft.ts';
import type { Term } from './words/terms.ts';
import type { UnmetWish } from './understanding.ts';

/** Wishes of a message that are not filters, without duplicates, as the traveller wrote them. */
export function unmetOf({ terms }: Draft): readonly UnmetWish[] {
  const found = terms.flatMap((term): UnmetWish[] => {
    const kind = term.tags.get('unmet');
    return kind === 'request' || kind === 'fact' ? [{ kind, words: wordsOf(term) }] : [];
  });
  return found.filter((wish, at) => found.findIndex(({ words }) => words === wish.words) === at);
}

/** As written, without Hebrew prefix letters. */
const wordsOf = ({ raw, glued }: Term): string =>
  glued !== '' && raw.startsWith(glued) ? raw.slice(glued.length) : raw;
