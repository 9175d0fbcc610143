import type { OfferWishes } from '../models/offer-wishes.ts';
import { MEAL_KEYS } from './meal-keys.ts';

const MEALS = 'meals';
const FREE = 'freeCancellation';

/** The wishes of an address, under the names that a search writes its filters with; unknown words are ignored. */
export function readWishes(query: URLSearchParams): OfferWishes {
  const words = (query.get(MEALS) ?? '').split(',').map((word) => word.trim().toLowerCase());
  const asked = new Set(words);
  return {
    meals: MEAL_KEYS.filter((key) => asked.has(key.toLowerCase())),
    freeCancellation: ['true', '1'].includes(query.get(FREE) ?? ''),
  };
}

/** Writes the wishes that there are; others of the address are removed. */
export function writeWishes(query: URLSearchParams, { meals, freeCancellation }: OfferWishes): void {
  if (meals.length > 0) query.set(MEALS, meals.join(','));
  else query.delete(MEALS);
  if (freeCancellation) query.set(FREE, 'true');
  else query.delete(FREE);
}
