import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { yieldIfDue } from '#gateway/kit/slices.ts';
import { within } from '#gateway/kit/within.ts';
import { type FoundHotel, type ListedHotel, isCalled } from './hotel-finder.ts';
import { distinctiveWords } from './hotel-match.ts';
import {
  MIN_TYPED_LETTERS,
  type NamedHotelFacts,
  type HotelNameIndex,
  type NamedHotel,
  indexHotelNames,
} from './hotel-name-index.ts';
import { tokensOf } from '../sentence/sentence-tokens.ts';

export interface HotelSuggestDeps {
  /** Complete stored hotels; empty when they cannot be read. An unchanged list is the same object. */
  readonly storedHotels: () => Promise<readonly StoredHotel[]>;
  /** Lists of the provider's hotels that have been read; no call is made. An unchanged list is the same object. */
  readonly cached: {
    list(cityCode: string): Promise<readonly ListedHotel[] | null>;
    inMemory(): readonly (readonly ListedHotel[])[];
  };
}

/** A hotel that matches the typed text. */
export interface SuggestedHotel extends FoundHotel {
  /** True when the complete name was typed, letter by letter. */
  readonly isCalled: boolean;
}

/** Maximum number of cities named beside a hotel whose lists are compared hotel by hotel. */
const MAX_CITIES = 3;
/** How long a request waits for lists to be indexed; the request for the next letter finds more of them. */
const WAIT_MS = 400;

/** Suggests hotels for typed text: all stored ones, and the provider's in lists that have been read. */
export function createHotelSuggestions({ storedHotels, cached }: HotelSuggestDeps) {
  const nameIndexes = new WeakMap<readonly object[], Promise<HotelNameIndex>>();
  let last: Promise<unknown> = Promise.resolve();
  /** Indexes one list after the other, because the pauses of several at a time would add up. */
  const nameIndex = <T extends object>(
    list: readonly T[],
    facts: (hotel: T) => NamedHotelFacts,
  ): Promise<HotelNameIndex> => {
    const known = nameIndexes.get(list);
    if (known) return known;
    const made = last.then(async () => {
      await nextTurn();
      return indexHotelNames(list, facts);
    });
    last = made.catch(() => undefined);
    nameIndexes.set(list, made);
    return made;
  };

  const listsOf = async (cityCodes: readonly string[]): Promise<readonly (readonly ListedHotel[])[]> =>
    (await Promise.all(cityCodes.slice(0, MAX_CITIES).map((code) => cached.list(code)))).filter(
      (list) => list !== null,
    );

  /** Hotels that contain all the words, best first. */
  const matching = async (
    typed: string,
    cityCodes: readonly string[],
    limit: number,
  ): Promise<readonly SuggestedHotel[]> => {
    const words = distinctiveWords(typed);
    if (typed.trim().length < MIN_TYPED_LETTERS || words.length === 0) return [];
    const stored = await storedHotels();
    const near = await listsOf(cityCodes);
    const far = cached.inMemory().filter((list) => !near.includes(list));
    const until = performance.now() + WAIT_MS;
    const inTime = (made: Promise<HotelNameIndex>) => within(made, until - performance.now(), null);

    const found: FoundHotel[] = [...(await (await nameIndex(stored, storedFacts)).searchAll(words))];
    for (const list of near) {
      const ready = await inTime(nameIndex(list, listedFacts));
      const matches = (await ready?.searchByWord(words)) ?? [];
      found.push(...(matches.length > 0 ? matches : ((await ready?.searchAll(words)) ?? [])));
    }
    const wanted = far.map((list) => nameIndex(list, listedFacts));
    for (const made of wanted) {
      found.push(...((await (await inTime(made))?.searchByWord(words)) ?? []));
      const pause = yieldIfDue();
      if (pause) await pause;
    }

    const isWhole = isCalled(typed);
    const ranked = found
      .map((hotel) => Object.assign(hotel, { isCalled: isWhole(hotel) }))
      .toSorted((a, b) => Number(b.isCalled) - Number(a.isCalled) || b.likeness - a.likeness);
    return [...new Map(ranked.toReversed().map((hotel) => [hotel.id, hotel])).values()]
      .toReversed()
      .slice(0, limit);
  };

  /** Hotels whose complete name is in a longer text: stored ones, and those of the cities that it names. */
  const namedIn = async (typed: string, cityCodes: readonly string[]): Promise<readonly NamedHotel[]> => {
    const tokens = tokensOf(typed);
    const [stored, near] = await Promise.all([storedHotels(), listsOf(cityCodes)]);
    const until = performance.now() + WAIT_MS;
    const found = [...(await (await nameIndex(stored, storedFacts)).namedIn(tokens))];
    for (const list of near) {
      const ready = await within(nameIndex(list, listedFacts), until - performance.now(), null);
      found.push(...((await ready?.namedIn(tokens)) ?? []));
    }
    return found;
  };

  return { matching, namedIn };
}

const storedFacts = ({ id, name, city, country }: StoredHotel): NamedHotelFacts => ({
  id,
  name,
  city,
  country,
});

const listedFacts = ({ code, name, city, country }: ListedHotel): NamedHotelFacts => ({
  id: code,
  name: { en: name, he: null },
  city,
  country,
});
