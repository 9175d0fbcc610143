import { z } from 'zod';
import type { Cache, CachePolicy, Cached } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { PLACES_TTL } from '#cache/ttl.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { City, Country } from '#models/hotel/place.ts';
import type { CallOptions, HotelProvider } from '#upstreams/provider/hotel-provider.ts';
import { destinationTextsOf } from './match/around-words.ts';
import { type FoundRegion, findRegions } from './region/region-finder.ts';
import { regionCountries } from './region/region-spots.ts';
import { type FoundPlace, createPlaceFinder } from './match/place-finder.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { type Reading, readSentence } from './sentence/sentence.ts';
import { type NamedPlace, bestKnownCities } from './match/place-index.ts';
import { type Candidate, bestMatches } from './match/place-match.ts';
import { type SpotHit, TIER } from './suggest/spot-order.ts';
import { citiesIn, countriesBeside } from './sentence/named-places.ts';
import { matchSpots } from './suggest/suggest-match.ts';
import { englishCountryName, hebrewCountryName } from '#gateway/kit/countries.ts';
import {
  POPULAR_COUNTRIES,
  POPULAR_PLACES,
  cityRanks,
  hebrewCityName,
  isRealCountry,
} from './data/place-names.ts';
import { type PlaceTexts, isSameCity, matchesPlace } from './place-texts.ts';
import { type UnlistedPart, unlistedPart } from './unlisted-place.ts';

interface PlaceDeps {
  readonly provider: Pick<HotelProvider, 'countries' | 'cities'>;
  readonly cache: Pick<Cache, 'read' | 'peekMany' | 'exclusively'>;
  /** Identifies the provider account in cache keys; not a secret. */
  readonly accountKey: string;
  /** Codes of the countries with a large city of this folded name, most likely first; none when unknown. */
  readonly countriesOfCity?: (foldedName: string) => readonly string[];
}

/** A place that matches typed text. */
export interface FoundSpot extends SpotHit {
  readonly country: Country;
}

/** Countries and cities of the provider, and the search for them. */
export interface PlaceService {
  /** Best match first; for an empty text all, popular ones first. @throws AppError BAD_USER_INPUT as `cities` does */
  countries(search: string, limit: number): Promise<readonly Country[]>;
  /**
   * Cities of one country, without duplicate names, best match first.
   * @throws AppError BAD_USER_INPUT for a text above 100 characters, a limit outside 1 to 50, and an unknown country
   */
  cities(countryCode: string, search: string, limit: number): Promise<readonly City[]>;
  /**
   * Places that any of the phrases names, tolerating typos, best match first.
   * @throws AppError BAD_USER_INPUT for more than 20 phrases, one of more than 100 characters, a limit outside 1 to 50
   */
  find(phrases: readonly string[], limit: number): Promise<readonly FoundPlace[]>;
  /**
   * Regions that the phrases name, each once, with the cities to search for it; at most three lists are read.
   * @throws AppError BAD_USER_INPUT for more than 20 phrases and one of more than 100 characters
   */
  regions(phrases: readonly string[]): Promise<readonly FoundRegion[]>;
  /**
   * Countries, cities, parts of cities, airports, sights and stations that a typed text names, also by the start of a
   * name, in any language of the interface, tolerating typos: best match first. At most three lists of cities are read
   * for one text.
   * @throws the errors of reading the list of countries
   */
  spots(typed: string): Promise<readonly FoundSpot[]>;
  /**
   * The best match of each text, when a sentence clearly means none of its places. Reads at most three lists.
   * @throws the errors of reading the list of countries
   */
  spotsOfEach(texts: readonly string[]): Promise<readonly FoundSpot[]>;
  /**
   * Interprets a typed text with the lists that were read already; no other list is read.
   * @throws the errors of reading the list of countries
   */
  sentence(typed: string): Promise<Reading>;
  /**
   * Well-known cities, best first; at most three lists of cities are read. @throws the errors of reading the list of
   * countries
   */
  popular(limit: number): Promise<readonly FoundSpot[]>;
  /** Codes of the known cities that the text names. @throws the errors of reading the list of countries */
  citiesIn(typed: string): Promise<readonly string[]>;
  /**
   * Cities of a country with known names, best known first.
   * @throws AppError BAD_USER_INPUT for an unknown country; the errors of reading the list of countries
   */
  bestKnown(countryCode: string, limit: number): Promise<readonly (NamedPlace & { readonly code: string })[]>;
  /**
   * The country or city of a hotel that is not in the provider's lists, so that no search by place finds the hotel; null
   * when both are, when one is not given, and when the list of cities, the only one read, could not be read.
   * @throws the errors of reading the list of countries
   */
  unlisted(place: Pick<PlaceTexts, 'city' | 'country'>): Promise<UnlistedPart | null>;
  /**
   * Reads countries and the cities of popular ones in advance, with the lowest priority and in one instance only; lists
   * that are still fresh are not read again. @throws AppError when the provider fails
   */
  warmUp(): Promise<void>;
  /** True when a free text such as `Paris, France` or `פריז` names the place. An empty text matches every place. */
  matches(text: string, place: PlaceTexts): boolean;
  /** True when this is the named city, in any known language and spelling. */
  isSameCity(
    place: PlaceTexts,
    city: { readonly name: string; readonly countryCode: string | null },
  ): boolean;
}

const countryRows = z.array(z.object({ code: z.string(), name: z.string() }));
const cityRows = z.array(z.object({ code: z.string(), name: z.string(), countryCode: z.string() }));

/** Number of suggestions that are shown; the lists of further ones need not be read. */
const SHOWN_SUGGESTIONS = 5;
/**
 * How long to wait for a call that is already running: with a slow provider, a second call takes longer than waiting
 * for the first.
 */
const WAIT_SECONDS = 20;
/** When an instance dies during the warm-up, another one may repeat it after this time. */
const WARM_UP_LOCK_MS = 30_000;

const COUNTRIES: CachePolicy<readonly Country[]> = {
  kind: 'countries.1',
  ...PLACES_TTL,
  waitSeconds: WAIT_SECONDS,
  parse: (stored) => countryRows.parse(stored),
};

const CITIES: CachePolicy<readonly City[]> = {
  kind: 'cities.1',
  ...PLACES_TTL,
  waitSeconds: WAIT_SECONDS,
  parse: (stored) => cityRows.parse(stored),
};

const MAX_TEXT = 100;
const MAX_LIMIT = 50;
const COUNTRY_RULE = 'two letters, as `countries` tells them';

/** Creates the service over the provider's lists, which are cached for a day and usable for a week. */
export function createPlaceService(deps: PlaceDeps): PlaceService {
  const { provider, cache, accountKey, countriesOfCity = () => [] } = deps;

  const readCountries = async (options?: CallOptions): Promise<Cached<readonly Country[]>> => {
    const list = await cache.read(COUNTRIES, cacheKey(accountKey), () => provider.countries(options));
    return { ...list, value: list.value.filter(isRealCountry) };
  };
  const countryList = async (options?: CallOptions) => (await readCountries(options)).value;

  const readCities = (country: string, options?: CallOptions): Promise<Cached<readonly City[]>> =>
    cache.read(CITIES, cacheKey(accountKey, country), () => provider.cities(country, options));
  const cityList = async (country: string, options?: CallOptions) =>
    (await readCities(country, options)).value;

  const finder = createPlaceFinder({
    countries: () => readCountries(),
    cities: (code) => readCities(code),
    cachedCities: async (code) => (await cache.peekMany(CITIES, [cacheKey(accountKey, code)]))[0] ?? null,
    countriesOfCity,
    now: () => performance.now(),
  });

  /** False for a code that is not in the provider's list of countries; without the list every code may exist. */
  const mayExist = async (code: string): Promise<boolean> => {
    const known = await countryList().catch(() => null);
    return known === null || known.some((country) => country.code.toUpperCase() === code);
  };

  /** Countries whose lists are worth reading for a city that no known list contains. */
  const namedTowns = (typed: string): readonly string[] => {
    const text = foldText(typed);
    return [text, ...destinationTextsOf(text).map((destination) => destination.text)].flatMap((name) =>
      countriesOfCity(name),
    );
  };

  const matched = async (typed: string) => {
    const { atlas, countries } = await finder.atlas();
    return { hits: matchSpots(typed, atlas), countries, atlas };
  };
  const withCountry = (
    hits: readonly SpotHit[],
    countries: ReadonlyMap<string, Country>,
  ): readonly FoundSpot[] =>
    hits.flatMap((hit) => {
      const country = countries.get(hit.spot.place.countryCode.toUpperCase());
      return hit.spot.place.code === null || !country ? [] : [{ ...hit, country }];
    });
  const spotsOf = async (texts: readonly string[]): Promise<readonly (readonly FoundSpot[])[]> => {
    const first = await Promise.all(texts.map(matched));
    const unread = first
      .flatMap(({ hits, atlas }, at) => [
        ...countriesBeside(texts[at] ?? '', atlas),
        ...regionCountries(texts[at] ?? '', atlas),
        ...unreadOf(hits.slice(0, SHOWN_SUGGESTIONS)),
        ...(hits.some(({ tier }) => tier <= TIER.town) ? [] : namedTowns(texts[at] ?? '')),
      ])
      .filter((code) => first[0]?.countries.has(code.toUpperCase()));
    if (unread.length > 0) await finder.readUnread(unread);
    const found = unread.length > 0 ? await Promise.all(texts.map(matched)) : first;
    return found.map(({ hits, countries }) => withCountry(hits, countries));
  };
  const popularHits = async () => {
    const { atlas, countries } = await finder.atlas();
    const cities = POPULAR_PLACES.flatMap(
      (name) => matchSpots(name, atlas).find(({ spot }) => spot.kind === 'CITY') ?? [],
    );
    return { hits: cities.filter(({ spot }) => countries.has(spot.place.countryCode)), countries };
  };

  return {
    countries: async (search, limit) => {
      demandList(search, limit);
      return bestMatches((await countryList()).map(countryCandidate), search, limit);
    },
    cities: async (countryCode, search, limit) => {
      demandList(search, limit);
      const country = countryCode.trim().toUpperCase();
      demandFields({ countryCode: /^[A-Z]{2}$/.test(country) || COUNTRY_RULE });
      demandFields({ countryCode: (await mayExist(country)) || COUNTRY_RULE });
      return bestMatches(cityCandidates(await cityList(country), country), search, limit);
    },
    find: (phrases, limit) => finder.find(phrases, limit),
    regions: (phrases) => findRegions(phrases, finder),
    spots: async (typed) => (await spotsOf([typed]))[0] ?? [],
    spotsOfEach: async (texts) => (await spotsOf(texts)).flatMap(([first]) => first ?? []),
    sentence: async (typed) => readSentence(typed, (await finder.atlas()).atlas),
    popular: async (limit) => {
      const first = await popularHits();
      const unread = unreadOf(first.hits.slice(0, limit));
      if (unread.length > 0) await finder.readUnread(unread);
      const { hits, countries } = unread.length > 0 ? await popularHits() : first;
      return withCountry(hits, countries).slice(0, limit);
    },
    citiesIn: async (typed) => citiesIn(typed, (await finder.atlas()).atlas),
    bestKnown: async (countryCode, limit) => {
      const code = countryCode.trim().toUpperCase();
      const { countries } = await finder.atlas();
      demandFields({ countryCode: countries.has(code) || COUNTRY_RULE });
      await finder.readUnread([code]);
      return bestKnownCities((await finder.atlas()).atlas.cities.get(code)).slice(0, limit);
    },
    unlisted: (place) => unlistedPart(place, finder),
    warmUp: async () => {
      const behind = { priority: 'low' } as const;
      await cache.exclusively(`warm-up:${accountKey}`, WARM_UP_LOCK_MS, async () => {
        const countries = await countryList(behind);
        const popular = POPULAR_COUNTRIES.filter((code) =>
          countries.some((country) => country.code === code),
        );
        for (const code of popular) await cityList(code, behind);
      });
    },
    matches: matchesPlace,
    isSameCity,
  };
}

/** Countries of found cities that are known by name but whose lists have not been read. */
const unreadOf = (hits: readonly SpotHit[]): readonly string[] =>
  hits.flatMap(({ spot: { place } }) => (place.code === null ? place.countryCode : []));

function countryCandidate(country: Country): Candidate<Country> {
  const place = POPULAR_COUNTRIES.indexOf(country.code);
  const names = [country.name, englishCountryName(country.code), hebrewCountryName(country.code)];
  return {
    item: country,
    names: names.filter((name) => name !== null).map(foldText),
    codes: [country.code.toLowerCase()],
    popularityRank: place < 0 ? Infinity : place,
  };
}

/** The provider repeats cities under several codes: of equal names the first code is used. */
function cityCandidates(cities: readonly City[], countryCode: string): readonly Candidate<City>[] {
  const ranks = cityRanks(countryCode);
  const byName = new Map<string, Candidate<City>>();
  for (const city of cities) {
    const name = foldText(city.name);
    if (name === '' || byName.has(name)) continue;
    const hebrew = hebrewCityName(city);
    byName.set(name, {
      item: city,
      names: hebrew === null ? [name] : [name, foldText(hebrew)],
      codes: [],
      popularityRank: ranks.get(name) ?? Infinity,
    });
  }
  return [...byName.values()];
}

function demandList(search: string, limit: number): void {
  demandFields({
    search: search.length <= MAX_TEXT || `at most ${MAX_TEXT} characters`,
    limit: (limit >= 1 && limit <= MAX_LIMIT) || `1 to ${MAX_LIMIT}`,
  });
}
