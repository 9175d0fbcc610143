/** The keys of an English keyboard, and at the same positions those of other scripts. */
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const OTHERS = [
  "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ",
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوز',
];

const keysOf = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(Array.from(from, (key, at) => [key, to[at] ?? key]));

/** Keys whose character is a letter on both layouts; punctuation keys do not identify a layout. */
const LAYOUTS = OTHERS.map((other) => ({
  letters: new Set(Array.from(other).filter((key) => /\p{L}/u.test(key))),
  toEnglish: keysOf(other, ENGLISH),
  fromEnglish: keysOf(ENGLISH, other),
}));

const ENGLISH_LETTER = /[a-z]/;

const typedOn = (text: string, keys: ReadonlyMap<string, string>): string =>
  Array.from(text, (key) => keys.get(key) ?? key).join('');

/**
 * What the same keys would have typed on another keyboard: “ךםמגםמ” is “london”, “thk,” is “אילת”. Several results for
 * English letters, one for a script that has its own keyboard, none for other scripts.
 */
export function otherLayouts(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase();
  if (ENGLISH_LETTER.test(text)) return LAYOUTS.map(({ fromEnglish }) => typedOn(text, fromEnglish));
  return LAYOUTS.filter(({ letters }) => Array.from(text).some((key) => letters.has(key))).map(
    ({ toEnglish }) => typedOn(text, toEnglish),
  );
}
