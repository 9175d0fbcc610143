import { countryCodeOf } from '#gateway/kit/countries.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import type { LocatedPart, PlaceInTown } from '#models/hotel/place-in-town.ts';
import { metersBetween, nearestPart, roundedMeters } from '#shared/map/place-in-town.ts';
import { cityParts } from '../data/city-parts.ts';
import { gazetteer } from '../data/gazetteer.ts';
import { gazetteerName } from '../data/gazetteer-names.ts';
import { cityNames } from '../place-texts.ts';

/** A town as named in a hotel's record, in any known language. */
interface TownTexts {
  readonly city: string;
  readonly country: string;
}

export interface Towns {
  /** Codes of the countries that have a large town with this folded name, the largest town's first. */
  countriesOf(foldedName: string): readonly string[];
  /** Centre of the town of this name that is nearest to a point; null when none is known within 50 km of it. */
  centre(town: TownTexts, near: Coordinates): Coordinates | null;
  /** Well-known parts of a town whose location is known. */
  parts(town: TownTexts): readonly LocatedPart[];
  /**
   * Null without coordinates, for an unknown town, and when the coordinates are far from it, so that one of the two is
   * wrong.
   */
  placeInTown(hotel: TownTexts & { readonly coordinates: Coordinates | null }): PlaceInTown | null;
}

/** Hotels farther from a town than this do not count as being in it, whatever their record says. */
const FAR_METERS = 50_000;

/** Names of a town, including its name in the other language; “Haifa, Carmel” is the town of Haifa. */
const namesOf = (city: string): readonly string[] => {
  const [first = ''] = city.split(',');
  const names = [...cityNames(city).flatMap(cityNames), foldText(first)];
  return [...new Set(names)].filter((name) => name !== '');
};

/** Locations of towns and their parts. */
export function createTowns(): Towns {
  const known = gazetteer();
  const centre: Towns['centre'] = ({ city, country }, near) => {
    const code = countryCodeOf(country);
    if (code === null) return null;
    const towns = namesOf(city).flatMap((name) => known.towns(code, gazetteerName(code, name)));
    let best: Coordinates | null = null;
    let least = FAR_METERS;
    for (const town of towns) {
      const meters = metersBetween(near, town);
      if (meters > least) continue;
      best = town;
      least = meters;
    }
    return best;
  };
  const parts: Towns['parts'] = ({ city, country }) => {
    const code = countryCodeOf(country);
    const names = namesOf(city);
    return cityParts.flatMap((part) =>
      part.country === code && part.middle && names.includes(part.city)
        ? [{ name: part.name, nameHe: part.nameHe, middle: part.middle }]
        : [],
    );
  };
  return {
    countriesOf: known.countriesOf,
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
