import type { Resolvers } from '../../generated/resolvers.ts';
import { hebrewCityName, hebrewCountryName } from './place-names.ts';

/** Countries and cities. */
export const placeResolvers: Pick<Resolvers, 'Query' | 'Country' | 'City'> = {
  Query: {
    countries: async (_, { search, limit }, { services }) => [
      ...(await services.places.countries(search, limit)),
    ],
    cities: async (_, { countryCode, search, limit }, { services }) => [
      ...(await services.places.cities(countryCode, search, limit)),
    ],
  },
  Country: { nameHe: (country) => hebrewCountryName(country.code) },
  City: { nameHe: (city) => hebrewCityName(city) },
};
