import type { FoundSpot } from '../place.service.ts';
import type { SuggestedHotel } from './hotel-suggest.ts';
import { spotKey, spotOf } from './suggest-index.ts';
import { TIER } from './spot-order.ts';

/** Fewer letters begin too many names, also of places that we do not know. */
const FEWEST_CLEAR = 3;

/** A place or a hotel that a text means, in one order. */
export interface Met {
  readonly tier: number;
  readonly hit: FoundSpot | null;
  readonly hotel: SuggestedHotel | null;
}

/**
 * Whether the words around the name of the first place say nothing about another one either: both were met by their whole
 * names, or lie in the same city.
 */
export function isOfSameWords(first: Met | undefined, { hit, tier }: Met): boolean {
  if (!first?.hit || !hit) return false;
  const city = ({ spot }: FoundSpot): string => spotKey(spotOf(spot.place));
  return (first.tier <= TIER.town && tier <= TIER.town) || city(first.hit) === city(hit);
}

export const tierOfHotel = ({ isCalled }: SuggestedHotel): number => (isCalled ? TIER.exact : TIER.hotel);

/** Places and hotels in one order; places before hotels of the same tier. */
export const rankedTogether = (
  hits: readonly FoundSpot[],
  hotels: readonly SuggestedHotel[],
  tierOf: (hotel: SuggestedHotel) => number,
): readonly Met[] =>
  [
    ...hits.map((hit) => ({ tier: hit.tier, hit, hotel: null })),
    ...hotels.map((hotel) => ({ tier: tierOf(hotel), hit: null, hotel })),
  ].toSorted((left, right) => left.tier - right.tier);

/**
 * Whether the first of all that was met is what the text means: a place by its whole name or code, also with words around it,
 * or else the only place or hotel that was met as well as it. The parts and airports of a city are searched as it is.
 */
export function isFirstClear(typed: string, [first, ...others]: readonly Met[]): boolean {
  if (!first || first.tier >= TIER.guess || first.tier === TIER.landmarkBegun) return false;
  if (first.hit && first.tier <= TIER.around) return true;
  const searched = ({ hit, hotel }: Met): unknown => (hit ? hit.spot.place.code : hotel?.id);
  return (
    typed.trim().length >= FEWEST_CLEAR &&
    others.every((other) => other.tier > first.tier || searched(other) === searched(first))
  );
}

/**
 * What a text that was typed to its end may mean beside a place that it names: not what only begins alike, which the list
 * under the box offers to somebody who still types. “Roma” is no Romania. The parts and airports of the city stay.
 */
export function plausible(met: readonly Met[]): readonly Met[] {
  const [first] = met;
  if (!first?.hit || first.tier > TIER.landmark) return met;
  const searched = ({ hit }: Met): string => (hit ? spotKey(spotOf(hit.spot.place)) : '');
  return met.filter(
    (other) =>
      other.tier <= TIER.landmark ||
      searched(other) === searched(first) ||
      (other.hotel !== null && other.tier < TIER.hotel),
  );
}
