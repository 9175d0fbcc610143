import type { DestinationField_SuggestionFragment } from '../../generated/graphql.ts';
import type { Place } from './searchState.ts';

/** What the Destination field suggests. */
export type Suggestion = Omit<DestinationField_SuggestionFragment, '__typename'>;

/** Where a suggestion leads the search: a country, or the city of everything else; null for a hotel, which has a page. */
export const placeOf = (suggestion: Suggestion): Place | null => {
  const { kind, countryCode, countryName, cityCode, cityName } = suggestion;
  if (kind === 'HOTEL' || countryCode === null || countryCode === undefined) return null;
  const country = { destination: countryName, countryCode };
  if (kind === 'COUNTRY') return { ...country, cityCode: null, cityName: '' };
  return { ...country, cityCode: cityCode ?? null, cityName: cityName ?? '' };
};

/** True when a search of the place is a search of what was suggested. */
export const isSamePlace = (place: Place, suggestion: Suggestion): boolean => {
  const other = placeOf(suggestion);
  return other !== null && other.countryCode === place.countryCode && other.cityCode === place.cityCode;
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
    cityCode,
    cityName: isCity ? cityName : null,
    cityNameHe: isCity ? cityNameHe : null,
    countryCode,
    countryName: destination,
    hotels: null,
    isClear: false,
  };
};
