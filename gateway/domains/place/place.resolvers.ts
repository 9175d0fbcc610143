import type { Resolvers } from '../../generated/resolvers.ts';
import type { FoundPlace } from './place-finder.ts';
import { countryCodeOf, hebrewCountryName } from '../../countries.ts';
import { hebrewCityName } from './place-names.ts';
import { type PlaceTexts, placeOfLine } from './place-texts.ts';

type HotelPlace = Pick<PlaceTexts, 'city' | 'country'>;

/** What the reader's language needs of a hotel's place, made from the names that its record has. */
const placeFields = {
  countryCode: ({ country }: HotelPlace) => countryCodeOf(country),
  cityHe: ({ city, country }: HotelPlace) => {
    const countryCode = countryCodeOf(country);
    return countryCode === null ? null : hebrewCityName({ countryCode, name: city });
  },
};

type PlaceTypes =
  | 'Query'
  | 'Country'
  | 'City'
  | 'Hotel'
  | 'HotelSummary'
  | 'HotelPin'
  | 'AdminHotel'
  | 'Booking';

/** Countries and cities, what is found by its name, and the places of hotels. */
export const placeResolvers: Pick<Resolvers, PlaceTypes> = {
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
  Hotel: placeFields,
  HotelSummary: placeFields,
  HotelPin: placeFields,
  AdminHotel: placeFields,
  Booking: {
    hotelCountryCode: (booking) => placeFields.countryCode(placeOfLine(booking.hotelLocation)),
    hotelCityHe: (booking) => placeFields.cityHe(placeOfLine(booking.hotelLocation)),
  },
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
