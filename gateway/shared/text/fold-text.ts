/** Letters that Unicode decomposition does not turn into plain Latin. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

const MARKS = /[\p{M}\u0591-\u05BD\u05BF-\u05C7]/gu;
const QUOTES = /['"`´‘’‚“”„′″ʼ׳״]/gu;
const LETTERS = /[øłđðþßæœı]/g;
const GAPS = /[^\p{L}\p{N}]+/gu;

/**
 * A text in the form in which it is compared: lower case, without accents, vowel signs and quotes; hyphens, commas and
 * runs of spaces become one space.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(QUOTES, '')
    .replace(LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(GAPS, ' ')
    .trim();
}
