/** Merges the wishes of a message into those of the current search. */
import type { PriceRange } from '#models/search/offer-wishes.ts';
import type { Tools } from '../../tools/tools.ts';
import type { Party, Wishes } from '../../tools/wishes.ts';
import { isPresent } from '../../understanding/mentions.ts';
import type { BudgetDetails, SearchDetails, WishName } from '../../understanding/reading.ts';
import { noWishes, type DialogState } from '../state.ts';

type StateWishes = DialogState['wishes'];

/** A budget in another currency, converted to shekels. */
export interface ConvertedBudget {
  readonly amount: number;
  readonly currency: NonNullable<BudgetDetails['currency']>;
  readonly shekels: number;
  /** Day of the rates, `yyyy-MM-dd`. */
  readonly asOf: string;
}

/** The key of a wish in the state, where the budget is the price. */
const keyOf = (name: Extract<WishName, string>): keyof StateWishes => (name === 'budget' ? 'price' : name);

/** The wishes without a removed one. */
function withoutWish(wishes: StateWishes, removed: WishName): StateWishes {
  // Only an order by nearness is withdrawn in words: “not near the sea”.
  if (removed === 'sort' && wishes.sort !== 'SEA' && wishes.sort !== 'DISTANCE')
    return { ...wishes, near: null };
  if (typeof removed === 'object')
    return { ...wishes, amenities: wishes.amenities.filter((key) => key !== removed.amenity) };
  return { ...wishes, [keyOf(removed)]: noWishes[keyOf(removed)] };
}

/** The amenity that a wish names; empty for any other. */
export const amenityOf = (wish: WishName): string => (typeof wish === 'object' ? wish.amenity : '');

/** True when the search has this wish. */
export const isWished = (wishes: StateWishes, name: WishName): boolean =>
  typeof name === 'object'
    ? wishes.amenities.includes(name.amenity)
    : isPresent(wishes[keyOf(name)]) && wishes[keyOf(name)] !== noWishes[keyOf(name)];

/** The wish behind each field by which the search names its filters. */
export const wishOfField: Readonly<Record<string, Extract<WishName, string>>> = {
  hotel_class: 'stars',
  hotel_rating: 'rating',
  meal_preferences: 'meals',
  free_cancellation: 'freeCancellation',
  beds_for_all: 'bedsForAll',
  amenities: 'amenities',
  priceRange: 'budget',
};

/** The wishes without the one that the search suggests removing. Without a value the whole field is removed. */
export function withoutField(wishes: StateWishes, field: string, value: string): StateWishes {
  if (field === 'amenities' && value !== '') return withoutWish(wishes, { amenity: value });
  if (field === 'mapBox') return { ...wishes, near: null };
  const removed = wishOfField[field];
  return removed === undefined ? wishes : withoutWish(wishes, removed);
}

/** The limits of a price of a night below the given one in minor units, also after both are rounded to shekels. */
const below = (perNightMinor: number): PriceRange => ({
  min: 0,
  max: Math.max(0, Math.round(perNightMinor / 100) - 1),
  per: 'NIGHT',
});

/**
 * The price range of a budget in whole shekels, rounded so that it never exceeds what was asked, and the conversion for
 * the reply.
 */
async function limitsOf(
  { min: least, max: most, currency, per, isPerPerson, isPerRoom }: BudgetDetails,
  { adults, childrenAges, rooms }: Party,
  tools: Pick<Tools, 'inShekels'>,
): Promise<{ readonly price: PriceRange; readonly converted: ConvertedBudget | null }> {
  const times = isPerPerson ? adults + childrenAges.length : isPerRoom ? rooms : 1;
  let converted: ConvertedBudget | null = null;
  const shekelsOf = async (amount: number): Promise<number> => {
    if (currency === null || currency === 'ILS') return amount;
    const rate = await tools.inShekels(amount, currency);
    converted = { amount, currency, shekels: Math.round(rate.shekels), asOf: rate.asOf };
    return rate.shekels;
  };
  const min = least === null ? 0 : Math.ceil(await shekelsOf(least * times));
  const max = most === null ? null : Math.floor(await shekelsOf(most * times));
  // “₪99.50 to ₪99.90” contains no whole shekel, so the rounded minimum would exceed the maximum.
  const unit = per === 'stay' ? 'STAY' : 'NIGHT';
  return { price: { min: max === null ? min : Math.min(min, max), max, per: unit }, converted };
}

/** The price range with its highest price, or its only limit, changed by an amount. */
function changedPrice({ min, max, per }: PriceRange, by: number): PriceRange {
  if (max === null) return { min: Math.max(0, min + by), max, per };
  const most = Math.max(0, max + by);
  return { min: Math.min(min, most), max: most, per };
}

/**
 * The wishes after a message: its wishes replace earlier ones of the same kind, amenities are added, dropped wishes are
 * removed.
 * @param party its guests or rooms multiply a budget per person or per room
 * @param cheapest the price of a night that “cheaper” is compared with, in minor units
 */
export async function mergeWishes(
  known: StateWishes,
  details: SearchDetails,
  cheapest: number | null,
  party: Party,
  tools: Pick<Tools, 'inShekels'>,
): Promise<{ readonly wishes: StateWishes; readonly converted: ConvertedBudget | null }> {
  const remaining = details.dropped.reduce(withoutWish, known);
  const budget = details.budget ? await limitsOf(details.budget, party, tools) : null;
  const more = details.budget?.isMore ? remaining.price : null;
  const changed = more && budget && changedPrice(more, budget.price.max ?? 0);
  const isCheaper = details.compared === 'cheaper' && budget === null && cheapest !== null;
  const wishes: StateWishes = {
    stars: details.stars.length > 0 ? [...details.stars] : remaining.stars,
    rating: details.rating ?? remaining.rating,
    meals: details.meals.length > 0 ? [...details.meals] : remaining.meals,
    amenities: [...new Set([...remaining.amenities, ...details.amenities])],
    freeCancellation: remaining.freeCancellation || details.freeCancellation,
    bedsForAll: remaining.bedsForAll || details.bedsForAll === true,
    price: isCheaper ? below(cheapest) : (changed ?? budget?.price ?? remaining.price),
    near: details.places.some(({ isMarked }) => isMarked) ? null : remaining.near,
    sort: details.sort ?? (details.compared === 'better' ? 'RATING' : remaining.sort),
  };
  return { wishes, converted: budget?.converted ?? null };
}

/** True when anything narrows the list; its order alone does not. */
export const hasWishes = (wishes: Wishes): boolean =>
  Object.entries(wishes).some(([name, part]) => name !== 'sort' && isPresent(part));
