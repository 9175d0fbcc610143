import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { hasWishes } from '#shared/pricing/matching-offer.ts';
import type { OfferWishesInput } from '#generated/graphql.ts';
import { bareRange } from '../search/price/budget.ts';

/** The part of a query's variables that names the filters for rooms; empty without filters. */
export const wishesInput = (wishes: OfferWishes | undefined): { wishes?: OfferWishesInput } =>
  wishes && hasWishes(wishes)
    ? {
        wishes: {
          meals: [...wishes.meals],
          freeCancellation: wishes.freeCancellation,
          ...(wishes.bedsForAll && { bedsForAll: true }),
          ...(wishes.price && wishes.price.min > 0 && { price: bareRange(wishes.price) }),
        },
      }
    : {};
