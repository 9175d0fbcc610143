/** A word as letters glued to the front of another: “שבמלון” is “שב” and “מלון”. */
export interface Prefixed {
  readonly prefix: string;
  readonly rest: string;
}

/** Letters that Hebrew writes onto the front of a word: and, that, like, from, in, to, the. */
export const prefixLetters = 'ושכמבלה';

/** Their order: “and” before “that” or “when”, these before “in”, “to”, “from” or “like”, “the” last. */
const IN_ORDER = /^ו?(?:מש|כש|ש)?[מבלכ]?ה?$/u;
const LONGEST = 4;
const FEWEST_LETTERS = 2;
const isHebrew = (word: string): boolean => /^\p{Script=Hebrew}/u.test(word);

/** Is this nothing but letters that are glued to a word? */
export const isPrefix = (letters: string): boolean => letters !== '' && IN_ORDER.test(letters);

/**
 * Every reading of a folded word as glued letters and the rest, those with fewest letters taken off first.
 * @param fewest letters that a rest has at least
 */
export function prefixesOf(word: string, fewest = FEWEST_LETTERS): readonly Prefixed[] {
  if (!isHebrew(word)) return [];
  const longest = Math.min(LONGEST, word.length - fewest);
  return Array.from({ length: Math.max(0, longest) }, (_, at) => ({
    prefix: word.slice(0, at + 1),
    rest: word.slice(at + 1),
  })).filter(({ prefix }) => IN_ORDER.test(prefix));
}
