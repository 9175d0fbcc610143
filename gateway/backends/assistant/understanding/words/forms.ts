/** Spellings of a word to look up in the lexicon. */
import { prefixesOf } from './prefixes.ts';
import type { Token } from './tokens.ts';

/** A spelling under which a word may be in the lexicon. */
export interface Form {
  readonly text: string;
  /** Hebrew prefix letters that were removed. */
  readonly prefix: string;
}

/** Words whose own last letter is s, so that they are not plurals of a month or weekday. */
const SINGULAR = new Set(['mars', 'suns']);

/** The word as written, then without Hebrew prefix letters or an English plural ending. */
export function formsOf(token: Pick<Token, 'kind' | 'text'>): readonly Form[] {
  const { text, kind } = token;
  if (kind !== 'word') return [{ text, prefix: '' }];
  const forms: Form[] = [{ text, prefix: '' }];
  for (const { prefix, rest } of prefixesOf(text)) forms.push({ text: rest, prefix });
  if (text.length > 3 && /[a-z]s$/.test(text) && !SINGULAR.has(text))
    forms.push({ text: text.slice(0, -1), prefix: '' });
  return forms;
}
