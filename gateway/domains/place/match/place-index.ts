import type { City, Country } from '#models/hotel/place.ts';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { countryAliases } from '#shared/text/country-aliases.ts';
import { EVERYDAY_WORDS, cityAliases } from '../data/place-aliases.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { plainSpelling } from './place-match.ts';
import { englishCountryName, hebrewCountryName } from '#gateway/kit/countries.ts';
import { POPULAR_COUNTRIES } from '../data/place-names.ts';

/** A place that can be found. */
export interface NamedPlace {
  readonly kind: 'country' | 'city';
  /** Null for a city that we know by name while its country's list has not been read. */
  readonly code: string | null;
  /** As the provider spells it; folded where the code is null. */
  readonly name: string;
  readonly countryCode: string;
  /** False for cities without a Hebrew name. */
  readonly isKnown: boolean;
  /** Lower is more popular. */
  readonly popularityRank: number;
}

/** The places of one country, or all countries, by their names. Built once per list. */
export interface PlaceIndex {
  /** Full folded names and aliases. */
  readonly exact: ReadonlyMap<string, readonly NamedPlace[]>;
  /** Beginnings of known names that end with a word: `sharm` of Sharm el Sheikh. */
  readonly beginnings: ReadonlyMap<string, readonly NamedPlace[]>;
  /** Names that may be misspelt: of known places by length, of other towns by length and first letter. */
  readonly spellings: ReadonlyMap<string, readonly Spelling[]>;
}

/** A name that may be misspelt. */
export interface Spelling {
  readonly name: string;
  /** See `lettersOf`. */
  readonly letters: number;
  readonly place: NamedPlace;
}

const LETTER_BITS = 32;

/**
 * The letters of a word, one bit for each: an edit changes at most two of them, so most words need no further
 * comparison.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % LETTER_BITS);
  return letters;
}

/** Minimum length of a name that may be misspelt; shorter names must match exactly. */
export const MIN_MISSPELT_LENGTH = 5;
const MIN_CITY_GUESS_LENGTH = 6;

export const spellingsOfLength = (length: number): string => String(length);
export const citiesLike = (length: number, firstLetter: string): string => `${length}${firstLetter}`;

/** Rank of a country among the popular ones; the others share the last. */
const countryRank = (code: string): number => {
  const rank = POPULAR_COUNTRIES.indexOf(code.toUpperCase());
  return rank < 0 ? POPULAR_COUNTRIES.length : rank;
};

type Named = readonly [place: NamedPlace, names: Iterable<string>];

/** The provider's countries. */
export function indexCountries(countries: readonly Country[]): PlaceIndex {
  return indexOf(
    countries.map((country): Named => {
      const code = country.code.toUpperCase();
      const names = [country.name, englishCountryName(code), hebrewCountryName(code)]
        .filter((name) => name !== null)
        .map(foldText);
      const place: NamedPlace = {
        kind: 'country',
        code: country.code,
        name: country.name,
        countryCode: country.code,
        isKnown: true,
        popularityRank: countryRank(code),
      };
      return [place, [...names, ...(countryAliases[code] ?? [])]];
    }),
  );
}

/**
 * The cities of one country.
 * @param cities its list, which repeats cities: of equal names the first code is used; null while it has not been read
 */
export function indexCities(countryCode: string, cities: readonly City[] | null): PlaceIndex {
  const code = countryCode.toUpperCase();
  const known = cityNamesHe[code] ?? {};
  const rank = countryRank(code);
  const listed = new Map<string, City>();
  for (const city of cities ?? []) {
    const name = foldText(city.name);
    if (name !== '' && !listed.has(name)) listed.set(name, city);
  }
  const groups = knownGroups(code);
  const cityOf = (names: ReadonlySet<string>): City | undefined => {
    const name = [...names].find((one) => listed.has(one));
    return name === undefined ? undefined : listed.get(name);
  };
  const famous = [...groups.values()].flatMap(({ names, order }): Named[] => {
    const city = cityOf(names);
    if (!city && cities) return [];
    const [folded = ''] = names;
    const popularityRank = order + rank / 100;
    const common = { kind: 'city', countryCode, isKnown: true, popularityRank } as const;
    return [[{ ...common, code: city?.code ?? null, name: city?.name ?? folded }, names]];
  });
  const towns = [...listed].flatMap(([name, { code: cityCode, name: spelled }]): Named[] => {
    if (known[name] !== undefined) return [];
    const place: NamedPlace = {
      kind: 'city',
      code: cityCode,
      name: spelled,
      countryCode,
      isKnown: false,
      popularityRank: 1000 + rank,
    };
    return [[place, [name]]];
  });
  return indexOf([...famous, ...towns]);
}

interface Group {
  readonly names: Set<string>;
  readonly order: number;
}

/** Known cities of a country with all their names; spellings that share a Hebrew name are one city. */
function knownGroups(code: string): ReadonlyMap<string, Group> {
  const known = cityNamesHe[code] ?? {};
  const groups = new Map<string, Group>();
  for (const [order, [english, hebrew]] of Object.entries(known).entries()) {
    const group = groups.get(hebrew) ?? { names: new Set<string>(), order };
    group.names.add(english);
    groups.set(hebrew, group);
  }
  for (const [hebrew, { names }] of groups) names.add(foldText(hebrew));
  for (const [alias, country, name] of cityAliases)
    if (country === code) groups.get(known[name] ?? '')?.names.add(alias);
  return groups;
}

function indexOf(all: readonly Named[]): PlaceIndex {
  const exact = new Map<string, NamedPlace[]>();
  const beginnings = new Map<string, NamedPlace[]>();
  const spellings = new Map<string, Spelling[]>();
  for (const [place, names] of all)
    for (const name of new Set([...names].map(plainSpelling))) {
      add(exact, name, place);
      if (place.isKnown && place.kind === 'city')
        for (const beginning of beginningsOf(name)) add(beginnings, beginning, place);
      const least = place.isKnown ? MIN_MISSPELT_LENGTH : MIN_CITY_GUESS_LENGTH;
      if (name.length < least || EVERYDAY_WORDS.has(name)) continue;
      const key = place.isKnown ? spellingsOfLength(name.length) : citiesLike(name.length, name[0] ?? '');
      add(spellings, key, { name, letters: lettersOf(name), place });
    }
  return { exact, beginnings, spellings };
}

function add<T>(map: Map<string, T[]>, key: string, ...items: readonly T[]): void {
  const list = map.get(key);
  if (list) list.push(...items);
  else map.set(key, [...items]);
}

/** Several indexes joined, so that a phrase is looked up once for any number of lists. */
export function mergeIndexes(indexes: readonly PlaceIndex[]): PlaceIndex {
  const exact = new Map<string, NamedPlace[]>();
  const beginnings = new Map<string, NamedPlace[]>();
  const spellings = new Map<string, Spelling[]>();
  for (const index of indexes) {
    for (const [name, places] of index.exact) add(exact, name, ...places);
    for (const [name, places] of index.beginnings) add(beginnings, name, ...places);
    for (const [key, names] of index.spellings) add(spellings, key, ...names);
  }
  return { exact, beginnings, spellings };
}

/** The starts of a name that end at a word: `tel aviv` of `tel aviv yafo`. */
function beginningsOf(name: string): readonly string[] {
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, last) => words.slice(0, last + 1).join(' '))
    .filter((part) => part.length >= MIN_MISSPELT_LENGTH && !EVERYDAY_WORDS.has(part));
}

/** Cities with known names that can be searched, best known first. @param cities of one country */
export function bestKnownCities(
  cities: PlaceIndex | undefined,
): readonly (NamedPlace & { readonly code: string })[] {
  const places = [...(cities?.exact.values() ?? [])].flat();
  const known = [...new Set(places)].flatMap((place) =>
    place.isKnown && place.code !== null ? [{ ...place, code: place.code }] : [],
  );
  return known.toSorted((left, right) => left.popularityRank - right.popularityRank);
}
