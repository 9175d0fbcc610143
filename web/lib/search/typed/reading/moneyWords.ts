import type { PriceUnit } from '#models/search/offer-wishes.ts';
import { MIN_WHOLE_STAY_SUM } from '#shared/pricing/whole-stay-from.ts';
import type { Currency, CurrencyCode } from '#i18n/money/currencies.ts';
import { NIGHTS_EN } from './numbers.ts';
import { TURNED } from './run.ts';

/** The minimum price, the maximum, or both, in whole units; null where there is no limit. */
export interface PriceLimit {
  readonly currency: Currency;
  readonly min: number | null;
  readonly max: number | null;
  readonly per: PriceUnit;
}

/** Signs that contain another one come first. */
export const SIGNS: readonly (readonly [pattern: string, code: CurrencyCode])[] = [
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
/** Negated limits come first, because “less than” is in “no less than”. */
export const AT_LEAST = `(?:for )?(?:${TURNED}(?:${UNDER})|at least|${OVER}|min(?:imum)?\\.?(?: of)?|(?:starting )?from)|ו?(?:לפחות|מינימום|החל מ|לכל הפחות|מ(?=[-־]?\\d))`;
const BUDGET = '(?:(?:with|on) )?(?:a |our |my )?(?:budget|spending)(?: of| is|:)?';
const BUDGET_HE = 'ו?ב?תקציב(?: של)?';
/** Words that show that the two amounts after them are a price range. */
export const PRICE_WORDS = `${BUDGET}|prices?(?: range)?(?: of|:)?|${BUDGET_HE}|ו?ב?(?:טווח )?מחיר(?:ים)?(?: של)?`;
export const AT_MOST = `(?:for )?(?:${TURNED}(?:${OVER})|${UNDER}|up to|at most|max(?:imum)?\\.?|within)|${BUDGET}(?: (?:up to|about|around))?|ו?(?:עד|מקסימום|שלא יעלה על|לא יעלה על)|${BUDGET_HE}(?: עד)?`;
export const MORE_BEHIND =
  ' ?\\+| (?:(?:or|and) (?:more|up|above|over|higher|upwards)|min(?:imum)?\\.?|at least|ומעלה|או יותר|לפחות|מינימום)';
export const LESS_BEHIND = ' (?:max(?:imum)?\\.?|or less|at most|tops|budget|לכל היותר|מקסימום|או פחות)';
export const SUM = "\\d{1,3}(?:[.,’']\\d{3})+(?![.,’']?\\d)|\\d{1,9}(?![.,’']?\\d)";
export const A_NIGHT = `(?:a|per|each) (?:${NIGHTS_EN})|/ ?(?:${NIGHTS_EN})|ללילה|לכל לילה`;
export const IN_ALL =
  '(?:in )?total|in all|all in|altogether|for the (?:whole )?(?:stay|trip|week)|סה["״]?כ|סך הכו?ל|בסך הכו?ל|לכל השהות';
export const EACH = '(?:per|a) person|each|per head|pp|לאדם|לכל אחד|לנפש';

/** The named groups of a match. */
export type PriceGroups = Readonly<Partial<Record<string, string>>>;

/** Whether a sum is for a night or the whole stay: as the words say, otherwise as its size suggests. */
export const perOf = ({ night, all }: PriceGroups, { code }: Currency, sum: number): PriceUnit => {
  if (night !== undefined) return 'NIGHT';
  return all !== undefined || sum >= MIN_WHOLE_STAY_SUM[code] ? 'STAY' : 'NIGHT';
};

/** What may follow an amount without a currency, so that it does not count something else. */
export const END_OF_SUM = '(?=\\s*(?:$|[\\0,.;!?()]|(?:and|with|please|עם|כולל|בבקשה)(?![\\p{L}\\p{N}])))';
/** Smallest amounts without a currency that are read as a price: alone, and with words for a period or a budget. */
export const MIN_AMOUNT_WITHOUT_CURRENCY = { alone: 100, named: 10 };

/** The whole number that is written with or without separators; 0 for no text. */
export const wholeNumberIn = (text: string | undefined): number =>
  Number((text ?? '').replaceAll(/\D/gu, ''));
