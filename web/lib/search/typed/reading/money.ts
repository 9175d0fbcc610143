import type { PriceUnit } from '#models/search/offer-wishes.ts';
import { MAX_LIMIT } from '#shared/pricing/price-range.ts';
import { WHOLE_STAY_FROM } from '#shared/pricing/whole-stay-from.ts';
import { currencyOf, type Currency, type CurrencyCode } from '#i18n/money/currencies.ts';
import { overlaps, placesOf, type Read, type Span, TURNED } from './run.ts';

/** The lowest or the highest price, in whole units; the other one is null. */
export interface PriceLimit {
  readonly currency: Currency;
  readonly min: number | null;
  readonly max: number | null;
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

const OVER = 'over|above|more than|higher than|upwards of|מעל|יותר מ|גבוה מ';
const UNDER = 'under|below|less than|cheaper than|lower than|מתחת ל|פחות מ|זול מ';
/** What is turned around stands first, because “less than” is in “no less than”. */
const AT_LEAST = `(?:for )?(?:${TURNED}(?:${UNDER})|at least|${OVER}|min(?:imum)?\\.?(?: of)?|(?:starting )?from)|ו?(?:לפחות|מינימום|החל מ|לכל הפחות|מ(?=[-־]?\\d))`;
const AT_MOST = `(?:for )?(?:${TURNED}(?:${OVER})|${UNDER}|up to|at most|max(?:imum)?\\.?|within)|(?:(?:with|on) )?(?:a |our |my )?(?:budget|spending)(?: of| is|:)?(?: (?:up to|about|around))?|ו?(?:עד|מקסימום|שלא יעלה על|לא יעלה על)|ו?ב?תקציב(?: של)?(?: עד)?`;
const MORE_BEHIND =
  ' ?\\+| (?:(?:or|and) (?:more|up|above|over|higher|upwards)|min(?:imum)?\\.?|at least|ומעלה|או יותר|לפחות|מינימום)';
const LESS_BEHIND = ' (?:max(?:imum)?\\.?|or less|at most|tops|budget|לכל היותר|מקסימום|או פחות)';
const SUM = "\\d{1,3}(?:[.,’']\\d{3})+(?![.,’']?\\d)|\\d{1,9}(?![.,’']?\\d)";
const A_NIGHT = '(?:a|per|each) night|/ ?night|ללילה|לכל לילה';
const IN_ALL =
  '(?:in )?total|in all|all in|altogether|for the (?:whole )?(?:stay|trip|week)|סה["״]?כ|סך הכו?ל|בסך הכו?ל|לכל השהות';
const EACH = '(?:per|a) person|each|per head|pp|לאדם|לכל אחד|לנפש';

const behind = (name: string): string => `(?:(?<more${name}>${MORE_BEHIND})|(?<less${name}>${LESS_BEHIND}))?`;

/** A sum with what makes it a limit: words before it, words behind it, or the time that it is said to be for. */
const patternOf = (sign: string): string => {
  const amount = `(?:(?:${sign}) ?(?<signed>${SUM})|\\$?(?<counted>${SUM})(?<plus>\\+)? ?(?:${sign}))`;
  const period = `(?:[ ,]{0,2}(?:(?<night>${A_NIGHT})|(?<all>${IN_ALL})|(?<each>${EACH})))?`;
  return `(?:(?:(?<least>${AT_LEAST})|(?<most>${AT_MOST}))[ \\-־]?)?${amount}${behind('First')}${period}${behind('Last')}`;
};

type Said = Readonly<Partial<Record<string, string>>>;

interface Sum {
  readonly said: Said;
  readonly span: Span;
  readonly currency: Currency | null;
}

/** Without any of these a sum is no limit. */
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

/** Every sum once that is said as a limit. */
function sumsIn(runs: readonly string[]): readonly Sum[] {
  const found: Sum[] = [];
  for (const [sign, code] of SIGNS)
    for (const { match, span } of placesOf(runs, patternOf(sign))) {
      const said: Said = match.groups ?? {};
      const isLimit = LIMITING.some((name) => said[name] !== undefined);
      if (isLimit && !found.some((each) => overlaps(each.span, span)))
        found.push({ said, span, currency: currencyOf(code) });
    }
  return found;
}

/** “Over 200”, “200 or more”; words that say both are no limit at all. */
function isLowest({ least, most, plus, moreFirst, moreLast, lessFirst, lessLast }: Said): boolean | null {
  const isLeast = [least, plus, moreFirst, moreLast].some((words) => words !== undefined);
  const isMost = [most, lessFirst, lessLast].some((words) => words !== undefined);
  return isLeast && isMost ? null : isLeast;
}

const perOf = ({ night, all }: Said, { code }: Currency, sum: number): PriceUnit => {
  if (night !== undefined) return 'NIGHT';
  return all !== undefined || sum >= WHOLE_STAY_FROM[code] ? 'STAY' : 'NIGHT';
};

/** The limit of the price, where a currency is named; two such sums are ambiguous and not read. */
export function readPriceLimit(runs: readonly string[]): Read<PriceLimit> | null {
  const [first, other] = sumsIn(runs);
  if (!first?.currency || other) return null;
  const { said, span, currency } = first;
  const sum = Number((said['signed'] ?? said['counted'] ?? '').replaceAll(/\D/gu, ''));
  const isLeast = isLowest(said);
  // The search does not compare prices per person.
  if (isLeast === null || said['each'] !== undefined || sum < 1 || sum > MAX_LIMIT) return null;
  const limits = isLeast ? { min: sum, max: null } : { min: null, max: sum };
  return { value: { currency, ...limits, per: perOf(said, currency, sum) }, spans: [span] };
}
