import type { DestinationField_SuggestionFragment } from '#generated/graphql.ts';
import type { Place } from '../searchState.ts';
import type { TakenFilters } from '../typed/taken.ts';

/** What the Destination field suggests. */
export type Suggestion = Omit<DestinationField_SuggestionFragment, '__typename'>;

/** A suggestion with the words of what was typed that say nothing about it. */
export type ReadSuggestion = Suggestion & { readonly unused: readonly string[] };

/** Where a suggestion leads the search: a country, or the city of everything else; null for a hotel, which has a page. */
export const placeOf = (suggestion: Suggestion): Place | null => {
  const { kind, countryCode, countryName, cityCode, cityName } = suggestion;
  if (kind === 'HOTEL' || countryCode === null || countryCode === undefined) return null;
  const airport = kind === 'AIRPORT' ? (suggestion.iata ?? null) : null;
  const country = { destination: countryName, countryCode, airport };
  if (kind === 'COUNTRY') return { ...country, cityCode: null, cityName: '' };
  return { ...country, cityCode: cityCode ?? null, cityName: cityName ?? '' };
};

/** How a place was chosen, beside what the criteria say of it. */
export interface Choosing {
  /** Words that were typed, whether a place was found in them or not; the name of what stands for its whole city. */
  readonly words?: string | undefined;
  /** The part of the city that was chosen; null for all of it. Without it the place is searched as it was. */
  readonly area?: string | null;
  /** What the words ask of the rooms. */
  readonly filters?: TakenFilters | undefined;
}

/**
 * What a suggestion from the list chooses. An airport, a sight, a station, and a part that tells no hotels apart, stay in
 * words alone; a sight and a station with their city, since other places may be called so.
 */
export const choosingOf = ({ kind, name, iata, area, cityName }: Suggestion): Choosing => {
  if (kind === 'AIRPORT') return { words: iata ?? name, area: null };
  if (kind === 'SIGHT') return { words: `${name} ${cityName ?? ''}`, area: null };
  // The part of a city around a station is often called like it.
  if (kind === 'STATION') return { words: `${name} station ${cityName ?? ''}`, area: null };
  if (kind === 'AREA' && area == null) return { words: name, area: null };
  return { area: area ?? null };
};

/** True for what is searched with all of its city. */
export const standsForCity = (suggestion: Suggestion): boolean => choosingOf(suggestion).words !== undefined;

/** Equal for suggestions that lead to the same search. */
export const searchKey = (suggestion: Suggestion): string => {
  const place = placeOf(suggestion);
  return place ? placeKey(place, suggestion.area ?? '') : suggestion.id;
};

/** @param areas English names of the chosen parts of the city */
export const placeKey = ({ countryCode, cityCode }: Place, areas: string): string =>
  `${countryCode} ${cityCode} ${areas}`;

/** The first suggestion that leads to a search, with the chosen parts of its city or else with all of it. */
export const takenFor = <T extends Suggestion>(
  found: readonly T[],
  place: Place,
  areas: readonly string[],
): T | undefined => {
  const leadingTo = (key: string) => found.find((each) => searchKey(each) === key);
  return leadingTo(placeKey(place, areas.join())) ?? leadingTo(placeKey(place, ''));
};

/** A place that was chosen by other means, as a suggestion. @param cityNameHe Hebrew name of its city, where it is known */
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
