import { MAX_LIMIT } from '#shared/pricing/price-range.ts';
import { currencyOf, type Currency } from '#i18n/money/currencies.ts';
import { readPriceRange, readUnsignedRange } from './moneyRange.ts';
import {
  A_NIGHT,
  AT_LEAST,
  AT_MOST,
  EACH,
  END_OF_SUM,
  IN_ALL,
  LESS_BEHIND,
  MORE_BEHIND,
  perOf,
  type PriceLimit,
  type PriceGroups,
  SIGNS,
  SUM,
  wholeNumberIn,
  MIN_AMOUNT_WITHOUT_CURRENCY,
} from './moneyWords.ts';
import { overlaps, placesOf, type Read, type Span } from './run.ts';

const behind = (name: string): string => `(?:(?<more${name}>${MORE_BEHIND})|(?<less${name}>${LESS_BEHIND}))?`;

/** Pattern of an amount with the words that make it a limit: words before or after it, or the period that it is for. */
const patternOf = (sign: string): string => {
  const amount = `(?:(?:${sign}) ?(?<signed>${SUM})|\\$?(?<counted>${SUM})(?<plus>\\+)? ?(?:${sign}))`;
  const period = `(?:[ ,]{0,2}(?:(?<night>${A_NIGHT})|(?<all>${IN_ALL})|(?<each>${EACH})))?`;
  return `(?:(?:(?<least>${AT_LEAST})|(?<most>${AT_MOST}))[ \\-־]?)?${amount}${behind('First')}${period}${behind('Last')}`;
};

interface Sum {
  readonly groups: PriceGroups;
  readonly span: Span;
  readonly currency: Currency | null;
}

/** Without any of these an amount is not a limit. */
const LIMITING = [
  'least',
  'most',
  'plus',
  'moreFirst',
  'lessFirst',
  'moreLast',
  'lessLast',
  'night',
  'all',
  'each',
];

/** Every amount that is given as a limit, once. */
function sumsIn(runs: readonly string[]): readonly Sum[] {
  const found: Sum[] = [];
  for (const [sign, code] of SIGNS)
    for (const { match, span } of placesOf(runs, patternOf(sign))) {
      const groups: PriceGroups = match.groups ?? {};
      const isLimit = LIMITING.some((name) => groups[name] !== undefined);
      if (isLimit && !found.some((each) => overlaps(each.span, span)))
        found.push({ groups, span, currency: currencyOf(code) });
    }
  return found;
}

/** True for a minimum (“over 200”, “200 or more”), false for a maximum; null when the words mean both. */
function isLowest({
  least,
  most,
  plus,
  moreFirst,
  moreLast,
  lessFirst,
  lessLast,
}: PriceGroups): boolean | null {
  const isLeast = [least, plus, moreFirst, moreLast].some((words) => words !== undefined);
  const isMost = [most, lessFirst, lessLast].some((words) => words !== undefined);
  return isLeast && isMost ? null : isLeast;
}

/** An amount without a currency counts only with words that make it a limit. */
const UNSIGNED = `(?:(?<least>${AT_LEAST})|(?<most>${AT_MOST}))[ \\-־]?(?<counted>${SUM})(?:[ ,]{0,2}(?:(?<night>${A_NIGHT})|(?<all>${IN_ALL})))?${END_OF_SUM}`;
/** “from 1500” may be an hour, and 2027 a year. */
const MAY_BE_TIME =
  /^(?:(?:starting )?from|מ[-־]?(?=\d)|החל מ).*(?<!\d)(?:[01]\d|2[0-3])[0-5]\d$|(?<!\d)20(?:2[6-9]|3\d)$/iu;

/** Amounts without a currency, in the currency of the page. */
const unsignedIn = (runs: readonly string[], currency: Currency): readonly Sum[] =>
  placesOf(runs, UNSIGNED).flatMap(({ match, span }) => {
    const groups: PriceGroups = match.groups ?? {};
    const hasTime = groups['night'] !== undefined || groups['all'] !== undefined;
    const isMoney =
      wholeNumberIn(groups['counted']) >=
      (hasTime ? MIN_AMOUNT_WITHOUT_CURRENCY.named : MIN_AMOUNT_WITHOUT_CURRENCY.alone);
    return isMoney && (hasTime || !MAY_BE_TIME.test(match[0])) ? [{ groups, span, currency }] : [];
  });

/** One limit of the price; two amounts are ambiguous and not read. */
function readOneLimit(runs: readonly string[], ofPage: Currency): Read<PriceLimit> | null {
  const signed = sumsIn(runs);
  const [first, other] = signed.length > 0 ? signed : unsignedIn(runs, ofPage);
  if (!first?.currency || other) return null;
  const { groups, span, currency } = first;
  const sum = wholeNumberIn(groups['signed'] ?? groups['counted']);
  const isLeast = isLowest(groups);
  // Prices per person cannot be searched.
  if (isLeast === null || groups['each'] !== undefined || sum < 1 || sum > MAX_LIMIT) return null;
  const limits = isLeast ? { min: sum, max: null } : { min: null, max: sum };
  return { value: { currency, ...limits, per: perOf(groups, currency, sum) }, spans: [span] };
}

/** The limits of the price. @param ofPage the currency of amounts that name none */
export const readPriceLimit = (runs: readonly string[], ofPage: Currency): Read<PriceLimit> | null =>
  readPriceRange(runs) ?? readUnsignedRange(runs, ofPage) ?? readOneLimit(runs, ofPage);
