import { foldText } from '#shared/text/fold-text.ts';
import { type Region, regionNamed } from './regions.ts';
import { demandPhrases, type FoundPlace, type PlaceFinder } from '../match/place-finder.ts';
import { plainSpelling } from '../match/place-match.ts';
import { citiesOfRegion } from './region-match.ts';

/** A region that a phrase names. */
export interface FoundRegion {
  readonly region: Region;
  /** The phrase as it was sent. */
  readonly words: string;
  /** True when the phrase is also a part of other names, so that it counts only as the whole text. */
  readonly isOnlyAlone: boolean;
  readonly cities: readonly FoundPlace[];
}

/**
 * Regions that the phrases name, each once, with their cities; none for the name of a place that can be searched
 * itself. Lists of cities are read as for typed text.
 * @throws AppError BAD_USER_INPUT for too many or too long phrases; the errors of reading the list of countries
 */
export async function findRegions(
  phrases: readonly string[],
  finder: Pick<PlaceFinder, 'atlas' | 'readUnread'>,
): Promise<readonly FoundRegion[]> {
  demandPhrases(phrases);
  const { atlas: before } = await finder.atlas();
  // “Dead Sea”, for example, is another name of a city that can be searched.
  const isPlace = (text: string): boolean =>
    (before.all.exact.get(text) ?? []).some(({ isKnown, code }) => isKnown && code !== null);
  const named = new Map<Region, { readonly words: string; readonly isOnlyAlone: boolean }>();
  for (const words of phrases) {
    const text = plainSpelling(foldText(words));
    const region = regionNamed(text, { isWholeText: true });
    if (region && !named.has(region) && !isPlace(text))
      named.set(region, { words, isOnlyAlone: regionNamed(text, { isWholeText: false }) === undefined });
  }
  if (named.size === 0) return [];
  await finder.readUnread([...named.keys()].map(({ country }) => country));
  const { atlas, countries } = await finder.atlas();
  return [...named].map(([region, said]) => {
    const country = countries.get(region.country);
    const cities = citiesOfRegion(region, atlas).flatMap((place): readonly FoundPlace[] => {
      const { code } = place;
      return code === null || !country ? [] : [{ place, code, country, words: said.words, likeness: 1 }];
    });
    return { region, words: said.words, isOnlyAlone: said.isOnlyAlone, cities };
  });
}
