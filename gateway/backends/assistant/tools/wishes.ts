import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { DialogState } from '../dialog/state.ts';

/** Data that is read-only throughout. */
export type DeepReadonly<T> = T extends readonly (infer One)[]
  ? readonly DeepReadonly<One>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Search filters by the English keys of `HotelFilterInput`. */
export type Wishes = DeepReadonly<DialogState['wishes']>;

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
