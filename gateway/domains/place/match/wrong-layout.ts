/** Keys as they lie, one row a line, on an English keyboard and on those of other scripts. */
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const OTHERS = [
  "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ",
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوز',
];

const keysOf = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(Array.from(from, (key, at) => [key, to[at] ?? key]));

/** Same letters stand for one another in Hebrew punctuation, so that a layout is told by its letters only. */
const LAYOUTS = OTHERS.map((other) => ({
  letters: new Set(Array.from(other).filter((key) => /\p{L}/u.test(key))),
  toEnglish: keysOf(other, ENGLISH),
  fromEnglish: keysOf(ENGLISH, other),
}));

const ENGLISH_LETTER = /[a-z]/;

const typedOn = (text: string, keys: ReadonlyMap<string, string>): string =>
  Array.from(text, (key) => keys.get(key) ?? key).join('');

/**
 * What was typed as the same keys write it on another keyboard: “ךםמגםמ” is “london”, “thk,” is “אילת”. Several for English
 * letters, one for those of another script that has its own keyboard, none for the rest.
 */
export function otherLayouts(typed: string): readonly string[] {
  const text = typed.trim().toLowerCase();
  if (ENGLISH_LETTER.test(text)) return LAYOUTS.map(({ fromEnglish }) => typedOn(text, fromEnglish));
  return LAYOUTS.filter(({ letters }) => Array.from(text).some((key) => letters.has(key))).map(
    ({ toEnglish }) => typedOn(text, toEnglish),
  );
}
