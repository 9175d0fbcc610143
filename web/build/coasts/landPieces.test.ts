import { describe, expect, it } from 'vitest';
import { outlinesIn, pieceIndex, riversIn } from '../../ui/map/land/landIndex.ts';
import { decodePiece } from '#shared/map/land-piece.ts';
import { type Level, runLengthDecoded, squareKinds, townLevel, wideLevel } from '#shared/map/land-squares.ts';
import { onWorld } from '../../ui/map/mercator.ts';
import { landPieces } from './landPieces.ts';

const { files, tables, folder } = landPieces();
const kinds = { wide: runLengthDecoded(tables.wide), town: runLengthDecoded(tables.town) };
const nameOf = (level: Level) => (level === townLevel ? 'town' : 'wide');

/** Position of a place on a map that is this many tiles wide. */
const onMap = (latitude: number, longitude: number, zoom: number) => {
  const { x, y } = onWorld({ latitude, longitude }, zoom);
  return { x: x / 256, y: y / 256 };
};
const squareOf = (latitude: number, longitude: number, { zoom }: Level) => {
  const { x, y } = onMap(latitude, longitude, zoom);
  return { x: Math.floor(x), y: Math.floor(y) };
};
const kindAt = (latitude: number, longitude: number, level: Level) => {
  const { x, y } = squareOf(latitude, longitude, level);
  return kinds[nameOf(level)][y * 2 ** level.zoom + x];
};
const pieceAt = (latitude: number, longitude: number, level: Level) => {
  const square = squareOf(latitude, longitude, level);
  const bytes = files.get(`${nameOf(level)}-${square.x}-${square.y}.bin`) ?? new Uint8Array([0, 0]);
  return pieceIndex(decodePiece(bytes), square, level);
};
/** The tile with a place at a zoom, and the position in its pixels. */
const tileOf = (latitude: number, longitude: number, z: number) => {
  const { x, y } = onMap(latitude, longitude, z);
  const tile = { x: Math.floor(x), y: Math.floor(y), z };
  return { tile, at: [(x - tile.x) * 256, (y - tile.y) * 256] as const };
};

type Point = readonly [x: number, y: number];

/** Whether a point is inside an odd number of outlines, which is how the map fills them. */
const isWithin = ([x, y]: Point, outlines: readonly (readonly Point[])[]): boolean => {
  const crossings = outlines.flatMap((outline) =>
    outline.filter(([right, bottom], at) => {
      const [lastX, lastY] = outline.at(at - 1) ?? [0, 0];
      return bottom > y !== lastY > y && x < right + ((y - bottom) / (lastY - bottom)) * (lastX - right);
    }),
  );
  return crossings.length % 2 === 1;
};

/** Places near the water: name, latitude, longitude, and whether the place is land. */
const places: readonly (readonly [string, number, number, boolean])[] = [
  ['Tel Aviv', 32.08, 34.78, true],
  ['1 km west of Tel Aviv', 32.08, 34.754, false],
  ['Haifa', 32.8, 34.99, true],
  ['the sea off Haifa', 32.86, 34.93, false],
  ['Tiberias', 32.79, 35.53, true],
  ['a place inland, where a tile contains a single outline', 32.5, 35.3, true],
  ['the Sea of Galilee', 32.82, 35.59, false],
  ['the beach of Eilat, 500 m inland', 29.552, 34.96, true],
  ['the Bosphorus', 41.035, 29.015, false],
  ['Manhattan', 40.78, -73.96, true],
  ['the middle of Long Island, where a tile contains many outlines', 40.68, -73.85, true],
];

const levels = [
  { name: 'wide', level: wideLevel, zooms: [7, 10] },
  { name: 'near towns', level: townLevel, zooms: [11, 13, 16] },
];

describe.each(levels)('the land, $name', ({ level, zooms }) => {
  it.each(places)('has %s on the correct side of the coast', (_place, latitude, longitude, expected) => {
    const index = pieceAt(latitude, longitude, level);
    for (const z of zooms) {
      const { tile, at } = tileOf(latitude, longitude, z);
      expect(isWithin(at, outlinesIn(index, tile, 256)), `zoom ${z}`).toBe(expected);
    }
  });

  it('has a file for every square that needs one', () => {
    const name = nameOf(level);
    const names = [...files.keys()].filter((file) => file.startsWith(name));
    expect(names).toHaveLength(kinds[name].split(squareKinds.piece).length - 1);
    expect(kinds[name]).toHaveLength(4 ** level.zoom);
  });
});

it('there is land beyond the date line', () => {
  const { tile, at } = tileOf(-16.6, 179.2, 9);
  expect(isWithin(at, outlinesIn(pieceAt(-16.6, 179.2, wideLevel), tile, 256))).toBe(true);
});

it.each([
  ['the Seine in Paris', 48.857, 2.3414],
  ['the Thames in London', 51.5014, -0.1226],
  ['the Tiber in Rome', 41.892, 12.4708],
])('%s is off by less than the width of the band that it is drawn with', (_river, latitude, longitude) => {
  const { tile, at } = tileOf(latitude, longitude, 12);
  const points = riversIn(pieceAt(latitude, longitude, townLevel), tile, 256).flatMap(({ line }) => line);
  const near = points.map(([x, y]) => Math.hypot(x - at[0], y - at[1]));
  // Points of a line are up to a kilometre apart.
  expect(Math.min(...near)).toBeLessThan(40);
});

it('the middle of an ocean needs no file, and has no town', () => {
  expect(kindAt(-40, -120, wideLevel)).toBe(squareKinds.sea);
  expect(kindAt(-40, -120, townLevel)).toBe(squareKinds.none);
});

it('the land is in small files of a folder that is named by a hash of their content', () => {
  expect(folder).toMatch(/^\/assets\/land-[\da-f]{8}\/$/);
  const sizes = [...files.values()].map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(10_000_000);
});
