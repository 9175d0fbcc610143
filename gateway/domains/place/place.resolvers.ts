import type { Resolvers } from '../../generated/resolvers.ts';
import type { FoundPlace } from './place-finder.ts';
import { hebrewCityName, hebrewCountryName } from './place-names.ts';

/** Countries and cities, and what is found by its name. */
export const placeResolvers: Pick<Resolvers, 'Query' | 'Country' | 'City'> = {
  Query: {
    countries: async (_, { search, limit }, { services }) => [
      ...(await services.places.countries(search, limit)),
    ],
    cities: async (_, { countryCode, search, limit }, { services }) => [
      ...(await services.places.cities(countryCode, search, limit)),
    ],
    findPlaces: async (_, { phrases, limit }, { services }) =>
      (await services.places.find(phrases, limit)).map(foundPlace),
    findHotels: async (_, { words, cityCode, limit }, { services }) => [
      ...(await services.hotelNames.find({ words, cityCode: cityCode ?? null, limit })),
    ],
  },
  Country: { nameHe: (country) => hebrewCountryName(country.code) },
  City: { nameHe: (city) => hebrewCityName(city) },
};

function foundPlace({ place, code, country, words, likeness }: FoundPlace) {
  const countryNameHe = hebrewCountryName(country.code);
  return {
    kind: place.kind,
    code,
    name: place.name,
    nameHe: place.kind === 'country' ? countryNameHe : hebrewCityName(place),
    countryCode: country.code,
    countryName: country.name,
    countryNameHe,
    words,
    likeness,
  };
}
