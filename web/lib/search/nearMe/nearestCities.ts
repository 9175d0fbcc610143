import { cityRows } from 'virtual:near-cities';
import type { Coordinates } from '#models/hotel/place.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import { NEAR_METERS } from './nearMeters.ts';

/** A city near a point, with its name in the gazetteer. */
interface NearCity {
  readonly countryCode: string;
  readonly name: string;
  /** Distance in a straight line. */
  readonly meters: number;
}

/** Number of cities that are tried: lists of hotels may name the first ones differently or lack them. */
const MAX_TRIED = 4;

/**
 * The cities nearest to a point, the nearest first; none beyond 100 km. A city comes before its boroughs and suburbs,
 * even if its centre is farther away: in Manhattan, New York City is the first.
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
  return [...new Set(inOrder)].slice(0, MAX_TRIED);
};
