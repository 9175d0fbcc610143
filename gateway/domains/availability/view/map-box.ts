import { type SearchIndex, placeUnits } from './search-index.ts';

/** A part of the map, in degrees. West of the date line it may begin with a larger longitude than it ends with. */
export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Whether it is a part of the Earth: within its degrees, the south below the north. */
export const isMapBox = ({ south, west, north, east }: MapBox): boolean =>
  south >= -90 && north <= 90 && south <= north && [west, east].every((degrees) => Math.abs(degrees) <= 180);

/** Tells of places in an index whether they lie in the box; a hotel whose place is not known lies in none. */
export function placeTest(index: SearchIndex, box: MapBox): (at: number) => boolean {
  const [south, north] = [placeUnits(box.south), placeUnits(box.north)];
  const [west, east] = [placeUnits(box.west), placeUnits(box.east)];
  return (at) => {
    const latitude = index.latitudes[at] ?? 0;
    const longitude = index.longitudes[at] ?? 0;
    if (latitude === 0 && longitude === 0) return false;
    if (latitude < south || latitude > north) return false;
    return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  };
}
