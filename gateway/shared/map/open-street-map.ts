import type { Coordinates } from '#models/hotel/place.ts';

/** Address of a page on openstreetmap.org with a pin on the point, at the zoom of a street. Nothing is loaded until it is followed. */
export function openStreetMapUrl({ latitude, longitude }: Coordinates): string {
  const [north, east] = [latitude.toFixed(6), longitude.toFixed(6)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=17/${north}/${east}`;
}
