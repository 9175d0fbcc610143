/** Days, people and wishes of a search, as they are stored and sent to the gateway. */
import { z } from 'zod';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { names } from './shapes.ts';
import { ratings, sorts } from '../understanding/reading.ts';

/** Data that is read-only throughout. */
export type DeepReadonly<T> = T extends readonly (infer One)[]
  ? readonly DeepReadonly<One>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

export const days = z.object({ checkIn: z.string(), checkOut: z.string() });
export type Days = z.output<typeof days>;

export const party = z.object({
  adults: z.number(),
  childrenAges: z.array(z.number()),
  infants: z.number(),
  rooms: z.number(),
});
export type Party = z.output<typeof party>;

/** Search filters by the English keys of `HotelFilterInput`. */
export const wishes = z.object({
  stars: z.array(z.number()).default([]),
  rating: z.enum(ratings).nullable().default(null),
  meals: z.array(z.string()).default([]),
  amenities: z.array(z.string()).default([]),
  freeCancellation: z.boolean().default(false),
  /** Only rooms known to have a bed for everyone. */
  bedsForAll: z.boolean().default(false),
  /** Null means any price. */
  price: z
    .object({ min: z.number(), max: z.number().nullable(), per: z.enum(['NIGHT', 'STAY']) })
    .nullable()
    .default(null),
  /** The part of the map around a hotel, in degrees, with the name of that hotel; null for the whole place. */
  near: z
    .object({
      name: names,
      box: z.object({ south: z.number(), north: z.number(), west: z.number(), east: z.number() }),
    })
    .nullable()
    .default(null),
  sort: z.enum(sorts).default('RECOMMENDED'),
});
export type Wishes = DeepReadonly<z.output<typeof wishes>>;

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
