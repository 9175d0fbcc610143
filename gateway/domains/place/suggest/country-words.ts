import { LRUCache } from 'lru-cache';
import { countriesAbroad, countryCodeOf, everyCountryName } from '#gateway/kit/countries.ts';
import { countryAliases } from '#shared/text/country-aliases.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { isConnectingWord } from '../sentence/sentence-words.ts';

/** Minimum number of letters of a word of a country's name: shorter ones, “US” and “IT”, are also ordinary words. */
const MIN_LETTERS = 3;
/** Shorter names that are recognized nevertheless. */
const SHORT_NAMES: ReadonlySet<string> = new Set(['uk']);
/** Names that do not cover the whole country: parts of it, and adjectives. */
const NOT_THE_COUNTRY: ReadonlySet<string> = new Set(['scotland', 'wales', 'סקוטלנד', 'czech']);
/** The ending of Russian country names, which changes after “in”: Израиль, в Израиле. */
const RUSSIAN_ENDING = /(?<=^\p{Script=Cyrillic}{4,})[ьеуыаияю]$/u;

const stemOf = (word: string): string => word.replace(RUSSIAN_ENDING, '');
/** False for words such as “of” and “the”, which may be left out of a name. */
const isCounted = (word: string): boolean =>
  SHORT_NAMES.has(word) || (word.length >= MIN_LETTERS && !isConnectingWord(word));

/** Names of one country, each as a list of words; folded, without Russian endings. */
export type CountryNames = readonly (readonly string[])[];

/** The hotels of a list are in few countries, so their names are cached. */
const cache = new LRUCache<string, CountryNames>({ max: 500 });

/** All names of a country in every language of the interface; only the given name for an unknown country. */
export function countryNames(country: string): CountryNames {
  const cached = cache.get(country);
  if (cached) return cached;
  const code = countryCodeOf(country);
  const names =
    code === null
      ? [country]
      : [country, ...everyCountryName(code), ...countriesAbroad(code), ...(countryAliases[code] ?? [])];
  const folded = new Set(names.map(foldText).filter((name) => !NOT_THE_COUNTRY.has(name)));
  const made = [...folded]
    .map((name) => name.split(' ').filter(isCounted).map(stemOf))
    .filter((words) => words.length > 0);
  cache.set(country, made);
  return made;
}

interface Reading {
  /** A word without its Hebrew prefixes. */
  readonly withoutPrefix: (word: string) => string;
  /** True when the last word may be the start of a word. */
  readonly isTyping: boolean;
}

/**
 * For each word of a text, whether it belongs to a complete name of the country: “republic” alone does not.
 * @param words folded
 */
export function areCountryWords(
  words: readonly string[],
  names: CountryNames,
  { withoutPrefix, isTyping }: Reading,
): readonly boolean[] {
  const isTyped = (at: number): boolean => isTyping && at === words.length - 1;
  const counted = words.flatMap((word, at) => (isCounted(word) || isTyped(at) ? at : []));
  const isSame = (at: number, own: string): boolean => {
    const word = words[at] ?? '';
    const isBegun = isTyped(at) && own.startsWith(word);
    return isBegun || [word, withoutPrefix(word)].some((each) => stemOf(each) === own);
  };
  const found = new Set<number>();
  for (const name of names)
    for (let from = 0; from < counted.length; from += 1) {
      const run = counted.slice(from, from + name.length);
      // The end of a text that is being typed may be the start of a name.
      if (run.length < name.length && !isTyped(run.at(-1) ?? -1)) continue;
      if (!run.every((at, position) => isSame(at, name[position] ?? ''))) continue;
      const [first = 0, last = 0] = [run[0], run.at(-1)];
      for (let at = first; at <= last; at += 1) found.add(at);
    }
  return words.map((_, at) => found.has(at));
}
