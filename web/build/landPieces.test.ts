import { describe, expect, it } from 'vitest';
import { landIndex, outlinesIn, shapesOf } from '../ui/map/landIndex.ts';
import { ringsOf, SQUARES_ACROSS, squareKinds } from '../ui/map/landSquares.ts';
import { cutLand } from './landPieces.ts';

const { files, squares, folder } = cutLand();

/** Where a place lies on a map of so many tiles across. */
const onMap = (latitude: number, longitude: number, across: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const south = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { x: ((longitude + 180) / 360) * across, y: south * across };
};
const squareOf = (latitude: number, longitude: number) => {
  const { x, y } = onMap(latitude, longitude, SQUARES_ACROSS);
  return { x: Math.floor(x), y: Math.floor(y) };
};
const ringsAt = (latitude: number, longitude: number) => {
  const square = squareOf(latitude, longitude);
  return ringsOf(JSON.parse(files.get(`${square.x}-${square.y}.json`) ?? '[]'), square);
};
const kindAt = (latitude: number, longitude: number) => {
  const { x, y } = squareOf(latitude, longitude);
  return squares[y * SQUARES_ACROSS + x];
};

type Point = readonly [x: number, y: number];

/** Whether a point lies within an odd number of outlines, as the map fills them. */
const isWithin = ([x, y]: Point, outlines: readonly (readonly Point[])[]): boolean => {
  const crossings = outlines.flatMap((outline) =>
    outline.filter(([right, bottom], at) => {
      const [lastX, lastY] = outline.at(at - 1) ?? [0, 0];
      return bottom > y !== lastY > y && x < right + ((y - bottom) / (lastY - bottom)) * (lastX - right);
    }),
  );
  return crossings.length % 2 === 1;
};

/** Places by the coast, and what is there. */
const places: readonly (readonly [string, number, number, boolean])[] = [
  ['Tel Aviv', 32.08, 34.78, true],
  ['3 km west of Tel Aviv', 32.08, 34.735, false],
  ['Haifa', 32.8, 34.99, true],
  ['the sea off Haifa', 32.86, 34.93, false],
  ['Manhattan', 40.78, -73.96, true],
  ['the middle of Long Island, one of many outlines', 40.68, -73.85, true],
  ['the Caspian Sea', 42, 50.5, false],
  ['Fiji, beyond the date line', -16.6, 179.2, true],
];

describe('the fine land', () => {
  it.each(places)('%s', (_place, latitude, longitude, expected) => {
    expect(kindAt(latitude, longitude)).toBe(squareKinds.piece);
    expect(isWithin([longitude, latitude], ringsAt(latitude, longitude))).toBe(expected);
  });

  it.each(places)('is drawn so at every zoom of a town: %s', (_place, latitude, longitude, expected) => {
    const index = landIndex(shapesOf(ringsAt(latitude, longitude)));
    for (const z of [10, 12, 13, 16]) {
      const { x, y } = onMap(latitude, longitude, 2 ** z);
      const tile = { x: Math.floor(x), y: Math.floor(y), z };
      const at = [(x - tile.x) * 256, (y - tile.y) * 256] as const;
      expect(isWithin(at, outlinesIn(index, tile, 256)), `zoom ${z}`).toBe(expected);
    }
  });

  it('has no file for the middle of an ocean or of a continent', () => {
    expect(kindAt(-40, -120)).toBe(squareKinds.sea);
    expect(kindAt(16, 5)).toBe(squareKinds.land);
    expect(squares).toHaveLength(SQUARES_ACROSS ** 2);
    expect(files.size).toBe(squares.split(squareKinds.piece).length - 1);
  });

  it('comes in small files of a folder that is named by what is in them', () => {
    expect(folder).toMatch(/^\/assets\/land-[\da-f]{8}\/$/);
    const lengths = [...files.values()].map((text) => text.length);
    expect(Math.max(...lengths)).toBeLessThan(80_000);
  });
});
