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
