import { LRUCache } from 'lru-cache';
import type { LocalizedText } from '#models/hotel/place.ts';
import { editDistance } from '../match/edit-distance.ts';
import { withoutPrefix } from '../match/prefixes.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { cityNames } from '../folded-names.ts';
import { type CountryNames, countryNames, areCountryWords } from './country-words.ts';

/** Words that many hotels share: they may be missing or added. */
const GENERIC = new Set(
  (
    'hotel hotels the a an and of at in by resort resorts ' +
    'отель отели отеле гостиница в во فندق فنادق في ' +
    'מלון המלון במלון למלון שבמלון מלונות ריזורט מלונית בית'
  ).split(' '),
);
const MIN_LETTERS_WITH_TYPO = 5;
/** Minimum length of a word in which one wrong letter is tolerated when another word of the name is typed correctly. */
const MIN_LETTERS_WITH_SHORT_TYPO = 3;
/** Minimum length of that correctly typed word. */
const MIN_LETTERS_OF_EXACT = 4;

/** Score of a word that differs from one of the name only by a Hebrew prefix. */
const AS_PREFIXED = 0.97;
const AS_TYPO = 0.85;
const AS_SHORT_TYPO = 0.8;
const AS_BEGUN = 0.9;
/** Lowest score of a name of which only a part was typed. */
const MIN_COVERED_SCORE = 0.6;

/** The words of a hotel's name and place. */
export interface HotelWords {
  /** Distinctive words of the name, one list per language. */
  readonly names: readonly (readonly string[])[];
  /** Words of its city, in both languages. */
  readonly city: ReadonlySet<string>;
  /** Names of its country, in every language of the interface. */
  readonly country: CountryNames;
}

const wordsOf = (text: string): readonly string[] => foldText(text).split(' ').filter(Boolean);

/** The words of a text that distinguish one hotel from another; all of them when none does. */
const distinctiveName = (text: string): readonly string[] => {
  const words = wordsOf(text);
  const distinctive = words.filter((word) => !GENERIC.has(word));
  return distinctive.length > 0 ? distinctive : words;
};

/** The words to look up, once each, without generic ones such as “hotel”; empty when there are no others. */
export const distinctiveWords = (text: string): readonly string[] => [
  ...new Set(wordsOf(text).filter((word) => !GENERIC.has(word))),
];

/** Words of a hotel. City and country are given as written in its record, in either language. */
export const hotelWords = (name: LocalizedText, city: string, country: string): HotelWords => ({
  names: [name.en, name.he]
    .filter((one) => one !== null && one.trim() !== '')
    .map((one) => distinctiveName(one ?? '')),
  city: cityWords(city),
  country: countryNames(country),
});

/** The hotels of a list are in few cities, so their words are cached. */
const knownCities = new LRUCache<string, ReadonlySet<string>>({ max: 1_000 });

function cityWords(city: string): ReadonlySet<string> {
  const known = knownCities.get(city);
  if (known) return known;
  const words = new Set(cityNames(city).flatMap((one) => one.split(' ')));
  knownCities.set(city, words);
  return words;
}

/**
 * The score of a hotel for the words: 1 for its complete name, with or without its city; less for typos and for a part
 * of the name. Null when a word is in neither the name nor the place, or none is in the name.
 * @param isTyping the last word may be the start of a word
 */
export function hotelLikeness(
  searchedWords: readonly string[],
  hotel: HotelWords,
  isTyping = false,
): number | null {
  const each = hotel.names
    .map((name) => nameLikeness(searchedWords, name, hotel, isTyping))
    .filter((likeness) => likeness !== null);
  return each.length === 0 ? null : Math.max(...each);
}

function nameLikeness(
  searchedWords: readonly string[],
  name: readonly string[],
  { city, country }: HotelWords,
  isTyping: boolean,
): number | null {
  const isOfCountry = areCountryWords(searchedWords, country, { withoutPrefix, isTyping });
  // A short word may be misspelled only when another word of the name is correct: “Jafa Arch”, “Coral Bey”.
  const hasExact = searchedWords.some(
    (word) => word.length >= MIN_LETTERS_OF_EXACT && name.includes(word) && !city.has(word),
  );
  const matches = new Set<string>();
  let worth = 0;
  for (const [at, word] of searchedWords.entries()) {
    const isLast = isTyping && at === searchedWords.length - 1;
    const best =
      bestOf(word, name) ??
      (isLast ? begunIn(word, name) : null) ??
      (hasExact ? shortTypoOf(word, name) : null);
    if (best) matches.add(best.word);
    if (best === null && !isOfCountry[at] && !isOfCity(word, city, isLast)) return null;
    worth += best?.worth ?? 1;
  }
  if (matches.size === 0) return null;
  // The city is left out here: “Carmel Deck” distinguishes the Carmel Deck Haifa from all other hotels in Haifa.
  const own = name.filter((word) => !city.has(word));
  const wanted = own.length > 0 ? own : name;
  const covered = wanted.filter((word) => matches.has(word)).length / wanted.length;
  return (worth / searchedWords.length) * (MIN_COVERED_SCORE + (1 - MIN_COVERED_SCORE) * covered);
}

/** True for a word of the hotel's city: it narrows the search, and does not count as part of the name. */
const isOfCity = (word: string, city: ReadonlySet<string>, isBegun: boolean): boolean =>
  isAmong(word, city) || (isBegun && begunIn(word, [...city]) !== null);

function bestOf(word: string, name: readonly string[]): { word: string; worth: number } | null {
  let best: { word: string; worth: number } | null = null;
  for (const own of name) {
    const worth = wordLikeness(word, own);
    if (worth > (best?.worth ?? 0)) best = { word: own, worth };
  }
  return best;
}

function begunIn(word: string, name: readonly string[]): { word: string; worth: number } | null {
  const begun = name.find((own) => own.startsWith(word));
  return begun === undefined ? null : { word: begun, worth: AS_BEGUN };
}

/** The word of the name from which a short word differs by one letter that is not its first. */
function shortTypoOf(word: string, name: readonly string[]): { word: string; worth: number } | null {
  const meant = name.find(
    (own) =>
      Math.min(word.length, own.length) >= MIN_LETTERS_WITH_SHORT_TYPO &&
      word[0] === own[0] &&
      editDistance(word, own, 1) === 1,
  );
  return meant === undefined ? null : { word: meant, worth: AS_SHORT_TYPO };
}

function wordLikeness(word: string, own: string): number {
  if (word === own) return 1;
  const [bare, ownBare] = [withoutPrefix(word), withoutPrefix(own)];
  if (bare === own || word === ownBare || (bare !== word && bare === ownBare)) return AS_PREFIXED;
  return isTypo(word, own) || (bare !== word && isTypo(bare, own)) ? AS_TYPO : 0;
}

/** True for a word that many hotels share. */
export const isGeneric = (word: string): boolean => GENERIC.has(word);

/** True for the same word, apart from Hebrew prefixes. */
export const isSameWord = (word: string, own: string): boolean => wordLikeness(word, own) >= AS_PREFIXED;

const isTypo = (word: string, own: string): boolean =>
  Math.min(word.length, own.length) >= MIN_LETTERS_WITH_TYPO && editDistance(word, own, 1) === 1;

const isAmong = (word: string, words: ReadonlySet<string>): boolean =>
  words.has(word) || words.has(withoutPrefix(word)) || [...words].some((own) => isTypo(word, own));
