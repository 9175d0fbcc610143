import { describe, expect, it } from 'vitest';
import { airportPoint } from '#shared/map/airport-points.ts';
import { airportDistance } from './airport-distance.ts';
import { airports } from '../data/airports.ts';

const louvre = { latitude: 48.86, longitude: 2.336 };
const telAviv = { latitude: 32.08, longitude: 34.78 };

describe('the distance to an airport', () => {
  it.each([
    ['CDG', louvre, { iata: 'CDG', name: 'Charles de Gaulle', nameHe: 'שארל דה גול', meters: 23_000 }],
    ['ory', louvre, { iata: 'ORY', name: 'Orly', nameHe: 'אורלי', meters: 15_000 }],
    ['TLV', telAviv, { iata: 'TLV', name: 'Ben Gurion', nameHe: 'בן גוריון', meters: 12_000 }],
  ])('is a rounded straight line to %s', (iata, point, expected) => {
    expect(airportDistance(point, iata)).toEqual(expected);
  });

  it.each([
    ['no coordinates', null, 'CDG'],
    ['no airport', louvre, null],
    ['an invalid code', louvre, 'XXX'],
    ['an airport without coordinates', louvre, 'FCO'],
    ['an airport across the ocean', louvre, 'JFK'],
  ])('is not given with %s', (_, point, iata) => {
    expect(airportDistance(point, iata)).toBeNull();
  });

  it('is known for most airports that the search box finds', () => {
    const known = airports.filter(({ iata }) => airportPoint(iata) !== null);
    expect(known.length).toBeGreaterThan(200);
    for (const { iata } of known) {
      const point = airportPoint(iata);
      expect(Math.abs(point?.latitude ?? 100)).toBeLessThan(70);
      expect(Math.abs(point?.longitude ?? 200)).toBeLessThan(180);
    }
    expect(known.some(({ name }) => /airport/i.test(name))).toBe(false);
  });
});
