import { editDistance } from './edit-distance.ts';
import { EVERYDAY_WORDS, NOT_MISSPELT_PLACES } from '../data/place-aliases.ts';
import {
  type NamedPlace,
  type PlaceIndex,
  MIN_MISSPELT_LENGTH,
  lettersOf,
  spellingsOfLength,
  citiesLike,
} from './place-index.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { plainSpelling } from './place-match.ts';

/** A place with the phrase that named it. */
export interface Guess {
  readonly place: NamedPlace;
  /** The phrase as it was sent. */
  readonly words: string;
  /** 1 for an exact name, lower for a typo or a part of the name; above 0. */
  readonly likeness: number;
}

/** Everything that can be found now. */
export interface Atlas {
  readonly countries: PlaceIndex;
  /** By country code. */
  readonly cities: ReadonlyMap<string, PlaceIndex>;
  /** Countries and cities together. */
  readonly all: PlaceIndex;
  /** Codes of the countries with a large city of this folded name. */
  readonly countriesOfCity: (foldedName: string) => readonly string[];
}

/** Score of an incomplete name, and of a small town with the name of an everyday word. */
const PART = 0.6;
const EVERYDAY = 0.5;
/** From this length on, a name may have two wrong letters. */
const LONG_NAME = 8;
/** Maximum number of words of a country's name beside that of a city: “London, United Arab Emirates”. */
const COUNTRY_WORDS = 3;

/** Places that any of the phrases names, each once: best match first, known ones before small towns. */
export function guessPlaces(phrases: readonly string[], atlas: Atlas): readonly Guess[] {
  const best = new Map<string, Guess>();
  const guesses = phrases.flatMap((words) => guessesOf(words, atlas));
  for (const guess of sureInNamedCountries(guesses)) {
    const { kind, countryCode, code, name } = guess.place;
    const key = `${kind} ${countryCode} ${code ?? name}`;
    const other = best.get(key);
    if (!other || inOrder(guess, other) < 0) best.set(key, guess);
  }
  return [...best.values()].toSorted(inOrder);
}

/** Counts small towns as known when their country is named too. */
function sureInNamedCountries(guesses: readonly Guess[]): readonly Guess[] {
  const named = new Set(
    guesses
      .filter(({ place, likeness }) => place.kind === 'country' && likeness === 1)
      .map(({ place }) => place.countryCode),
  );
  return guesses.map((guess) => (named.has(guess.place.countryCode) ? sure(guess) : guess));
}

const sure = (guess: Guess): Guess => ({ ...guess, place: { ...guess.place, isKnown: true } });

function guessesOf(words: string, atlas: Atlas): readonly Guess[] {
  const text = plainSpelling(foldText(words));
  if (text === '') return [];
  const asGuess = ([place, likeness]: Likely): Guess => ({ place, words, likeness });
  const exact = exactly(text, atlas.all);
  if (exact.length > 0) return exact.map(asGuess);
  const withCountry = inNamedCountry(text, atlas);
  if (withCountry.length > 0) return withCountry.map(asGuess).map(sure);
  return nearly(text, atlas.all).map(asGuess);
}

type Likely = readonly [place: NamedPlace, likeness: number];

function exactly(text: string, index: PlaceIndex): readonly Likely[] {
  const found = index.exact.get(text) ?? [];
  return found.map((place) => [place, !place.isKnown && EVERYDAY_WORDS.has(text) ? EVERYDAY : 1]);
}

/** “London UK”, “אנגליה לונדון”: the full name of a country before or after one of its cities. */
function inNamedCountry(text: string, atlas: Atlas): readonly Likely[] {
  const words = text.split(' ');
  const found: Likely[] = [];
  for (let count = 1; count <= Math.min(COUNTRY_WORDS, words.length - 1); count += 1) {
    const ends = [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const;
    for (const [country, city] of ends)
      for (const { countryCode } of atlas.countries.exact.get(country.join(' ')) ?? []) {
        const index = atlas.cities.get(countryCode.toUpperCase());
        if (!index) continue;
        const name = city.join(' ');
        const same = exactly(name, index);
        found.push(...(same.length > 0 ? same : nearly(name, index)));
      }
  }
  return found;
}

function nearly(text: string, index: PlaceIndex): readonly Likely[] {
  if (text.length < MIN_MISSPELT_LENGTH) return lacksLetter(text, index);
  const parts = (index.beginnings.get(text) ?? []).map((place): Likely => [place, PART]);
  if (NOT_MISSPELT_PLACES.has(text) || EVERYDAY_WORDS.has(text)) return parts;
  const most = text.length < LONG_NAME ? 1 : 2;
  const letters = lettersOf(text);
  const typos: Likely[] = [];
  const look = (key: string, allowed: number): void => {
    for (const { name, letters: others, place } of index.spellings.get(key) ?? []) {
      if (bitsIn(letters ^ others) > 2 * allowed) continue;
      const distance = editDistance(text, name, allowed);
      // A shorter name may have only one wrong letter.
      if (distance <= (name.length < LONG_NAME ? 1 : allowed))
        typos.push([place, 1 - distance / text.length]);
    }
  };
  for (let length = text.length - most; length <= text.length + most; length += 1)
    look(spellingsOfLength(length), most);
  for (let length = text.length - 1; length <= text.length + 1; length += 1)
    look(citiesLike(length, text[0] ?? ''), 1);
  return [...typos, ...parts];
}

/** Known places whose Latin name has one letter more than a word of four: “pari”. */
function lacksLetter(text: string, index: PlaceIndex): readonly Likely[] {
  if (!/^[a-z]{4}$/u.test(text) || NOT_MISSPELT_PLACES.has(text) || EVERYDAY_WORDS.has(text)) return [];
  const longer = index.spellings.get(spellingsOfLength(MIN_MISSPELT_LENGTH)) ?? [];
  return longer.flatMap(({ name, place }): readonly Likely[] =>
    place.kind === 'city' && name[0] === text[0] && editDistance(text, name, 1) === 1
      ? [[place, 1 - 1 / text.length]]
      : [],
  );
}

/**
 * Best match first; then known places before small towns, more words before fewer, a known city before its country,
 * popular ones first.
 */
function inOrder(left: Guess, right: Guess): number {
  return (
    right.likeness - left.likeness ||
    Number(right.place.isKnown) - Number(left.place.isKnown) ||
    wordsOf(right) - wordsOf(left) ||
    Number(left.place.kind === 'country') - Number(right.place.kind === 'country') ||
    left.place.popularityRank - right.place.popularityRank ||
    (left.place.name < right.place.name ? -1 : Number(left.place.name > right.place.name))
  );
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const wordsOf = ({ words }: Guess): number => words.trim().split(/\s+/).length;
