import { withoutPrefix } from '../match/prefixes.ts';
import { mapInSlices, yieldIfDue } from '#gateway/kit/slices.ts';
import type { FoundHotel } from './hotel-finder.ts';
import type { Token } from '../sentence/sentence-tokens.ts';
import { type HotelInSentence, hotelInSentence } from './hotel-in-sentence.ts';
import { type HotelWords, hotelLikeness, hotelWords } from './hotel-match.ts';

/** Facts of a matching hotel that are shown. */
export type NamedHotelFacts = Omit<FoundHotel, 'likeness'>;

type Row = NamedHotelFacts & { readonly words: HotelWords };

/** The hotels of one list, indexed by the words of their names. */
export interface HotelNameIndex {
  /** Compares every hotel of the list, tolerating wrong letters in every word. */
  searchAll(words: readonly string[]): Promise<readonly FoundHotel[]>;
  /**
   * Compares only the hotels that contain one of the words exactly, or a word that starts with the last one. Words that
   * too many hotels share are skipped.
   */
  searchByWord(words: readonly string[]): Promise<readonly FoundHotel[]>;
  /** The hotels whose complete name is in a longer text: see `hotelInSentence`. */
  namedIn(tokens: readonly Token[]): Promise<readonly NamedHotel[]>;
}

/** A hotel whose complete name is in a longer text. */
export type NamedHotel = FoundHotel & HotelInSentence;

export const MIN_TYPED_LETTERS = 3;
/** A word that more hotels share is skipped: comparing all of them would take too long. */
const MAX_SHARED = 400;

const beginningOf = (word: string): string => word.slice(0, MIN_TYPED_LETTERS);

/** Indexes a list, with pauses for other requests. */
export async function indexHotelNames<T>(
  list: readonly T[],
  facts: (hotel: T) => NamedHotelFacts,
): Promise<HotelNameIndex> {
  const rows = await mapInSlices(list, (hotel): Row => {
    const known = facts(hotel);
    return Object.assign(known, { words: hotelWords(known.name, known.city, known.country) });
  });
  const byWord = new Map<string, Row[]>();
  /** Words by their first letters, so that the start of a word is compared with few of them. */
  const begun = new Map<string, string[]>();
  for (const row of rows) {
    for (const word of new Set(row.words.names.flat())) {
      const same = byWord.get(word);
      if (same) same.push(row);
      else {
        byWord.set(word, [row]);
        const others = begun.get(beginningOf(word));
        if (others) others.push(word);
        else begun.set(beginningOf(word), [word]);
      }
    }
    const pause = yieldIfDue();
    if (pause) await pause;
  }

  const judged = async (some: readonly Row[], words: readonly string[]): Promise<readonly FoundHotel[]> =>
    (await mapInSlices(some, (row) => judge(row, words))).filter((hotel) => hotel !== null);

  /** The hotels with a word of this beginning; none when there are too many. */
  const begunBy = (beginning: string): readonly Row[] => {
    const found: Row[] = [];
    for (const word of begun.get(beginningOf(beginning)) ?? []) {
      if (word.startsWith(beginning)) found.push(...(byWord.get(word) ?? []));
      if (found.length > MAX_SHARED) return [];
    }
    return found;
  };

  return {
    searchAll: (words) => judged(rows, words),
    searchByWord: async (words) => {
      const last = words.at(-1) ?? '';
      const groups = [
        ...words.map((word) => byWord.get(word) ?? []),
        last.length < MIN_TYPED_LETTERS ? [] : begunBy(last),
      ];
      const some = groups.filter(({ length }) => length <= MAX_SHARED).flat();
      return judged([...new Set(some)], words);
    },
    namedIn: async (tokens) => {
      const words = new Set(tokens.flatMap(({ word }) => [word, withoutPrefix(word)]));
      const groups = [...words].map((word) => byWord.get(word) ?? []);
      // Words that too many hotels share are skipped; a name is found by its other words.
      const some = new Set(groups.filter(({ length }) => length <= MAX_SHARED).flat());
      const found = await mapInSlices([...some], ({ words: own, ...facts }): NamedHotel | null => {
        const inside = hotelInSentence(tokens, own);
        return inside && Object.assign(facts, { likeness: 1, ...inside });
      });
      return found.filter((hotel) => hotel !== null);
    },
  };
}

function judge({ words: own, ...facts }: Row, words: readonly string[]): FoundHotel | null {
  const likeness = hotelLikeness(words, own, true);
  return likeness === null ? null : Object.assign(facts, { likeness });
}
