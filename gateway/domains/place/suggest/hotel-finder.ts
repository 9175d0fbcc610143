import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { LocalizedText } from '#models/hotel/place.ts';
import { mapInSlices } from '#gateway/kit/slices.ts';
import { type HotelWords, hotelLikeness, hotelWords, tellingWords } from './hotel-match.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** A hotel that words name. */
export interface FoundHotel {
  /** Stored id or provider code. */
  readonly id: string;
  readonly name: LocalizedText;
  readonly city: string;
  readonly country: string;
  /** Above 0; 1 for its very name. */
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
  /** Complete stored hotels; empty when they are out of reach. The same list is the same object. */
  readonly storedHotels: () => Promise<readonly StoredHotel[]>;
  /** The provider's hotels of a city, as above. @throws AppError when there is no list */
  readonly cityHotels: (cityCode: string) => Promise<readonly ListedHotel[]>;
}

interface HotelsAsked {
  readonly words: string;
  /** The provider's city code; null looks among stored hotels alone. */
  readonly cityCode: string | null;
  readonly limit: number;
}

/** Finds hotels by what they are called. */
export interface HotelFinder {
  /**
   * Best first; of equally good ones those of exactly this name, then stored hotels before the provider's.
   * @throws AppError BAD_USER_INPUT for more than 100 characters, a limit outside 1 to 10 and what is no city code;
   * what the list of the city throws, when no stored hotel is meant either
   */
  find(asked: HotelsAsked): Promise<readonly FoundHotel[]>;
}

const MAX_WORDS = 100;
const MAX_LIMIT = 10;
const CITY_CODE = /^\d{1,20}$/;

type Indexed = readonly (Omit<FoundHotel, 'likeness'> & { readonly words: HotelWords })[];

/** Folded names are kept as long as the list they were made of. */
export function createHotelFinder({ storedHotels, cityHotels }: Deps): HotelFinder {
  const kept = new WeakMap<readonly object[], Promise<Indexed>>();
  const indexed = <T extends object>(
    list: readonly T[],
    row: (hotel: T) => Omit<FoundHotel, 'likeness'>,
  ): Promise<Indexed> => {
    const known = kept.get(list);
    if (known) return known;
    const made = mapInSlices(list, (hotel) => {
      const facts = row(hotel);
      return { ...facts, words: hotelWords(facts.name, facts.city, facts.country) };
    });
    kept.set(list, made);
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
    find: async (asked) => {
      demand(asked);
      const words = tellingWords(asked.words);
      if (words.length === 0) return [];
      const [own, others] = await Promise.allSettled([
        stored(words),
        asked.cityCode === null ? [] : listed(words, asked.cityCode),
      ]);
      if (own.status === 'rejected') throw own.reason;
      // Half an answer is better than none, but nothing is not “no such hotel”.
      if (others.status === 'rejected' && own.value.length === 0) throw others.reason;
      const all = [...own.value, ...(others.status === 'fulfilled' ? others.value : [])];
      const isWhole = isCalled(asked.words);
      return all
        .toSorted((a, b) => b.likeness - a.likeness || Number(isWhole(b)) - Number(isWhole(a)))
        .slice(0, asked.limit);
    },
  };
}

/** Is this, letter by letter, the whole name? */
export const isCalled = (words: string): ((hotel: Pick<FoundHotel, 'name'>) => boolean) => {
  const asked = foldText(words);
  return ({ name }) => [name.en, name.he].some((one) => one !== null && foldText(one) === asked);
};

const meant = (asked: readonly string[], hotels: Indexed): readonly FoundHotel[] =>
  hotels.flatMap(({ words, ...hotel }) => {
    const likeness = hotelLikeness(asked, words);
    return likeness === null ? [] : [{ ...hotel, likeness }];
  });

function demand({ words, cityCode, limit }: HotelsAsked): void {
  demandFields({
    words: words.length <= MAX_WORDS || `at most ${MAX_WORDS} characters`,
    cityCode:
      cityCode === null || CITY_CODE.test(cityCode) || 'digits, as `cities` or `suggestions` give them',
    limit: (limit >= 1 && limit <= MAX_LIMIT) || `1 to ${MAX_LIMIT}`,
  });
}
