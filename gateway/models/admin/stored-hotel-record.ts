import type { Money } from '../money.ts';

/** Missing parts that keep a stored hotel from being offered. */
export type MissingPart = 'name' | 'place' | 'price';

/** A room type as in its form. */
export interface RoomTypeRecord {
  readonly name: string;
  readonly nameHe: string;
  readonly price: Money;
  readonly description: string;
  readonly descriptionHe: string;
  readonly imageUrl: string | null;
  readonly amenities: readonly string[];
  /** Number of rooms of this type, 0 to 500; null where they are not counted. */
  readonly count: number | null;
}

/** A stored hotel with its costs, complete or not, deleted or not: for administrators. */
export interface StoredHotelRecord {
  readonly id: string;
  readonly name: string;
  readonly nameHe: string;
  readonly description: string;
  readonly descriptionHe: string;
  readonly location: string;
  readonly city: string;
  readonly country: string;
  readonly basePricePerNight: Money;
  readonly markupType: 'percentage' | 'fixed';
  /** Percent, or shekels. */
  readonly markupValue: number;
  readonly pricePerNight: Money;
  /** As stored, possibly a fraction in older hotels; null when there is none. `starsOf` returns its stars. */
  readonly rating: number | null;
  readonly imageUrl: string | null;
  readonly galleryUrls: readonly string[];
  readonly amenities: readonly string[];
  readonly roomTypes: readonly RoomTypeRecord[];
  readonly isFeatured: boolean;
  readonly mealOptions: readonly string[];
  readonly hasFreeCancellation: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly missing: readonly MissingPart[];
  readonly isDeleted: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
