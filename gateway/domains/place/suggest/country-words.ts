import { LRUCache } from 'lru-cache';
import { countriesAbroad, countryCodeOf, everyCountryName } from '#gateway/kit/countries.ts';
import { countryAliases } from '#shared/text/country-aliases.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { isTie } from '../sentence/sentence-words.ts';

/** “US” and “IT” are words of other kinds, too. */
const FEWEST_LETTERS = 3;
const SHORT: ReadonlySet<string> = new Set(['uk']);
/** Russian names of countries end differently after “in”: Израиль, в Израиле. */
const RUSSIAN_ENDING = /(?<=^\p{Script=Cyrillic}{4,})[ьеуыаияю]$/u;

const stemOf = (word: string): string => word.replace(RUSSIAN_ENDING, '');

/** The hotels of a list share a few countries. */
const known = new LRUCache<string, ReadonlySet<string>>({ max: 500 });

/**
 * The words of all names of a country that we know, in every language of the interface, folded. A name that no country has
 * gives its own words.
 */
export function countryWords(country: string): ReadonlySet<string> {
  const kept = known.get(country);
  if (kept) return kept;
  const code = countryCodeOf(country);
  const names =
    code === null
      ? [country]
      : [country, ...everyCountryName(code), ...countriesAbroad(code), ...(countryAliases[code] ?? [])];
  const words = names
    .flatMap((name) => foldText(name).split(' '))
    .filter((word) => SHORT.has(word) || (word.length >= FEWEST_LETTERS && !isTie(word)));
  const made = new Set(words.map(stemOf));
  known.set(country, made);
  return made;
}

/** @param word folded */
export const isCountryWord = (word: string, words: ReadonlySet<string>): boolean => words.has(stemOf(word));
