import { directionOf } from '../languages.ts';
import type { Direction, LanguageCode } from '../languages.ts';

/** Scripts with the language that stands for each: of Latin letters English, of Cyrillic ones Russian. */
const scripts: readonly (readonly [LanguageCode, RegExp])[] = [
  ['en', /\p{Script=Latin}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** The language that most letters of a text point to; null for a text without letters. */
const languageOfLetters = (text: string): LanguageCode | null => {
  const counts = scripts.map(([language, letters]) => ({
    language,
    count: text.match(letters)?.length ?? 0,
  }));
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  return most && most.count > 0 ? most.language : null;
};

const scriptOf = (own: LanguageCode): LanguageCode =>
  scripts.some(([language]) => language === own) ? own : 'en';

/** Attributes of an element that holds words which may be in another language than the page. */
export interface Marks {
  readonly lang?: LanguageCode;
  readonly dir: Direction | 'auto';
}

/**
 * How words are marked whose language nobody told: by their letters.
 * @param own language of the page. Words in its script are taken for its own, unless `latin` says otherwise
 * @param latin language of words in Latin letters, where their source speaks no other one
 */
export const marksOf = (text: string, own: LanguageCode, latin?: LanguageCode): Marks => {
  const letters = languageOfLetters(text);
  if (letters === null) return { dir: 'auto' };
  const dir = directionOf(letters);
  const isLatinKnown = letters === 'en' && latin !== undefined;
  const isOwn = isLatinKnown ? latin === own : letters === scriptOf(own);
  if (isOwn) return { dir };
  return { lang: isLatinKnown ? latin : letters, dir };
};
