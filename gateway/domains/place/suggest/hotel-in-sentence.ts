import { withoutPrefix } from '../match/prefixes.ts';
import type { Token } from '../sentence/sentence-tokens.ts';
import { isOrdinary } from '../sentence/sentence-words.ts';
import { areCountryWords } from './country-words.ts';
import { type HotelWords, isGeneric, isSameWord } from './hotel-match.ts';

/** A hotel's name in a longer text. */
export interface HotelInSentence {
  /** Words that distinguish it from the other hotels of its city. */
  readonly own: readonly string[];
  /** For each token of the text, whether it belongs to the name, the hotel's city or its country. */
  readonly isUsed: readonly boolean[];
}

/** Minimum length of a single word that identifies a hotel; shorter ones resemble too many others. */
const MIN_LETTERS_OF_SINGLE = 4;
const HOTEL: ReadonlySet<string> = new Set(['hotel', 'מלון', 'המלון', 'במלון', 'למלון']);

/**
 * Finds a hotel's name in a text: all its words together and in order, except generic ones (“hotel”, “the”) and those
 * of its city; null when they are not there. Wrong letters are not tolerated. A name without a distinctive word never
 * matches (“Hotel Rome”), nor does one of ordinary words (“Four Nights”), and a single word matches only together with
 * the city, the country or the word hotel (“hilton tel aviv”).
 */
export function hotelInSentence(tokens: readonly Token[], hotel: HotelWords): HotelInSentence | null {
  const isOfCity = tokens.map(({ word }) => [...hotel.city].some((own) => isSameWord(word, own)));
  const isOfCountry = areCountryWords(
    tokens.map(({ word }) => word),
    hotel.country,
    { withoutPrefix, isTyping: false },
  );
  const isOfPlace = tokens.map((_, at) => isOfCity[at] === true || isOfCountry[at] === true);
  const left = tokens.flatMap(({ word }, at) => (isGeneric(word) || isOfCity[at] === true ? [] : at));
  for (const name of hotel.names) {
    const own = name.filter((word) => !hotel.city.has(word));
    if (own.every(isOrdinary)) continue;
    for (let from = 0; from + own.length <= left.length; from += 1) {
      const run = left.slice(from, from + own.length);
      if (!run.every((at, position) => isSameWord(tokens[at]?.word ?? '', own[position] ?? ''))) continue;
      if (own.length === 1 && !isBesidePlaceOrHotelWord(tokens, run[0] ?? 0, isOfPlace)) continue;
      const used = new Set([
        ...genericBeside(tokens, run[0] ?? 0, -1),
        ...run,
        ...genericBeside(tokens, run.at(-1) ?? 0, 1),
      ]);
      return { own, isUsed: tokens.map((_, at) => used.has(at) || isOfPlace[at] === true) };
    }
  }
  return null;
}

/** Indexes of the generic words directly before or after a token: “at the hotel”. */
function genericBeside(tokens: readonly Token[], at: number, step: number): readonly number[] {
  const found: number[] = [];
  for (let next = at + step; isGeneric(tokens[next]?.word ?? ''); next += step) found.push(next);
  return found;
}

/** True for a long word next to its place or to the word hotel, with generic words between them allowed. */
function isBesidePlaceOrHotelWord(
  tokens: readonly Token[],
  at: number,
  isOfPlace: readonly boolean[],
): boolean {
  if ((tokens[at]?.word.length ?? 0) < MIN_LETTERS_OF_SINGLE) return false;
  return [1, -1].some((step) => {
    const generic = genericBeside(tokens, at, step);
    const next = at + step * (generic.length + 1);
    return isOfPlace[next] === true || generic.some((each) => HOTEL.has(tokens[each]?.word ?? ''));
  });
}
