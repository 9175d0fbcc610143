import { prefixesOf } from './prefixes.ts';
import type { Token } from './tokens.ts';

/** A spelling under which a word may stand in the lexicon. */
export interface Form {
  readonly text: string;
  /** Hebrew letters taken off its front. */
  readonly glued: string;
}

/** Ends in s by itself: no month or day of the week in the plural. */
const SINGULAR = new Set(['mars', 'suns']);

/** As written first, then without a glued letter or an English ending. */
export function formsOf(token: Pick<Token, 'kind' | 'text'>): readonly Form[] {
  const { text, kind } = token;
  if (kind !== 'word') return [{ text, glued: '' }];
  const forms: Form[] = [{ text, glued: '' }];
  for (const { prefix, rest } of prefixesOf(text)) forms.push({ text: rest, glued: prefix });
  if (text.length > 3 && /[a-z]s$/.test(text) && !SINGULAR.has(text))
    forms.push({ text: text.slice(0, -1), glued: '' });
  return forms;
}
