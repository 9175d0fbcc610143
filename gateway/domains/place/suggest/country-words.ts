import { LRUCache } from 'lru-cache';
import { countriesAbroad, countryCodeOf, everyCountryName } from '#gateway/kit/countries.ts';
import { countryAliases } from '#shared/text/country-aliases.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { isTie } from '../sentence/sentence-words.ts';

/** “US” and “IT” are words of other kinds, too. */
const FEWEST_LETTERS = 3;
const SHORT: ReadonlySet<string> = new Set(['uk']);
/** Parts of a country, in which a hotel of the country need not be, and adjectives. */
const NOT_THE_COUNTRY: ReadonlySet<string> = new Set(['scotland', 'wales', 'סקוטלנד', 'czech']);
/** Russian names of countries end differently after “in”: Израиль, в Израиле. */
const RUSSIAN_ENDING = /(?<=^\p{Script=Cyrillic}{4,})[ьеуыаияю]$/u;

const stemOf = (word: string): string => word.replace(RUSSIAN_ENDING, '');
/** Words such as “of” and “the” stand between the words of a name, or are left out. */
const isCounted = (word: string): boolean =>
  SHORT.has(word) || (word.length >= FEWEST_LETTERS && !isTie(word));

/** Names of one country, each by its words; folded, without Russian endings. */
export type CountryNames = readonly (readonly string[])[];

/** The hotels of a list share a few countries. */
const known = new LRUCache<string, CountryNames>({ max: 500 });

/** All names of a country that we know, in every language of the interface. One that we do not know has its own name alone. */
export function countryNames(country: string): CountryNames {
  const kept = known.get(country);
  if (kept) return kept;
  const code = countryCodeOf(country);
  const names =
    code === null
      ? [country]
      : [country, ...everyCountryName(code), ...countriesAbroad(code), ...(countryAliases[code] ?? [])];
  const folded = new Set(names.map(foldText).filter((name) => !NOT_THE_COUNTRY.has(name)));
  const made = [...folded]
    .map((name) => name.split(' ').filter(isCounted).map(stemOf))
    .filter((words) => words.length > 0);
  known.set(country, made);
  return made;
}

interface Reading {
  /** A word without letters that are glued to it. */
  readonly unglued: (word: string) => string;
  /** Whether the last word may be the beginning of one. */
  readonly isTyping: boolean;
}

/**
 * For each word of a text, whether it belongs to a whole name of the country: “republic” alone is none.
 * @param words folded
 */
export function wordsOfCountry(
  words: readonly string[],
  names: CountryNames,
  { unglued, isTyping }: Reading,
): readonly boolean[] {
  const isTyped = (at: number): boolean => isTyping && at === words.length - 1;
  const counted = words.flatMap((word, at) => (isCounted(word) || isTyped(at) ? at : []));
  const isSame = (at: number, own: string): boolean => {
    const word = words[at] ?? '';
    const isBegun = isTyped(at) && own.startsWith(word);
    return isBegun || [word, unglued(word)].some((each) => stemOf(each) === own);
  };
  const found = new Set<number>();
  for (const name of names)
    for (let from = 0; from < counted.length; from += 1) {
      const run = counted.slice(from, from + name.length);
      // The end of a text that is being typed may be the beginning of a name.
      if (run.length < name.length && !isTyped(run.at(-1) ?? -1)) continue;
      if (!run.every((at, place) => isSame(at, name[place] ?? ''))) continue;
      const [first = 0, last = 0] = [run[0], run.at(-1)];
      for (let at = first; at <= last; at += 1) found.add(at);
    }
  return words.map((_, at) => found.has(at));
}
