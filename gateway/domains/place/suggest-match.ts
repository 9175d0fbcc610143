import { editDistance } from './edit-distance.ts';
import { EVERYDAY_WORDS } from './place-aliases.ts';
import { type Atlas, guessPlaces } from './place-guess.ts';
import { type NamedPlace, SHORTEST_GUESS, lettersOf } from './place-index.ts';
import {
  type Naming,
  type Spot,
  type SuggestIndex,
  foldName,
  spotKey,
  spotOf,
  suggestIndexOf,
} from './suggest-index.ts';

/** How a place or hotel was met, best first. */
export const TIER = {
  /** By a whole name or code, or beside its country. */
  exact: 0,
  /** A small town by its whole name. */
  town: 1,
  /** The beginning of a known name, or of a word in it. */
  beginning: 2,
  /** A known name with wrong letters. */
  typo: 3,
  /** An airport of the city that was named, or by the beginning of its name. */
  ofCity: 4,
  hotel: 5,
  /** A small town by the beginning of its name, or by a name with wrong letters. */
  guess: 6,
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

const LONG = 8;
/** From so many letters on, the words inside names count and small towns are looked for by their beginnings. */
const FEWEST_INSIDE = 3;
/** A shorter whole name of a small town is more likely the beginning of a known one. */
const FEWEST_TOWN = 4;
const MOST_TOWNS = 20;
/** Less than what two cities of a country differ by. */
const RIGHT_AFTER = 0.001;
/** The airports of a city that stand beside it. */
const MOST_AIRPORTS = 2;
/** Languages that write words without gaps. */
const UNSPACED = /^[\p{Script=Han}]/u;
/** Exact names: a part of a city is meant before the city that has it as another name. */
const EXACT_ORDER = { AREA: 0, CITY: 1, COUNTRY: 2, AIRPORT: 3 } as const;

/** Places that what was typed names or begins to name, each once, best first. */
export function matchSpots(typed: string, atlas: Atlas): readonly SpotHit[] {
  const text = foldName(typed);
  if (text === '') return [];
  const index = suggestIndexOf(atlas);
  const best = new Map<string, SpotHit>();
  for (const hit of hitsOf(text, typed, atlas, index)) {
    const key = spotKey(hit.spot);
    const other = best.get(key);
    if (!other || inOrder(hit, other) < 0) best.set(key, hit);
  }
  return [...best.values()].toSorted(inOrder);
}

/** Known places that runs of one to three words of the text name. */
function namedIn(typed: string, atlas: Atlas): readonly Spot[] {
  const { exact } = suggestIndexOf(atlas);
  const words = foldName(typed).split(' ');
  const runs = words.flatMap((_, from) =>
    [1, 2, 3].map((count) => words.slice(from, from + count).join(' ')),
  );
  return runs.flatMap((run) => exact.get(run) ?? []);
}

/** Codes of the known cities that words of the text name. */
export const citiesIn = (typed: string, atlas: Atlas): readonly string[] => [
  ...new Set(
    namedIn(typed, atlas).flatMap(({ kind, place }) => (kind === 'COUNTRY' ? [] : (place.code ?? []))),
  ),
];

/** Codes of the countries that words of the text name beside something else. */
export const countriesBeside = (typed: string, atlas: Atlas): readonly string[] =>
  namedIn(typed, atlas).flatMap(({ kind, place }) =>
    kind === 'COUNTRY' && !suggestIndexOf(atlas).exact.get(foldName(typed)) ? [place.countryCode] : [],
  );

/** Cities of a country that are known by name and can be searched, best known first. */
export function bestKnownCities(
  countryCode: string,
  atlas: Atlas,
): readonly (NamedPlace & { readonly code: string })[] {
  const places = [...(atlas.cities.get(countryCode)?.exact.values() ?? [])].flat();
  const known = [...new Set(places)].flatMap((place) =>
    place.isKnown && place.code !== null ? [{ ...place, code: place.code }] : [],
  );
  return known.toSorted((left, right) => left.popularity - right.popularity);
}

function* hitsOf(text: string, typed: string, atlas: Atlas, index: SuggestIndex): Iterable<SpotHit> {
  const codes = index.codes.get(text) ?? [];
  const isCode = meansCode(text, typed, index.known);
  const exact = [...(index.exact.get(text) ?? []), ...(isCode ? codes : [])];
  for (const spot of exact) {
    yield { spot, tier: TIER.exact, isMain: true };
    const own = spot.kind === 'CITY' ? (index.airportsOf.get(spotKey(spot)) ?? []) : [];
    for (const airport of own.slice(0, MOST_AIRPORTS))
      yield { spot: airport, tier: TIER.ofCity, isMain: true };
  }
  for (const spot of isCode ? [] : codes)
    yield { spot: besideItsCity(spot), tier: TIER.beginning, isMain: true };
  for (const spot of besideCountry(text, index)) yield { spot, tier: TIER.exact, isMain: true };
  for (const { place, likeness } of guessPlaces([typed], atlas)) {
    const whole = place.isKnown ? TIER.exact : townTier(text);
    const near = place.isKnown ? TIER.typo : TIER.guess;
    yield { spot: spotOf(place), tier: likeness === 1 ? whole : near, isMain: true };
  }
  for (const hit of begun(text, index.known))
    // A city that was named whole has brought its airports: others called after it would crowd out other places.
    if (exact.length === 0 || hit.spot.kind !== 'AIRPORT') yield hit;
  if (exact.length === 0) yield* misspelt(text, index.known);
  yield* townsBegun(text, atlas);
}

/**
 * Codes of two letters are more often the beginning of a name, and so are those of airports that a name begins with (SAN
 * of San Diego, DUB of Dublin), unless they are written as codes are.
 */
const meansCode = (text: string, typed: string, known: readonly Naming[]): boolean =>
  text.length > 2 &&
  (/^[A-Z]{3}$/.test(typed.trim()) ||
    !known.some(({ text: name, isMain }) => isMain && name.startsWith(text)));

const besideItsCity = (spot: Spot): Spot =>
  spot.kind === 'AIRPORT' ? { ...spot, popularity: spot.place.popularity + RIGHT_AFTER } : spot;

const townTier = (text: string): number =>
  text.length >= FEWEST_TOWN && !EVERYDAY_WORDS.has(text) ? TIER.town : TIER.guess;

/** “Париж, Франция”, “法国巴黎”: a known city with its country before or after it, in any language. */
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

function* begun(text: string, known: readonly Naming[]): Iterable<SpotHit> {
  const inside = text.length >= FEWEST_INSIDE ? ` ${text}` : null;
  for (const { text: name, spot, isMain } of known) {
    const isStart = name.startsWith(text);
    if (!isStart && (inside === null || !name.includes(inside))) continue;
    // Many airports are called after their city, which is what was meant.
    yield { spot, tier: spot.kind === 'AIRPORT' ? TIER.ofCity : TIER.beginning, isMain: isMain && isStart };
  }
}

function* misspelt(text: string, known: readonly Naming[]): Iterable<SpotHit> {
  if (text.length < SHORTEST_GUESS || EVERYDAY_WORDS.has(text)) return;
  const letters = lettersOf(text);
  const most = text.length < LONG ? 1 : 2;
  for (const { text: name, letters: others, spot, isMain } of known) {
    if (name.length < SHORTEST_GUESS || Math.abs(name.length - text.length) > most) continue;
    if (bitsIn(letters ^ others) > 2 * most) continue;
    if (editDistance(text, name, most) <= (name.length < LONG ? 1 : most))
      yield { spot, tier: TIER.typo, isMain };
  }
}

function* townsBegun(text: string, atlas: Atlas): Iterable<SpotHit> {
  if (text.length < FEWEST_INSIDE) return;
  let found = 0;
  for (const [name, places] of atlas.all.exact) {
    if (!name.startsWith(text)) continue;
    for (const place of places)
      if (!place.isKnown) yield { spot: spotOf(place), tier: TIER.guess, isMain: true };
    found += 1;
    if (found >= MOST_TOWNS) return;
  }
}

function inOrder(left: SpotHit, right: SpotHit): number {
  const byTier = left.tier - right.tier;
  if (byTier !== 0) return byTier;
  const [one, other] = [left.spot, right.spot];
  const byKind = left.tier === TIER.exact ? EXACT_ORDER[one.kind] - EXACT_ORDER[other.kind] : 0;
  const byName = Number(right.isMain) - Number(left.isMain);
  return (
    byKind || byName || one.popularity - other.popularity || (one.place.name < other.place.name ? -1 : 1)
  );
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
