import { describe, expect, it } from 'vitest';
import { aboutMeters } from '#shared/map/about-meters.ts';
import { createSurroundings } from './surroundings.ts';

const surroundings = createSurroundings();
const around = (latitude: number, longitude: number) => surroundings.around({ latitude, longitude });

describe('the surroundings of a hotel', () => {
  it('are the sea, a station and an airport, rounded to a realistic precision', () => {
    expect(around(32.0815, 34.7683)).toEqual({
      metersToSea: expect.any(Number),
      station: expect.objectContaining({ name: 'HaShalom', nameHe: 'השלום' }),
      airport: { name: 'Ben Gurion', nameHe: 'נתב״ג', meters: 13_000 },
    });
    expect((around(32.0815, 34.7683)?.metersToSea ?? NaN) % 100).toBe(0);
    expect(around(48.8815, 2.356)?.station).toEqual({
      name: 'Gare du Nord',
      nameHe: 'גאר דו נור',
      meters: 100,
    });
  });

  it('are the same when they are measured in advance for many hotels', async () => {
    const points = [
      { latitude: 32.0815, longitude: 34.7683 },
      null,
      { latitude: 31.7767, longitude: 35.2345 },
    ];
    await surroundings.sea.measure(points.map((coordinates) => ({ coordinates })));
    expect(points.map(surroundings.sea.meters)).toEqual([around(32.0815, 34.7683)?.metersToSea, null, null]);
  });

  it('leave out places that are far away, and are unknown without coordinates', () => {
    expect(around(31.7767, 35.2345)).toMatchObject({ metersToSea: null, station: { name: 'Yitzhak Navon' } });
    expect(around(32.7922, 35.5397)).toMatchObject({ metersToSea: null, station: null });
    expect(surroundings.around(null)).toBeNull();
  });

  it.each([
    [3, 100],
    [149, 100],
    [430, 400],
    [949, 900],
    [951, 1_000],
    [1_260, 1_500],
    [9_740, 9_500],
    [9_760, 10_000],
    [13_400, 13_000],
  ])('have a distance of %i m rounded to %i m', (meters, about) => {
    expect(aboutMeters(meters)).toBe(about);
  });
});
