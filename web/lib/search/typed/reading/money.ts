import type { PriceUnit } from '#models/search/offer-wishes.ts';
import { MAX_LIMIT } from '#shared/pricing/price-range.ts';
import { currencyOf, type Currency, type CurrencyCode } from '#i18n/money/currencies.ts';
import { overlaps, placesOf, type Read, type Span } from './run.ts';

/** The highest price, in whole units. */
export interface MostPaid {
  readonly currency: Currency;
  readonly max: number;
  readonly per: PriceUnit;
}

/** Signs that contain another one stand before it. */
const SIGNS: readonly (readonly [pattern: string, code: CurrencyCode])[] = [
  ['c\\$|ca\\$|canadian dollars?|cad|דולר(?:ים)? קנדי(?:ים)?', 'CAD'],
  ['a\\$|au\\$|australian dollars?|aud|דולר(?:ים)? אוסטרלי(?:ים)?', 'AUD'],
  ['chf|(?:swiss )?francs?|פרנק(?:ים)?(?: שוו?ייצרי(?:ים)?)?', 'CHF'],
  ['¥|yen|jpy|ין(?: יפני)?', 'JPY'],
  ['€|euros?|eur|יורו|אירו', 'EUR'],
  ['us\\$|\\$|us dollars?|dollars?|usd|דולר(?:ים)?', 'USD'],
  ['₪|(?:new )?shekels?|nis|ils|ש["״\']?ח|שקל(?:ים)?', 'ILS'],
  ['£|pounds?|gbp|פאונד', 'GBP'],
];

/**
 * Hardly anyone pays this much for one night, so a larger sum without a unit is for the stay. The assistant, which is a
 * program of its own, reads sums by the same limits (`understanding/rules/money.ts`).
 */
const WHOLE_STAY_FROM: Readonly<Record<CurrencyCode, number>> = {
  ILS: 3_000,
  USD: 800,
  EUR: 800,
  GBP: 700,
  CHF: 800,
  AUD: 1_200,
  CAD: 1_100,
  JPY: 120_000,
};

const AT_MOST =
  '(?:for )?(?:under|below|less than|no more than|not more than|up to|at most|max(?:imum)?\\.?|within)|(?:(?:with|on) )?(?:a |our |my )?(?:budget|spending)(?: of| is|:)?(?: (?:up to|about|around))?|ו?(?:עד|מתחת ל|פחות מ|לא יותר מ|מקסימום)|ו?ב?תקציב(?: של)?(?: עד)?';
const AT_MOST_BEHIND = '(?:max(?:imum)?\\.?|or less|at most|tops|budget|לכל היותר|מקסימום|או פחות)';
const SUM = "\\d{1,3}(?:[.,’']\\d{3})+(?![.,’']?\\d)|\\d{1,9}(?![.,’']?\\d)";
const A_NIGHT = '(?:a|per|each) night|/ ?night|ללילה|לכל לילה';
const IN_ALL =
  '(?:in )?total|in all|all in|altogether|for the (?:whole )?(?:stay|trip|week)|סה["״]?כ|סך הכו?ל|בסך הכו?ל|לכל השהות';
const EACH = '(?:per|a) person|each|per head|pp|לאדם|לכל אחד|לנפש';

/** A sum is a limit by the words before it, by those behind it, or by the time that it is said to be for. */
const patternsOf = (sign: string): readonly string[] => {
  const amount = `(?:(?:${sign}) ?(${SUM})|\\$?(${SUM}) ?(?:${sign}))`;
  const period = `(?:[ ,]{0,2}(?:(${A_NIGHT})|(${IN_ALL})|(${EACH})))`;
  return [
    `(?:${AT_MOST})[ \\-־]?${amount}(?: ${AT_MOST_BEHIND})?${period}?`,
    `${amount} ${AT_MOST_BEHIND}${period}?`,
    `${amount}${period}`,
  ];
};

interface Sum {
  readonly match: RegExpExecArray;
  readonly span: Span;
  readonly currency: Currency | null;
}

/** Every sum once, by the first way in which it is said. */
function sumsIn(runs: readonly string[]): readonly Sum[] {
  const found: Sum[] = [];
  for (const [sign, code] of SIGNS)
    for (const pattern of patternsOf(sign))
      for (const { match, span } of placesOf(runs, pattern))
        if (!found.some((each) => overlaps(each.span, span)))
          found.push({ match, span, currency: currencyOf(code) });
  return found;
}

const perOf = (currency: Currency, max: number): PriceUnit =>
  max >= WHOLE_STAY_FROM[currency.code] ? 'STAY' : 'NIGHT';

/** The highest price, where a currency is named; two such sums are ambiguous and not read. */
export function readMostPaid(runs: readonly string[]): Read<MostPaid> | null {
  const [first, other] = sumsIn(runs);
  if (!first?.currency || other) return null;
  const { match, span, currency } = first;
  const [, before, after, night, all, each] = match;
  const max = Number((before ?? after ?? '').replaceAll(/\D/gu, ''));
  // The search does not compare prices per person.
  if (each !== undefined || max < 1 || max > MAX_LIMIT) return null;
  const said = night === undefined ? null : ('NIGHT' as const);
  return { value: { currency, max, per: said ?? (all ? 'STAY' : perOf(currency, max)) }, spans: [span] };
}
