import type { Token } from './tokens.ts';

/** A spelling under which a word may stand in the lexicon. */
export interface Form {
  readonly text: string;
  /** Hebrew letters taken off its front. */
  readonly glued: string;
}

/** Letters that Hebrew glues to the front of a word: and, the, in, to, from, like, that, and their usual pairs. */
const GLUED = /^(?:וכש|ומה|ושב|כש|של|ול|וב|ומ|וה|וש|וכ|מה|שב|של|שה|שמ|לה|בה|ו|ה|ב|ל|מ|ש|כ)/u;
const FEWEST_LEFT = 2;
/** Ends in s by itself: no month or day of the week in the plural. */
const SINGULAR = new Set(['mars', 'suns']);

/** As written first, then without a glued letter or an English ending. */
export function formsOf(token: Pick<Token, 'kind' | 'text'>): readonly Form[] {
  const { text, kind } = token;
  if (kind !== 'word') return [{ text, glued: '' }];
  const forms: Form[] = [{ text, glued: '' }];
  const long = GLUED.exec(text)?.[0] ?? '';
  for (let size = 1; size <= long.length; size += 1) {
    if (text.length - size >= FEWEST_LEFT) forms.push({ text: text.slice(size), glued: text.slice(0, size) });
  }
  if (text.length > 3 && /[a-z]s$/.test(text) && !SINGULAR.has(text))
    forms.push({ text: text.slice(0, -1), glued: '' });
  return forms;
}
