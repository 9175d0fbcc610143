/** Hebrew letters glued to a word: in, to, from, the, and before them “and” or “that”; so many letters are left of it. */
const GLUED = {
  2: /^(?:[וש]?[מבלה]|[וש])(?=\p{Script=Hebrew}{2})/u,
  // Of a name of several words the first may be short: “בתל אביב”.
  3: /^(?:[וש]?[מבלה]|[וש])(?=\p{Script=Hebrew}{2}[\p{Script=Hebrew} ])/u,
} as const;

/**
 * A folded word without the letters that are most likely glued to it; any other word as it is.
 * @param fewest letters that are left of it at least
 */
export const withoutPrefix = (word: string, fewest: keyof typeof GLUED = 2): string =>
  word.replace(GLUED[fewest], '');
