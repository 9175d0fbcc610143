import { LRUCache } from 'lru-cache';
import { countryCodeOf } from '#gateway/kit/countries.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import type { LocatedPart, PlaceInTown } from '#models/hotel/place-in-town.ts';
import { metersBetween, nearestPart, roundedMeters } from '#shared/map/place-in-town.ts';
import { cityParts } from '../data/city-parts.ts';
import { gazetteer } from '../data/gazetteer.ts';
import { gazetteerName } from '../data/gazetteer-names.ts';
import { cityNames } from '../folded-names.ts';

/** A city as named in a hotel's record, in any known language. */
interface CityNames {
  readonly city: string;
  readonly country: string;
}

export interface Cities {
  /** Codes of the countries that have a large city with this folded name, the largest first. */
  countriesOf(foldedName: string): readonly string[];
  /** Centre of the city of this name that is nearest to a point; null when none is known within 50 km of it. */
  centre(town: CityNames, near: Coordinates): Coordinates | null;
  /** Well-known parts of a town whose location is known. */
  parts(town: CityNames): readonly LocatedPart[];
  /**
   * The distance of a hotel to the centre of its city, and the part of the city that it is near. Null without
   * coordinates, for an unknown city, and when the coordinates are far from it, so that one of the two is wrong.
   */
  placeInTown(hotel: CityNames & { readonly coordinates: Coordinates | null }): PlaceInTown | null;
}

/** Hotels farther from a city than this do not count as being in it, whatever their record says. */
const FAR_METERS = 50_000;

/** Names of a city, including its name in the other language; “Haifa, Carmel” means the city Haifa. */
const namesOf = (city: string): readonly string[] => {
  const [first = ''] = city.split(',');
  const names = [...cityNames(city).flatMap(cityNames), foldText(first)];
  return [...new Set(names)].filter((name) => name !== '');
};

/** Maximum number of cities that stay cached. The hotels of a list name the same few cities again and again. */
const MAX_CACHED = 1_000;

/** The locations that the names of a city may mean. */
interface NamedCity {
  /** Points of all cities with one of its names in its country. */
  readonly points: readonly Coordinates[];
  readonly parts: readonly LocatedPart[];
}

/** Locations of cities and their parts. */
export function createCities(): Cities {
  const places = gazetteer();
  const namedCity = ({ city, country }: CityNames): NamedCity => {
    const code = countryCodeOf(country);
    const names = namesOf(city);
    return {
      points: code === null ? [] : names.flatMap((name) => places.cities(code, gazetteerName(code, name))),
      parts: cityParts.flatMap((part) =>
        part.country === code && part.middle && names.includes(part.city)
          ? [{ name: part.name, nameHe: part.nameHe, middle: part.middle }]
          : [],
      ),
    };
  };
  const cache = new LRUCache<string, NamedCity, CityNames>({
    max: MAX_CACHED,
    memoMethod: (_key, _old, { context }) => namedCity(context),
  });
  const cityOf = ({ city, country }: CityNames): NamedCity =>
    cache.memo(`${country}\n${city}`, { context: { city, country } });

  const centre: Cities['centre'] = (town, near) => {
    let best: Coordinates | null = null;
    let least = FAR_METERS;
    for (const point of cityOf(town).points) {
      const meters = metersBetween(near, point);
      if (meters > least) continue;
      best = point;
      least = meters;
    }
    return best;
  };
  const parts: Cities['parts'] = (town) => cityOf(town).parts;
  return {
    countriesOf: places.countriesOf,
    centre,
    parts,
    placeInTown: (hotel) => {
      const { coordinates } = hotel;
      const middle = coordinates && centre(hotel, coordinates);
      if (!middle) return null;
      const part = nearestPart(coordinates, parts(hotel));
      return {
        metersToCentre: roundedMeters(metersBetween(coordinates, middle)),
        centre: middle,
        near: part && { name: part.name, nameHe: part.nameHe },
      };
    },
  };
}
