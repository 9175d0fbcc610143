import type { LocatedPart } from '#models/hotel/place-in-town.ts';
import type { Coordinates } from '#models/hotel/place.ts';

const EARTH_METERS = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Straight-line distance of two points in metres, on a sphere: at most half a percent off. */
export function metersBetween(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const across = north + east * Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * EARTH_METERS * Math.asin(Math.min(1, Math.sqrt(across)));
}

/** A hotel is near a part of a town when it is closer to its middle than this. */
export const NEAR_METERS = 1_200;

/** The nearest part that a point is near to; null for none. */
export function nearestPart(point: Coordinates, parts: readonly LocatedPart[]): LocatedPart | null {
  let best: LocatedPart | null = null;
  let least = NEAR_METERS;
  for (const part of parts) {
    // The distance is never less than its north-south component, and this cheap check excludes most parts.
    if (EARTH_METERS * radians(Math.abs(part.middle.latitude - point.latitude)) > least) continue;
    const meters = metersBetween(point, part.middle);
    if (meters > least) continue;
    best = part;
    least = meters;
  }
  return best;
}

/**
 * A distance to the centre of a town, which has no exact position: steps of 50 m below a kilometre, of 100 m below ten,
 * whole kilometres above; never 0.
 */
export function roundedMeters(meters: number): number {
  const step = meters < 975 ? 50 : meters < 9_950 ? 100 : 1_000;
  return Math.max(50, Math.round(meters / step) * step);
}

/** A distance in a language: “850 m”, “1.2 km”. @param meters already rounded, as by `roundedMeters` */
export function distanceWords(meters: number, locale: string): string {
  const isNear = meters < 1_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: 1,
  }).format(isNear ? meters : meters / 1_000);
}
