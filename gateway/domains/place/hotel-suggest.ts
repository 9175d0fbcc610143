import type { StoredHotel } from '../../models/hotel.ts';
import { mapInSlices } from '../../slices.ts';
import { type FoundHotel, type ListedHotel, isCalled } from './hotel-finder.ts';
import { type HotelWords, hotelLikeness, hotelWords, tellingWords } from './hotel-match.ts';

export interface HotelSuggestDeps {
  /** Complete stored hotels; empty when they are out of reach. The same list is the same object. */
  readonly storedHotels: () => Promise<readonly StoredHotel[]>;
  /** Lists of the provider's hotels as far as they are at hand: nothing is read. The same list is the same object. */
  readonly atHand: {
    list(cityCode: string): Promise<readonly ListedHotel[] | null>;
    inMemory(): readonly (readonly ListedHotel[])[];
  };
}

/** A hotel whose name was typed or begun. */
export interface SuggestedHotel extends FoundHotel {
  /** True when the whole name was typed, letter by letter. */
  readonly isCalled: boolean;
}

type Facts = Omit<FoundHotel, 'likeness'>;

/** The hotels of one list by the words of their names. */
interface Shelf {
  readonly hotels: readonly (Facts & { readonly words: HotelWords })[];
  /** Places in `hotels`. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
}

const FEWEST_LETTERS = 3;
/** Cities named beside a hotel whose lists are looked through hotel by hotel. */
const MAX_CITIES = 3;
/** A word that more hotels share tells too little to look through them all. */
const MAX_SHARED = 400;

/** Finds hotels by what is typed of their names: all stored ones, and the provider's in lists that are at hand. */
export function createHotelSuggestions({ storedHotels, atHand }: HotelSuggestDeps) {
  const shelves = new WeakMap<readonly object[], Promise<Shelf>>();
  const shelf = <T extends object>(list: readonly T[], facts: (hotel: T) => Facts): Promise<Shelf> => {
    const known = shelves.get(list);
    if (known) return known;
    const made = shelved(list, facts);
    shelves.set(list, made);
    return made;
  };

  return async (
    typed: string,
    cityCodes: readonly string[],
    limit: number,
  ): Promise<readonly SuggestedHotel[]> => {
    const words = tellingWords(typed);
    if (typed.trim().length < FEWEST_LETTERS || words.length === 0) return [];
    const stored = await storedHotels();
    const named = await Promise.all(cityCodes.slice(0, MAX_CITIES).map((code) => atHand.list(code)));
    const near = named.filter((list) => list !== null);
    const far = atHand.inMemory().filter((list) => !near.includes(list));
    const found = [
      ...(await lookThrough(await shelf(stored, storedFacts), words)),
      ...(
        await Promise.all(near.map(async (list) => lookThrough(await shelf(list, listedFacts), words)))
      ).flat(),
      ...(await Promise.all(far.map(async (list) => lookUp(await shelf(list, listedFacts), words)))).flat(),
    ];
    const isWhole = isCalled(typed);
    return found
      .map((hotel) => ({ ...hotel, isCalled: isWhole(hotel) }))
      .toSorted((a, b) => Number(b.isCalled) - Number(a.isCalled) || b.likeness - a.likeness)
      .slice(0, limit);
  };
}

const storedFacts = ({ id, name, city, country }: StoredHotel): Facts => ({ id, name, city, country });

const listedFacts = ({ code, name, city, country }: ListedHotel): Facts => ({
  id: code,
  name: { en: name, he: null },
  city,
  country,
});

async function shelved<T>(list: readonly T[], facts: (hotel: T) => Facts): Promise<Shelf> {
  const hotels = await mapInSlices(list, (hotel) => {
    const known = facts(hotel);
    return { ...known, words: hotelWords(known.name, known.city) };
  });
  const byWord = new Map<string, number[]>();
  for (const [at, { words }] of hotels.entries())
    for (const word of new Set(words.names.flat())) {
      const places = byWord.get(word);
      if (places) places.push(at);
      else byWord.set(word, [at]);
    }
  return { hotels, byWord };
}

type Row = Shelf['hotels'][number];

const judged = (words: readonly string[], { words: own, ...facts }: Row): readonly FoundHotel[] => {
  const likeness = hotelLikeness(words, own, true);
  return likeness === null ? [] : [{ ...facts, likeness }];
};

/** Every hotel of the list: wrong letters are forgiven in every word. */
const lookThrough = async ({ hotels }: Shelf, words: readonly string[]): Promise<readonly FoundHotel[]> =>
  (await mapInSlices(hotels, (row) => judged(words, row))).flat();

/** The hotels that have one of the words as it was typed, or one that begins as the last word does. */
function lookUp({ hotels, byWord }: Shelf, words: readonly string[]): readonly FoundHotel[] {
  const last = words.at(-1) ?? '';
  const found = words.map((word) => byWord.get(word) ?? []);
  const begun =
    last.length < FEWEST_LETTERS
      ? []
      : [...byWord].flatMap(([word, places]) => (word.startsWith(last) ? places : []));
  const groups = [...found, begun].filter(({ length }) => length > 0 && length <= MAX_SHARED);
  const fewest = groups.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return [...new Set(fewest)].flatMap((at) => {
    const row = hotels[at];
    return row ? judged(words, row) : [];
  });
}
