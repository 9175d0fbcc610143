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

/** Shorter sounds are shared by too many names. */
const FEWEST_SOUNDS = 3;
const FEWEST_LATIN_LETTERS = 6;

/**
 * The sound of a folded name, without letters that people leave out, add or confuse: vowels after the first letter,
 * doubled letters, ט and ת. Equal for names that are spelled by ear. Null when the sound is too short, and in scripts
 * other than Hebrew and Latin.
 */
export function soundOf(name: string): string | null {
  const words = name.split(' ');
  const isHebrew = words.every((word) => HEBREW_WORD.test(word));
  if (!isHebrew && !words.every((word) => LATIN_WORD.test(word))) return null;
  if (!isHebrew && name.length < FEWEST_LATIN_LETTERS) return null;
  const sounds = words.map(isHebrew ? hebrewSound : latinSound);
  return sounds.join('').length < FEWEST_SOUNDS ? null : sounds.join(' ');
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
