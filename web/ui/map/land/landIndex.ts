import geojsonvt from 'geojson-vt';
import type { Shapes } from '../labels/atlas.ts';
import type { LandPiece } from '#shared/map/land-piece.ts';
import { degreesOf, type Level, type Square } from '#shared/map/land-squares.ts';
import { shapesIn } from './tileShapes.ts';

/** Units per tile of the index; one is two metres at its nearest zoom. */
const EXTENT = 4096;
/** Nearer zooms enlarge tiles of this one, because the outlines have no more detail. */
const MAX_ZOOM = 12;
/** Pixels by which a tile overlaps its neighbours, so that the blurred shore is not cut off at its edge. */
const TILE_MARGIN = 28;

type Tiles = ReturnType<typeof geojsonvt>;

/** Land, and the rivers in it, that can be drawn tile by tile. */
export interface LandIndex {
  readonly land: Tiles;
  readonly rivers: Tiles | null;
}

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Prepares shapes for drawing: tiles are cut and simplified when they are requested. */
const tilesOf = (shapes: Shapes): Tiles =>
  geojsonvt(shapes, {
    maxZoom: MAX_ZOOM,
    extent: EXTENT,
    buffer: (TILE_MARGIN / 256) * EXTENT,
    indexMaxZoom: 4,
  });

/** Land without rivers. */
export const landIndex = (shapes: Shapes): LandIndex => ({ land: tilesOf(shapes), rivers: null });

/** The index of one downloaded square of land (see `land-squares.ts`). */
export const pieceIndex = ({ rings, rivers }: LandPiece, square: Square, level: Level): LandIndex => ({
  land: tilesOf(shapesOf(rings.map((ring) => degreesOf(ring, square, level)))),
  rivers: tilesOf({
    type: 'FeatureCollection',
    features: rivers.map(({ rank, line }) => ({
      type: 'Feature',
      properties: { rank },
      geometry: {
        type: 'LineString',
        coordinates: degreesOf(line, square, level).map(([...point]) => point),
      },
    })),
  }),
});

/**
 * Turns outlines into shapes.
 * @param rings in degrees; what lies within an odd number of them is land
 */
const shapesOf = (rings: readonly (readonly (readonly [number, number])[])[]): Shapes => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'MultiPolygon',
    // Each ring is a polygon, because the library assumes that a polygon is no larger than its first outline. The first
    // point is repeated at the end, because the library otherwise omits the closing line.
    coordinates: rings.map((ring) => [[...ring, ...ring.slice(0, 1)].map(([...point]) => point)]),
  },
});

/** The lines in one tile, in pixels of the tile, each with the properties of its shape. */
const linesIn = (tiles: Tiles, { x, y, z }: Tile, size: number) => {
  const steps = Math.max(0, z - MAX_ZOOM);
  const [column, row] = [x >> steps, y >> steps];
  const pixels = (size * 2 ** steps) / EXTENT;
  const [left, top] = [(x - (column << steps)) * size, (y - (row << steps)) * size];
  return shapesIn(tiles.getTile(z - steps, column, row)).map(({ lines, tags }) => ({
    tags,
    lines: lines.map((line) =>
      line.map(([east, south]) => [east * pixels - left, south * pixels - top] as const),
    ),
  }));
};

/** Outlines of the land in one tile, in pixels of the tile. @param size pixels of its side */
export const outlinesIn = ({ land }: LandIndex, tile: Tile, size: number) =>
  linesIn(land, tile, size).flatMap(({ lines }) => lines);

/** Rivers of one tile, in pixels of the tile. @param size pixels of its side */
export const riversIn = ({ rivers }: LandIndex, tile: Tile, size: number) =>
  rivers === null
    ? []
    : linesIn(rivers, tile, size).flatMap(({ lines, tags }) =>
        lines.map((line) => ({ rank: Number(tags?.['rank']), line })),
      );
