/** Hebrew letters that sound alike in foreign names, by the letter that is used for all of them. */
const HEBREW: Readonly<Record<string, string>> = {
  ך: 'ק',
  כ: 'ק',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  ט: 'ת',
  ש: 'ס',
  ע: 'א',
};
const HEBREW_WORD = /^\p{Script=Hebrew}+$/u;
const LATIN_WORD = /^[a-z]+$/;

/** Minimum length of the key: shorter ones are shared by too many names. */
const MIN_KEY_LENGTH = 3;
const MIN_LATIN_LETTERS = 6;

/**
 * A phonetic key of a folded name, equal for names that are spelled by ear: letters that sound alike become one
 * (`HEBREW`; in Latin script for example c, k and q, or s and z), vowel letters after the first letter of a word are
 * dropped, and doubled Latin letters are written once. Null when the name is too short, and in other scripts.
 */
export function soundOf(name: string): string | null {
  const words = name.split(' ');
  const isHebrew = words.every((word) => HEBREW_WORD.test(word));
  if (!isHebrew && !words.every((word) => LATIN_WORD.test(word))) return null;
  if (!isHebrew && name.length < MIN_LATIN_LETTERS) return null;
  const sounds = words.map(isHebrew ? hebrewSound : latinSound);
  return sounds.join('').length < MIN_KEY_LENGTH ? null : sounds.join(' ');
}

function hebrewSound(word: string): string {
  const letters = Array.from(word, (letter) => HEBREW[letter] ?? letter).join('');
  return letters.replace(/(?<=.)[אה]$/, 'ה').replace(/(?<=.)(?:[אוי]|ה(?=.))/g, '');
}

function latinSound(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
}
