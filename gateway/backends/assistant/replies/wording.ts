/** Helpers that compose reply texts: choosing the language, quoting names safely, joining sentences. */
import { minorDigits } from '#shared/pricing/rates.ts';
import type { Language } from '../language.ts';
import type { Money, Names } from '../tools/tools.ts';

/** A text in both languages. */
export type Wording = Readonly<Record<Language, string>>;

/** The wording in the reply's language. */
export const say = (language: Language, wordings: Wording): string => wordings[language];

const HEBREW = /\p{Script=Hebrew}/u;
const LATIN = /\p{Script=Latin}/u;

/** Text from a source, without characters that Markdown would interpret and without line breaks. */
const harmless = (text: string): string =>
  text
    .replace(/[[\]*_`<>\\\p{Cc}\u2066-\u2069\u200e\u200f\u202a-\u202e]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Text from a source, safe in Markdown, and isolated when its direction differs from the reply's. */
export function quoted(text: string, language: Language): string {
  const safe = harmless(text);
  const isForeign = language === 'he' ? LATIN.test(safe) : HEBREW.test(safe);
  return isForeign ? `\u2068${safe}\u2069` : safe;
}

/** Maximum number of characters of a traveller's message that a reply repeats. */
const MAX_REPEATED = 60;

/** The beginning of the traveller's words, to repeat in a reply. */
export function shortened(text: string): string {
  const letters = Array.from(text);
  const beginning = letters.slice(0, MAX_REPEATED - 1).join('');
  return letters.length <= MAX_REPEATED ? text : `${beginning.trim()}…`;
}

/** A name in the reply's language where it exists, else in the other one. */
export const nameIn = (names: Names, language: Language): string | null =>
  language === 'he' ? (names.he ?? names.en) : (names.en ?? names.he);

export const nameText = (names: Names, language: Language): string =>
  quoted(nameIn(names, language) ?? say(language, { en: 'this hotel', he: 'המלון הזה' }), language);

/** “at the Grand”: in Hebrew with the word for hotel, unless the name begins with it. `words` may be a link. */
export function atHotel(words: string, language: Language): string {
  if (language === 'en') return `at ${words}`;
  return /^\[?מלון\s/u.test(words) ? withPrefix('ב', words) : `במלון ${words}`;
}

/** ב, ל or מ in front of words: joined to Hebrew ones, with a maqaf before others. */
export const withPrefix = (letter: string, words: string): string =>
  /^\p{Script=Hebrew}/u.test(words) ? `${letter}${words}` : `${letter}־${words}`;

/** “a, b and c”. */
export function joined(words: readonly string[], language: Language, last: 'and' | 'or' = 'and'): string {
  const [head, tail] = [words.slice(0, -1), words.at(-1) ?? ''];
  if (head.length === 0) return tail;
  const link =
    last === 'or' ? say(language, { en: ' or ', he: ' או ' }) : say(language, { en: ' and ', he: ' ' });
  const end = language === 'he' && last === 'and' ? withPrefix('ו', tail) : tail;
  return `${head.join(', ')}${link}${end}`;
}

/** “the Grand and the Plaza”. */
export function namesText(hotels: readonly { readonly name: Names }[], language: Language): string {
  const names = hotels.map(({ name }) => nameText(name, language));
  return joined(names, language);
}

/** @param amount whole units */
export const moneyOf = (amount: number, currency: string): Money => ({
  amountMinor: Math.round(amount * 10 ** minorDigits(currency)),
  currency,
});

export const shekels = (whole: number): Money => moneyOf(whole, 'ILS');

/** Creates a function that joins parts with a separator and leaves out empty ones and null. */
const together =
  (separator: string) =>
  (...parts: readonly (string | null | undefined | false)[]): string =>
    parts.filter((part) => typeof part === 'string' && part !== '').join(separator);

/** Facts in one line, separated by commas. */
export const facts = together(', ');

/** Sentences of one paragraph. */
export const sentences = together(' ');

/** Paragraphs and lists, separated by an empty line. */
export const paragraphs = together('\n\n');

/** A list under a heading. */
export const headed = (head: string, items: readonly string[]): string =>
  [head, ...items.map((item) => `- ${item}`)].join('\n');
