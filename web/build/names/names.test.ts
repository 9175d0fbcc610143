import { describe, expect, it } from 'vitest';
import { outlinesIn, pieceIndex } from '#ui/map/land/landIndex.ts';
import { decodePiece } from '#shared/map/land-piece.ts';
import { townLevel } from '#shared/map/land-squares.ts';
import { onWorld } from '#ui/map/mercator.ts';
import { ringName } from '#ui/map/centreRings.ts';
import { readLandmarks } from '#ui/map/labels/landmarks.ts';
import { landPieces } from '../coasts/landPieces.ts';
import { landmarks } from '#shared/map/landmarks.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import { partRows } from './mapParts.ts';

const { files } = landPieces();
type Point = readonly [x: number, y: number];

/** Whether a place is land in the pieces of the map, at zoom 12. */
const isLand = (latitude: number, longitude: number): boolean => {
  const { x, y } = onWorld({ latitude, longitude }, 12);
  const tile = { x: Math.floor(x / 256), y: Math.floor(y / 256), z: 12 };
  const square = { x: tile.x >> 4, y: tile.y >> 4 };
  const bytes = files.get(`town-${square.x}-${square.y}.bin`);
  if (!bytes) return true;
  const at: Point = [x - tile.x * 256, y - tile.y * 256];
  const crossings = outlinesIn(pieceIndex(decodePiece(bytes), square, townLevel), tile, 256).flatMap((line) =>
    line.filter(([right, bottom], index) => {
      const [lastX, lastY] = line.at(index - 1) ?? [0, 0];
      return (
        bottom > at[1] !== lastY > at[1] &&
        at[0] < right + ((at[1] - bottom) / (lastY - bottom)) * (lastX - right)
      );
    }),
  );
  return crossings.length % 2 === 1;
};

/** Rivers that are lines, not areas, in the source of the coasts. */
const lines = new Set(['Thames', 'Seine', 'Danube', 'Vltava']);
const waters = landmarks().filter(([kind, name]) => kind === 'water' && !lines.has(name));

describe('the landmarks of the map', () => {
  it.each(waters)('have %s %s in the water', (_kind, _name, _hebrew, latitude, longitude) => {
    expect(isLand(latitude, longitude)).toBe(false);
  });

  it('have different positions, with valid coordinates', () => {
    const places = landmarks().map(([, , , latitude, longitude]) => `${latitude},${longitude}`);
    expect(new Set(places).size).toBe(places.length);
    expect(landmarks().every(([, , , north, east]) => Math.abs(north) < 70 && Math.abs(east) < 180)).toBe(
      true,
    );
  });

  it('include sights of more than forty cities', () => {
    const sights = landmarks().filter(([kind]) => kind === 'sight');
    const firsts = sights.filter(
      ([, , , latitude, longitude], at) =>
        !sights
          .slice(0, at)
          .some(
            ([, , , north, east]) =>
              metersBetween({ latitude, longitude }, { latitude: north, longitude: east }) < 30_000,
          ),
    );
    expect(firsts.length).toBeGreaterThan(40);
  });

  it('are in Hebrew for Hebrew readers', async () => {
    const names = (await readLandmarks(13, 'he')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['הקולוסיאום', 'הכנרת', 'נתב״ג']));
    expect((await readLandmarks(13, 'en')).map(({ name }) => name)).toContain('Colosseum');
  });

  it('appear step by step with the zoom, waters and airports first', async () => {
    const kindsAt = async (zoom: number) => [
      ...new Set((await readLandmarks(zoom, 'en')).map(({ kind }) => kind)),
    ];
    expect(await kindsAt(11)).toEqual(['water', 'airport']);
    expect(await kindsAt(12)).toEqual(['sight', 'water', 'station', 'airport', 'part']);
  });

  it('have the parts of cities of GeoNames', () => {
    expect(partRows().length).toBeGreaterThan(4000);
    expect(partRows().map(([name]) => name)).toContain('Battersea');
  });
});

it('the label of a distance ring is in the language of the page', () => {
  expect(ringName(2, 'en')).toBe('2 km');
  expect(ringName(2, 'he')).toContain('ק');
});
