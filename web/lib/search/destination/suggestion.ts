import type { DestinationField_SuggestionFragment } from '#generated/graphql.ts';
import type { Place } from '../searchState.ts';
import type { TypedOrder } from '../typed/reading/orders.ts';
import type { RecognizedFilters } from '../typed/recognized.ts';

/** A suggestion of the Destination field. */
export type Suggestion = Omit<DestinationField_SuggestionFragment, '__typename'>;

/** A suggestion with the typed words that do not belong to it. */
export type ReadSuggestion = Suggestion & { readonly unused: readonly string[] };

/**
 * The place that a suggestion searches: a country, or otherwise the city it belongs to; null for a hotel, which has a
 * page.
 */
export const placeOf = (suggestion: Suggestion): Place | null => {
  const { kind, countryCode, countryName, cityCode, cityName } = suggestion;
  if (kind === 'HOTEL' || countryCode === null || countryCode === undefined) return null;
  const airport = kind === 'AIRPORT' ? (suggestion.iata ?? null) : null;
  const country = { destination: countryName, countryCode, airport };
  if (kind === 'COUNTRY') return { ...country, cityCode: null, cityName: '' };
  return { ...country, cityCode: cityCode ?? null, cityName: cityName ?? '' };
};

/** How a place was chosen, in addition to the criteria. */
export interface Choosing {
  /**
   * The words that were typed, whether a place was found in them or not. When a suggestion is searched with its whole
   * city, its own name instead.
   */
  readonly words?: string | undefined;
  /** The part of the city that was chosen; null for all of it. When missing, the chosen part stays. */
  readonly area?: string | null;
  /** Filters for rooms that the words mention. */
  readonly filters?: RecognizedFilters | undefined;
  /** The order of results that the words ask for; null for none. */
  readonly order?: TypedOrder | null;
}

/**
 * The choice made by picking a suggestion from the list. An airport, a sight, a station, and a part of a city that
 * hotels are not assigned to, are searched only by words; a sight and a station with their city, because other places
 * may have the same name.
 */
export const choosingOf = ({ kind, name, iata, area, cityName }: Suggestion): Choosing => {
  if (kind === 'AIRPORT') return { words: iata ?? name, area: null };
  if (kind === 'SIGHT') return { words: `${name} ${cityName ?? ''}`, area: null };
  // “station” is added because the part of the city around it often has the same name.
  if (kind === 'STATION') return { words: `${name} station ${cityName ?? ''}`, area: null };
  if (kind === 'AREA' && area == null) return { words: name, area: null };
  return { area: area ?? null };
};

/** True for a suggestion that is searched with its complete city. */
export const standsForCity = (suggestion: Suggestion): boolean => choosingOf(suggestion).words !== undefined;

/** A key that is the same for suggestions that lead to the same search. */
export const searchKey = (suggestion: Suggestion): string => {
  const place = placeOf(suggestion);
  return place ? areaSearchKey(place, suggestion.area ?? '') : suggestion.id;
};

/**
 * Key of a search for a place.
 * @param areas English names of the chosen parts of the city
 */
export const areaSearchKey = ({ countryCode, cityCode }: Place, areas: string): string =>
  `${countryCode} ${cityCode} ${areas}`;

/** The first suggestion that leads to a search with the chosen parts of its city, or otherwise with all of it. */
export const suggestionFor = <T extends Suggestion>(
  found: readonly T[],
  place: Place,
  areas: readonly string[],
): T | undefined => {
  const leadingTo = (key: string) => found.find((each) => searchKey(each) === key);
  return leadingTo(areaSearchKey(place, areas.join())) ?? leadingTo(areaSearchKey(place, ''));
};

/**
 * Makes a suggestion from a place that was not picked from the list.
 * @param cityNameHe Hebrew name of its city, where it is known
 */
export const suggestionOf = (place: Place, cityNameHe: string | null): Suggestion | null => {
  const { countryCode, destination, cityCode, cityName } = place;
  if (countryCode === null) return null;
  const isCity = cityCode !== null;
  return {
    kind: isCity ? 'CITY' : 'COUNTRY',
    id: cityCode ?? countryCode,
    name: isCity ? cityName : destination,
    nameHe: isCity ? cityNameHe : null,
    iata: null,
    area: null,
    region: null,
    regionHe: null,
    cityCode,
    cityName: isCity ? cityName : null,
    cityNameHe: isCity ? cityNameHe : null,
    countryCode,
    countryName: destination,
    hotels: null,
    isClear: false,
  };
};
