import { aboutMeters } from '#shared/map/about-meters.ts';
import { airportPoint } from '#shared/map/airport-points.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import { airports } from '../data/airports.ts';

/** An airport and its distance from a hotel. */
interface AirportDistance {
  readonly iata: string;
  readonly name: string;
  readonly nameHe: string | null;
  /** Straight line, rounded by `aboutMeters`. */
  readonly meters: number;
}

/** Greatest distance in metres. A farther airport does not serve the hotel, whatever the request says. */
const MAX_METERS = 200_000;

/** Short Hebrew names for airports whose full name contains the word airport. */
const SHORT_NAMES: Readonly<Record<string, string>> = { TLV: 'בן גוריון' };

const byCode = new Map(airports.map((airport) => [airport.iata, airport]));

/** A name without the part after its comma: “Dulles” of “Dulles, Washington”. */
const short = (name: string): string => name.split(',', 1)[0] ?? name;

/** The distance to an airport in a straight line; null when it or the point is unknown, and beyond 200 km. */
export function airportDistance(
  point: Coordinates | null,
  iata: string | null | undefined,
): AirportDistance | null {
  const airport = byCode.get(iata?.toUpperCase() ?? '');
  const there = airportPoint(iata);
  if (!point || !airport || !there) return null;
  const meters = metersBetween(point, there);
  if (meters > MAX_METERS) return null;
  const hebrew = SHORT_NAMES[airport.iata] ?? airport.nameHe;
  return {
    iata: airport.iata,
    name: short(airport.name),
    nameHe: hebrew === null ? null : short(hebrew),
    meters: aboutMeters(meters),
  };
}
