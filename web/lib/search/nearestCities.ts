import { cityRows } from 'virtual:near-cities';
import type { Coordinates } from '../../../gateway/models/place.ts';
import { metersBetween } from '../../../gateway/models/place-in-town.ts';
import { NEAR_METERS } from './nearMeters.ts';

/** A city near a point, by the name that the gazetteer has. */
interface NearCity {
  readonly countryCode: string;
  readonly name: string;
  /** Of the straight line. */
  readonly meters: number;
}

/** So many are tried: the first ones may be called otherwise in the lists of hotels, or be on none. */
const MOST = 4;

/** The cities nearest to a point, the nearest first; none beyond 100 km. */
export const nearestCities = (point: Coordinates): readonly NearCity[] =>
  cityRows
    .map(([countryCode, name, latitude, longitude]) => ({
      countryCode,
      name,
      meters: metersBetween(point, { latitude, longitude }),
    }))
    .filter(({ meters }) => meters <= NEAR_METERS)
    .toSorted((one, other) => one.meters - other.meters)
    .slice(0, MOST);
