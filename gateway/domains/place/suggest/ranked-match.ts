import type { FoundSpot } from '../place.service.ts';
import type { SuggestedHotel } from './hotel-suggest.ts';
import { spotKey, spotOf } from './suggest-index.ts';
import { TIER } from './spot-order.ts';

/**
 * Minimum length of a text for a clear match: shorter texts are the start of too many names, also of places that we do
 * not know.
 */
const MIN_CLEAR_LENGTH = 3;

/** A match of a text, a place or a hotel, for one common order. */
export interface RankedMatch {
  readonly tier: number;
  readonly hit: FoundSpot | null;
  readonly hotel: SuggestedHotel | null;
}

/**
 * True when the words left over by the first match are not part of this one either: both matched by their complete
 * names, or they are in the same city.
 */
export function isOfSameWords(first: RankedMatch | undefined, { hit, tier }: RankedMatch): boolean {
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
): readonly RankedMatch[] =>
  [
    ...hits.map((hit) => ({ tier: hit.tier, hit, hotel: null })),
    ...hotels.map((hotel) => ({ tier: tierOf(hotel), hit: null, hotel })),
  ].toSorted((left, right) => left.tier - right.tier);

/**
 * True when the first match is clearly meant: a place by its complete name or code, also with words around it, or, for
 * a text of three letters or more, the only place or hotel of its tier, unless it is a guess. The parts and airports of
 * a city do not compete with it.
 */
export function isFirstClear(typed: string, [first, ...others]: readonly RankedMatch[]): boolean {
  if (!first || first.tier >= TIER.guess || first.tier === TIER.likelyGuess) return false;
  if (first.hit && first.tier <= TIER.around) return true;
  const searched = ({ hit, hotel }: RankedMatch): unknown => (hit ? hit.spot.place.code : hotel?.id);
  return (
    typed.trim().length >= MIN_CLEAR_LENGTH &&
    others.every((other) => other.tier > first.tier || searched(other) === searched(first))
  );
}

/**
 * Drops the matches that a completed text does not mean when the first one is a place by its complete name: those that
 * only start with the text or are spelled alike. “Roma” does not mean Romania. Parts and airports of the first place
 * stay, and so do hotels with exactly this name or with all words of a longer text.
 */
export function plausible(matches: readonly RankedMatch[]): readonly RankedMatch[] {
  const [first] = matches;
  if (!first?.hit || first.tier > TIER.landmark) return matches;
  const searched = ({ hit }: RankedMatch): string => (hit ? spotKey(spotOf(hit.spot.place)) : '');
  return matches.filter(
    (other) =>
      other.tier <= TIER.landmark ||
      searched(other) === searched(first) ||
      (other.hotel !== null && other.tier < TIER.hotel),
  );
}
