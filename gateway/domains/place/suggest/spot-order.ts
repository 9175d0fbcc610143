import type { Spot } from './suggest-index.ts';

/** How a place or hotel matched, best first. */
export const TIER = {
  /** By its complete name or code, or together with its country. */
  exact: 0,
  /** By its complete name with other words around it, or typed on the keyboard of another language. */
  around: 1,
  /** A city of the region that was named. */
  region: 2,
  /** A small town by its complete name. */
  town: 3,
  /** A sight or station by its complete name. */
  landmark: 4,
  /** By a Hebrew name that was spelled by ear. */
  spelling: 5,
  /** By the start of a known name, or of a word in it. */
  beginning: 6,
  /** By a known name with wrong letters. */
  typo: 7,
  /** An airport of the named city, or by the start of its name; a sight or station with wrong letters. */
  ofCity: 8,
  /**
   * A sight or station whose name begins with the text, when only a few do; or a city of a region whose name begins
   * with the text or is misspelled.
   */
  likelyGuess: 9,
  hotel: 10,
  /**
   * A small town whose name begins with the text or is misspelled; or a sight or station whose name begins with the
   * text, when many do.
   */
  guess: 11,
} as const;

export interface SpotHit {
  readonly spot: Spot;
  readonly tier: number;
  /**
   * False for a match by another spelling, a name in a third language or a word inside a name. Names that start with
   * the text in English or Hebrew come first.
   */
  readonly isMain: boolean;
}

/** Order of exact matches: a part of a city is meant before the city that has it as another name. */
const EXACT_ORDER = { AREA: 0, CITY: 1, COUNTRY: 2, AIRPORT: 3, SIGHT: 4, STATION: 5 } as const;

/** Compares two matches: the better one comes first. */
export function inOrder(left: SpotHit, right: SpotHit): number {
  const byTier = left.tier - right.tier;
  if (byTier !== 0) return byTier;
  const [one, other] = [left.spot, right.spot];
  const byKind = left.tier <= TIER.around ? EXACT_ORDER[one.kind] - EXACT_ORDER[other.kind] : 0;
  const byName = Number(right.isMain) - Number(left.isMain);
  return (
    byKind ||
    byName ||
    one.popularityRank - other.popularityRank ||
    (one.place.name < other.place.name ? -1 : 1)
  );
}

/** Places with one name, most likely first. */
export const byPopularity = (spots: readonly Spot[]): readonly Spot[] =>
  spots
    .map((spot): SpotHit => ({ spot, tier: TIER.exact, isMain: true }))
    .toSorted(inOrder)
    .map(({ spot }) => spot);
