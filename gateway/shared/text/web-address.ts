/** Titles that are written before a name without a space. */
const TITLES: ReadonlySet<string> = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'st',
  'ste',
  'prof',
  'rev',
  'ph',
  'sr',
  'fr',
]);

/** Shortest name after initials in letters of one case, as in `j.smith`: `t.co` is a web address. */
const MIN_AFTER_INITIALS = 4;

/** True when mail programs would turn the word into a link. */
function isHost(word: string): boolean {
  const whole = word.split('.');
  const firstName = whole.findIndex((label) => !TITLES.has(label.toLowerCase()));
  const labels = whole.slice(Math.max(0, firstName));
  const last = labels.at(-1) ?? '';
  const before = labels.slice(0, -1);
  if (before.length === 0 || labels.includes('') || !/^(?:\p{L}{2,}|xn--[\w-]+)$/iu.test(last)) return false;
  const isInitials = before.every((label) => Array.from(label).length === 1);
  return !isInitials || (last.length < MIN_AFTER_INITIALS && /^(?:\p{Ll}+|\p{Lu}+)$/u.test(last));
}

/**
 * True for a text that contains a web address: `://`, `www.` or a host name. Names of people are part of mails that we
 * send, where such a word becomes a link. `J. R. Smith`, `J.Smith` and `Dr.Cohen` are names.
 */
export function containsWebAddress(text: string): boolean {
  // Mail programs read the Chinese full stop as a dot, and ignore invisible characters.
  const plain = text
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replaceAll(/\p{Cf}/gu, '');
  if (/:\/\/|\bwww\.|\b\d{1,3}(?:\.\d{1,3}){3}\b/i.test(plain)) return true;
  return plain.split(/[^\p{L}\p{M}\p{N}.-]+/u).some((word) => isHost(word.replace(/^[.-]+|[.-]+$/g, '')));
}
