import { distance } from 'fastest-levenshtein';
import countries from 'i18n-iso-countries';
import { folded } from '../language.ts';
import { lexicon } from './lexicon/lexicon.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST = 5;
const SHORTEST_HEBREW = 4;
const LONG = 8;
const LED = 5;
/** Places that are one letter away from a word of ours. */
const PLACES = new Set(
  'poole stara marche starnberg hotton holon holland sparta prine parma brest quito nantes night knight kinds cairns chean cheam cheapside rooma roma romas'.split(
    ' ',
  ),
);

/** Words of the names of countries in both languages. */
const COUNTRIES = new Set(countryWords());

function countryWords(): string[] {
  const names = [
    new Intl.DisplayNames('en', { type: 'region' }),
    new Intl.DisplayNames('he', { type: 'region' }),
  ];
  return Object.keys(countries.getAlpha2Codes()).flatMap((code) =>
    names.flatMap((name) => folded(name.of(code) ?? '').split(' ')),
  );
}

/** The word of the lexicon that a misspelled one most likely is; null when none is near enough. */
export function wordMeant(word: string): string | null {
  const isHebrew = /^\p{Script=Hebrew}/u.test(word);
  // A glued letter before a short name is likelier than a slip.
  if (isHebrew && /^[לב]/u.test(word) && word.length < LED) return null;
  if (word.length < (isHebrew ? SHORTEST_HEBREW : SHORTEST) || PLACES.has(word) || COUNTRIES.has(word))
    return null;
  let best: { readonly word: string; readonly away: number } | null = null;
  for (const known of lexicon.near(word)) {
    const away = swapped(word, known) ? 1 : distance(word, known);
    const most = !isHebrew && Math.min(word.length, known.length) >= LONG ? 2 : 1;
    if (away <= most && (!best || away < best.away)) best = { word: known, away };
  }
  return best?.word ?? null;
}

/** Two neighbouring letters in the wrong order: one slip of the fingers, two edits. */
function swapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  if (at < 0) return false;
  const turned = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
  return turned === other;
}
