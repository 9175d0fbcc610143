import isoCountries from 'i18n-iso-countries';
import type { City, Country } from '../../models/place.ts';
import { cityNamesHe } from '../../models/city-names-he.ts';
import { foldText } from './place-match.ts';

/** Rows of the provider's country list that are no countries: a dummy and two "buffer" areas. */
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

const hebrewRegions = new Intl.DisplayNames('he', { type: 'region', fallback: 'none' });
const englishRegions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** False for the provider's dummy countries. */
export const isRealCountry = (country: Country): boolean => !HIDDEN_COUNTRIES.has(country.code.toUpperCase());

/** Hebrew name of a country; null for codes that are not in ISO 3166-1, such as historical ones. */
export function hebrewCountryName(code: string): string | null {
  return isoCountries.isValid(code) ? (hebrewRegions.of(code.toUpperCase()) ?? null) : null;
}

/** English name by the standard, beside the provider's own spelling; null outside ISO 3166-1. */
export function englishCountryName(code: string): string | null {
  return isoCountries.isValid(code) ? (englishRegions.of(code.toUpperCase()) ?? null) : null;
}

/** Hebrew name of a city; null where none was written down. */
export function hebrewCityName(city: Pick<City, 'countryCode' | 'name'>): string | null {
  return cityNamesHe[city.countryCode.toUpperCase()]?.[foldText(city.name)] ?? null;
}

/** Places of the known cities of a country, most popular first. */
export function cityPopularity(countryCode: string): ReadonlyMap<string, number> {
  const names = Object.keys(cityNamesHe[countryCode.toUpperCase()] ?? {});
  return new Map(names.map((name, place) => [name, place]));
}
