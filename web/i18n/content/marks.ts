import { directionOf } from '../languages.ts';
import type { Direction, LanguageCode } from '../languages.ts';

/** Scripts, each with the language that it is assumed to be: Latin letters as English, Cyrillic ones as Russian. */
const scripts: readonly (readonly [LanguageCode, RegExp])[] = [
  ['en', /\p{Script=Latin}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** The language of most letters of a text; null for a text without letters. */
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

/** Attributes of an element whose text may be in another language than the page. */
export interface Marks {
  readonly lang?: LanguageCode;
  readonly dir: Direction | 'auto';
}

/**
 * Language and direction of a text of unknown language, guessed from its letters.
 * @param own language of the page. Text in its script counts as that language, unless `latin` says otherwise
 * @param latin language of text in Latin letters, if the source writes only one
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
