import type { HotelRatingKey } from '#generated/graphql.ts';
import { QUALITY, STAR_CLASSES } from '../../filters/filters.ts';
import { COUNT_EN, COUNT_HE, numberOf } from './numbers.ts';
import { ENDS_REFUSING, placesOf, type Read, type Span, TURNED } from './run.ts';

const BELOW = 'under|below|less than|fewer than|lower than|מתחת ל|פחות מ';
const ABOVE = 'above|over|more than|higher than|מעל|יותר מ';
/** Negated limits come first, because “less than” is in “no less than”. */
const AT_LEAST = `${TURNED}(?:${BELOW})|at least|min(?:imum)?\\.?|from|לפחות|מינימום|החל מ`;
const AT_MOST = `${TURNED}(?:${ABOVE})|up to|at most|max(?:imum)?\\.?|עד|לכל היותר|מקסימום`;
const OR_MORE = '(?: ?\\+)|(?: (?:or|and) (?:more|up|above|better|higher))|(?: ומעלה| או יותר| לפחות)';
const OR_LESS =
  ' (?:(?:or|and) (?:less|fewer|below|lower|under|down)|at most|max(?:imum)?|tops|או פחות|ומטה|לכל היותר)';
const STARS = '[ \\-־]?(?:stars?|\\*{1}|★|כוכבים)(?: (?:hotels?|rat(?:ed|ings?)))?';
const NUMBER = `[1-5]|${COUNT_EN}|(?:ו|ב|ל[-־]?)?(?:${COUNT_HE})`;
const BOUND = `(?:(?:(?<least>${AT_LEAST})|(?<most>${AT_MOST})|(?<below>${BELOW})|(?<above>${ABOVE}))[ \\-־]?)?`;
/** “For two and 4 stars”: the first number counts people. */
const NO_PEOPLE = `(?<!(?<![\\p{L}\\p{N}])(?:for |ל[-־]?)(?:${COUNT_EN}|${COUNT_HE}))`;
const RANGE = ` ?(?:to|-|–|עד) ?(?<last>${NUMBER})`;
const LIST = `${NO_PEOPLE}(?<others>(?:, ?(?:${NUMBER}))*,? ?(?:or|and|או|ו[-־]?) ?(?:${NUMBER}))`;
/** “Rated” before stars means their class. */
const RATED_STARS = '(?:(?:rated|with a rating of|ו?ב?דירוג(?: של)?|מדורג(?:ים)?) )?';
/** Half stars are not a class: “4.5 stars” is not five. */
const STAR_PATTERN = `${RATED_STARS}${BOUND}(?<!\\d[.,])(?<first>${NUMBER})(?:${RANGE}|${LIST})?(?<more>${OR_MORE})?(?<less>${OR_LESS})?${STARS}(?<moreAfter>${OR_MORE})?(?<lessAfter>${OR_LESS})?`;
const SIGNED = '(★{1,5}|\\*{2,5})';

const starsOf = (text: string): number =>
  numberOf(text.replace(/^[ובל][-־]?(?=.{2})/u, '')) || numberOf(text);

const [MIN_STARS, MAX_STARS] = [1, 5];

type StarGroups = Readonly<Partial<Record<string, string>>>;

/** The lowest and the highest class of one phrase. */
function boundsOf({
  least,
  most,
  below,
  above,
  first = '',
  last,
  ...behind
}: StarGroups): readonly [number, number] {
  const stars = starsOf(first);
  if (last !== undefined) return [Math.min(stars, starsOf(last)), Math.max(stars, starsOf(last))];
  if (below !== undefined) return [MIN_STARS, stars - 1];
  if (above !== undefined) return [stars + 1, MAX_STARS];
  const isAnyPresent = (...each: readonly (string | undefined)[]) =>
    each.some((words) => words !== undefined);
  if (isAnyPresent(most, behind['less'], behind['lessAfter'])) return [MIN_STARS, stars];
  return [stars, isAnyPresent(least, behind['more'], behind['moreAfter']) ? MAX_STARS : stars];
}

const EACH_NUMBER = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NUMBER})(?![\\p{L}\\p{N}])`, 'giu');

/** The classes of one phrase: those of a list, “3 or 5 stars”, or all between two bounds. */
function classesOf(groups: StarGroups): readonly number[] {
  const { first = '', others } = groups;
  if (others !== undefined) {
    const numbers = [first, ...[...others.matchAll(EACH_NUMBER)].map(([number]) => number)];
    const listed = new Set(numbers.map(starsOf));
    return STAR_CLASSES.filter((stars) => listed.has(stars));
  }
  const [low, high] = boundsOf(groups);
  return STAR_CLASSES.filter((stars) => stars >= low && stars <= high);
}

/**
 * Star classes in the words: “4 stars”, “3 to 5 stars”, “3 or 5 stars”, “at least 4 stars”; all that are mentioned are
 * read, except refused ones: “no 2 star hotels”.
 */
export function readStars(runs: readonly string[]): readonly Read<number>[] {
  const named = placesOf(runs, STAR_PATTERN).flatMap(({ match, span }) =>
    ENDS_REFUSING.test((runs[span.run] ?? '').slice(0, span.from))
      ? []
      : classesOf(match.groups ?? {}).map((value) => ({ value, spans: [span] })),
  );
  const signed = placesOf(runs, SIGNED).map(({ match, span }) => ({ value: match[0].length, spans: [span] }));
  return [...named, ...signed];
}

/** Lowest scores, out of five, of the filter's ratings. */
const MARKS: Readonly<Record<HotelRatingKey, number>> = { EXCELLENT: 4.5, VERY_GOOD: 4, GOOD: 3.5, FAIR: 3 };

const OF_TEN = 10;
const MARK = '(?<mark>\\d(?:[.,]\\d)?|10)(?: ?(?:/|of|out of|מתוך) ?(?<scale>5|10|five|ten))?(?! ?/ ?\\d)';
/** “Rated 4 stars” is a class; “rated 4.5 stars”, which is not a class, is a score. */
const NO_CLASS = `(?!(?<!\\d[.,]\\d)(?:${OR_MORE})?${STARS})`;
const RATED =
  '(?:(?:guest )?(?:rat(?:ed|ings?)|scores?|review(?:s|ed)?)|ו?(?:ה?דירוג|ציון|מדורג(?:ים)?))(?: (?:of|is|above|over|from|at least|min(?:imum)?|של|מעל|לפחות|החל מ))*';
const MARK_PATTERNS = [
  `${RATED} ?[-־]?${MARK}${NO_CLASS}(?:${OR_MORE})?`,
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

/**
 * The rating that a score means, out of five or ten; without a scale, a score above five is out of ten. Undefined when
 * the filter has no such rating.
 */
function keyOf({
  mark: text = '',
  scale,
}: Readonly<Partial<Record<string, string>>>): HotelRatingKey | undefined {
  const mark = Number(text.replace(',', '.'));
  const isOfTen = scale === undefined ? mark > 5 : numberOf(scale) === OF_TEN;
  const ofFive = isOfTen ? mark / 2 : mark;
  return QUALITY.find((key) => MARKS[key] === ofFive);
}

/** Scores, also those that no filter has, so that “4/10” is not read as a date. */
export const marksIn = (runs: readonly string[]): readonly Span[] =>
  MARK_PATTERNS.flatMap((pattern) => placesOf(runs, pattern).map(({ span }) => span));

/** The minimum guest rating in the words; null when there are several. */
export function readQuality(runs: readonly string[]): Read<HotelRatingKey> | null {
  const marked = MARK_PATTERNS.flatMap((pattern) =>
    placesOf(runs, pattern).flatMap(({ match, span }) => {
      const value = keyOf(match.groups ?? {});
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
