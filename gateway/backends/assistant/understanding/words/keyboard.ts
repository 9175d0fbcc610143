/** The keys of an English keyboard and the Hebrew letters on them. */
const ENGLISH = "ertyuiopasdfghjkl;zxcvbnm,.'";
const HEBREW = 'קראטוןםפשדגכעיחלךףזסבהנמצתץ,';

const letters = new Map(Array.from(ENGLISH, (key, at) => [key, HEBREW.charAt(at)] as const));

/** What was meant by a message typed with the keyboard left on English; null for one that holds other signs. */
export function retyped(message: string): string | null {
  if (!/^[a-z0-9 ,.;'/?!-]+$/u.test(message)) return null;
  return Array.from(message, (key) => letters.get(key) ?? key).join('');
}
