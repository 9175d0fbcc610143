import { destinationTextsOf, isAround, withoutHebrewPrefix } from '../match/around-words.ts';
import { dateReadings } from '../match/day-words.ts';
import type { Atlas } from '../match/place-guess.ts';
import { type SpotHit, TIER } from '../suggest/spot-order.ts';
import { matchSpots } from '../suggest/suggest-match.ts';
import { isLandmark, type Spot, spotKey, spotOf } from '../suggest/suggest-index.ts';
import { CERTAINTY, type Mention, mentionsOf } from './sentence-mentions.ts';
import { type Token, joined, tokensOf, unusedRuns } from './sentence-tokens.ts';

/** The result of reading a typed text. */
export interface Reading {
  /** The texts to look up: the whole text, or words in it that name places. */
  readonly texts: readonly string[];
  /** False when several places are named and none of them is clearly meant, and for a guess. */
  readonly isSure: boolean;
  /** True when the name of the place has wrong letters in the text. */
  readonly isMisspelt: boolean;
  /** Runs of unused words, as they were typed. */
  readonly unused: readonly string[];
}

/** Maximum number of places that are suggested when none is clearly meant. */
const MAX_PLACES = 3;

/**
 * Reads a text that may be a sentence: “a week in Rome for four”. A text that matches a place as a whole, or names
 * none, is looked up unchanged. Otherwise the clearest place in it is looked up, or up to three when none is clearly
 * meant.
 */
export function readSentence(typed: string, atlas: Atlas): Reading {
  const tokens = tokensOf(typed);
  const asItIs = { texts: [typed], isSure: true, isMisspelt: false, unused: [] };
  if (tokens.length < 2) return asItIs;
  const [first] = matchSpots(typed, atlas);
  if (first) {
    const isMisspelt = first.tier === TIER.typo || first.tier === TIER.spelling;
    return { ...asItIs, isMisspelt, unused: unusedRuns(typed, tokens, usedFor(first, tokens, atlas)) };
  }
  const groups = clearest(grouped(mentionsOf(tokens, atlas)));
  const [best, ...others] = groups;
  if (!best) return asItIs;
  const { certainty } = best.mention;
  const isGuessed = certainty === CERTAINTY.guessed;
  if (others.length > 0 && isGuessed) return asItIs;
  if (others.length > 0) return { ...asItIs, texts: groups.slice(0, MAX_PLACES).map(textOf), isSure: false };
  const isUsed = tokens.map((_, at) => [best.mention, ...best.around].some((one) => isIn(at, one)));
  return {
    texts: [textOf(best)],
    isSure: !isGuessed,
    isMisspelt: isGuessed || certainty === CERTAINTY.misspelt,
    unused: unusedRuns(typed, tokens, isUsed),
  };
}

const isIn = (at: number, { from, count }: Mention): boolean => at >= from && at < from + count;

/** For each token, whether it is needed: words around the destination that the place is found without are not. */
function usedFor({ spot, tier }: SpotHit, tokens: readonly Token[], atlas: Atlas): readonly boolean[] {
  const readings = dateReadings(tokens.map(({ word }) => word));
  const undated = readings.map((isDate) => tokens.filter((_, at) => isDate[at] !== true));
  const plain = (some: readonly Token[]): readonly Token[] =>
    some.filter(({ word, text }) => !isAround(word) && !isAround(withoutHebrewPrefix(text)));
  const isSame = (kept: readonly Token[]): boolean => {
    const own = joined(kept);
    return [
      own,
      ...destinationTextsOf(own).map((destination) => destination.text),
      withoutHebrewPrefix(own),
    ].some((text) => {
      const [hit] = matchSpots(text, atlas);
      return (
        hit !== undefined && hit.tier <= Math.max(tier, TIER.typo) && spotKey(hit.spot) === spotKey(spot)
      );
    });
  };
  const used = [plain(tokens), ...undated.map(plain), ...undated].find(isSame) ?? tokens;
  return tokens.map((token) => used.includes(token));
}

/** A place with the larger ones named together with it: Montmartre, in Paris. */
interface Group {
  readonly mention: Mention;
  readonly around: readonly Mention[];
}

function grouped(mentions: readonly Mention[]): readonly Group[] {
  const groups = mentions.map((mention) => ({
    mention,
    around: mentions.filter((other) => other !== mention && liesIn(mention, other)),
  }));
  const isLarger = ({ mention }: Group): boolean => groups.some(({ around }) => around.includes(mention));
  return groups.filter((group) => !isLarger(group));
}

const liesIn = (inner: Mention, outer: Mention): boolean =>
  inner.spots.some((spot) => outer.spots.some((other) => isInside(spot, other)));

function isInside(spot: Spot, other: Spot): boolean {
  if (other.region) return spot.region === null && spot.kind === 'CITY' && spotKey(spot) === spotKey(other);
  if (spot.kind === 'COUNTRY' || spot.place.countryCode !== other.place.countryCode) return false;
  if (other.kind === 'COUNTRY') return true;
  return other.kind === 'CITY' && spot.kind !== 'CITY' && spotKey(spotOf(spot.place)) === spotKey(other);
}

/**
 * The most likely groups: the most certain ones, landmarks without their city after other places, the destination
 * before the place of departure, and cities before countries. More than one when nothing distinguishes them.
 */
function clearest(groups: readonly Group[]): readonly Group[] {
  const certainty = Math.min(...groups.map(({ mention }) => mention.certainty));
  const named = groups.filter(({ mention }) => mention.certainty === certainty);
  const places = named.filter((group) => !isLoneLandmark(group));
  const certain = places.length > 0 ? places : named;
  const directionOf = ({ mention, around }: Group): number =>
    Math.max(...[mention, ...around].map(({ pull }) => pull));
  const most = Math.max(...certain.map(directionOf));
  const wanted = certain.filter((group) => directionOf(group) === most);
  const towns = wanted.filter(({ mention }) => mention.spots[0]?.kind !== 'COUNTRY');
  const left = towns.length > 0 ? towns : wanted;
  const byPlace = new Map(left.toReversed().map((group) => [placeKeyOf(group), group]));
  return [...byPlace.values()].toReversed();
}

/**
 * True for a landmark that lies in no other named place. Squares and palaces have the same names in many cities, so
 * such a landmark is used only when no other place is named.
 */
const isLoneLandmark = ({ mention, around }: Group): boolean =>
  around.length === 0 && mention.spots.every(isLandmark);

const placeKeyOf = ({ mention: { spots, text } }: Group): string => (spots[0] ? spotKey(spots[0]) : text);

/** The text to look up: a name of several places is looked up together with another place of the same mention. */
function textOf({ mention, around }: Group): string {
  const isPlain = new Set(mention.spots.map(spotKey)).size === 1;
  const city = around.find(({ spots }) => spots[0]?.kind === 'CITY') ?? around[0];
  return isPlain || !city ? mention.text : `${mention.text} ${city.text}`;
}
