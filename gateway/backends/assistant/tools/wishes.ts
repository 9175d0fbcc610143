import type { Rating, SortSaid } from '../understanding/understanding.ts';

/** Meal plans by their English names, smallest first. */
export const mealPlans = ['Breakfast Included', 'Half Board', 'Full Board', 'All Inclusive'] as const;

/** Limits of the price, all rooms together, in whole shekels. */
export interface PriceLimits {
  /** 0 means no limit. */
  readonly min: number;
  /** Null means no limit. */
  readonly max: number | null;
  /** For one night as shown, or for the whole stay. */
  readonly per: 'NIGHT' | 'STAY';
}

/** Wishes for a room. One offer has to meet all of them. */
export interface RoomWishes {
  /** Meal plans by their English names; any of them is enough, and a larger plan contains the smaller ones. */
  readonly plans: readonly string[];
  readonly isCancellable: boolean;
  /** Only rooms known to have a bed for everyone. */
  readonly hasBedsForAll: boolean;
  /** Absent without a minimum: a maximum price alone does not decide which room is the cheapest. */
  readonly price?: PriceLimits | undefined;
}

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
  readonly price: PriceLimits | null;
  readonly sort: SortSaid;
}

/** The search filter for each wish for the room. */
interface SearchWishOf extends Readonly<Record<keyof RoomWishes, keyof Wishes>> {
  readonly plans: 'meals';
  readonly isCancellable: 'freeCancellation';
  readonly hasBedsForAll: 'bedsForAll';
  readonly price: 'price';
}

/** The search filters that restrict the room. */
export type SearchRoomWish = SearchWishOf[keyof RoomWishes];

/** The part of the wishes that restricts the room; nothing when none does. */
export function askedOf({ meals, freeCancellation, bedsForAll, price }: Pick<Wishes, SearchRoomWish>): {
  readonly asked?: RoomWishes;
} {
  const hasMin = price !== null && price.min > 0;
  const isAsked: Readonly<Record<keyof RoomWishes, boolean>> = {
    plans: meals.length > 0,
    isCancellable: freeCancellation,
    hasBedsForAll: bedsForAll,
    price: hasMin,
  };
  if (!Object.values(isAsked).includes(true)) return {};
  return {
    asked: {
      plans: meals,
      isCancellable: freeCancellation,
      hasBedsForAll: bedsForAll,
      ...(hasMin && { price }),
    },
  };
}
