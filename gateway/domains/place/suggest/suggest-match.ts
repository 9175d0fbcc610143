import { destinationTextsOf } from '../match/around-words.ts';
import { editDistance } from '../match/edit-distance.ts';
import { EVERYDAY_WORDS, NOT_MISSPELT_PLACES } from '../data/place-aliases.ts';
import { type Atlas, guessPlaces } from '../match/place-guess.ts';
import { type NamedPlace, MIN_MISSPELT_LENGTH, lettersOf } from '../match/place-index.ts';
import { soundOf } from '../match/sound-alike.ts';
import { type SpotHit, TIER, inOrder } from './spot-order.ts';
import {
  type Naming,
  type Spot,
  type SuggestIndex,
  beginningOf,
  foldName,
  isLandmark,
  spotKey,
  spotOf,
  suggestIndexOf,
} from './suggest-index.ts';
import { spotsInState } from '../data/us-states.ts';
import { regionHits } from '../region/region-spots.ts';
import { otherLayouts } from '../match/wrong-layout.ts';

/** From this length on, a name may have two wrong letters. */
const LONG_NAME = 8;
/** From this length on, words inside names are compared too, and small towns by the start of their names. */
const MIN_INSIDE_LENGTH = 3;
/** A shorter text that is the complete name of a small town is more likely the start of a known name. */
const MIN_SMALL_CITY_LENGTH = 4;
const MAX_SMALL_CITIES = 20;
/** Smaller than the difference between the popularity ranks of any two cities of a country. */
const RIGHT_AFTER = 0.001;
/** Largest difference in length between a spelling by ear and the correct one. */
const MAX_BY_EAR = 3;
const LATIN = /^[a-z]/;
/**
 * Minimum length of a text that may be the start of a name on another keyboard; shorter texts match some name by
 * chance.
 */
const MIN_OTHER_LAYOUT_LENGTH = 4;
/** Maximum number of airports that are listed with their city. */
const MAX_AIRPORTS = 2;
/** Scripts that are written without spaces. */
const UNSPACED = /^[\p{Script=Han}]/u;

/** Places that match the typed text by their name or its start, each once, best first. */
export function matchSpots(typed: string, atlas: Atlas): readonly SpotHit[] {
  const text = foldName(typed);
  if (text === '') return [];
  const index = suggestIndexOf(atlas);
  const best = new Map<string, SpotHit>();
  const asTyped = hitsOf(text, typed, atlas, index);
  const hits = isMet(asTyped) ? asTyped : [...asTyped, ...otherReadings(text, typed, atlas, index)];
  for (const hit of hits) {
    const key = spotKey(hit.spot);
    const other = best.get(key);
    if (!other || inOrder(hit, other) < 0) best.set(key, hit);
  }
  return [...best.values()].toSorted(inOrder);
}

const isMet = (hits: readonly SpotHit[]): boolean => hits.some(({ tier }) => tier < TIER.likelyGuess);

/** The matches when the text has words around the place, or was typed on the keyboard of another language. */
function otherReadings(text: string, typed: string, atlas: Atlas, index: SuggestIndex): readonly SpotHit[] {
  const destinations = destinationTextsOf(text)
    .map((destination) =>
      hitsOf(destination.text, destination.text, atlas, index, destination.isNamed).filter(
        ({ spot }) => !destination.isAirport || spot.kind === 'AIRPORT',
      ),
    )
    .filter(isMet);
  // “ברומא” is “in Rome”, and with a wrong letter Burma: the complete name is more likely.
  const hits = destinations.find((some) => some.some(({ tier }) => tier === TIER.exact)) ?? destinations[0];
  if (hits)
    return hits.map(({ spot, tier, isMain }) => ({
      spot,
      tier: tier === TIER.exact ? TIER.around : tier,
      isMain,
    }));
  return otherLayouts(typed).flatMap((other) => onOtherLayout(foldName(other), index));
}

/**
 * Known names that are equal to the text or start with it. With wrong letters tolerated, almost any text would match on
 * some keyboard.
 */
function onOtherLayout(text: string, { exact, known }: SuggestIndex): readonly SpotHit[] {
  if (text.length < MIN_INSIDE_LENGTH) return [];
  const whole = (exact.get(text) ?? []).map((spot) => ({ spot, tier: TIER.around, isMain: true }));
  if (text.length < MIN_OTHER_LAYOUT_LENGTH) return whole;
  const starts = known.filter(({ text: name, isMain }) => isMain && name.startsWith(text));
  return [...whole, ...starts.map(({ spot, isMain }) => ({ spot, tier: TIER.typo, isMain }))];
}

const hitsOf = (
  text: string,
  typed: string,
  atlas: Atlas,
  index: SuggestIndex,
  isNamed = true,
): readonly SpotHit[] =>
  [
    ...placesOf(text, typed, atlas, index, isNamed),
    ...regionHits(text, atlas, index),
    ...landmarksBegun(text, index),
  ].map(behindPlaces);

/** Sorts sights and stations after the cities and hotels with the same name or the same start. */
const behindPlaces = ({ spot, tier, isMain }: SpotHit): SpotHit => ({
  spot,
  tier: (isLandmark(spot) ? LANDMARK_TIER[tier] : undefined) ?? tier,
  isMain,
});

const LANDMARK_TIER: Readonly<Record<number, number>> = {
  [TIER.exact]: TIER.landmark,
  [TIER.spelling]: TIER.ofCity,
  [TIER.typo]: TIER.ofCity,
};

/**
 * Sights and stations with a word that starts with the text. Names like “Grand Palace” resemble those of many hotels,
 * so they come before hotels only when they are few.
 */
function landmarksBegun(text: string, { landmarks, exact }: SuggestIndex): readonly SpotHit[] {
  if (text.length < MIN_INSIDE_LENGTH || exact.has(text)) return [];
  const begun = landmarks.filter(({ text: name }) => name.startsWith(text) || name.includes(` ${text}`));
  const isFew = new Set(begun.map(({ spot }) => spotKey(spot))).size <= MAX_FEW_LANDMARKS;
  return begun.map(({ spot, isMain }) => ({
    spot,
    tier: isFew ? TIER.likelyGuess : TIER.guess,
    isMain,
  }));
}
/** Landmarks with the same beginning count as few up to this number. */
const MAX_FEW_LANDMARKS = 2;

function* placesOf(
  text: string,
  typed: string,
  atlas: Atlas,
  index: SuggestIndex,
  isNamed: boolean,
): Iterable<SpotHit> {
  const codes = index.codes.get(text) ?? [];
  const isCode = meansCode(text, typed, index.known);
  const exact = [...(index.exact.get(text) ?? []), ...(isCode ? codes : [])];
  for (const spot of exact) {
    yield { spot, tier: TIER.exact, isMain: true };
    const own = spot.kind === 'CITY' ? (index.airportsOf.get(spotKey(spot)) ?? []) : [];
    for (const airport of own.slice(0, MAX_AIRPORTS))
      yield { spot: airport, tier: TIER.ofCity, isMain: true };
  }
  for (const spot of isCode ? [] : codes)
    yield { spot: besideItsCity(spot), tier: TIER.beginning, isMain: true };
  for (const spot of [...besideCountry(text, index), ...besideCity(text, index)])
    yield { spot, tier: TIER.exact, isMain: true };
  const inState = spotsInState(text, atlas, index);
  for (const spot of inState.spots)
    yield { spot, tier: inState.isSure ? TIER.exact : TIER.guess, isMain: true };
  for (const { place, likeness } of guessPlaces([typed], atlas)) {
    const whole = place.isKnown ? TIER.exact : smallCityTier(text);
    const near = place.isKnown ? TIER.typo : TIER.guess;
    const isWhole = likeness === 1 || (isNamed && isLargeCity(place, text, atlas));
    yield { spot: spotOf(place), tier: isWhole ? whole : near, isMain: true };
  }
  for (const hit of begun(text, index.known))
    // A completely named city has its own airports above; others named after it would crowd out other places.
    if (exact.length === 0 || hit.spot.kind !== 'AIRPORT') yield hit;
  if (exact.length === 0) {
    const near = [...misspelt(text, index.known)];
    yield* near;
    // “barcelna” is Barcelona, although the consonants are those of the German name of Brazil.
    const isNear = near.some(({ tier }) => tier === TIER.typo);
    for (const hit of soundingAlike(text, index))
      yield isNear && hit.tier === TIER.typo ? { ...hit, tier: TIER.guess } : hit;
  }
  yield* smallCitiesBegun(text, atlas, index);
}

/**
 * True when a short text is meant as a code. A country code never is: it is more often the start of a name. An airport
 * code is, unless a name starts with it (SAN of San Diego, DUB of Dublin) and it is not written in capitals.
 */
const meansCode = (text: string, typed: string, known: readonly Naming[]): boolean =>
  text.length > 2 &&
  (/^[A-Z]{3}$/.test(typed.trim()) ||
    !known.some(({ text: name, isMain }) => isMain && name.startsWith(text)));

const besideItsCity = (spot: Spot): Spot =>
  spot.kind === 'AIRPORT' ? { ...spot, popularityRank: spot.place.popularityRank + RIGHT_AFTER } : spot;

const smallCityTier = (text: string): number =>
  text.length >= MIN_SMALL_CITY_LENGTH ? TIER.town : TIER.guess;

/** “Bath”: an everyday word alone means the city with this name only when the city is large. */
const isLargeCity = ({ name, countryCode }: NamedPlace, text: string, atlas: Atlas): boolean =>
  foldName(name) === text && atlas.countriesOfCity(text).includes(countryCode);

/** “Париж, Франция”, “法国巴黎”: a known city, or a place in it, with its country before or after it, in any language. */
function besideCountry(text: string, { countries, exact }: SuggestIndex): readonly Spot[] {
  return countries.flatMap(({ text: country, spot }) => {
    const gap = UNSPACED.test(country) ? '' : ' ';
    const rests = [
      ...(text.startsWith(country + gap) ? [text.slice(country.length)] : []),
      ...(text.endsWith(gap + country) ? [text.slice(0, -country.length)] : []),
    ];
    return rests
      .flatMap((rest) => exact.get(rest.trim()) ?? [])
      .filter((found) => found.kind !== 'COUNTRY' && found.place.countryCode === spot.place.countryCode);
  });
}

/** “Trastevere Rome”, “London Heathrow”: a part of a city, an airport or a sight with its city before or after it. */
function besideCity(text: string, { exact }: SuggestIndex): readonly Spot[] {
  const words = text.split(' ');
  return words.slice(1).flatMap((_, at) => {
    const before = exact.get(words.slice(0, at + 1).join(' ')) ?? [];
    const after = exact.get(words.slice(at + 1).join(' ')) ?? [];
    return inside(before, after).concat(inside(after, before));
  });
}

const inside = (found: readonly Spot[], cities: readonly Spot[]): readonly Spot[] =>
  found.filter(
    ({ kind, place }) =>
      kind !== 'CITY' &&
      kind !== 'COUNTRY' &&
      cities.some((city) => city.kind === 'CITY' && spotKey(city) === spotKey(spotOf(place))),
  );

/** Names that sound like the typed text, also when only their first words were typed. */
function* soundingAlike(text: string, { bySound }: SuggestIndex): Iterable<SpotHit> {
  if (EVERYDAY_WORDS.has(text) || NOT_MISSPELT_PLACES.has(text)) return;
  const sound = soundOf(text);
  const isLatin = LATIN.test(text);
  for (const { spot, isMain, text: name } of (sound === null ? null : bySound.get(sound)) ?? [])
    if (Math.abs(name.length - text.length) <= MAX_BY_EAR || !isLatin)
      yield { spot, tier: isLatin ? TIER.typo : TIER.spelling, isMain };
}

function* begun(text: string, known: readonly Naming[]): Iterable<SpotHit> {
  const inside = text.length >= MIN_INSIDE_LENGTH ? ` ${text}` : null;
  for (const { text: name, spot, isMain } of known) {
    const isStart = name.startsWith(text);
    if (isLandmark(spot)) continue;
    if (!isStart && (inside === null || !name.includes(inside))) continue;
    // Many airports are named after their city, which is the likelier meaning.
    yield { spot, tier: spot.kind === 'AIRPORT' ? TIER.ofCity : TIER.beginning, isMain: isMain && isStart };
  }
}

function* misspelt(text: string, known: readonly Naming[]): Iterable<SpotHit> {
  if (text.length < MIN_MISSPELT_LENGTH || EVERYDAY_WORDS.has(text)) return;
  const letters = lettersOf(text);
  const most = text.length < LONG_NAME ? 1 : 2;
  const undoubled = text.replaceAll(/(.)\1/gu, '$1');
  const found: (SpotHit & { readonly distance: number })[] = [];
  for (const { text: name, letters: others, spot, isMain } of known) {
    // “Romee”: a short name is matched only with a doubled letter; other misspellings are too uncertain.
    if (name === undoubled && name.length === MIN_MISSPELT_LENGTH - 1)
      found.push({ spot, tier: TIER.typo, isMain, distance: 1 });
    if (name.length < MIN_MISSPELT_LENGTH || Math.abs(name.length - text.length) > most) continue;
    if (bitsIn(letters ^ others) > 2 * most) continue;
    const distance = editDistance(text, name, most);
    if (distance <= (name.length < LONG_NAME ? 1 : most))
      found.push({ spot, tier: TIER.typo, isMain, distance });
  }
  const least = Math.min(...found.map(({ distance }) => distance));
  // “barcelna” is Barcelona with one wrong letter, and Brazil in some language only with two.
  for (const { spot, tier, isMain, distance } of found)
    yield { spot, tier: distance === least ? tier : TIER.guess, isMain };
}

function* smallCitiesBegun(text: string, atlas: Atlas, { byBeginning }: SuggestIndex): Iterable<SpotHit> {
  if (text.length < MIN_INSIDE_LENGTH) return;
  let found = 0;
  for (const name of byBeginning.get(beginningOf(text)) ?? []) {
    if (!name.startsWith(text)) continue;
    for (const place of atlas.all.exact.get(name) ?? [])
      if (!place.isKnown) yield { spot: spotOf(place), tier: TIER.guess, isMain: true };
    found += 1;
    if (found >= MAX_SMALL_CITIES) return;
  }
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
