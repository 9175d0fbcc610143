/**
 * Hebrew prefixes of a word: in, to, from, the, and before them “and” or “that”; the key is how many letters must
 * remain.
 */
const PREFIXES = {
  2: /^(?:[וש]?[מבלה]|[וש])(?=\p{Script=Hebrew}{2})/u,
  // In a name of several words the first word may be short: “בתל אביב”.
  3: /^(?:[וש]?[מבלה]|[וש])(?=\p{Script=Hebrew}{2}[\p{Script=Hebrew} ])/u,
} as const;

/**
 * A folded word without its most likely Hebrew prefixes; any other word unchanged.
 * @param lettersLeft letters that must remain
 */
export const withoutPrefix = (word: string, lettersLeft: keyof typeof PREFIXES = 2): string =>
  word.replace(PREFIXES[lettersLeft], '');
