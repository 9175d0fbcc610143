import type { Coordinates } from '#models/hotel/place.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import { readCities, type PackedCities } from './packed-cities.ts';

/** Points of cities by their folded English names. */
export interface Gazetteer {
  /** Every city of a country with this name; empty for an unknown name or country. */
  cities(countryCode: string, foldedName: string): readonly Coordinates[];
  /** Codes of the countries that have a large city with this name, the largest first. */
  countriesOf(foldedName: string): readonly string[];
  /** The cities of all countries within a distance of each point, nearest first; never across the date line. */
  around(points: readonly Coordinates[], mostMeters: number): readonly Iterable<CityAround>[];
}

/** A city near a point. */
interface CityAround {
  readonly countryCode: string;
  /** Folded English name. */
  readonly name: string;
}

const END_OF_LINE = '\n'.charCodeAt(0);

/**
 * Rows of the cities with this name. Searches the text itself, because building an index of the names of a large
 * country takes 20 ms, which would delay the first response for one of its cities.
 * @param lines folded names, with a line end before and after each of them
 */
function rowsNamed(lines: string, name: string): readonly number[] {
  const rows: number[] = [];
  const wanted = `\n${name}\n`;
  let [row, counted] = [0, 1];
  for (let at = lines.indexOf(wanted); at >= 0; at = lines.indexOf(wanted, at + 1)) {
    for (; counted <= at; counted += 1) if (lines.charCodeAt(counted) === END_OF_LINE) row += 1;
    rows.push(row);
  }
  return rows;
}

/** Length of a degree of latitude in metres, rounded down so that nothing within reach is left out. */
const METERS_OF_DEGREE = 110_000;

/** Number of the one-degree square that a point lies in. */
const squareOf = (latitude: number, longitude: number): number =>
  Math.floor(latitude) * 1_000 + Math.floor(longitude);

/** Indexes of the points, by every square within reach of them. */
function bySquare(points: readonly Coordinates[], most: number): ReadonlyMap<number, readonly number[]> {
  const squares = new Map<number, number[]>();
  const north = most / METERS_OF_DEGREE;
  points.forEach(({ latitude, longitude }, at) => {
    const east = north / Math.max(0.01, Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180));
    for (let row = Math.floor(latitude - north); row <= latitude + north; row += 1)
      for (let column = Math.floor(longitude - east); column <= longitude + east; column += 1) {
        const square = squareOf(row, column);
        const others = squares.get(square);
        if (others) others.push(at);
        else squares.set(square, [at]);
      }
  });
  return squares;
}

/** The cities around each point. */
function around(
  countries: PackedCities['countries'],
  points: readonly Coordinates[],
  most: number,
): readonly Iterable<CityAround>[] {
  const squares = bySquare(points, most);
  const found = points.map((): { countryCode: string; row: number; meters: number }[] => []);
  for (const [countryCode, { points: towns }] of countries)
    for (let row = 0; 2 * row < towns.length; row += 1) {
      const town = { latitude: towns[2 * row] ?? 0, longitude: towns[2 * row + 1] ?? 0 };
      for (const at of squares.get(squareOf(town.latitude, town.longitude)) ?? []) {
        const point = points[at];
        const meters = point ? metersBetween(point, town) : Infinity;
        if (meters <= most) found[at]?.push({ countryCode, row, meters });
      }
    }
  const split = new Map<string, readonly string[]>();
  const lines = (code: string): readonly string[] => {
    const names = split.get(code) ?? countries.get(code)?.names.split('\n') ?? [];
    split.set(code, names);
    return names;
  };
  return found.map(function* (towns) {
    for (const { countryCode, row } of towns.toSorted((left, right) => left.meters - right.meters))
      yield { countryCode, name: lines(countryCode)[row] ?? '' };
  });
}

/** Reads the list of cities: at start, so that no request waits for it. */
function readGazetteer(): Gazetteer {
  const { countries, large } = readCities();
  const lines = new Map<string, string>();
  return {
    cities: (countryCode, foldedName) => {
      const country = countries.get(countryCode);
      if (!country) return [];
      const names = lines.get(countryCode) ?? `\n${country.names}\n`;
      lines.set(countryCode, names);
      const { points } = country;
      return rowsNamed(names, foldedName).map((row) => ({
        latitude: points[2 * row] ?? 0,
        longitude: points[2 * row + 1] ?? 0,
      }));
    },
    countriesOf: (foldedName) => {
      const found: string[] = [];
      const wanted = `\n${foldedName}|`;
      for (let at = large.indexOf(wanted); at >= 0; at = large.indexOf(wanted, at + 1))
        found.push(large.slice(at + wanted.length, at + wanted.length + 2));
      return [...new Set(found)];
    },
    around: (points, mostMeters) => around(countries, points, mostMeters),
  };
}

let loaded: Gazetteer | null = null;

/** The gazetteer, read once per process. */
export const gazetteer = (): Gazetteer => (loaded ??= readGazetteer());
