import { MAX_LIMIT } from '#shared/pricing/price-range.ts';
import { currencyOf } from '#i18n/money/currencies.ts';
import {
  A_NIGHT,
  AT_LEAST,
  AT_MOST,
  EACH,
  IN_ALL,
  perOf,
  type PriceLimit,
  type PriceGroups,
  SIGNS,
  SUM,
  toSum,
} from './moneyWords.ts';
import { placesOf, type Read } from './run.ts';

/** Words before the lower amount; without them only a dash or a word such as “to” joins two amounts. */
const OPENING = `between|${AT_LEAST}|ו?בין`;
const DASH = ' ?[-–־] ?| (?:to|up to|until|till|עד) | (?:ל|עד)[-־ ]?';
const AFTER_OPENING = `${DASH}|,? ?(?:(?:and|but|or) |ו[-־]?)(?:(?:${AT_MOST})[-־ ]?)?|,? ?(?:${AT_MOST})[-־ ]?`;
const PERIOD = `(?:[ ,]{0,2}(?:(?<night>${A_NIGHT})|(?<all>${IN_ALL})|(?<each>${EACH})))?`;

/**
 * @param from pattern of the words before the lower amount
 * @param to pattern of the words between the two
 * @param sign pattern of the currency's names
 */
const patternOf = (from: string, to: string, sign: string): string => {
  const low = `(?:(?<before>${sign}) ?)?(?<low>${SUM})(?: ?(?<after>${sign}))?`;
  const high = `(?:(?<between>${sign}) ?)?(?<high>${SUM})(?! ?%| ?(?:m|km|metres?|meters?|min(?:ute)?s?|מטר|דקות)(?!\\p{L}))(?: ?(?<behind>${sign}))?`;
  return `${from}${low}(?: ?(?:${A_NIGHT}))?(?:${to})${high}${PERIOD}`;
};

/**
 * A minimum and a maximum price, at least one with its currency: “between 100 and 200 euros”, “€100-200”, “over 100 and
 * under 200 euros a night”, “בין 300 ל-500 שקל”.
 */
export function readPriceRange(runs: readonly string[]): Read<PriceLimit> | null {
  for (const [sign, code] of SIGNS)
    for (const pattern of [
      patternOf(`(?:${OPENING})[ \\-־]?`, AFTER_OPENING, sign),
      patternOf('(?<!for )', DASH, sign),
    ])
      for (const { match, span } of placesOf(runs, pattern)) {
        const groups: PriceGroups = match.groups ?? {};
        const isNamed = ['before', 'after', 'between', 'behind'].some((name) => groups[name] !== undefined);
        const [min, max] = [toSum(groups['low']), toSum(groups['high'])];
        const currency = currencyOf(code);
        // The search does not compare prices per person.
        if (!currency || !isNamed || groups['each'] !== undefined || min < 1 || min >= max || max > MAX_LIMIT)
          continue;
        return { value: { currency, min, max, per: perOf(groups, currency, max) }, spans: [span] };
      }
  return null;
}
