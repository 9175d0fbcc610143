import type { Tools, Wishes } from '../tools/tools.ts';
import type { BudgetSaid, CurrencyCode, Said, WishName } from '../understanding/understanding.ts';
import { stepDown, stepUp } from './links.ts';
import type { DialogState } from './state.ts';
import { noWishes } from './state.ts';

type Kept = DialogState['wishes'];

/** A budget of another currency, as it was turned into shekels. */
export interface Converted {
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly shekels: number;
  /** Day of the rates, `yyyy-MM-dd`. */
  readonly asOf: string;
}

function withoutWish(wishes: Kept, gone: WishName): Kept {
  if (typeof gone === 'object')
    return { ...wishes, amenities: wishes.amenities.filter((key) => key !== gone.amenity) };
  const none: Readonly<Record<Extract<WishName, string>, Partial<Kept>>> = {
    budget: { minPerNight: null, maxPerNight: null },
    stars: { stars: [] },
    rating: { rating: null },
    meals: { meals: [] },
    amenities: { amenities: [] },
    freeCancellation: { freeCancellation: false },
    sort: { sort: 'RECOMMENDED' },
  };
  return { ...wishes, ...none[gone] };
}

/** The wish that the search's own suggestion names. */
function wishOf(field: string, value: string): WishName | null {
  if (field === 'amenities' && value !== '') return { amenity: value };
  const names: Readonly<Record<string, WishName>> = {
    hotel_class: 'stars',
    hotel_rating: 'rating',
    meal_preferences: 'meals',
    free_cancellation: 'freeCancellation',
    priceRange: 'budget',
  };
  return names[field] ?? null;
}

/** The wishes after one went by the search's own suggestion. A field without a value goes whole. */
export function withoutField(wishes: Kept, field: string, value: string): Kept {
  if (field === 'amenities' && value === '') return { ...wishes, amenities: [] };
  const gone = wishOf(field, value);
  return gone === null ? wishes : withoutWish(wishes, gone);
}

/** Most that a night may cost to be cheaper than a price in minor units: the next step of the list below it. */
const below = (perNightMinor: number): number => stepDown(Math.ceil(perNightMinor / 100) - 1);

/** A budget as shekels of one night. */
async function perNight(
  budget: BudgetSaid,
  nights: number,
  tools: Pick<Tools, 'inShekels'>,
): Promise<{
  readonly wishes: Pick<Kept, 'minPerNight' | 'maxPerNight'>;
  readonly converted: Converted | null;
}> {
  const share = budget.per === 'stay' ? Math.max(1, nights) : 1;
  const { currency } = budget;
  let converted: Converted | null = null;
  const shekelsOf = async (amount: number | null): Promise<number | null> => {
    if (amount === null) return null;
    if (currency === null || currency === 'ILS') return amount / share;
    const rate = await tools.inShekels(amount, currency);
    converted = { amount, currency, shekels: Math.round(rate.shekels), asOf: rate.asOf };
    return rate.shekels / share;
  };
  const min = await shekelsOf(budget.min);
  const max = await shekelsOf(budget.max);
  const high = max === null ? null : stepDown(max);
  const low = min === null ? null : stepUp(min);
  return {
    wishes: {
      minPerNight: low !== null && high !== null && low > high ? stepDown(min ?? 0) : low,
      maxPerNight: high,
    },
    converted,
  };
}

/** What a message leaves of the wishes: said ones replace, amenities add up, dropped ones go. */
export async function mergedWishes(
  known: Kept,
  said: Said,
  shown: { readonly nights: number; readonly cheapest: number | null },
  tools: Pick<Tools, 'inShekels'>,
): Promise<{ readonly wishes: Kept; readonly converted: Converted | null }> {
  const kept = said.dropped.reduce(withoutWish, known);
  const budget = said.budget ? await perNight(said.budget, shown.nights, tools) : null;
  const isCheaper = said.compared === 'cheaper' && budget === null && shown.cheapest !== null;
  const wishes: Kept = {
    stars: said.stars.length > 0 ? [...said.stars] : kept.stars,
    rating: said.rating ?? kept.rating,
    meals: said.meals.length > 0 ? [...said.meals] : kept.meals,
    amenities: [...new Set([...kept.amenities, ...said.amenities])],
    freeCancellation: kept.freeCancellation || said.freeCancellation,
    minPerNight: isCheaper ? null : budget ? budget.wishes.minPerNight : kept.minPerNight,
    maxPerNight: isCheaper ? below(shown.cheapest) : budget ? budget.wishes.maxPerNight : kept.maxPerNight,
    sort: said.sort ?? (said.compared === 'better' ? 'RATING' : kept.sort),
  };
  return { wishes, converted: budget?.converted ?? null };
}

/** True when anything narrows the list; its order alone does not. */
export const hasWishes = (wishes: Wishes): boolean =>
  JSON.stringify({ ...wishes, sort: noWishes.sort }) !== JSON.stringify(noWishes);
