import { countryCodeOf } from '#gateway/kit/countries.ts';
import type { PlaceIndex } from './match/place-index.ts';
import { plainSpelling } from './match/place-match.ts';
import { type PlaceTexts, isSameCity } from './place-texts.ts';
import { cityNames } from './folded-names.ts';

/** The part of a hotel's place that no list contains. */
export type UnlistedPart = 'COUNTRY' | 'CITY';

/** The provider's lists of places. */
interface PlaceLists {
  /** True when a country with this code is listed. @throws the errors of reading the list of countries */
  hasCountry(code: string): Promise<boolean>;
  /** The listed cities of a country by name; null when they could not be read. */
  citiesOf(code: string): Promise<PlaceIndex | null>;
}

/** True when a search in some listed city finds a hotel in this city. */
function isListed(place: PlaceTexts, cities: PlaceIndex): boolean {
  const likely = cityNames(place.city).flatMap((name) => cities.exact.get(plainSpelling(name)) ?? []);
  return likely.some(
    ({ code, name, countryCode }) => code !== null && isSameCity(place, { name, countryCode }),
  );
}

/**
 * The part of a hotel's place, country or city, that no list contains: users choose from the lists, so no search finds
 * the hotel.
 * @returns null when both are listed, one of them is empty, or the list of cities could not be read
 * @throws the errors of reading the list of countries
 */
export async function unlistedPart(
  { city, country }: Pick<PlaceTexts, 'city' | 'country'>,
  lists: PlaceLists,
): Promise<UnlistedPart | null> {
  if (city.trim() === '' || country.trim() === '') return null;
  const code = countryCodeOf(country);
  if (code === null || !(await lists.hasCountry(code))) return 'COUNTRY';
  const cities = await lists.citiesOf(code);
  return cities === null || isListed({ city, country, address: '' }, cities) ? null : 'CITY';
}
