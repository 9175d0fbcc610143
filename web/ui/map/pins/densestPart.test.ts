import { describe, expect, it } from 'vitest';
import { densestHalf, medianPoint } from './densestPart.ts';

const line = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, at) => ({ latitude: 32, longitude: from + at * step }));

describe('the densest half', () => {
  it('is the town, not the places around it', () => {
    const town = line(6, 34.8, 0.001);
    const around = line(6, 30, 2);
    expect(densestHalf([...around, ...town], 1.4)).toHaveLength(6);
    expect(new Set(densestHalf([...around, ...town], 1.4))).toEqual(new Set(town));
  });

  it('is half of the hotels, rounded up, when all are at one place, and empty without hotels', () => {
    const same = line(3, 34, 0);
    expect(densestHalf(same, 1)).toHaveLength(2);
    expect(densestHalf([], 1)).toEqual([]);
  });

  it('is found among thousands of hotels', () => {
    const many = [...line(1_500, -20, 0.02), ...line(2_500, 34.8, 0.00001)];
    const found = densestHalf(many, 1);
    expect(found).toHaveLength(2_000);
    expect(Math.min(...found.map(({ longitude }) => longitude))).toBeGreaterThan(34);
  });
});

it('the middle of points ignores one that is far away', () => {
  const points = [...line(6, 34.8, 0.001), { latitude: 33, longitude: 40 }];
  expect(medianPoint(points).latitude).toBe(32);
  expect(medianPoint(points).longitude).toBeCloseTo(34.803, 6);
});
