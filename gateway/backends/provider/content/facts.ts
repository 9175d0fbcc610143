import { LRUCache } from 'lru-cache';
import { draw, unitOf, type Draw } from '../random.ts';
import type { City, Geography } from '../geography/city.ts';
import { hotelName } from './names.ts';
import { flavourOf } from './name-words.ts';

/** Facts about a hotel that every call needs; the rest of its content is generated on demand. */
export interface SandboxHotelFacts {
  readonly code: string;
  readonly city: City;
  /** Index within its city, from 0. */
  readonly index: number;
  readonly name: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly pinCode: string;
  /** Price relative to other hotels with the same stars, 0.8 to 1.3. */
  readonly standing: number;
}

/** Hotels by code. For one seed, a code always gives the same hotel. */
export interface HotelBook {
  readonly seed: string;
  /** Undefined for an unknown code. */
  hotel(code: string): SandboxHotelFacts | undefined;
  hotelOfCity(city: City, index: number): SandboxHotelFacts;
}

const degreeKm = 111;

/** 5 stars for the first hotel of a known place, 4 for the second, because the home page shows them. */
function starsOf(city: City, index: number, unit: number): number {
  if (city.known && index < 2) return 5 - index;
  if (unit < 0.11) return 5;
  if (unit < 0.4) return 4;
  if (unit < 0.76) return 3;
  return unit < 0.93 ? 2 : 1;
}

/** Position of a hotel. Hotels are denser towards the centre; on a coast they stay on the landward side. */
function position(city: City, chance: Draw): { latitude: number; longitude: number } {
  const reachKm = Math.min(9, 0.7 + city.population ** 0.5 / 180);
  const along = (chance.unit() + chance.unit() - 1) * reachKm;
  const across = chance.unit() * chance.unit() * reachKm;
  const free = (chance.unit() + chance.unit() - 1) * reachKm;
  const north = { N: across, S: -across, E: along, W: along, none: along }[city.land ?? 'none'];
  const east = { N: along, S: along, E: across, W: -across, none: free }[city.land ?? 'none'];
  const shrink = Math.max(0.2, Math.cos((city.latitude * Math.PI) / 180));
  return {
    latitude: round(city.latitude + north / degreeKm),
    longitude: round(city.longitude + east / degreeKm / shrink),
  };
}

const round = (degrees: number): number => Math.round(degrees * 1_000_000) / 1_000_000;

/** Addresses with missing separators and a trailing space, as in recorded responses. */
function address(city: City, pinCode: string, chance: Draw): string {
  const street = `${chance.pick(flavourOf(city.country).streets)} ${chance.int(1, 190)}`;
  const place = city.name.split(',')[0] ?? '';
  if (chance.chance(0.2)) return `${street}${place} ${pinCode}`;
  return chance.chance(0.5) ? `${street}, ${place} ${pinCode} ` : `${street}, ${place}`;
}

function createFacts(seed: string, city: City, index: number): SandboxHotelFacts {
  const code = String(city.firstHotel + index);
  const chance = draw(seed, 'facts', code);
  const stars = starsOf(city, index, chance.unit());
  const pinCode = String(chance.int(10_000, 99_999));
  return {
    code,
    city,
    index,
    name: hotelName(city, index),
    stars,
    ...position(city, chance),
    address: address(city, pinCode, chance),
    pinCode,
    standing: 0.8 + 0.5 * unitOf(seed, 'standing', code),
  };
}

/** @param seed another seed gives other hotels for the same codes */
export function createHotelBook(geography: Geography, seed: string): HotelBook {
  const cache = new LRUCache<string, SandboxHotelFacts>({ max: 8_000 });
  const hotelOfCity = (city: City, index: number): SandboxHotelFacts => {
    const code = String(city.firstHotel + index);
    const found = cache.get(code);
    if (found) return found;
    const facts = createFacts(seed, city, index);
    cache.set(code, facts);
    return facts;
  };
  return {
    seed,
    hotelOfCity,
    hotel(code) {
      const place = geography.hotelPlace(code);
      return place && hotelOfCity(place.city, place.index);
    },
  };
}
