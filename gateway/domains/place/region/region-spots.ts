import { destinationTextsOf } from '../match/around-words.ts';
import type { Region } from './regions.ts';
import type { Atlas } from '../match/place-guess.ts';
import { citiesOfRegion, regionStartingWith, regionMisspelt, regionOfText } from './region-match.ts';
import { type SpotHit, TIER } from '../suggest/spot-order.ts';
import { foldName, type Spot, type SuggestIndex, spotOf, suggestIndexOf } from '../suggest/suggest-index.ts';

/** The cities of a region as suggestions of the search box, in its order. */
export const spotsOfRegion = (region: Region, atlas: Atlas): readonly Spot[] =>
  citiesOfRegion(region, atlas).map((place, at) =>
    Object.assign(spotOf(place), { region, popularityRank: at }),
  );

/** The region whose name is the whole folded text, also together with its country. */
const regionIn = (text: string, { countries }: SuggestIndex): Region | undefined =>
  regionOfText(
    text,
    countries.map((naming) => ({ text: naming.text, code: naming.spot.place.countryCode })),
  );

/** Country of the region that a typed text names. Its list must be read, because not all cities are known by name. */
export function regionCountries(typed: string, atlas: Atlas): readonly string[] {
  const text = foldName(typed);
  const index = suggestIndexOf(atlas);
  return [text, ...destinationTextsOf(text).map((destination) => destination.text)].flatMap(
    (each) => regionIn(each, index)?.country ?? [],
  );
}

/** Cities of the region that a folded text names exactly, or by the start of its name, or with a few wrong letters. */
export function regionHits(text: string, atlas: Atlas, index: SuggestIndex): readonly SpotHit[] {
  const named = regionIn(text, index);
  const region = named ?? regionStartingWith(text) ?? regionMisspelt(text);
  if (!region) return [];
  const tier = named ? TIER.region : TIER.likelyGuess;
  return spotsOfRegion(region, atlas).map((spot) => ({ spot, tier, isMain: true }));
}
