import { describe, expect, it } from 'vitest';
import { nearestCities } from './nearestCities.ts';

const names = (latitude: number, longitude: number) =>
  nearestCities({ latitude, longitude }).map(({ name }) => name);

describe('the cities near a point', () => {
  it.each([
    ['Midtown Manhattan', 40.758, -73.985, 'New York City'],
    ['Upper Manhattan', 40.84, -73.94, 'New York City'],
    ['the Bronx', 40.85, -73.87, 'New York City'],
    ['Westminster', 51.498, -0.137, 'London'],
    ['Croydon', 51.37, -0.1, 'London'],
    ['Beyoğlu', 41.035, 28.98, 'Istanbul'],
    ['L’Hospitalet', 41.36, 2.1, 'Barcelona'],
  ])('start in %s with the destination that it belongs to', (_, latitude, longitude, first) => {
    expect(names(latitude, longitude)[0]).toBe(first);
  });

  it.each([
    ['a known destination beside a larger one', 32.02, 34.75, 'Bat Yam'],
    ['a city of another region', 40.7357, -74.1724, 'Newark'],
    ['a city that is not much smaller', 37.8, -122.27, 'Oakland'],
    ['a city far enough from the larger one', 35.3, 139.55, 'Kamakura'],
    ['a city of another country', 22.27, 113.57, 'Zhuhai'],
  ])('start with %s', (_, latitude, longitude, first) => {
    expect(names(latitude, longitude)[0]).toBe(first);
  });

  it('include the borough after its city, for lists of hotels that have only the borough, and no city twice', () => {
    const near = names(40.758, -73.985);
    expect(near.slice(0, 2)).toEqual(['New York City', 'Manhattan']);
    expect(near).toHaveLength(4);
    expect(new Set(near).size).toBe(4);
  });

  it('have their distance', () => {
    const [city] = nearestCities({ latitude: 40.85, longitude: -73.87 });
    expect(city?.meters).toBeGreaterThan(15_000);
    expect(city?.meters).toBeLessThan(22_000);
  });

  it('are at most 100 km away', () => {
    expect(names(-48.9, -123.4)).toEqual([]);
  });
});
