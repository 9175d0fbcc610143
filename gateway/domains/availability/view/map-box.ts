import { type SearchIndex, toIndexUnits } from './search-index.ts';

/** An area of the map, in degrees. Across the date line, west is larger than east. */
export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** True when its degrees are possible and its south is not above its north. */
export const isMapBox = ({ south, west, north, east }: MapBox): boolean =>
  south >= -90 && north <= 90 && south <= north && [west, east].every((degrees) => Math.abs(degrees) <= 180);

/** Returns a test whether a hotel of the index is in the box; a hotel without coordinates is in none. */
export function placeTest(index: SearchIndex, box: MapBox): (at: number) => boolean {
  const [south, north] = [toIndexUnits(box.south), toIndexUnits(box.north)];
  const [west, east] = [toIndexUnits(box.west), toIndexUnits(box.east)];
  return (at) => {
    const latitude = index.latitudes[at] ?? 0;
    const longitude = index.longitudes[at] ?? 0;
    if (latitude === 0 && longitude === 0) return false;
    if (latitude < south || latitude > north) return false;
    return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  };
}
