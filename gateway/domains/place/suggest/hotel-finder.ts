import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { LocalizedText } from '#models/hotel/place.ts';
import { mapInSlices } from '#gateway/kit/slices.ts';
import { type HotelWords, hotelLikeness, hotelWords, distinctiveWords } from './hotel-match.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** A hotel whose name matches. */
export interface FoundHotel {
  /** Stored id or provider code. */
  readonly id: string;
  readonly name: LocalizedText;
  readonly city: string;
  readonly country: string;
  /** Match score above 0; 1 for the complete name. */
  readonly likeness: number;
}

/** A row of the provider's list of a city. */
export interface ListedHotel {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
}

interface Deps {
  /** Complete stored hotels; empty when they cannot be read. An unchanged list is the same object. */
  readonly storedHotels: () => Promise<readonly StoredHotel[]>;
  /** Hotels of a city in the provider's list. An unchanged list is the same object. @throws AppError without a list */
  readonly cityHotels: (cityCode: string) => Promise<readonly ListedHotel[]>;
}

interface HotelNameQuery {
  readonly words: string;
  /** The provider's city code; null searches only stored hotels. */
  readonly cityCode: string | null;
  readonly limit: number;
}

/** Finds hotels by name. */
export interface HotelFinder {
  /**
   * Best match first; of equal ones those with exactly this name, then stored hotels before the provider's.
   * @throws AppError BAD_USER_INPUT for more than 100 characters, a limit outside 1 to 10 and an invalid city code; the
   * errors of reading the list of the city, when no stored hotel matches either
   */
  find(query: HotelNameQuery): Promise<readonly FoundHotel[]>;
}

const MAX_WORDS = 100;
const MAX_LIMIT = 10;
const CITY_CODE = /^\d{1,20}$/;

type Indexed = readonly (Omit<FoundHotel, 'likeness'> & { readonly words: HotelWords })[];

/** Folded names are cached as long as the list they come from. */
export function createHotelFinder({ storedHotels, cityHotels }: Deps): HotelFinder {
  const indexes = new WeakMap<readonly object[], Promise<Indexed>>();
  const indexed = <T extends object>(
    list: readonly T[],
    row: (hotel: T) => Omit<FoundHotel, 'likeness'>,
  ): Promise<Indexed> => {
    const known = indexes.get(list);
    if (known) return known;
    const made = mapInSlices(list, (hotel) => {
      const facts = row(hotel);
      return { ...facts, words: hotelWords(facts.name, facts.city, facts.country) };
    });
    indexes.set(list, made);
    return made;
  };

  const stored = async (words: readonly string[]): Promise<readonly FoundHotel[]> =>
    meant(
      words,
      await indexed(await storedHotels(), ({ id, name, city, country }) => ({ id, name, city, country })),
    );
  const listed = async (words: readonly string[], cityCode: string): Promise<readonly FoundHotel[]> =>
    meant(
      words,
      await indexed(await cityHotels(cityCode), ({ code, name, city, country }) => ({
        id: code,
        name: { en: name, he: null },
        city,
        country,
      })),
    );

  return {
    find: async (query) => {
      demand(query);
      const words = distinctiveWords(query.words);
      if (words.length === 0) return [];
      const [own, others] = await Promise.allSettled([
        stored(words),
        query.cityCode === null ? [] : listed(words, query.cityCode),
      ]);
      if (own.status === 'rejected') throw own.reason;
      // A partial result is useful, but an empty one would say that there is no such hotel.
      if (others.status === 'rejected' && own.value.length === 0) throw others.reason;
      const all = [...own.value, ...(others.status === 'fulfilled' ? others.value : [])];
      const isWhole = isCalled(query.words);
      return all
        .toSorted((a, b) => b.likeness - a.likeness || Number(isWhole(b)) - Number(isWhole(a)))
        .slice(0, query.limit);
    },
  };
}

/** Returns a test whether the words are, letter by letter, the complete name of a hotel. */
export const isCalled = (words: string): ((hotel: Pick<FoundHotel, 'name'>) => boolean) => {
  const searchedWords = foldText(words);
  return ({ name }) => [name.en, name.he].some((one) => one !== null && foldText(one) === searchedWords);
};

const meant = (searchedWords: readonly string[], hotels: Indexed): readonly FoundHotel[] =>
  hotels.flatMap(({ words, ...hotel }) => {
    const likeness = hotelLikeness(searchedWords, words);
    return likeness === null ? [] : [{ ...hotel, likeness }];
  });

function demand({ words, cityCode, limit }: HotelNameQuery): void {
  demandFields({
    words: words.length <= MAX_WORDS || `at most ${MAX_WORDS} characters`,
    cityCode:
      cityCode === null || CITY_CODE.test(cityCode) || 'digits, as `cities` or `suggestions` give them',
    limit: (limit >= 1 && limit <= MAX_LIMIT) || `1 to ${MAX_LIMIT}`,
  });
}
