import type { Spot } from './suggest-index.ts';

/** How a place or hotel was met, best first. */
export const TIER = {
  /** By a whole name or code, or beside its country. */
  exact: 0,
  /** By a whole name with other words around it, or typed on the keyboard of another language. */
  around: 1,
  /** A city of the region that was named. */
  region: 2,
  /** A small town by its whole name. */
  town: 3,
  /** A sight or station by its whole name. */
  landmark: 4,
  /** A Hebrew name that was spelled by ear. */
  spelling: 5,
  /** The beginning of a known name, or of a word in it. */
  beginning: 6,
  /** A known name with wrong letters. */
  typo: 7,
  /** An airport of the city that was named, or by the beginning of its name; a sight or station with wrong letters. */
  ofCity: 8,
  /** One of few sights and stations that begin so; a city of a region whose name begins so, or has wrong letters. */
  landmarkBegun: 9,
  hotel: 10,
  /** A small town by the beginning of its name, or by a name with wrong letters; one of many sights and stations. */
  guess: 11,
} as const;

export interface SpotHit {
  readonly spot: Spot;
  readonly tier: number;
  /**
   * False for what was met by another spelling, a name in a third language or a word inside a name: what begins like this
   * in English or Hebrew, the languages that a reader is known to have, comes first.
   */
  readonly isMain: boolean;
}

/** Exact names: a part of a city is meant before the city that has it as another name. */
const EXACT_ORDER = { AREA: 0, CITY: 1, COUNTRY: 2, AIRPORT: 3, SIGHT: 4, STATION: 5 } as const;

/** Best first. */
export function inOrder(left: SpotHit, right: SpotHit): number {
  const byTier = left.tier - right.tier;
  if (byTier !== 0) return byTier;
  const [one, other] = [left.spot, right.spot];
  const byKind = left.tier <= TIER.around ? EXACT_ORDER[one.kind] - EXACT_ORDER[other.kind] : 0;
  const byName = Number(right.isMain) - Number(left.isMain);
  return (
    byKind || byName || one.popularity - other.popularity || (one.place.name < other.place.name ? -1 : 1)
  );
}

/** Places of one name, likeliest first. */
export const byPopularity = (spots: readonly Spot[]): readonly Spot[] =>
  spots
    .map((spot): SpotHit => ({ spot, tier: TIER.exact, isMain: true }))
    .toSorted(inOrder)
    .map(({ spot }) => spot);
