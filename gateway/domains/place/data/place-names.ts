import type { City, Country } from '#models/hotel/place.ts';
import { countryCodeOf, hebrewCountryName } from '#gateway/kit/countries.ts';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** Rows of the provider's country list that are not countries: a dummy and two "buffer" areas. */
const HIDDEN_COUNTRIES: ReadonlySet<string> = new Set(['QL', 'CB', 'MB']);

/** Countries listed before anything is typed, in this order. */
export const POPULAR_COUNTRIES: readonly string[] = [
  'IL',
  'GR',
  'CY',
  'IT',
  'FR',
  'GB',
  'US',
  'ES',
  'AE',
  'TH',
  'DE',
  'NL',
  'AT',
  'CZ',
  'HU',
  'PT',
  'GE',
  'CH',
  'JP',
];

/** Cities that the search box suggests before anything is typed, in this order; more than it shows. */
export const POPULAR_PLACES: readonly string[] = [
  'Tel Aviv, Israel',
  'Paris, France',
  'Rome, Italy',
  'London, United Kingdom',
  'Athens, Greece',
  'New York, United States',
  'Dubai, United Arab Emirates',
];

/** False for the provider's dummy countries. */
export const isRealCountry = (country: Country): boolean => !HIDDEN_COUNTRIES.has(country.code.toUpperCase());

/** Hebrew name of a city; null when we have none. */
export function hebrewCityName(city: Pick<City, 'countryCode' | 'name'>): string | null {
  return cityNamesHe[city.countryCode.toUpperCase()]?.[foldText(city.name)] ?? null;
}

/** City and country in Hebrew; null when one of them has no Hebrew name. */
export function hebrewPlace({
  city,
  country,
}: {
  readonly city: string;
  readonly country: string;
}): string | null {
  const countryCode = countryCodeOf(country);
  const names = countryCode && [hebrewCityName({ countryCode, name: city }), hebrewCountryName(countryCode)];
  return names && names.every((name) => name !== null) ? names.join(', ') : null;
}

/** Ranks of the known cities of a country, most popular first. */
export function cityRanks(countryCode: string): ReadonlyMap<string, number> {
  const names = Object.keys(cityNamesHe[countryCode.toUpperCase()] ?? {});
  return new Map(names.map((name, at) => [name, at]));
}
