/** Hebrew writes ב (in), ל (to), מ (from) and ו (and) together with the word after them. */

/** Such a letter with the maqaf that stands before other words than Hebrew ones. */
const PREFIX = /(?<!\p{L})[בלמו]־$/u;
/** Such a letter before a noun, as in במלון (at the hotel). */
const PREFIXED_NOUN = /(?<!\p{L})[בלמ](?=\p{L}{3})/gu;

/**
 * A text with the inserted words after it. The maqaf of a letter is left out before Hebrew words, and so is a noun that
 * the words repeat: “במלון ” and “מלון הים” become “במלון הים”.
 */
export function withInserted(text: string, words: string): string {
  const name = words.replace(/^\[/, '');
  const noun = [...text.matchAll(PREFIXED_NOUN)].find(({ index }) => name.startsWith(text.slice(index + 1)));
  const before = noun ? `${text.slice(0, noun.index + 1)}־` : text;
  return PREFIX.test(before) && /^\p{Script=Hebrew}/u.test(words)
    ? `${before.slice(0, -1)}${words}`
    : `${before}${words}`;
}
