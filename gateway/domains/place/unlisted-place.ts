import { countryCodeOf } from '#gateway/kit/countries.ts';
import type { PlaceIndex } from './match/place-index.ts';
import { plainSpelling } from './match/place-match.ts';
import { type PlaceTexts, cityNames, isSameCity } from './place-texts.ts';

/** The part of a hotel's place that no list has. */
export type UnlistedPart = 'COUNTRY' | 'CITY';

/** The provider's lists of places. */
interface PlaceLists {
  /** Is there a country of this code on the list? @throws what the list of countries throws */
  hasCountry(code: string): Promise<boolean>;
  /** Cities of a country on the list by their names; null where they could not be read. */
  citiesOf(code: string): Promise<PlaceIndex | null>;
}

/** Would a search in any city of the list find a hotel in this city? */
function isListed(place: PlaceTexts, cities: PlaceIndex): boolean {
  const likely = cityNames(place.city).flatMap((name) => cities.exact.get(plainSpelling(name)) ?? []);
  return likely.some(
    ({ code, name, countryCode }) => code !== null && isSameCity(place, { name, countryCode }),
  );
}

/**
 * The part of a hotel's place, country or city, that is in no list: searches choose from the lists, so they never find
 * the hotel.
 * @returns null where both are listed, one of them is empty, or the list of cities could not be read
 * @throws what the list of countries throws
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
