/** Languages the assistant speaks. */
export type Language = 'en' | 'he';

const HEBREW = /\p{Script=Hebrew}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Language of a message by its letters; null when it has none of either script. */
export function languageOf(message: string): Language | null {
  const hebrew = message.match(HEBREW)?.length ?? 0;
  const latin = message.match(LATIN)?.length ?? 0;
  if (hebrew === 0 && latin === 0) return null;
  // A Hebrew sentence may hold a foreign name; a single Hebrew word in an English one is rarer.
  return hebrew * 2 >= latin ? 'he' : 'en';
}

/** Words for comparing: lower case, without accents, vowel signs and punctuation, one blank between them. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
