import type { HotelRatingKey } from '#generated/graphql.ts';
import { QUALITY, STAR_CLASSES } from '../../filters/filters.ts';
import { COUNT_EN, COUNT_HE, numberOf } from './numbers.ts';
import { placesOf, type Read } from './run.ts';

const AT_LEAST = 'at least|min(?:imum)?\\.?|from|לפחות|מינימום|החל מ';
const OR_MORE = '(?: ?\\+)|(?: (?:or|and) (?:more|up|above|better|higher))|(?: ומעלה| או יותר| לפחות)';
const STARS = '[ \\-־]?(?:stars?|\\*{1}|★|כוכבים)(?: (?:hotels?|rated))?';
const NUMBER = `[1-5]|${COUNT_EN}|(?:ו|ב|ל[-־]?)?(?:${COUNT_HE})`;
const STAR_PATTERN = `((?:${AT_LEAST}) )?(${NUMBER})(?: ?(?:to|or|and|-|–|או|עד|ו) ?(${NUMBER}))?(${OR_MORE})?${STARS}(${OR_MORE})?`;
const SIGNED = '(★{1,5}|\\*{2,5})';

const starsOf = (text: string): number =>
  numberOf(text.replace(/^[ובל][-־]?(?=.{2})/u, '')) || numberOf(text);

/** Star classes that are wished for: “4 stars”, “3 to 5 stars”, “at least 4 stars”; all that are said count. */
export function readStars(runs: readonly string[]): readonly Read<number>[] {
  const said = placesOf(runs, STAR_PATTERN).flatMap(({ match, span }) => {
    const [, atLeast, first = '', last, more, moreAfter] = match;
    const low = starsOf(first);
    const isOpen = [atLeast, more, moreAfter].some((each) => each !== undefined);
    const high = last === undefined ? (isOpen ? 5 : low) : starsOf(last);
    return STAR_CLASSES.filter((stars) => stars >= low && stars <= high).map((value) => ({
      value,
      spans: [span],
    }));
  });
  const signed = placesOf(runs, SIGNED).map(({ match, span }) => ({ value: match[0].length, spans: [span] }));
  return [...said, ...signed];
}

/** Lowest marks, of five, that the filter knows. */
const MARKS: Readonly<Record<HotelRatingKey, number>> = { EXCELLENT: 4.5, VERY_GOOD: 4, GOOD: 3.5, FAIR: 3 };

const OF_TEN = 10;
const MARK = '(\\d(?:[.,]\\d)?|10)(?: ?(?:/|of|out of|מתוך) ?(?:5|10|five|ten))?';
const RATED =
  '(?:(?:guest )?(?:rat(?:ed|ings?)|scores?|review(?:s|ed)?)|ו?(?:ה?דירוג|ציון|מדורג(?:ים)?))(?: (?:of|is|above|over|from|at least|min(?:imum)?|של|מעל|לפחות|החל מ))*';
const MARK_PATTERNS = [
  `${RATED} ?[-־]?${MARK}(?:${OR_MORE})?`,
  `${MARK}(?:${OR_MORE})? (?:guest )?(?:rating|score|review score|דירוג)`,
];

const WORDS: readonly (readonly [pattern: string, key: HotelRatingKey])[] = [
  [
    '(?:excellent|outstanding|top|best) (?:guest )?(?:ratings?|reviews?|scores?)|top[ -]rated|best[ -]rated|ו?(?:ביקורות|חוות דעת|דירוג|ציון) (?:מצוי(?:ן|נות)|מעול(?:ה|ות))',
    'EXCELLENT',
  ],
  [
    '(?:great|very high|high) (?:guest )?(?:ratings?|reviews?|scores?)|(?:highly|well)[ -](?:rated|reviewed)|ו?(?:ביקורות|חוות דעת|דירוג|ציון) (?:נהדר(?:ות)?|גבו(?:ה|הות))',
    'VERY_GOOD',
  ],
  [
    'very good (?:guest )?(?:ratings?|reviews?|scores?)|ו?(?:ביקורות|חוות דעת|דירוג|ציון) (?:טוב(?:ות)? מאוד)',
    'GOOD',
  ],
  [
    'good (?:guest )?(?:ratings?|reviews?|scores?)|ו?(?:ביקורות|חוות דעת|דירוג|ציון) טוב(?:ות)?(?! מאוד)',
    'FAIR',
  ],
];

/** Marks of five, and of ten, as people write both; undefined for one that the filter does not have. */
function keyOf(text: string): HotelRatingKey | undefined {
  const mark = Number(text.replace(',', '.'));
  const ofFive = mark > 5 && mark <= OF_TEN ? mark / 2 : mark;
  return QUALITY.find((key) => MARKS[key] === ofFive);
}

/** The rating that guests are to have given at least; of several none. */
export function readQuality(runs: readonly string[]): Read<HotelRatingKey> | null {
  const marked = MARK_PATTERNS.flatMap((pattern) =>
    placesOf(runs, pattern).flatMap(({ match, span }) => {
      const value = keyOf(match[1] ?? '');
      return value ? [{ value, spans: [span] }] : [];
    }),
  );
  const worded = WORDS.flatMap(([pattern, value]) =>
    placesOf(runs, `(?<!very )(?:${pattern})`).map(({ span }) => ({ value, spans: [span] })),
  );
  const [first, ...others] = [...marked, ...worded];
  return first && others.every(({ value }) => value === first.value)
    ? { value: first.value, spans: [first, ...others].flatMap(({ spans }) => spans) }
    : null;
}
