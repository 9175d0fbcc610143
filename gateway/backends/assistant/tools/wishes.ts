import type { OfferWishes, PriceRange } from '#models/search/offer-wishes.ts';
import type { Rating, SortOrder } from '../understanding/understanding.ts';

/** Search filters by the English keys of `HotelFilterInput`. */
export interface Wishes {
  readonly stars: readonly number[];
  readonly rating: Rating | null;
  readonly meals: readonly string[];
  readonly amenities: readonly string[];
  readonly freeCancellation: boolean;
  /** Only rooms known to have a bed for everyone. */
  readonly bedsForAll: boolean;
  /** Null means any price. */
  readonly price: PriceRange | null;
  readonly sort: SortOrder;
}

/** The wishes that restrict the room. */
export type RoomWish = 'meals' | 'freeCancellation' | 'bedsForAll' | 'price';

/**
 * The part of the wishes that restricts the room; nothing when none does. A maximum price alone does not decide which room
 * is the cheapest.
 */
export function roomWishesOf({ meals, freeCancellation, bedsForAll, price }: Pick<Wishes, RoomWish>): {
  readonly roomWishes?: OfferWishes;
} {
  const hasMin = price !== null && price.min > 0;
  return meals.length > 0 || freeCancellation || bedsForAll || hasMin
    ? { roomWishes: { meals, freeCancellation, bedsForAll, ...(hasMin && { price }) } }
    : {};
}
