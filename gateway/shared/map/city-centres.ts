import type { Coordinates } from '#models/hotel/place.ts';

/**
 * GeoNames numbers of cities whose point is more than a kilometre from what people call their centre, with that centre
 * in degrees north and east. Typed by hand from general knowledge of the squares in the comments, not copied from a
 * list.
 */
const CENTRES: ReadonlyMap<number, Coordinates> = new Map([
  // Rome: Piazza Venezia. The point of GeoNames is 2.4 km east of it.
  [3_169_070, { latitude: 41.8958, longitude: 12.4826 }],
  // Istanbul: Sultanahmet. The point of GeoNames is 2.5 km north-west of it.
  [745_044, { latitude: 41.0058, longitude: 28.977 }],
]);

/** The centre of a city by its GeoNames number. @param point of GeoNames: degrees east, degrees north */
export const cityCentre = (cityId: number, [longitude, latitude]: readonly [number, number]): Coordinates =>
  CENTRES.get(cityId) ?? { latitude, longitude };
