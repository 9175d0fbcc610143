/**
 * Messages that were typed with the wrong keyboard layout: the keys of an English keyboard, and the Hebrew letters
 * on them.
 */
const ENGLISH = "ertyuiopasdfghjkl;zxcvbnm,.'";
const HEBREW = 'קראטוןםפשדגכעיחלךףזסבהנמצתץ,';

const letters = new Map(Array.from(ENGLISH, (key, at) => [key, HEBREW.charAt(at)] as const));

/** The Hebrew text of a message typed with an English keyboard layout; null if it contains other characters. */
export function hebrewLayout(message: string): string | null {
  if (!/^[a-z0-9 ,.;'/?!-]+$/u.test(message)) return null;
  return Array.from(message, (key) => letters.get(key) ?? key).join('');
}

/** The rows of a Hebrew keyboard, and how far each begins to the right of the middle one, in keys. */
const ROWS = [
  ['קראטוןםפ', 1.75],
  ['שדגכעיחלךף', 0],
  ['זסבהנמצתץ', 0.5],
] as const;

function keyOf(letter: string): readonly [row: number, column: number] | null {
  const row = ROWS.findIndex(([keys]) => keys.includes(letter));
  const [keys, start] = ROWS[row] ?? [];
  return keys === undefined ? null : [row, start + keys.indexOf(letter)];
}

/** True when the keys of two Hebrew letters touch. */
export function areKeysNear(one: string, other: string): boolean {
  const [first, second] = [keyOf(one), keyOf(other)];
  return (
    first !== null &&
    second !== null &&
    Math.abs(first[0] - second[0]) <= 1 &&
    Math.abs(first[1] - second[1]) <= 1
  );
}
