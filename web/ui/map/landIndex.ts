import geojsonvt from 'geojson-vt';
import type { Shapes } from './atlas.ts';
import { ringsIn } from './tileRings.ts';

/** Of a tile in the index; two metres at the nearest zoom of it. */
const EXTENT = 4096;
/** Nearer zooms enlarge tiles of this one: the outlines have no more detail. */
const MAX_ZOOM = 12;
/** Pixels by which a tile knows its neighbours: no soft shore of theirs is cut off at its edge. */
const TILE_MARGIN = 28;

export type LandIndex = ReturnType<typeof geojsonvt>;

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Land that is cut into tiles, and simplified, as they are asked for. */
export const landIndex = (shapes: Shapes): LandIndex =>
  geojsonvt(shapes, {
    maxZoom: MAX_ZOOM,
    extent: EXTENT,
    buffer: (TILE_MARGIN / 256) * EXTENT,
    indexMaxZoom: 4,
  });

/**
 * Outlines as land of its own.
 * @param rings in degrees; what lies within an odd number of them is land
 */
export const shapesOf = (rings: readonly (readonly (readonly [number, number])[])[]): Shapes => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'MultiPolygon',
    // Each a polygon: the library takes a polygon to be no larger than its first outline.
    coordinates: rings.map((ring) => [ring.map(([...point]) => point)]),
  },
});

/** Outlines of the land in one tile, in pixels of the tile. @param size pixels of its side */
export const outlinesIn = (index: LandIndex, { x, y, z }: Tile, size: number) => {
  const steps = Math.max(0, z - MAX_ZOOM);
  const [column, row] = [x >> steps, y >> steps];
  const pixels = (size * 2 ** steps) / EXTENT;
  const [left, top] = [(x - (column << steps)) * size, (y - (row << steps)) * size];
  return ringsIn(index.getTile(z - steps, column, row)).map((ring) =>
    ring.map(([east, south]) => [east * pixels - left, south * pixels - top] as const),
  );
};
