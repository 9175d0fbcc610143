import { countriesAbroad, englishCountryName, hebrewCountryName } from '#gateway/kit/countries.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { type Airport, airports, cityAirportCodes } from '../data/airports.ts';
import { cityNamesAbroad } from '../data/city-names-abroad.ts';
import { type CityLandmark, cityLandmarks } from '../data/city-landmarks.ts';
import type { Region } from '../region/regions.ts';
import { type CityPart, cityParts } from '../data/city-parts.ts';
import type { Atlas } from '../match/place-guess.ts';
import { type NamedPlace, lettersOf } from '../match/place-index.ts';
import { plainSpelling } from '../match/place-match.ts';
import { POPULAR_COUNTRIES, hebrewCityName } from '../data/place-names.ts';
import { soundOf } from '../match/sound-alike.ts';

/** A suggestion of the search box that is not a hotel. */
export interface Spot {
  readonly kind: 'COUNTRY' | 'CITY' | 'AREA' | 'AIRPORT' | CityLandmark['kind'];
  /** The country or city; for everything else the city to search. */
  readonly place: NamedPlace;
  readonly part: CityPart | null;
  readonly airport: Airport | null;
  readonly landmark: CityLandmark | null;
  /** The region by whose name this city was found; null for everything else. */
  readonly region: Region | null;
  /** Lower is more popular. Parts, airports, sights and stations of a city have higher values than the city itself. */
  readonly popularityRank: number;
}

/** One of the names of a suggestion, folded. */
export interface Naming {
  readonly text: string;
  /** See `lettersOf`. */
  readonly letters: number;
  /** True for an English or Hebrew name; false for other spellings and languages, and for sights and stations. */
  readonly isMain: boolean;
  readonly spot: Spot;
}

/** All known names in every language of the interface, and the small towns of the lists. */
export interface SuggestIndex {
  readonly known: readonly Naming[];
  /** The names of countries in `known`. */
  readonly countries: readonly Naming[];
  /** The names of sights and stations in `known`. */
  readonly landmarks: readonly Naming[];
  readonly exact: ReadonlyMap<string, readonly Spot[]>;
  /** By sound, complete and by first words: see `soundOf`. */
  readonly bySound: ReadonlyMap<string, readonly Naming[]>;
  /** Airports by folded IATA code, cities by the code of all their airports, countries by their ISO code. */
  readonly codes: ReadonlyMap<string, readonly Spot[]>;
  /** All names of the atlas by their first two letters, in its order. */
  readonly byBeginning: ReadonlyMap<string, readonly string[]>;
  /** Airports by the key of their city. */
  readonly airportsOf: ReadonlyMap<string, readonly Spot[]>;
}

/** Popular countries rank among the best-known cities of each country, the others after many cities. */
const popularityRankOf = ({ kind, countryCode, popularityRank }: NamedPlace): number => {
  if (kind === 'city') return popularityRank;
  return POPULAR_COUNTRIES.includes(countryCode) ? popularityRank / 10 : AFTER_MANY;
};
const AFTER_MANY = 8;
const AFTER_CITY = { AREA: 30, AIRPORT: 60, SIGHT: 70, STATION: 80 } as const;

const indexes = new WeakMap<Atlas, SuggestIndex>();

/** The index of an atlas; built once for each. */
export function suggestIndexOf(atlas: Atlas): SuggestIndex {
  const known = indexes.get(atlas);
  if (known) return known;
  const made = indexed(atlas);
  indexes.set(atlas, made);
  return made;
}

export const spotOf = (place: NamedPlace): Spot => ({
  kind: place.kind === 'country' ? 'COUNTRY' : 'CITY',
  place,
  part: null,
  airport: null,
  landmark: null,
  region: null,
  popularityRank: popularityRankOf(place),
});

export const isLandmark = ({ landmark }: Spot): boolean => landmark !== null;

/** Equal for the same country, city, part, airport or landmark. */
export function spotKey({ kind, place, part, airport, landmark }: Spot): string {
  const code = place.code ?? foldText(place.name);
  const own = part?.name ?? airport?.iata ?? landmark?.name ?? '';
  return [kind, place.countryCode, code, own].join(' ');
}

/** The key of a name in `byBeginning`. */
export const beginningOf = (text: string): string => text.slice(0, 2);

export const foldName = (name: string): string => plainSpelling(foldText(name));

/** Names, codes and airports collected while indexing, each with its suggestion. */
interface Collection {
  readonly atlas: Atlas;
  readonly namings: Naming[];
  readonly codes: Map<string, Spot[]>;
  readonly airportsOf: Map<string, Spot[]>;
}

function addNames(
  { namings }: Collection,
  spot: Spot,
  isMain: boolean,
  names: readonly (string | null)[],
): void {
  const texts = new Set(names.flatMap((one) => (one === null ? [] : foldName(one))));
  for (const text of texts) if (text !== '') namings.push({ text, letters: lettersOf(text), isMain, spot });
}

const cityOf = ({ cities }: Atlas, country: string, city: string): NamedPlace | undefined =>
  cities
    .get(country)
    ?.exact.get(plainSpelling(city))
    ?.find(({ isKnown }) => isKnown);

/** Countries and cities, by their names in every language. */
function addPlaces(found: Collection): void {
  const { atlas, namings, codes } = found;
  const mainNames = new Map<NamedPlace, ReadonlySet<string>>();
  for (const [text, places] of atlas.all.exact)
    for (const place of places) {
      if (!place.isKnown) continue;
      const own = mainNames.get(place) ?? mainNamesOf(place);
      mainNames.set(place, own);
      namings.push({ text, letters: lettersOf(text), isMain: own.has(text), spot: spotOf(place) });
    }
  for (const country of new Set([...atlas.countries.exact.values()].flat())) {
    const spot = spotOf(country);
    addNames(found, spot, false, countriesAbroad(country.countryCode));
    add(codes, country.countryCode.toLowerCase(), spot);
  }
  for (const [country, city, names] of cityNamesAbroad) {
    const place = cityOf(atlas, country, city);
    if (place) addNames(found, spotOf(place), false, names);
  }
}

function addParts(found: Collection): void {
  for (const part of cityParts) {
    const place = cityOf(found.atlas, part.country, part.city);
    if (!place) continue;
    const popularityRank = place.popularityRank + AFTER_CITY.AREA;
    const spot = { ...spotOf(place), kind: 'AREA', part, popularityRank } as const;
    addNames(found, spot, true, [part.name, part.nameHe]);
  }
}

/** Airports, and the codes that stand for all airports of a city. */
function addAirports(found: Collection): void {
  const { atlas, codes, airportsOf } = found;
  for (const [iata, country, city] of cityAirportCodes) {
    const place = cityOf(atlas, country, city);
    if (place) add(codes, iata.toLowerCase(), spotOf(place));
  }
  for (const [at, airport] of airports.entries()) {
    const place = cityOf(atlas, airport.country, airport.city);
    if (!place) continue;
    const popularityRank = place.popularityRank + AFTER_CITY.AIRPORT + at / 1000;
    const spot = { ...spotOf(place), kind: 'AIRPORT', airport, popularityRank } as const;
    addNames(found, spot, true, [airport.name, `${airport.name} airport`, ...hebrewNamesOf(airport)]);
    add(codes, airport.iata.toLowerCase(), spot);
    add(airportsOf, spotKey(spotOf(place)), spot);
  }
}

function addLandmarks(found: Collection): void {
  const { atlas } = found;
  const partNames = new Set(
    cityParts.flatMap(({ country, city, name: own, nameHe }) => {
      const place = cityOf(atlas, country, city);
      return place ? [own, nameHe].map((each) => `${spotKey(spotOf(place))} ${foldName(each)}`) : [];
    }),
  );
  for (const [at, landmark] of cityLandmarks().entries()) {
    const place = cityOf(atlas, landmark.country, landmark.city);
    if (!place) continue;
    const popularityRank = place.popularityRank + AFTER_CITY[landmark.kind] + at / 1000;
    const spot = { ...spotOf(place), kind: landmark.kind, landmark, popularityRank } as const;
    // The part of the city with the same name is suggested instead.
    const isPart = (name: string): boolean => partNames.has(`${spotKey(spotOf(place))} ${foldName(name)}`);
    addNames(
      found,
      spot,
      false,
      landmark.names.filter((name) => !isPart(name)),
    );
  }
}

function indexed(atlas: Atlas): SuggestIndex {
  const namings: Naming[] = [];
  const found: Collection = { atlas, namings, codes: new Map(), airportsOf: new Map() };
  addPlaces(found);
  addParts(found);
  addAirports(found);
  addLandmarks(found);
  const exact = new Map<string, Spot[]>();
  const byBeginning = new Map<string, string[]>();
  for (const text of atlas.all.exact.keys()) add(byBeginning, beginningOf(text), text);
  const bySound = new Map<string, Naming[]>();
  for (const naming of namings) {
    add(exact, naming.text, naming.spot);
    for (const sound of soundsOf(naming)) add(bySound, sound, naming);
  }
  return {
    known: namings,
    countries: namings.filter(({ spot }) => spot.kind === 'COUNTRY'),
    landmarks: namings.filter(({ spot }) => isLandmark(spot)),
    exact,
    bySound,
    byBeginning,
    codes: found.codes,
    airportsOf: found.airportsOf,
  };
}

/** “נתב״ג, נמל התעופה בן גוריון” consists of two names; the second is also found without its first words. */
function hebrewNamesOf({ nameHe }: Airport): readonly string[] {
  const names = (nameHe ?? '').split(',');
  return [nameHe ?? '', ...names, ...names.map((one) => one.replace('נמל התעופה', ''))];
}

/**
 * The sounds of a name, and for Hebrew names of several words those of the first words, as people say “Zichron” for
 * Zichron Yaakov.
 */
function soundsOf({ text, spot }: Naming): readonly string[] {
  if (spot.kind === 'AIRPORT') return [];
  const words = text.split(' ');
  const starts = /^\p{Script=Hebrew}/u.test(text)
    ? words.slice(1).map((_, at) => words.slice(0, at + 1))
    : [];
  return [words, ...starts].flatMap((some) => {
    const sound = soundOf(some.join(' '));
    return sound === null || (some !== words && sound.length < LONG_SOUND) ? [] : [sound];
  });
}
/** Minimum length of the sound of the first words of a name; shorter sounds are the start of many names. */
const LONG_SOUND = 4;

/** Folded English and Hebrew names. */
const mainNamesOf = ({ kind, countryCode, name }: NamedPlace): ReadonlySet<string> =>
  new Set(
    (kind === 'country'
      ? [name, englishCountryName(countryCode), hebrewCountryName(countryCode)]
      : [name, hebrewCityName({ countryCode, name })]
    ).flatMap((one) => (one === null ? [] : foldName(one))),
  );

function add<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
