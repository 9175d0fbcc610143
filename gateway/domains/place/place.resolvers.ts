import type { Resolvers } from '#gateway/generated/resolvers.ts';
import type { Context } from '#gateway/context.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import { airportDistance } from './surroundings/airport-distance.ts';
import type { FoundPlace } from './match/place-finder.ts';
import { countryCodeOf, hebrewCountryName } from '#gateway/kit/countries.ts';
import { hebrewCityName } from './data/place-names.ts';
import type { PlaceTexts } from './place-texts.ts';
import { parsePlaceLine } from '#shared/text/place-of-line.ts';
import type { Suggestion } from './suggest/suggestion.service.ts';

type HotelPlace = Pick<PlaceTexts, 'city' | 'country'>;

/** Country code and Hebrew city name of a hotel's place, derived from the names in its record. */
const placeFields = {
  countryCode: ({ country }: HotelPlace) => countryCodeOf(country),
  cityHe: ({ city, country }: HotelPlace) => {
    const countryCode = countryCodeOf(country);
    return countryCode === null ? null : hebrewCityName({ countryCode, name: city });
  },
};

const placeInTown = (
  hotel: HotelPlace & { readonly coordinates: Coordinates | null },
  _: unknown,
  { services }: Pick<Context, 'services'>,
) => services.cities.placeInTown(hotel);

const surroundings = (
  { coordinates }: { readonly coordinates: Coordinates | null },
  _: unknown,
  { services }: Pick<Context, 'services'>,
) => services.surroundings.around(coordinates);

const toAirport = (
  { coordinates }: { readonly coordinates: Coordinates | null },
  { iata }: { readonly iata?: string | null },
) => airportDistance(coordinates, iata);

type PlaceTypes =
  | 'Query'
  | 'Country'
  | 'City'
  | 'Hotel'
  | 'HotelSummary'
  | 'HotelPin'
  | 'AdminHotel'
  | 'Booking';

/** Resolvers for countries and cities, the search for places by name, and the places of hotels. */
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
    findRegions: async (_, { phrases }, { services }) =>
      (await services.places.regions(phrases)).map(({ region, words, isOnlyAlone, cities }) => ({
        name: region.name,
        nameHe: region.nameHe,
        countryCode: region.country,
        words,
        isOnlyAlone,
        cities: cities.map(foundPlace),
      })),
    suggestions: async (_, { search, limit, isSentence }, { services }) =>
      (await services.suggestions.suggest(search, limit, isSentence)).map(suggestion),
    knownCities: async (_, { countryCode, stay, wishes, limit }, { services }) => {
      const cities = await services.suggestions.bestKnownCities(countryCode, limit);
      const named = cities.map(({ place: { code, name } }) => ({
        cityCode: code,
        cityName: name,
        countryCode,
      }));
      const requestedWishes = services.offers.wishes(wishes);
      const prices = stay ? await services.search.lowestCached(named, stay, requestedWishes) : [];
      return cities.map(({ place, hotels }, at) => ({
        code: place.code,
        name: place.name,
        nameHe: hebrewCityName(place),
        hotels,
        fromPerNight: shekels(prices[at] ?? null),
      }));
    },
    findHotels: async (_, { words, cityCode, limit }, { services }) => [
      ...(await services.hotelNames.find({ words, cityCode: cityCode ?? null, limit })),
    ],
  },
  Country: { nameHe: (country) => hebrewCountryName(country.code) },
  City: { nameHe: (city) => hebrewCityName(city) },
  Hotel: { ...placeFields, placeInTown, surroundings, toAirport },
  HotelSummary: { ...placeFields, placeInTown, surroundings, toAirport },
  HotelPin: {
    ...placeFields,
    metersToSea: ({ coordinates }, _, { services }) => services.surroundings.sea.meters(coordinates),
  },
  AdminHotel: {
    ...placeFields,
    unlisted: (hotel, _, { services }) => services.places.unlisted(hotel),
  },
  Booking: {
    hotelCountryCode: (booking) => placeFields.countryCode(parsePlaceLine(booking.hotelLocation)),
    hotelCityHe: (booking) => placeFields.cityHe(parsePlaceLine(booking.hotelLocation)),
  },
};

const shekels = (whole: number | null) =>
  whole === null ? null : { amountMinor: whole * 100, currency: 'ILS' };

function suggestion(found: Suggestion) {
  if (found.kind === 'HOTEL') {
    const { id, name, city, country } = found.hotel;
    const { countryCode } = found;
    return {
      kind: 'HOTEL' as const,
      id,
      name: name.en ?? name.he ?? '',
      nameHe: name.he,
      iata: null,
      area: null,
      region: null,
      regionHe: null,
      cityCode: null,
      cityName: city,
      cityNameHe: countryCode === null ? null : hebrewCityName({ countryCode, name: city }),
      countryCode,
      countryName: country,
      hotels: null,
      isClear: found.isClear,
      isMisspelt: found.isMisspelt,
      unused: [...found.unused],
    };
  }
  const { spot, country, hotels, isClear, isMisspelt, unused } = found;
  const { kind, place, part, airport, landmark, region } = spot;
  const isCountry = kind === 'COUNTRY';
  const own = {
    name: place.name,
    nameHe: isCountry ? hebrewCountryName(country.code) : hebrewCityName(place),
  };
  const { name, nameHe } = part ?? airport ?? landmark ?? own;
  const code = place.code ?? '';
  return {
    kind,
    id: airport?.iata ?? (part || landmark ? `${code} ${kind} ${name}` : code),
    name,
    nameHe,
    iata: airport?.iata ?? null,
    area: part?.middle ? part.name : null,
    region: region?.name ?? null,
    regionHe: region?.nameHe ?? null,
    cityCode: isCountry ? null : code,
    cityName: isCountry ? null : place.name,
    cityNameHe: isCountry ? null : hebrewCityName(place),
    countryCode: country.code,
    countryName: country.name,
    hotels,
    isClear,
    isMisspelt,
    unused: [...unused],
  };
}

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
