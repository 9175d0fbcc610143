import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { chooseCities, type SourceCity } from './city-source.ts';
import { destinations } from './destinations.ts';
import { resorts } from './resorts.ts';

/** Identifies a place of the gazetteer among our destinations. */
export const placeKey = (country: string, name: string): string => `${country}:${name}`;

const wanted = new Set([...destinations, ...resorts].map(({ country, name }) => placeKey(country, name)));

const chosen = (): readonly SourceCity[] =>
  chooseCities((country, name) => wanted.has(placeKey(country, name)));

/** The cities as columns, which are read ten times as fast as objects. */
const columns = z.object({
  ids: z.instanceof(Uint32Array),
  populations: z.instanceof(Uint32Array),
  /** Degrees east and north, alternating. */
  points: z.instanceof(Float64Array),
  /** One name per line. */
  names: z.string(),
  /** One code per line. */
  countries: z.string(),
});
type Columns = z.output<typeof columns>;

const toColumns = (cities: readonly SourceCity[]): Columns => ({
  ids: Uint32Array.from(cities, ({ id }) => id),
  populations: Uint32Array.from(cities, ({ population }) => population),
  points: Float64Array.from(cities.flatMap(({ longitude, latitude }) => [longitude, latitude])),
  names: cities.map(({ name }) => name).join('\n'),
  countries: cities.map(({ country }) => country).join('\n'),
});

function fromColumns({ ids, populations, points, names, countries }: Columns): readonly SourceCity[] {
  const country = countries.split('\n');
  return names.split('\n').map((name, at) => ({
    id: ids[at] ?? 0,
    name,
    country: country[at] ?? '',
    population: populations[at] ?? 0,
    longitude: points[2 * at] ?? 0,
    latitude: points[2 * at + 1] ?? 0,
  }));
}

/**
 * File with the cities that a build has chosen, beside its output; it does not exist when the sandbox runs from the
 * sources.
 */
const prepared = fileURLToPath(new URL('prepared/cities.bin', import.meta.url));

/** Writes the chosen cities to a file, which the built sandbox reads at its start. */
export const prepareCities = (file: string): void => writeFileSync(file, serialize(toColumns(chosen())));

/**
 * Cities with hotels, by GeoNames number: from the file of the build, or from the gazetteer when there is no file or it
 * is damaged.
 */
export function sourceCities(file = prepared): readonly SourceCity[] {
  try {
    return fromColumns(columns.parse(deserialize(readFileSync(file))));
  } catch {
    return chosen();
  }
}
