import { cityRows } from 'virtual:near-cities';
import type { Coordinates } from '#models/hotel/place.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import { NEAR_METERS } from './nearMeters.ts';

/** A city near a point, by the name that the gazetteer has. */
interface NearCity {
  readonly countryCode: string;
  readonly name: string;
  /** Of the straight line. */
  readonly meters: number;
}

/** Places that are tried: the first ones may be called otherwise in the lists of hotels, or be on none. */
const MOST = 4;

/**
 * The cities nearest to a point, the nearest first; none beyond 100 km. Before a borough or a suburb stands the city that
 * it belongs to, although the middle of that one is farther away: in Manhattan, New York City is the first.
 */
export const nearestCities = (point: Coordinates): readonly NearCity[] => {
  const cities = cityRows.map(([countryCode, name, latitude, longitude, destination]) => ({
    countryCode,
    name,
    meters: metersBetween(point, { latitude, longitude }),
    destination,
  }));
  const near = cities
    .filter(({ meters }) => meters <= NEAR_METERS)
    .toSorted((one, other) => one.meters - other.meters);
  const inOrder = near.flatMap((city) => {
    const destination = near.find((other) => other === cities[city.destination ?? -1]);
    return destination ? [destination, city] : [city];
  });
  return [...new Set(inOrder)].slice(0, MOST);
};
