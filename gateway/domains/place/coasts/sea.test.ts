import { describe, expect, it } from 'vitest';
import { createSeaDistance } from './sea.ts';

const sea = createSeaDistance();
const metersTo = (latitude: number, longitude: number) => sea.metersTo({ latitude, longitude });

/** A place, and the range of metres for its distance to the sea. */
const near: readonly (readonly [string, number, number, number, number])[] = [
  ['the beach of Tel Aviv', 32.0815, 34.7683, 0, 400],
  ['Dizengoff Square', 32.0779, 34.774, 500, 1_200],
  ['Savidor Central in Tel Aviv', 32.0838, 34.7983, 2_300, 3_300],
  ['the north beach of Eilat', 29.5525, 34.9625, 0, 600],
  ['the port of Haifa', 32.8191, 34.9983, 100, 1_500],
  ['Netanya', 32.3321, 34.8516, 0, 600],
  ['La Barceloneta', 41.3795, 2.1925, 0, 500],
  ['Copacabana', -22.9711, -43.1823, 0, 400],
  ['Miami Beach', 25.7907, -80.13, 0, 500],
  ['Nice', 43.695, 7.265, 0, 400],
];

/** Places that are not near the sea, although they may have other water. */
const away: readonly (readonly [string, number, number])[] = [
  ['Jerusalem', 31.7767, 35.2345],
  ['Tiberias at the Sea of Galilee', 32.7922, 35.5397],
  ['the Dead Sea', 31.2, 35.3625],
  ['Rome', 41.8902, 12.4922],
  ['Paris', 48.8583, 2.2945],
  ['Hamburg at the Elbe', 53.5459, 9.9663],
  ['Lisbon at the Tagus', 38.7075, -9.1364],
  ['Buenos Aires', -34.6037, -58.3816],
  ['Blankenese, where the Elbe is wide', 53.557, 9.807],
  ['London at the Thames', 51.5033, -0.1196],
  ['Geneva at its lake', 46.2088, 6.1509],
  ['Chicago at Lake Michigan', 41.8919, -87.6075],
  ['Budapest at the Danube', 47.499, 19.0437],
];

describe('the distance to the sea', () => {
  it.each(near)('from %s (%f, %f) is %i to %i m', (_place, latitude, longitude, least, most) => {
    expect(metersTo(latitude, longitude)).toBeGreaterThanOrEqual(least);
    expect(metersTo(latitude, longitude)).toBeLessThanOrEqual(most);
  });

  it.each(away)('is not given for %s', (_place, latitude, longitude) => {
    expect(metersTo(latitude, longitude)).toBeNull();
  });

  it('is not given where coasts are missing, nor out at sea', () => {
    expect(metersTo(75, 60)).toBeNull();
    expect(metersTo(32.08, 34.7)).toBeNull();
  });

  it('is measured to the bay south of Manhattan, not to the rivers next to it', () => {
    expect(metersTo(40.758, -73.9855) ?? Infinity).toBeGreaterThan(2_000);
    expect(metersTo(40.7033, -74.017)).toBeLessThan(3_000);
  });

  it('is measured to the sea beyond the lagoon of Venice', () => {
    expect(metersTo(45.434, 12.338)).toBeGreaterThan(2_000);
    expect(metersTo(45.4175, 12.3685)).toBeLessThan(1_000);
  });
});
