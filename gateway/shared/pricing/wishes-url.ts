import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { MEAL_KEYS } from '../hotel/meal-key.ts';
import { readPriceRange, writePriceRange } from './price-range.ts';

const MEALS = 'meals';
const FREE = 'freeCancellation';
const BEDS = 'bedsForAll';
const isOn = (query: URLSearchParams, name: string): boolean => ['true', '1'].includes(query.get(name) ?? '');

/**
 * The wishes in a URL, under the names of the search filters; unknown words are ignored, and a range of all prices is
 * not a wish.
 */
export function readWishes(query: URLSearchParams): OfferWishes {
  const words = (query.get(MEALS) ?? '').split(',').map((word) => word.trim().toLowerCase());
  const requested = new Set(words);
  const price = readPriceRange(query);
  return {
    meals: MEAL_KEYS.filter((key) => requested.has(key.toLowerCase())),
    freeCancellation: isOn(query, FREE),
    ...(isOn(query, BEDS) && { bedsForAll: true }),
    ...(price.min > 0 || price.max !== null ? { price } : {}),
  };
}

const ANY_PRICE = { min: 0, max: null, per: 'NIGHT' } as const;

/**
 * Writes the wishes into a URL and removes all others. A maximum price alone is left out, because it never decides
 * which room is the cheapest.
 */
export function writeWishes(
  query: URLSearchParams,
  { meals, freeCancellation, bedsForAll, price }: OfferWishes,
): void {
  writePriceRange(query, price && price.min > 0 ? price : ANY_PRICE);
  if (meals.length > 0) query.set(MEALS, meals.join(','));
  else query.delete(MEALS);
  if (freeCancellation) query.set(FREE, 'true');
  else query.delete(FREE);
  if (bedsForAll) query.set(BEDS, 'true');
  else query.delete(BEDS);
}
