import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { asksForResults } from '#shared/routes/page-url.ts';
import { readPriceRange, writePriceRange } from '#shared/pricing/price-range.ts';
import type { HotelRatingKey, HotelSort, SearchCriteriaInput } from '#generated/graphql.ts';
import { defaultParty, type PartySize, readRequestedParty, writeParty } from '../stay/guests/occupancy.ts';
import { readBudget, writeBudget } from './price/budget.ts';
import { type Filters, QUALITY, STAR_CLASSES } from './filters/filters.ts';
import { readBox, writeBox } from './mapBox.ts';
import { defaultDates, readDates, type StayDates } from './dates/stayDates.ts';

/** Where the traveller wants to go. Empty texts and null codes mean anywhere. */
export interface Place {
  /** Text of the Destination field: the picked country's English name or free text. */
  readonly destination: string;
  readonly countryCode: string | null;
  readonly cityCode: string | null;
  /** English name of the picked city. */
  readonly cityName: string;
  /** IATA code of the airport that was picked, whose city is searched; null without an airport. */
  readonly airport: string | null;
}

/** Whether two searches are for different places. A city is identified by its code, whatever name a URL has for it. */
export const isOtherPlace = (one: Place, other: Place): boolean =>
  one.cityCode !== other.cityCode ||
  (one.cityCode === null && (one.countryCode !== other.countryCode || one.destination !== other.destination));

/** A key that is equal for searches of the same place. */
export const placeKey = ({ cityCode, countryCode, destination }: Place): string =>
  cityCode ?? `${countryCode ?? ''} ${destination}`;

export interface Criteria extends Place, StayDates {
  readonly party: PartySize;
}

/** Criteria with the filters for rooms of a list. */
export interface CriteriaWithWishes extends Criteria {
  readonly wishes?: OfferWishes | undefined;
}

/** Everything that the URL of Discover contains. */
export interface SearchState {
  readonly criteria: Criteria;
  readonly filters: Filters;
  readonly sort: HotelSort;
  /** 1-based. */
  readonly page: number;
}

/** Which parts of a URL could not be used. */
export interface Replaced {
  /** True when an invalid or past date was replaced by the default. */
  readonly areDatesReplaced: boolean;
  /** True when an invalid party was replaced by the default. */
  readonly isPartyReplaced: boolean;
}

export interface SearchFromUrl extends SearchState, Replaced {
  /** True when the URL requests results; without any search parameter it is the plain home page. */
  readonly isSearch: boolean;
}

export const SORTS = [
  'RECOMMENDED',
  'PRICE_ASC',
  'PRICE_DESC',
  'RATING',
  'STARS',
  'DISTANCE',
  'AIRPORT',
  'SEA',
] as const satisfies readonly HotelSort[];

/** Maximum length of a text in the URL, in characters. */
const MAX_TEXT = 100;

/** Maximum number of parts of a city that may be chosen at once. */
const MAX_AREAS = 30;

const count = (text: string | null): number | null =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;

const listOf = (query: URLSearchParams, name: string) =>
  (query.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase());

/** The known keys among those of the URL, in the order of `known`. */
const knownOnly = <T extends string | number>(known: readonly T[], requested: readonly string[]): T[] =>
  known.filter((key) => requested.includes(String(key).toLowerCase()));

/** Names of parts of a city; empty without a city. */
const areasOf = (query: URLSearchParams): string[] => {
  if (!query.has('city')) return [];
  const names = (query.get('areas') ?? '').split(',').map((name) => name.trim().slice(0, MAX_TEXT));
  return [...new Set(names)].filter((name) => name !== '').slice(0, MAX_AREAS);
};

/** The part of the map, and the name of the hotel that it lies around. */
const readPart = (query: URLSearchParams): Pick<Filters, 'box' | 'near'> => {
  const box = readBox(query.get('box'));
  const nameAt = (key: string) => (box && query.get(key)?.trim().slice(0, MAX_TEXT)) || null;
  const en = nameAt('near');
  return { box, near: en === null ? null : { en, he: nameAt('nearHe') } };
};

const readFilters = (query: URLSearchParams): Filters => ({
  stars: knownOnly(STAR_CLASSES, listOf(query, 'stars')),
  quality: knownOnly<HotelRatingKey>(QUALITY, listOf(query, 'quality')),
  meals: knownOnly<string>(MEAL_KEYS, listOf(query, 'meals')),
  freeCancellation: ['true', '1'].includes(query.get('freeCancellation') ?? ''),
  bedsForAll: ['true', '1'].includes(query.get('bedsForAll') ?? ''),
  amenities: knownOnly<string>(AMENITY_KEYS, listOf(query, 'amenities')),
  areas: areasOf(query),
  price: readBudget(readPriceRange(query), query.get('budget')),
  ...readPart(query),
});

/** IATA code in a URL, in capitals; null for anything else. */
export const readAirport = (query: URLSearchParams): string | null => {
  const code = (query.get('airport') ?? '').toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : null;
};

const readPlace = (query: URLSearchParams): Place => {
  const country = query.get('country')?.toUpperCase() ?? '';
  const countryCode = /^[A-Z]{2}$/.test(country) ? country : null;
  const city = query.get('city') ?? '';
  const cityCode = /^\d{1,12}$/.test(city) ? city : null;
  return {
    destination: (query.get('destination') ?? '').trim().slice(0, MAX_TEXT),
    countryCode,
    cityCode,
    cityName: cityCode === null ? '' : (query.get('cityName') ?? '').trim().slice(0, MAX_TEXT),
    airport: cityCode === null ? null : readAirport(query),
  };
};

/** A search with nothing chosen: anywhere, the default stay, two adults. */
export const defaultCriteria = (today: string): Criteria => ({
  destination: '',
  countryCode: null,
  cityCode: null,
  cityName: '',
  airport: null,
  ...defaultDates(today),
  party: defaultParty,
});

/** Whether hotels would be sorted by the distance to an airport when there is none. */
const isUnmeasured = ({ airport }: Place, sort: HotelSort): boolean => sort === 'AIRPORT' && airport === null;

/**
 * Reads the URL of Discover. Unknown keys are ignored, numbers and codes out of range fall back to their defaults.
 * @param today the traveller's local day, `yyyy-MM-dd`
 */
export const readSearch = (query: URLSearchParams, today: string): SearchFromUrl => {
  const { dates, isReplaced } = readDates(query.get('checkin'), query.get('checkout'), today);
  const { party, isReplaced: isPartyReplaced } = readRequestedParty(query);
  const requested = (query.get('sort') ?? '').toUpperCase();
  const sort = SORTS.find((known) => known === requested) ?? 'RECOMMENDED';
  const place = readPlace(query);
  return {
    criteria: { ...place, ...dates, party },
    filters: readFilters(query),
    sort: isUnmeasured(place, sort) ? 'RECOMMENDED' : sort,
    page: Math.max(1, count(query.get('page')) ?? 1),
    isSearch: asksForResults(query),
    areDatesReplaced: isReplaced,
    isPartyReplaced,
  };
};

const placeQuery = (place: Place): [string, string][] => [
  ['destination', place.destination],
  ['country', place.countryCode ?? ''],
  ['city', place.cityCode ?? ''],
  ['cityName', place.cityName],
  ['airport', place.airport ?? ''],
];

const filterQuery = (filters: Filters): [string, string][] => [
  ['stars', filters.stars.join(',')],
  ['quality', filters.quality.join(',')],
  ['meals', filters.meals.join(',')],
  ['freeCancellation', filters.freeCancellation ? 'true' : ''],
  ['bedsForAll', filters.bedsForAll ? 'true' : ''],
  ['amenities', filters.amenities.join(',')],
  ['areas', filters.areas.join(',')],
  ['box', filters.box === null ? '' : writeBox(filters.box)],
  ['near', (filters.box && filters.near?.en) ?? ''],
  ['nearHe', (filters.box && filters.near?.he) ?? ''],
];

/**
 * The query string of a search; equal states give equal query strings. `readSearch` turns it back into the same state.
 */
export const writeSearch = ({ criteria, filters, sort, page }: SearchState): URLSearchParams => {
  const query = new URLSearchParams();
  const set = (pairs: readonly (readonly [string, string])[]) => {
    for (const [name, value] of pairs) if (value !== '') query.set(name, value);
  };
  set(placeQuery(criteria));
  set([
    ['checkin', criteria.checkIn],
    ['checkout', criteria.checkOut],
  ]);
  writeParty(query, criteria.party);
  set(filterQuery(filters));
  writePriceRange(query, filters.price);
  set([
    ['budget', writeBudget(filters.price)],
    ['sort', sort === 'RECOMMENDED' || isUnmeasured(criteria, sort) ? '' : sort],
    ['page', page === 1 ? '' : String(page)],
  ]);
  return query;
};

/** The part of a query's variables that names the picked airport; empty without one. */
export const airportInput = ({ airport }: Place): { airport?: string } =>
  airport === null ? {} : { airport };

/** The criteria as input of the `search` query. With a city code the server ignores the free text. */
export const criteriaInput = (criteria: Criteria): SearchCriteriaInput => ({
  location: criteria.destination,
  countryCode: criteria.countryCode,
  cityCode: criteria.cityCode,
  cityName: criteria.cityName,
  stay: {
    checkIn: criteria.checkIn,
    checkOut: criteria.checkOut,
    occupancy: { ...criteria.party, childrenAges: [...criteria.party.childrenAges] },
  },
});
