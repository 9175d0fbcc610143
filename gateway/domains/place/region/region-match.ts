import type { Region } from './regions.ts';
import { regionNamed, regions } from './regions.ts';
import { editDistance } from '../match/edit-distance.ts';
import type { Atlas } from '../match/place-guess.ts';
import { type NamedPlace, MIN_MISSPELT_LENGTH } from '../match/place-index.ts';
import { plainSpelling } from '../match/place-match.ts';

/** Minimum length of a text that is read as the start of a name; shorter texts match too many names. */
const MIN_START_LENGTH = 4;
/** From this length on, a name may have two wrong letters. */
const LONG_NAME = 8;

/** The known cities of a region, in its order. A city whose list has not been read has no code. */
export function citiesOfRegion({ country, cities }: Region, atlas: Atlas): readonly NamedPlace[] {
  const { exact } = atlas.cities.get(country) ?? {};
  return cities.flatMap((city) => {
    const found = exact?.get(plainSpelling(city)) ?? [];
    return found.find(({ isKnown }) => isKnown) ?? found[0] ?? [];
  });
}

/** A folded name of a country, with its code. */
interface CountryName {
  readonly text: string;
  readonly code: string;
}

/** The region whose name is the whole folded text, also with its country before or after it: “tuscany italy”. */
export function regionOfText(text: string, countries: readonly CountryName[]): Region | undefined {
  const own = regionNamed(text, { isWholeText: true });
  if (own) return own;
  for (const { text: country, code } of countries) {
    const rests = [
      ...(text.startsWith(`${country} `) ? [text.slice(country.length + 1)] : []),
      ...(text.endsWith(` ${country}`) ? [text.slice(0, -country.length - 1)] : []),
    ];
    const found = rests
      .map((rest) => regionNamed(rest, { isWholeText: false }))
      .find((each) => each?.country === code);
    if (found) return found;
  }
  return undefined;
}

/** The only region whose name starts with a folded text; undefined when several do. */
export function regionStartingWith(text: string): Region | undefined {
  if (text.length < MIN_START_LENGTH) return undefined;
  const [first, other] = regions.filter(({ names }) => names.some((name) => name.startsWith(text)));
  return other ? undefined : first;
}

/** The only region whose name is a folded text with a few wrong letters. */
export function regionMisspelt(text: string): Region | undefined {
  if (text.length < MIN_MISSPELT_LENGTH) return undefined;
  const isNear = (name: string): boolean => {
    const most = name.length < LONG_NAME ? 1 : 2;
    if (name.length < MIN_MISSPELT_LENGTH || Math.abs(name.length - text.length) > most) return false;
    return editDistance(text, name, most) <= most;
  };
  const [first, other] = regions.filter(({ names }) => names.some(isNear));
  return other ? undefined : first;
}
