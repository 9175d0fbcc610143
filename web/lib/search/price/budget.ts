import type { PriceRange } from '#models/search/offer-wishes.ts';
import { MAX_LIMIT } from '#shared/pricing/price-range.ts';
import { type Currency, currencyOf } from '#i18n/money/currencies.ts';

/** Limits as they were typed, in whole units of a currency other than shekels; null where none was. */
export interface TypedLimits {
  readonly currency: Currency;
  readonly min: number | null;
  readonly max: number | null;
}

/** A price range, which the search takes in shekels, with the typed limits where those were in another currency. */
export interface Budget extends PriceRange {
  readonly typed?: TypedLimits;
}

/** The currency that a limit is typed in. */
export interface LimitUnit {
  readonly currency: Currency;
  /** Value of one shekel in this currency; 1 for shekels. */
  readonly perShekel: number;
}

export const toShekels = (units: number, { perShekel }: LimitUnit): number => Math.round(units / perShekel);

/** A shekel limit in whole units of a currency, for a limit that was not typed in that currency. */
export const fromShekels = (shekels: number, { perShekel }: LimitUnit): number =>
  Math.round(shekels * perShekel);

/** The highest limit that can be searched, in whole units. */
export const mostUnits = ({ perShekel }: LimitUnit): number => Math.floor(MAX_LIMIT * Math.min(1, perShekel));

/** Rates move less than this from day to day; a larger difference means that the amount was not typed for these shekels. */
const TOLERANCE = 0.1;

const isNear = (units: number | null, shekels: number | null, { perShekel }: LimitUnit): boolean => {
  if (units === null || shekels === null) return units === null && shekels === null;
  return Math.abs(units / perShekel - shekels) <= Math.max(shekels * TOLERANCE, 1 / perShekel);
};

/** True while the typed amount is worth about what is searched: anyone can edit a URL, and rates move. */
export const isWorth = ({ min, max }: PriceRange, typed: TypedLimits, unit: LimitUnit): boolean =>
  isNear(typed.min, min === 0 ? null : min, unit) && isNear(typed.max, max, unit);

/** A range without its typed limits. */
export const bareRange = ({ min, max, per }: PriceRange): PriceRange => ({ min, max, per });

const limitOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/**
 * @param range in shekels, from the same URL
 * @param text currency, lowest and highest limit as typed, separated by commas: `EUR,,2000`; anything else is ignored
 */
export const readBudget = (range: PriceRange, text: string | null): Budget => {
  const [code, min = '', max = '', ...more] = (text ?? '').split(',');
  const currency = currencyOf(code);
  if (!currency || currency.code === 'ILS' || more.length > 0) return range;
  const typed = { currency, min: limitOf(min) || null, max: limitOf(max) };
  const fits = (typed.min === null) === (range.min === 0) && (typed.max === null) === (range.max === null);
  return fits && (range.min > 0 || range.max !== null) ? { ...range, typed } : range;
};

/** The text that `readBudget` reads; empty for limits in shekels. */
export const writeBudget = ({ typed }: Budget): string =>
  typed ? [typed.currency.code, typed.min ?? '', typed.max ?? ''].join(',') : '';
