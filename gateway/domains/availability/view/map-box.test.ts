import { describe, expect, it } from 'vitest';
import { isMapBox, placeTest } from './map-box.ts';
import { indexOf } from './search-index.ts';
import { pendingRow } from '../search/hotel-row.ts';
import { validFilter } from './search-filter.ts';

const at = (latitude: number, longitude: number) => ({
  row: pendingRow({
    code: '1',
    name: '',
    city: '',
    country: '',
    stars: null,
    coordinates: { latitude, longitude },
    tripAdvisorRating: null,
    amenities: null,
  }),
  isKnown: true,
});

describe('the test whether a hotel is in a map box', () => {
  it.each([
    [32.08, 34.78, { south: 32, west: 34, north: 33, east: 35 }, true],
    [32, 34, { south: 32, west: 34, north: 33, east: 35 }, true],
    [31.99998, 34, { south: 32, west: 34, north: 33, east: 35 }, false],
    [32.08, 35.1, { south: 32, west: 34, north: 33, east: 35 }, false],
    [-17.7, 178, { south: -20, west: 176, north: -16, east: -178 }, true],
    [-17.7, -179, { south: -20, west: 176, north: -16, east: -178 }, true],
    [-17.7, 0, { south: -20, west: 176, north: -16, east: -178 }, false],
    // A hotel without coordinates is stored at 0, 0 and is in no box.
    [0, 0, { south: -1, west: -1, north: 1, east: 1 }, false],
  ])('the point %d %d is in the box %j: %s', (latitude, longitude, box, isIn) => {
    expect(placeTest(indexOf([at(latitude, longitude)], 1), box)(0)).toBe(isIn);
  });
});

it.each([
  [{ south: 32, west: 34, north: 33, east: 35 }, true],
  [{ south: 33, west: 34, north: 32, east: 35 }, false],
  [{ south: -91, west: 34, north: 32, east: 35 }, false],
  [{ south: 32, west: 34, north: 33, east: 181 }, false],
])('the map box %j is valid: %s', (box, isRight) => {
  expect(isMapBox(box)).toBe(isRight);
});

it('a filter with an invalid map box is refused', () => {
  expect(() => validFilter({ mapBox: { south: 2, west: 0, north: 1, east: 1 } })).toThrow(
    expect.objectContaining({ code: 'BAD_USER_INPUT' }),
  );
});
