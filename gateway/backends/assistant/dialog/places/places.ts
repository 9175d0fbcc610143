/** Finds the place that a message wants to search among the words that may name one. */
import type { Place, FoundPlace } from '../../tools/tools.ts';
import type { PlaceMention } from '../../understanding/names/place-mention.ts';
import { isEveryday } from '../../understanding/lexicon/spellings/real-words.ts';
import { folded } from '../../language.ts';
import { hasDetails } from '../../understanding/mentions.ts';
import type { Scope } from '../scope.ts';
import { plainPlace, type DialogState } from '../state.ts';
import { nearNames } from './near-name.ts';
import { nearSight, withVowels } from './other-spellings.ts';
import { EXACT, type PlaceChoice } from './place-choice.ts';

/** Phrases that are looked up at once. */
export const MAX_PHRASES = 20;
/** Minimum likeness where no place is expected, so that everyday words do not become one. */
const MIN_UNMARKED_LIKENESS = 0.8;
/** Places whose likeness differs by no more are equally likely. */
export const TIE = 0.02;
const MAX_CHOICES = 3;
const MAX_OTHERS = 3;

/** A found place with the words of the message that name it; `at` is their position among the place mentions. */
interface Candidate {
  readonly found: FoundPlace;
  readonly words: PlaceMention;
  readonly at: number;
}

type PlaceCode = Pick<Place, 'kind' | 'code' | 'countryCode'>;

/** True for two results that are one place. */
export const samePlace = (a: PlaceCode, b: PlaceCode): boolean =>
  a.kind === b.kind && a.code === b.code && a.countryCode === b.countryCode;

const isNamesake = (a: Place, b: Place): boolean =>
  a.name.en === b.name.en && a.countryCode === b.countryCode;

/** Exact names before others, and words after “in” and the like before other words. */
const rank = ({ found, words }: Candidate): number =>
  (found.likeness >= EXACT ? 2 : 0) + (words.isMarked ? 1 : 0);

/** An everyday word that is also the name of a place. */
const isPlain = (name: string, words: PlaceMention): boolean =>
  !words.isMarked && name.split(' ').every(isEveryday);

/**
 * The found places that may be meant, best first.
 * @param hasPlace true when the current search already has a place
 * @param isByTheWay the message also says other things, so that a place in it may be mentioned in passing
 */
function candidates(
  mentioned: readonly PlaceMention[],
  found: readonly FoundPlace[],
  hasPlace: boolean,
  isByTheWay: boolean,
): Candidate[] {
  const all = found.flatMap((place) => {
    const at = mentioned.findIndex(({ spellings }) => spellings.includes(place.words));
    const words = mentioned[at];
    return words ? [{ found: place, words, at }] : [];
  });
  const least = hasPlace ? EXACT : MIN_UNMARKED_LIKENESS;
  return (
    all
      .filter(({ found, words }) => (words.isMarked && !isByTheWay) || found.likeness >= least)
      // “he cannot manage without breakfast” does not change the place.
      .filter(({ found, words }) => !(hasPlace && isByTheWay && isPlain(found.words, words)))
      .toSorted((a, b) => rank(b) - rank(a) || b.found.likeness - a.found.likeness)
  );
}

/** True when the words are exactly its name; a small town may still have a low likeness. */
const isSpelled = ({ name, words }: FoundPlace): boolean =>
  words === folded(name.en) || (name.he !== null && words === folded(name.he));

/** The place that is meant when the message also names its country: “Paris” with “France” is the one in France. */
function withItsCountry(top: Candidate, all: readonly Candidate[]): Candidate {
  const others = all.filter((other) => other.at !== top.at);
  // “in Bath, England”: a small town is less likely alone, but its country is named.
  const isLikely = ({ found, words }: Candidate): boolean =>
    found.likeness >= EXACT || (words.isMarked && isSpelled(found));
  if (top.found.kind === 'country')
    return (
      others.find(
        (other) =>
          other.found.kind === 'city' && other.found.countryCode === top.found.countryCode && isLikely(other),
      ) ?? top
    );
  const countries = others
    .filter(isExact)
    .filter(({ found }) => found.kind === 'country')
    .map(({ found }) => found.countryCode);
  if (countries.length === 0 || countries.includes(top.found.countryCode)) return top;
  return (
    all.find(
      ({ found, at }) => at === top.at && found.kind === 'city' && countries.includes(found.countryCode),
    ) ?? top
  );
}

/** Equally likely places for the same words, in the country that the message names. */
function tied(top: Candidate, all: readonly Candidate[]): readonly Place[] {
  if (isExact(top)) return [];
  const { countryCode, likeness } = top.found;
  const isCountryNamed = all.some(
    (other) => isExact(other) && other.found.kind === 'country' && other.found.countryCode === countryCode,
  );
  const places = all
    .filter(({ found, at }) => at === top.at && likeness - found.likeness <= TIE)
    // “Reading, England” is not the one in America.
    .filter(({ found }) => !isCountryNamed || (found.kind === 'city' && found.countryCode === countryCode))
    // Only well-known places have a Hebrew name: “londn” is not the one in Canada.
    .filter(({ found }) => top.found.name.he === null || found.name.he !== null)
    .map(({ found }) => plainPlace(found));
  return places.length > 1 ? places : [];
}

/** Other places in the message, without duplicates and without the country of the chosen one. */
function alsoNamed(top: Candidate, all: readonly Candidate[]): Place[] {
  return all
    .filter(
      ({ found, at }) =>
        at !== top.at &&
        found.likeness >= EXACT &&
        found.words !== top.found.words &&
        (found.kind === 'city' || found.countryCode !== top.found.countryCode),
    )
    .map(({ found }) => plainPlace(found))
    .filter((place, index, others) => others.findIndex((other) => samePlace(place, other)) === index)
    .slice(0, MAX_OTHERS);
}

/**
 * Finds the place that a message names.
 * @throws ToolFailed when places cannot be looked up
 */
export async function resolvePlace(scope: Scope, state: DialogState): Promise<PlaceChoice> {
  const { places: mentioned, misread = [] } = scope.reading.details;
  const words = [...mentioned, ...misread];
  if (words.length === 0) return { kind: 'none', leftOver: [] };
  const phrases = [...new Set(words.flatMap(({ spellings }) => spellings))].slice(0, MAX_PHRASES);
  const found = await scope.tools.findPlaces(phrases);
  const isByTheWay = state.place !== null && hasOtherDetails(scope);
  const among = (some: readonly PlaceMention[]): Candidate[] =>
    candidates(some, found, state.place !== null, isByTheWay);
  const named = among(mentioned.filter(({ isRetracted }) => !isRetracted));
  // “everybody goes to Amsterdam, show me Lisbon”, while Amsterdam is searched: the other one is new.
  const isSearched = ({ found: { kind, code, countryCode, ...one } }: Candidate): boolean =>
    state.place !== null &&
    (samePlace({ ...one, kind, code, countryCode }, state.place) ||
      (kind === 'country' && countryCode === state.place.countryCode));
  const others = named.filter((one) => isExact(one) && !isSearched(one));
  const isNew =
    isSearch(scope) &&
    named.some(isSearched) &&
    others.some(({ found }) => found.kind === 'city' && isAskedFor(scope.message, found.words));
  const wanted = isNew ? others : named;
  const all = wanted.length > 0 ? wanted : among(mentioned);
  // After a question for the place, a country chooses the proposed place in it. The other cities of a region were not
  // asked for, so a country is then a place of its own.
  const isAnswer = scope.before.asked === 'place';
  const chosen = scope.before.choices.find((choice) =>
    all.some(({ found }) => samePlace(found, choice) || (isAnswer && found.code === choice.countryCode)),
  );
  if (chosen) return { kind: 'place', place: chosen, also: [], assumed: null, leftOver: [] };
  const [first] = all;
  if (!first)
    return (
      (isByTheWay ? null : await withVowels(mentioned, scope)) ??
      nearChoice(words, found, scope) ??
      (await nearSight(mentioned, scope)) ??
      unknownWords(mentioned, scope, state)
    );
  const top = withItsCountry(first, all);
  const places = tied(top, all);
  // A question could not distinguish towns of the same name.
  const different = places.filter((one, at) => places.findIndex((other) => isNamesake(one, other)) === at);
  if (different.length > 1) return { kind: 'tied', places: different.slice(0, MAX_CHOICES) };
  const leftOver = leftOverWords(mentioned, [top, ...all.filter(isExact)]);
  const isSure = isExact(top) || (isSpelled(top.found) && places.length === 0);
  const assumed = isSure ? null : top.found.words;
  return { kind: 'place', place: plainPlace(top.found), also: alsoNamed(top, all), assumed, leftOver };
}

/** The choice of a place that misspelled words nearly name: “londn tomorrow”; null without one. */
function nearChoice(
  mentioned: readonly PlaceMention[],
  found: readonly FoundPlace[],
  scope: Scope,
): PlaceChoice | null {
  const all = nearNames(mentioned, found, scope).filter(({ words }) => !isNearness(words.spellings, scope));
  const [top] = all;
  if (!top) return null;
  const { words } = top.found;
  const place = plainPlace(top.found);
  if (!top.isSure) return { kind: 'meant', place, words };
  const tied = all.filter(({ found: one, isSure }) => isSure && top.found.likeness - one.likeness <= TIE);
  if (tied.length > 1)
    return { kind: 'tied', places: tied.slice(0, MAX_CHOICES).map((one) => plainPlace(one.found)) };
  const leftOver = leftOverWords(mentioned, [{ ...top, at: mentioned.indexOf(top.words) }]);
  return { kind: 'place', place, also: [], assumed: words, leftOver };
}

/** “show me Lisbon”, but not “Amsterdam is better than Lisbon”, “we come from Lisbon by train”. */
function isAskedFor(message: string, words: string): boolean {
  const text = message.toLowerCase();
  const at = text.indexOf(words);
  return at >= 0 && ASKS_FOR.test(text.slice(0, at));
}
const ASKS_FOR =
  /(?<!\p{L})(?:show|find|search|look|get|give|try|want|prefer|rather|let['’]?s|make it|instead|תראי|תמצאי|תחפשי|חפשי|תני|רוצה|רוצים|מעדיפ\S+|נעשה|בואי)(?!\p{L})[^,.;!?]*$/iu;

/** True for a search, which “Rome or Paris” is not. */
const isSearch = ({ reading: { goal } }: Scope): boolean => goal.kind === 'find' && !goal.isChoice;

const isExact = ({ found }: Candidate): boolean => found.likeness >= EXACT;

const wordsOf = (text: string): readonly string[] => text.split(' ');

/** The words of a place mention, from its spelling with the most words. */
const longestSpelling = ({ spellings }: PlaceMention): readonly string[] =>
  spellings.map(wordsOf).toSorted((one, other) => other.length - one.length)[0] ?? [];

/** Words of the place mentions that match no place. */
function leftOverWords(mentioned: readonly PlaceMention[], hits: readonly Candidate[]): readonly string[] {
  return mentioned.flatMap((words) => {
    if (words.isRetracted) return [];
    const named = hits.filter(({ words: own }) => own === words).flatMap(({ found }) => wordsOf(found.words));
    const isNamed = (word: string): boolean => named.some((name) => word.endsWith(name));
    const left = longestSpelling(words).filter((word) => !isNamed(word));
    return left.length > 0 ? [left.join(' ')] : [];
  });
}

/** True when the message says more than a place and an order. */
const hasOtherDetails = ({ reading: { details } }: Scope): boolean =>
  hasDetails({ ...details, compared: null, sort: null }) || details.dropped.length > 0;

/** True for words after “near” or the like. */
function isNearness(spellings: readonly string[], { message }: Scope): boolean {
  const text = folded(message);
  return spellings.some((words) => text.includes(words) && NEAR.test(text.slice(0, text.indexOf(words))));
}
const NEAR =
  /(?:\b(?:near|nearer|close|closer|next|opposite|beside|distance|walk|minutes)(?: (?:to|from|of|by))?(?: (?:the|a|our|my))?|(?:^| )(?:ליד|קרוב|קרובים|מול|בסביבת|בקרבת|דקות)(?: \p{L}?)?) ?[להמב]?$/u;

/**
 * The choice when no place was found: unknown words where a place is expected are reported, others are left over.
 */
function unknownWords(mentioned: readonly PlaceMention[], scope: Scope, state: DialogState): PlaceChoice {
  const isExpected = scope.before.asked === 'place' || state.place === null;
  // With other wishes the search continues in the current place, and the unknown word is only mentioned.
  const { sort } = scope.reading.details;
  const isByTheWay = !isExpected && (hasOtherDetails(scope) || sort !== null);
  const names = mentioned.filter(({ isEveryday }) => isEveryday !== true);
  // “near the aquarium”: a part of the current place
  const isNear = !isExpected && names.every(({ spellings }) => isNearness(spellings, scope));
  const words =
    isByTheWay || isNear
      ? undefined
      : (names.find(({ isMarked }) => isMarked) ?? (isExpected ? names[0] : undefined));
  const [spelling] = words?.spellings ?? [];
  return spelling === undefined
    ? { kind: 'none', leftOver: leftOverWords(mentioned, []) }
    : { kind: 'unknown', words: spelling };
}
