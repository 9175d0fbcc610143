import type { Coordinates } from '#models/hotel/place.ts';

/**
 * URL of a page on openstreetmap.org with a pin on the point, at street zoom. Nothing is loaded until the link is
 * followed.
 */
export function openStreetMapUrl({ latitude, longitude }: Coordinates): string {
  const [north, east] = [latitude.toFixed(6), longitude.toFixed(6)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`;
}
