/** Hebrew names of places after the prefix letters ב (in), ל (to) and the like, or with such a letter of their own. */
import { distance } from 'fastest-levenshtein';
import { prefixesOf } from '../words/prefixes.ts';
import { isSlipOf } from '../words/typos.ts';

/** Hebrew prefix letters that indicate a place. */
export const PLACE_PREFIXES = 'לב';

/** Hebrew names whose first letter is their own, not a prefix. */
const UNPREFIXED = new Set(
  (
    'ברצלונה ברלין בודפשט בנגקוק בנקוק באנגקוק בוקרשט בוקארשט ברסלונה ברזיל בולגריה בריסל בלגיה ביירות בוסטון באלי בלגרד ברטיסלבה בולוניה בריטניה בנגלור בורגס בייגין ביגינג בהאמה בהרס באר בית בורדו ברן בארי ברגן בריסטול באטומי בטומי בורוקאי באקו בירמינגהם ' +
    'לונדון ליסבון ליסאבון לרנקה לימסול לאס לוס לוקסמבורג לטביה ליטא לובליאנה לודז ליון ליברפול לוצרן לאגוס לימה ליל לפקדה לוגאנו לידס לוורפול לוד לפלנד לטרון'
  ).split(' '),
);

/** Fewest letters of a name that may be misspelled. */
const MIN_MISSPELLED = 5;

/** True for a misspelled name of the list: the first letter of לונדן (London) is its own. */
const isNearlyUnprefixed = (word: string): boolean =>
  word.length >= MIN_MISSPELLED &&
  !UNPREFIXED.has(word.slice(1)) &&
  [...UNPREFIXED].some(
    (name) =>
      name.length >= MIN_MISSPELLED &&
      // לטבריה is “to Tiberias”.
      name !== 'לטביה' &&
      name.charAt(0) === word.charAt(0) &&
      (distance(name, word) === 1 || isSlipOf(word, name)),
  );

/** True when the first letter of the word belongs to its name. */
const hasOwnFirst = (word: string): boolean => UNPREFIXED.has(word) || isNearlyUnprefixed(word);

/** A Hebrew word with the prefix ל or ב. */
export const hasPlacePrefix = (word: string): boolean =>
  /^ו?[לב]\p{Script=Hebrew}{2,}/u.test(word) &&
  !UNPREFIXED.has(word) &&
  !UNPREFIXED.has(word.replace(/^ו/u, ''));

/** True for a Hebrew prefix before a name of the list above. */
export const hasPrefixBeforeName = (word: string): boolean =>
  /^[ולבמ]/u.test(word) && UNPREFIXED.has(word.slice(1));

/** The words with and without a Hebrew prefix letter, likelier spelling first. */
export function spellingsOf(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  const whole = words.join(' ');
  if (!/^\p{Script=Hebrew}{3,}/u.test(first)) return [whole];
  const bare = withoutPrefix(first).map((word) => [word, ...rest].join(' '));
  if (first.startsWith('ו') && hasPlacePrefix(first)) return [...bare.toReversed(), whole];
  const ownFirst = hasOwnFirst(first) || !PLACE_PREFIXES.includes(first.charAt(0));
  return ownFirst ? [whole, ...bare] : [...bare, whole];
}

/** The word without its prefix; also without a second letter, unless that one belongs to the name. */
function withoutPrefix(word: string): readonly string[] {
  const [once, twice] = prefixesOf(word)
    .filter(({ prefix }) => prefix !== 'כ')
    .map(({ rest }) => rest);
  if (once === undefined) return [];
  return twice === undefined || UNPREFIXED.has(once) ? [once] : [once, twice];
}
