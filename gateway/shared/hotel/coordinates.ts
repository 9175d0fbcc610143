import type { Coordinates } from '#models/hotel/place.ts';

/** The point, or null when it is not on Earth or is exactly 0,0, which means unknown. */
export function usableCoordinates(coordinates: Coordinates | null): Coordinates | null {
  if (!coordinates) return null;
  const { latitude, longitude } = coordinates;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null;
}
