import type { PriceRange } from '#models/search/offer-wishes.ts';
import type { Tools } from '../../tools/tools.ts';
import type { Wishes } from '../../tools/wishes.ts';
import { isPresent } from '../../understanding/mentions.ts';
import type {
  BudgetDetails,
  CurrencyCode,
  SearchDetails,
  WishName,
} from '../../understanding/understanding.ts';
import { noWishes, type DialogState } from '../state.ts';

type Kept = DialogState['wishes'];

/** A budget in another currency, converted to shekels. */
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
  const key = gone === 'budget' ? 'price' : gone;
  return { ...wishes, [key]: noWishes[key] };
}

/** The wish that the search suggests removing. */
function wishOf(field: string, value: string): WishName | null {
  if (field === 'amenities' && value !== '') return { amenity: value };
  const names: Readonly<Record<string, WishName>> = {
    hotel_class: 'stars',
    hotel_rating: 'rating',
    meal_preferences: 'meals',
    free_cancellation: 'freeCancellation',
    beds_for_all: 'bedsForAll',
    priceRange: 'budget',
  };
  return names[field] ?? null;
}

/** The wishes without the one that the search suggests removing. Without a value the whole field is removed. */
export function withoutField(wishes: Kept, field: string, value: string): Kept {
  if (field === 'amenities' && value === '') return { ...wishes, amenities: [] };
  const gone = wishOf(field, value);
  return gone === null ? wishes : withoutWish(wishes, gone);
}

/** “Cheaper” rounds down to steps of this many shekels. */
const STEP = 10;

/** Price limits of a night below the given price in minor units, at the next lower step. */
function below(perNightMinor: number): PriceRange {
  const max = Math.floor(perNightMinor / 100 + 0.5) - 1;
  return { min: 0, max: max < STEP ? Math.max(0, max) : Math.floor(max / STEP) * STEP, per: 'NIGHT' };
}

/** Who a budget may be for each of. */
interface Shared {
  readonly guests: number;
  readonly rooms: number;
}

/** A budget in whole shekels: nobody pays more than the budget says, nor less than its lower end. */
async function limitsOf(
  { min: least, max: most, currency, per, isPerPerson, isPerRoom }: BudgetDetails,
  { guests, rooms }: Shared,
  tools: Pick<Tools, 'inShekels'>,
): Promise<{ readonly price: PriceRange; readonly converted: Converted | null }> {
  const times = isPerPerson ? guests : isPerRoom ? rooms : 1;
  let converted: Converted | null = null;
  const shekelsOf = async (amount: number): Promise<number> => {
    if (currency === null || currency === 'ILS') return amount;
    const rate = await tools.inShekels(amount, currency);
    converted = { amount, currency, shekels: Math.round(rate.shekels), asOf: rate.asOf };
    return rate.shekels;
  };
  const min = least === null ? 0 : Math.ceil(await shekelsOf(least * times));
  const max = most === null ? null : Math.floor(await shekelsOf(most * times));
  // “₪99.50 to ₪99.90” holds no whole shekel.
  const unit = per === 'stay' ? 'STAY' : 'NIGHT';
  return { price: { min: max === null ? min : Math.min(min, max), max, per: unit }, converted };
}

/**
 * The wishes after a message: its wishes replace earlier ones of the same kind, amenities are added, dropped wishes are
 * removed.
 * @param shared numbers of guests and rooms, by which a budget per person or per room is multiplied
 * @param cheapest the price of a night that “cheaper” is compared with, in minor units
 */
export async function mergedWishes(
  known: Kept,
  details: SearchDetails,
  cheapest: number | null,
  shared: Shared,
  tools: Pick<Tools, 'inShekels'>,
): Promise<{ readonly wishes: Kept; readonly converted: Converted | null }> {
  const kept = details.dropped.reduce(withoutWish, known);
  const budget = details.budget ? await limitsOf(details.budget, shared, tools) : null;
  const isCheaper = details.compared === 'cheaper' && budget === null && cheapest !== null;
  const wishes: Kept = {
    stars: details.stars.length > 0 ? [...details.stars] : kept.stars,
    rating: details.rating ?? kept.rating,
    meals: details.meals.length > 0 ? [...details.meals] : kept.meals,
    amenities: [...new Set([...kept.amenities, ...details.amenities])],
    freeCancellation: kept.freeCancellation || details.freeCancellation,
    bedsForAll: kept.bedsForAll || details.bedsForAll === true,
    price: isCheaper ? below(cheapest) : budget ? budget.price : kept.price,
    sort: details.sort ?? (details.compared === 'better' ? 'RATING' : kept.sort),
  };
  return { wishes, converted: budget?.converted ?? null };
}

/** True when anything narrows the list; its order alone does not. */
export const hasWishes = (wishes: Wishes): boolean =>
  Object.entries(wishes).some(([name, part]) => name !== 'sort' && isPresent(part));
