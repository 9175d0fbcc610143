import type { Coordinates } from '#models/hotel/place.ts';

/** The point, or null when it is none on Earth or exactly 0,0, which stands for unknown. */
export function usableCoordinates(coordinates: Coordinates | null): Coordinates | null {
  if (!coordinates) return null;
  const { latitude, longitude } = coordinates;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null;
}
