import { withoutHebrewPrefix } from '../match/around-words.ts';
import { editDistance } from '../match/edit-distance.ts';
import type { Atlas } from '../match/place-guess.ts';
import { MIN_MISSPELT_LENGTH } from '../match/place-index.ts';
import { type Naming, type Spot, spotKey, spotOf, suggestIndexOf } from '../suggest/suggest-index.ts';
import { regionNamed } from '../region/regions.ts';
import { spotsOfRegion } from '../region/region-spots.ts';
import { byPopularity } from '../suggest/spot-order.ts';
import { type Token, joined } from './sentence-tokens.ts';
import { isFrom, isInto, isNearby, isOrdinary } from './sentence-words.ts';
import { isStateName } from '../data/us-states.ts';

/** How certainly words name a place, best first. */
export const CERTAINTY = { named: 0, misspelt: 1, weak: 2, guessed: 3 } as const;

/** Weight of a mention: the traveller goes to the place, the place is only named, or the traveller comes from it. */
const PULL = { into: 2, plain: 1, from: 0 } as const;

/** Adjacent words of a text that name a place. */
export interface Mention {
  readonly from: number;
  readonly count: number;
  /** The text to look up. */
  readonly text: string;
  /** Most likely first. */
  readonly spots: readonly Spot[];
  readonly certainty: number;
  readonly pull: number;
}

/** Maximum number of words of a name; for Chinese, of characters. */
const MAX_WORDS = 5;
/** Maximum number of words of a misspelt name. */
const MAX_WORDS_OF_MISSPELT = 3;
/** Minimum number of letters of a name in Latin script, unless it is written as a code. */
const MIN_LATIN_LETTERS = 4;
/** The same in other scripts except Chinese. */
const MIN_OTHER_LETTERS = 3;
/** From this length on, a name may have two wrong letters. */
const LONG_NAME = 8;
const LATIN = /^[a-z]/;
const HAN = /^\p{Script=Han}/u;
const CYRILLIC_ENDING = /^(\p{Script=Cyrillic}{3,})[еуыаи]$/u;
const CODE = /^[A-Z]{2,3}$/;
const INTO_LETTERS = /^[בל]/u;

interface Run {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly before: Token | undefined;
  readonly after: readonly Token[];
  /** False when everything is written in capitals. */
  readonly hasCase: boolean;
}

/** Places that words of the text name, without overlaps: the most certain first, then the longest. */
export function mentionsOf(tokens: readonly Token[], atlas: Atlas): readonly Mention[] {
  const hasCase = tokens.some(({ raw }) => raw !== raw.toUpperCase());
  const runs = tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_WORDS, tokens.length - from) }, (__, at): Run => {
      const end = from + at + 1;
      return {
        tokens: tokens.slice(from, end),
        from,
        before: tokens[from - 1],
        after: tokens.slice(end, end + 2),
        hasCase,
      };
    }),
  );
  const found = runs
    .flatMap((run) => mentionOf(run, atlas) ?? [])
    .filter(({ certainty }) => certainty !== Infinity)
    .toSorted((left, right) => left.certainty - right.certainty || right.text.length - left.text.length);
  const disjoint: Mention[] = [];
  for (const mention of found)
    if (!disjoint.some((other) => overlaps(mention, other))) disjoint.push(mention);
  return disjoint;
}

const overlaps = (one: Mention, other: Mention): boolean =>
  one.from < other.from + other.count && other.from < one.from + one.count;

function mentionOf(run: Run, atlas: Atlas): Mention | null {
  const { exact, codes, known } = suggestIndexOf(atlas);
  const whole = joined(run.tokens);
  const asMention = (
    text: string,
    spots: readonly Spot[],
    certainty: number,
    isBare = text === withoutHebrewPrefix(whole) && text !== whole,
  ): Mention | null =>
    spots.length === 0 || isOfState(run, spots)
      ? null
      : {
          from: run.from,
          count: run.tokens.length,
          text,
          spots: byPopularity(spots),
          certainty,
          pull: pullOf(run, isBare),
        };
  for (const text of spellingsOf(run, whole)) {
    const spots = exact.get(text) ?? [];
    if (spots.length > 0) return asMention(text, spots, certaintyOf(run, text));
    const region = regionNamed(text, { isWholeText: false });
    if (region) return asMention(text, spotsOfRegion(region, atlas), CERTAINTY.named);
  }
  if (isAirportCode(run, whole))
    return asMention(whole.toUpperCase(), codes.get(whole) ?? [], CERTAINTY.named);
  for (const text of new Set([whole, withoutHebrewPrefix(whole)])) {
    const wrong = isMisspellable(run, text) ? closest(run, text, known) : [];
    const spots = wrong.map(({ spot }) => spot);
    // A single place is looked up by its correct name, because the misspelled one may match others too.
    const isOne = new Set(spots.map(spotKey)).size === 1;
    const certainty = isGuess(run, text) ? CERTAINTY.guessed : CERTAINTY.misspelt;
    if (spots.length > 0)
      return asMention(isOne ? (wrong[0]?.text ?? text) : text, spots, certainty, text !== whole);
  }
  return asMention(whole, smallCitiesOf(run, whole, atlas), CERTAINTY.weak);
}

/**
 * True for a word so short that many others resemble it, too: “Krakw in march”. It is only asked about, and only where
 * nothing else is named.
 */
const isGuess = (run: Run, text: string): boolean => text.length === MIN_MISSPELT_LENGTH && !isAfterInto(run);

/** The words as they are, without a Hebrew prefix for “in”, and without a Russian ending. */
function spellingsOf({ tokens }: Run, whole: string): readonly string[] {
  const last = CYRILLIC_ENDING.exec(whole)?.[1];
  const bare = withoutHebrewPrefix(whole);
  // “מ” is the first letter of many words: what is left of a short word is rarely a place.
  const isPrefixed = bare !== whole && (INTO_LETTERS.test(whole) || bare.length >= MIN_LATIN_LETTERS);
  return [whole, ...(isPrefixed ? [bare] : []), ...(last && tokens.length === 1 ? [last] : [])];
}

const isAirportCode = ({ hasCase, tokens }: Run, whole: string): boolean =>
  hasCase && tokens.length === 1 && /^[A-Z]{3}$/.test(tokens[0]?.raw ?? '') && !isOrdinary(whole);

/**
 * How surely a run of words names a place; lower is surer, infinity when it names none. An ordinary word counts only
 * after “in” as a word of its own; a short word also counts in quotation marks or capital letters.
 */
function certaintyOf(run: Run, text: string): number {
  if (run.tokens.every(({ word, text: plain }) => isOrdinary(word) || isOrdinary(plain)))
    return isAfterInto(run) && !hasPrefix(run) ? CERTAINTY.weak : Infinity;
  if (isLongEnough(text) || run.tokens.some(({ raw }) => /["״]/u.test(raw))) return CERTAINTY.named;
  if (run.hasCase && run.tokens.every(({ raw }) => CODE.test(raw))) return CERTAINTY.named;
  return isAfterInto(run) ? CERTAINTY.weak : Infinity;
}

const isLongEnough = (text: string): boolean =>
  HAN.test(text) || text.length >= (LATIN.test(text) ? MIN_LATIN_LETTERS : MIN_OTHER_LETTERS);

const hasPrefix = ({ tokens }: Run): boolean =>
  tokens[0] !== undefined && withoutHebrewPrefix(tokens[0].text) !== tokens[0].text;

const isAfterInto = ({ before }: Run): boolean =>
  before !== undefined && (isInto(before.word) || before.raw.toLowerCase() === 'à');

function pullOf(run: Run, isBare: boolean): number {
  const first = run.tokens[0]?.text ?? '';
  if (isAfterInto(run) || (isBare && INTO_LETTERS.test(first))) return PULL.into;
  const isLeft = run.before !== undefined && isFrom(run.before.word);
  return isLeft || (isBare && first.startsWith('מ')) ? PULL.from : PULL.plain;
}

function isMisspellable(run: Run, text: string): boolean {
  const { tokens } = run;
  if (text.length < MIN_MISSPELT_LENGTH || tokens.length > MAX_WORDS_OF_MISSPELT) return false;
  if (isGuess(run, text) && (tokens.length > 1 || !isSpelledAsAName(run, text))) return false;
  if (tokens.length === 1) return !isOrdinary(text) && !isOrdinary(tokens[0]?.word ?? '');
  return tokens.every(({ word }) => !isOrdinary(word) || word === 'new') && !/\d/.test(text);
}

/**
 * In Hebrew more words resemble each other, so a short one must have the prefix for “in” or “to”, or come first, where
 * most people write the destination: “לונדן מחר”.
 */
const isSpelledAsAName = ({ tokens, from }: Run, text: string): boolean =>
  LATIN.test(text) || (tokens[0]?.text === text ? from === 0 : INTO_LETTERS.test(tokens[0]?.text ?? ''));

/**
 * The names that are closest to a text with wrong letters. The first letter must be right: people rarely mistype it,
 * and ordinary words differ from places there most often. Left out are countries with another ending, which name its
 * people or language, and, for a single word that does not follow “in”, parts, airports and sights of cities, whose
 * names resemble many words.
 */
function closest(run: Run, text: string, known: readonly Naming[]): readonly Naming[] {
  const most = text.length < LONG_NAME ? 1 : 2;
  let least = most;
  let found: Naming[] = [];
  for (const naming of known) {
    const { text: name, spot } = naming;
    if (
      name[0] !== text[0] ||
      name.length < MIN_MISSPELT_LENGTH ||
      Math.abs(name.length - text.length) > least
    )
      continue;
    if (spot.kind === 'COUNTRY' && (text.startsWith(name) || name.startsWith(text))) continue;
    if (spot.kind !== 'COUNTRY' && spot.kind !== 'CITY' && !isAfterInto(run) && run.tokens.length === 1)
      continue;
    const distance = editDistance(text, name, least);
    if (distance > (name.length < LONG_NAME ? Math.min(1, least) : least)) continue;
    found = distance < least ? [naming] : [...found, naming];
    least = distance;
  }
  return found;
}

/** Small cities have names like ordinary words, so they count only after “in” and “near”. */
function smallCitiesOf(run: Run, text: string, atlas: Atlas): readonly Spot[] {
  const isLed = isAfterInto(run) || (run.before !== undefined && isNearby(run.before.word));
  if (!isLed || text.length < MIN_LATIN_LETTERS || run.tokens.some(({ word }) => isOrdinary(word))) return [];
  return (atlas.all.exact.get(text) ?? []).map(spotOf);
}

/** True when a US state follows and none of the places is in the US, as in “London Texas”: another city is meant. */
const isOfState = ({ after }: Run, spots: readonly Spot[]): boolean =>
  spots.every(({ place }) => place.countryCode !== 'US') &&
  after.some((_, at) => isStateName(joined(after.slice(0, at + 1))));
