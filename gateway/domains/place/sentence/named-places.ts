import type { Atlas } from '../match/place-guess.ts';
import type { NamedPlace } from '../match/place-index.ts';
import { type Spot, foldName, suggestIndexOf } from '../suggest/suggest-index.ts';

/** Known places that one to three adjacent words of the text name. */
function namedIn(typed: string, atlas: Atlas): readonly Spot[] {
  const { exact } = suggestIndexOf(atlas);
  const words = foldName(typed).split(' ');
  const runs = words.flatMap((_, from) =>
    [1, 2, 3].map((count) => words.slice(from, from + count).join(' ')),
  );
  return runs.flatMap((run) => exact.get(run) ?? []);
}

/** Codes of the known cities that words of the text name. */
export const citiesIn = (typed: string, atlas: Atlas): readonly string[] => [
  ...new Set(
    namedIn(typed, atlas).flatMap(({ kind, place }) => (kind === 'COUNTRY' ? [] : (place.code ?? []))),
  ),
];

/** Codes of the countries that words of the text name together with something else. */
export const countriesBeside = (typed: string, atlas: Atlas): readonly string[] =>
  namedIn(typed, atlas).flatMap(({ kind, place }) =>
    kind === 'COUNTRY' && !suggestIndexOf(atlas).exact.get(foldName(typed)) ? [place.countryCode] : [],
  );

/** Cities of a country with known names that can be searched, best known first. */
export function bestKnownCities(
  countryCode: string,
  atlas: Atlas,
): readonly (NamedPlace & { readonly code: string })[] {
  const places = [...(atlas.cities.get(countryCode)?.exact.values() ?? [])].flat();
  const known = [...new Set(places)].flatMap((place) =>
    place.isKnown && place.code !== null ? [{ ...place, code: place.code }] : [],
  );
  return known.toSorted((left, right) => left.popularityRank - right.popularityRank);
}
