/** Numbers in words that people write beside guests and nights. */
const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  שני: 2,
  שניים: 2,
  שתי: 2,
  שלושה: 3,
  שלוש: 3,
  ארבעה: 4,
  ארבע: 4,
  חמישה: 5,
  חמש: 5,
  שישה: 6,
  שש: 6,
  שבעה: 7,
  שבע: 7,
  שמונה: 8,
  תשעה: 9,
  תשע: 9,
  עשרה: 10,
  עשר: 10,
};

const [english, hebrew] = [/^[a-z]+$/, /^\p{Script=Hebrew}+$/u].map((script) =>
  Object.keys(WORDS)
    .filter((word) => script.test(word) && word !== 'a' && word !== 'an')
    .join('|'),
);

/** Patterns of a number in words. */
export const [WORDS_EN, WORDS_HE] = [english, hebrew];

/** Patterns of a number of one or two digits, or in words. */
export const COUNT_EN = `\\d{1,2}|${english}`;
export const COUNT_HE = `\\d{1,2}|${hebrew}`;

/** Travellers of any age, and nights, with short forms and common slips. */
export const PEOPLE_EN = 'people|ppl|peeps|pax|persons?|guests?|travell?ers?';
export const NIGHTS_EN = 'nights?|nites?|nigths?';

/** @param text digits, or a word of the patterns above */
export const numberOf = (text: string): number => WORDS[text.toLowerCase()] ?? Number(text);
