/** Detects the language of a message, and normalizes texts for comparison. */
/** Languages the assistant speaks. */
export type Language = 'en' | 'he';

const HEBREW = /\p{Script=Hebrew}+/gu;
const LATIN = /\p{Script=Latin}+/gu;
const NAME = /^\p{Lu}/u;
/** The letters of markup do not count for any language. */
const MARKUP = /<\/?[a-z][a-z\d]*(?:\s[^<>]*=[^<>]*)?\s*\/?>/giu;

/** Language of a message by the words of its first line that has any; null without a Hebrew or Latin letter. */
export function languageOf(message: string): Language | null {
  for (const line of message.split('\n')) {
    const language = languageOfLine(line);
    if (language) return language;
  }
  return null;
}

function languageOfLine(message: string): Language | null {
  const text = message.replace(MARKUP, ' ');
  const hebrew = text.match(HEBREW) ?? [];
  const latin = text.match(LATIN) ?? [];
  if (hebrew.length === 0 && latin.length === 0) return null;
  if (hebrew.length === 0 || latin.length === 0) return latin.length === 0 ? 'he' : 'en';
  // Either language may contain names of the other: capitalized words count as names, and the first word breaks a tie.
  const plain = latin.filter((word) => !NAME.test(word)).length;
  if (hebrew.length !== plain) return hebrew.length > plain ? 'he' : 'en';
  return text.search(HEBREW) < text.search(LATIN) ? 'he' : 'en';
}

/** Normalizes a text for comparing: lower case, no accents, vowel signs or punctuation, single spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
