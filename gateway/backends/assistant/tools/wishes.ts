import type { Rating, SortSaid } from '../understanding/understanding.ts';

/** Meal plans by their English names, from the smallest. */
export const mealPlans = ['Breakfast Included', 'Half Board', 'Full Board', 'All Inclusive'] as const;

/** Limits of the price, all rooms together, in whole shekels. */
export interface PriceLimits {
  /** 0 is no limit. */
  readonly min: number;
  /** Null is no limit. */
  readonly max: number | null;
  /** One night as it is shown, or the whole stay. */
  readonly per: 'NIGHT' | 'STAY';
}

/** What is asked of a room. One offer has to meet all of it. */
export interface RoomWishes {
  /** Meal plans by their English names; any is enough, and each contains the smaller ones. */
  readonly plans: readonly string[];
  readonly isCancellable: boolean;
  /** Only rooms that are known to have a bed for everybody. */
  readonly hasBedsForAll: boolean;
  /** Absent without a lowest price: a highest one alone never decides which room is the cheapest. */
  readonly price?: PriceLimits | undefined;
}

/** Filters by the English keys of `HotelFilterInput`. */
export interface Wishes {
  readonly stars: readonly number[];
  readonly rating: Rating | null;
  readonly meals: readonly string[];
  readonly amenities: readonly string[];
  readonly freeCancellation: boolean;
  /** Only rooms that are known to have a bed for everybody. */
  readonly bedsForAll: boolean;
  /** Null is any price. */
  readonly price: PriceLimits | null;
  readonly sort: SortSaid;
}

/** Under which name a search asks for each wish of a room. */
interface SearchWishOf extends Readonly<Record<keyof RoomWishes, keyof Wishes>> {
  readonly plans: 'meals';
  readonly isCancellable: 'freeCancellation';
  readonly hasBedsForAll: 'bedsForAll';
  readonly price: 'price';
}

/** The wishes of a search that ask something of a room. */
export type SearchRoomWish = SearchWishOf[keyof RoomWishes];

/** What the wishes ask of a room; nothing where they ask nothing of it. */
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
