import type { PriceRange } from '#models/search/offer-wishes.ts';
import type { FullCost } from './fees/full-cost.ts';
import { wholeShekels } from './whole-shekels.ts';

/** Highest limit: nine digits, so that it fits into the schema's integers. */
export const MAX_LIMIT = 999_999_999;

/** At this end of the slider, and for this `max` in a URL without a unit, there is no upper limit. */
export const OPEN_PRICE = 1000;

/** The price in the unit of the range: per night rounded to whole shekels as displayed, per stay exact. */
const comparable = ({ per }: PriceRange, { night, total }: FullCost): number =>
  per === 'STAY' ? total / 100 : wholeShekels(night);

/** True when the price is not below the lower end. */
export const reachesMin = (range: PriceRange, price: FullCost): boolean =>
  comparable(range, price) >= range.min;

/**
 * The lowest sum of a whole stay that is not below the lower end, in minor units; computed once for many offers of one
 * stay.
 */
export const leastTotal = ({ min, per }: PriceRange, nights: number): number =>
  per === 'STAY' ? min * 100 : (min - 0.5) * 100 * nights;

/** The highest sum that is not above the upper end; Infinity without an upper end. */
export const mostTotal = ({ max, per }: PriceRange, nights: number): number => {
  if (max === null) return Infinity;
  return per === 'STAY' ? max * 100 : (max + 0.5) * 100 * nights - 1;
};

/** True when the price is not above the upper end. */
export const isWithinMax = (range: PriceRange, price: FullCost): boolean =>
  range.max === null || comparable(range, price) <= range.max;

const limit = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

/**
 * The price range in a URL: `min`, `max` and `per` (`night` or `stay`). Without `per`, as in older links, prices are
 * per night and 1000 means 1000 and more. Swapped limits are exchanged, unusable ones left out.
 */
export function readPriceRange(query: URLSearchParams): PriceRange {
  const unit = query.get('per');
  const [low, high] = [limit(query.get('min')) ?? 0, limit(query.get('max'))];
  const isOpen = high === null || (unit !== 'night' && unit !== 'stay' && high >= OPEN_PRICE);
  const per = unit === 'stay' ? 'STAY' : 'NIGHT';
  if (isOpen) return { min: low, max: null, per };
  return { min: Math.min(low, high), max: Math.max(low, high), per };
}

/** Writes a range that `readPriceRange` reads back; missing limits are removed from the URL. */
export function writePriceRange(query: URLSearchParams, { min, max, per }: PriceRange): void {
  const isLimited = min > 0 || max !== null;
  const needsUnit = isLimited && (per === 'STAY' || (max ?? 0) >= OPEN_PRICE);
  const parts = {
    min: min > 0 ? String(min) : '',
    max: max === null ? '' : String(max),
    per: needsUnit ? per.toLowerCase() : '',
  };
  for (const [name, value] of Object.entries(parts))
    if (value === '') query.delete(name);
    else query.set(name, value);
}
