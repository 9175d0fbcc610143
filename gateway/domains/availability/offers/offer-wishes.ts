import type { MatchingOfferList, OfferList } from '#models/search/offer.ts';
import { matchingFirst, meetsWishes, withMatchingPlan } from '#shared/pricing/matching-offer.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { isMealKey, MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { type PriceRangeInput, validPriceRange } from '../view/search-filter.ts';

/**
 * Offers of a hotel, those that meet the wishes first, each group by full cost; each offer with the meal plan that
 * meets the wishes, if it has one. `matching` is the number of offers that meet them.
 */
export const matchingList = (list: OfferList, wishes: OfferWishes): MatchingOfferList => ({
  ...list,
  offers: matchingFirst(list.offers, wishes).map((offer) => withMatchingPlan(offer, wishes)),
  matching: list.offers.filter((offer) => meetsWishes(offer, wishes)).length,
});

/** Wishes as a client sends them. */
export interface WishesInput {
  readonly meals?: readonly string[];
  readonly freeCancellation?: boolean;
  readonly bedsForAll?: boolean;
  readonly price?: PriceRangeInput | null;
}

/** Validates wishes. @throws AppError BAD_USER_INPUT for unknown meal plans and for an unusable price range */
export function validWishes(input: WishesInput | null | undefined): OfferWishes {
  const { meals = [], freeCancellation = false, bedsForAll = false, price } = input ?? {};
  const known = meals.filter(isMealKey);
  demandFields({ meals: known.length === meals.length || `any of ${MEAL_KEYS.join(', ')}` });
  return { meals: known, freeCancellation, bedsForAll, price: validPriceRange(price, 'price') };
}
