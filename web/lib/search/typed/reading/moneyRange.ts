import { MAX_LIMIT } from '#shared/pricing/price-range.ts';
import { currencyOf, type Currency } from '#i18n/money/currencies.ts';
import {
  A_NIGHT,
  AT_LEAST,
  AT_MOST,
  EACH,
  END_OF_SUM,
  IN_ALL,
  perOf,
  PRICE_WORDS,
  type PriceLimit,
  type PriceGroups,
  SIGNS,
  SUM,
  wholeNumberIn,
  MIN_AMOUNT_WITHOUT_CURRENCY,
} from './moneyWords.ts';
import { placesOf, type Read } from './run.ts';

/** Words before the lower amount; when there are none, only a dash or a word such as “to” joins two amounts. */
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
      patternOf(`(?<!for )(?:(?:${PRICE_WORDS})[ \\-־]?)?`, DASH, sign),
    ])
      for (const { match, span } of placesOf(runs, pattern)) {
        const groups: PriceGroups = match.groups ?? {};
        const isNamed = ['before', 'after', 'between', 'behind'].some((name) => groups[name] !== undefined);
        const [min, max] = [wholeNumberIn(groups['low']), wholeNumberIn(groups['high'])];
        const currency = currencyOf(code);
        // Prices per person cannot be searched.
        if (!currency || !isNamed || groups['each'] !== undefined || min < 1 || min >= max || max > MAX_LIMIT)
          continue;
        return { value: { currency, min, max, per: perOf(groups, currency, max) }, spans: [span] };
      }
  return null;
}

const UNSIGNED = `(?:(?<priced>${PRICE_WORDS})[ \\-־]?)?(?:(?<opened>${OPENING})[ \\-־]?)?(?<low>${SUM})(?:${AFTER_OPENING})(?<high>${SUM})${PERIOD}(?<budget> budget)?${END_OF_SUM}`;
/** Words about an arrival; numbers beside them are hours. */
const ARRIVAL = /check.?in|arriv|צ.?ק.?אין|הגעה|נגיע|מגיע/iu;
/** “from 1000 to 1500” may be hours, and “between 2026 and 2027” years. */
const HOUR = /^(?:[01]\d|2[0-3])[0-5]\d$/u;
const YEAR = /^20(?:2[6-9]|3\d)$/u;
const FROM = /^(?:(?:starting )?from|ו?מ|ו?החל מ)/iu;

/**
 * A minimum and a maximum price without a currency, which need words for a budget, for a time or “between”: “budget
 * 500-700”, “500-700 a night”, “between 500 and 700”.
 */
export function readUnsignedRange(runs: readonly string[], currency: Currency): Read<PriceLimit> | null {
  const isOfArrival = runs.some((run) => ARRIVAL.test(run));
  for (const { match, span } of placesOf(runs, UNSIGNED)) {
    const groups: PriceGroups = match.groups ?? {};
    const { low = '', high = '' } = groups;
    const isGiven = (...names: readonly string[]) => names.some((name) => groups[name] !== undefined);
    const isNamed = isGiven('priced', 'budget', 'night');
    const isTime = [low, high].every(
      (sum) => YEAR.test(sum) || (HOUR.test(sum) && (isOfArrival || FROM.test(groups['opened'] ?? ''))),
    );
    // “we are 10-12 in total” is people.
    const isPrice = isNamed || isGiven('all') || (isGiven('opened') && !isTime);
    const [min, max] = [wholeNumberIn(low), wholeNumberIn(high)];
    const isMoney =
      min >= (isNamed ? MIN_AMOUNT_WITHOUT_CURRENCY.named : MIN_AMOUNT_WITHOUT_CURRENCY.alone) &&
      max <= MAX_LIMIT;
    // Prices per person cannot be searched.
    if (isPrice && isMoney && min < max && !isGiven('each'))
      return { value: { currency, min, max, per: perOf(groups, currency, max) }, spans: [span] };
  }
  return null;
}
