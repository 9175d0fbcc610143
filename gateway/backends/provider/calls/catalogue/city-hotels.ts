import { createYielder } from '#backends/kit/yielding.ts';
import { attractionsOf, descriptionOf } from '../../content/descriptions.ts';
import type { SandboxHotelFacts } from '../../content/facts.ts';
import { facilitiesOf } from '../../content/facilities.ts';
import { phoneOf } from '../../content/phones.ts';
import type { City, Geography } from '../../geography/city.ts';
import { draw, unitOf } from '../../random.ts';
import { refusal, refusals } from '../../reply.ts';
import type { Call, World } from '../call.ts';

const starWords = ['OneStar', 'TwoStar', 'ThreeStar', 'FourStar', 'FiveStar'];

/**
 * HotelRating of the lists. A few hotels of five stars are `All`: clients read it as five stars, and the details of the
 * hotel state the number.
 */
export function ratingWord(seed: string, hotel: SandboxHotelFacts): string {
  if (hotel.stars === 5 && unitOf(seed, 'rating-unknown', hotel.code) < 0.02) return 'All';
  return starWords[hotel.stars - 1] ?? 'All';
}

/** The country code as the provider writes it: sometimes in lower case. */
export function countryCodeOf(seed: string, hotel: SandboxHotelFacts): string {
  const { country } = hotel.city;
  return unitOf(seed, 'lower-case', hotel.code) < 0.02 ? country.toLowerCase() : country;
}

/** The city in a hotel's row: sometimes a neighbour's name instead of the requested one. */
function cityNameOf(seed: string, hotel: SandboxHotelFacts, geography: Geography): string {
  const own = hotel.city.name;
  if (hotel.index < 2 || unitOf(seed, 'other-city', hotel.code) > 0.02) return own;
  const others = geography.citiesOf(hotel.city.country) ?? [];
  return draw(seed, 'neighbour', hotel.code).pick(others).name;
}

function shortRow(seed: string, hotel: SandboxHotelFacts, geography: Geography): Record<string, unknown> {
  return {
    HotelCode: hotel.code,
    HotelName: hotel.name,
    Latitude: String(hotel.latitude),
    Longitude: String(hotel.longitude),
    HotelRating: ratingWord(seed, hotel),
    Address: hotel.address,
    CountryName: hotel.city.countryName,
    CountryCode: countryCodeOf(seed, hotel),
    CityName: cityNameOf(seed, hotel, geography),
  };
}

/**
 * A rating out of five in half steps, as text. Hotels with more stars tend to have better ratings; a third have none.
 */
function travellersRating(seed: string, hotel: SandboxHotelFacts): string | undefined {
  const chance = draw(seed, 'travellers', hotel.code);
  if (chance.chance(0.35)) return undefined;
  const raw = 2.4 + hotel.stars * 0.3 + chance.unit() * 1.4;
  return (Math.min(10, Math.round(raw * 2)) / 2).toFixed(1);
}

function longRow(seed: string, hotel: SandboxHotelFacts, geography: Geography): Record<string, unknown> {
  const attractions = attractionsOf(seed, hotel);
  return {
    ...shortRow(seed, hotel, geography),
    Attractions: Array.isArray(attractions) ? attractions : undefined,
    Description: descriptionOf(seed, hotel),
    FaxNumber: '',
    HotelFacilities: facilitiesOf(seed, hotel),
    Map: `${hotel.latitude}|${hotel.longitude}`,
    PhoneNumber: phoneOf(seed, hotel),
    PinCode: hotel.pinCode,
    HotelWebsiteUrl: '',
    CityId: hotel.city.code,
    TripAdvisorRating: travellersRating(seed, hotel),
  };
}

/** Rows of a city's hotels, in the order of their codes. Lets other requests run while it generates them. */
export async function cityRows(
  city: City,
  detailed: boolean,
  { geography, hotels, seed, settings }: Pick<World, 'geography' | 'hotels' | 'seed' | 'settings'>,
): Promise<readonly Record<string, unknown>[]> {
  const row = detailed ? longRow : shortRow;
  const count = Math.min(city.hotels, settings.maxCityHotels ?? city.hotels);
  const yieldIfDue = createYielder();
  const rows: Record<string, unknown>[] = [];
  for (let index = 0; index < count; index += 1) {
    rows.push(row(seed, hotels.hotelOfCity(city, index), geography));
    await yieldIfDue();
  }
  return rows;
}

export const cityHotels: Call = {
  name: 'TBOHotelCodeList',
  verb: 'POST',
  family: 'search',
  packed: true,
  summary: (body) => ({ city: body.text('CityCode'), detailed: body.flag('IsDetailedResponse') }),
  async run({ body, faults }, world) {
    const code = body.text('CityCode');
    if (code === '') return refusal(400, 'City Code can not be null or empty');
    const city: City | undefined = world.geography.cityByCode(code);
    if (!city || city.hotels === 0 || faults.find('no-hotels')) return refusals.noHotels;
    const rows = await cityRows(city, body.flag('IsDetailedResponse'), world);
    return { code: 200, description: 'Success', payload: { Hotels: rows } };
  },
};
