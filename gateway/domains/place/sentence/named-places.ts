import type { Atlas } from '../match/place-guess.ts';
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

/** Codes of the known cities that words of the text name, also by a part, an airport or a landmark of the city. */
export const citiesIn = (typed: string, atlas: Atlas): readonly string[] => [
  ...new Set(
    namedIn(typed, atlas).flatMap(({ kind, place }) => (kind === 'COUNTRY' ? [] : (place.code ?? []))),
  ),
];

/** Codes of the countries that the text names beside other words; none when the whole text is a known name. */
export const countriesBeside = (typed: string, atlas: Atlas): readonly string[] =>
  suggestIndexOf(atlas).exact.has(foldName(typed))
    ? []
    : namedIn(typed, atlas).flatMap(({ kind, place }) => (kind === 'COUNTRY' ? [place.countryCode] : []));
