/** Hebrew prefix letters: and, that, like, from, in, to and the are written in front of a word without a space. */

/** A word split into prefix letters and the rest: שבמלון (that in a hotel) is שב and מלון. */
export interface Prefixed {
  readonly prefix: string;
  readonly rest: string;
}

/** The letters, in this order: and, that, like, from, in, to, the. */
export const prefixLetters = 'ושכמבלה';

/** The order of the prefixes: “and” before “that” or “when”, these before “in”, “to”, “from” or “like”, “the” last. */
const IN_ORDER = /^ו?(?:מש|כש|ש)?[מבלכ]?ה?$/u;
const MAX_PREFIX_LENGTH = 4;
const MIN_LETTERS = 2;
/** Begins with a Hebrew letter. */
export const isHebrew = (word: string): boolean => /^\p{Script=Hebrew}/u.test(word);

const FINAL: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Replaces the final forms of Hebrew letters. */
export const withoutFinalForms = (word: string): string =>
  word.replace(/[ךםןףץ]/gu, (letter) => FINAL[letter] ?? letter);

/** True when the letters can only be a prefix. */
export const isPrefix = (letters: string): boolean => letters !== '' && IN_ORDER.test(letters);

/**
 * Every split of a folded word into prefix letters and the rest, shortest prefix first.
 * @param minLetters minimum number of letters of the rest
 */
export function prefixesOf(word: string, minLetters = MIN_LETTERS): readonly Prefixed[] {
  if (!isHebrew(word)) return [];
  const longest = Math.min(MAX_PREFIX_LENGTH, word.length - minLetters);
  return Array.from({ length: Math.max(0, longest) }, (_, at) => ({
    prefix: word.slice(0, at + 1),
    rest: word.slice(at + 1),
  })).filter(({ prefix }) => IN_ORDER.test(prefix));
}

/** A spelling under which a word may be in the lexicon, and the Hebrew prefix letters that were removed. */
export interface Form {
  readonly text: string;
  readonly prefix: string;
}

/** Words whose own last letter is s, so that they are not plurals of a month or weekday. */
const SINGULAR = /^(?:mars|suns)$/u;

/** The word as written, then without Hebrew prefix letters or an English plural ending. */
export function formsOf({ text, kind }: { readonly text: string; readonly kind: string }): readonly Form[] {
  const whole = { text, prefix: '' };
  if (kind !== 'word') return [whole];
  const isPlural = text.length > 3 && /[a-z]s$/u.test(text) && !SINGULAR.test(text);
  return [
    whole,
    ...prefixesOf(text).map(({ prefix, rest }) => ({ text: rest, prefix })),
    ...(isPlural ? [{ text: text.slice(0, -1), prefix: '' }] : []),
  ];
}
