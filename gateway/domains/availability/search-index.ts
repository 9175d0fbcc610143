import type { HotelRow } from '../../models/search.ts';
import { AMENITY_KEYS } from '../../pricing/amenity-keys.ts';
import { MEAL_KEYS } from '../../pricing/meal-keys.ts';
import { bitsOf } from './planned-hotel.ts';

/** Bits of the `flags` column. */
export const FLAG = {
  freeCancellation: 1,
  featured: 2,
  stored: 4,
  known: 8,
  breakfast: 16,
  /** Its price is still asked for: without rooms or not, nobody knows. Never set in a finished chunk. */
  pending: 32,
} as const;

/**
 * The few columns that filters, sorting, facets and paging need, one entry per hotel. Small enough to be read whole
 * for every request, where rows are read for one page only.
 */
export interface SearchIndex {
  readonly ids: readonly string[];
  /** Whole stay in minor units; -1 without rooms. */
  readonly total: readonly number[];
  /** One night in whole shekels; -1 without rooms. */
  readonly night: readonly number[];
  /** 0 when unknown. */
  readonly stars: readonly number[];
  /** Tenths: 42 is 4.2; 0 when unknown. */
  readonly quality: readonly number[];
  readonly meals: readonly number[];
  readonly amenities: readonly number[];
  readonly flags: readonly number[];
}

/** A row with the one fact it does not show: whether its amenities are known at all. */
export interface KnownRow {
  readonly row: HotelRow;
  readonly isKnown: boolean;
}

/** Columns of rows, in their order. */
export function indexOf(rows: readonly KnownRow[]): SearchIndex {
  return {
    ids: rows.map(({ row }) => row.id),
    total: rows.map(({ row }) => row.total?.amountMinor ?? -1),
    night: rows.map(({ row }) =>
      row.pricePerNight ? Math.floor(row.pricePerNight.amountMinor / 100 + 0.5) : -1,
    ),
    stars: rows.map(({ row }) => row.stars ?? 0),
    quality: rows.map(({ row }) => Math.round((row.quality?.score ?? 0) * 10)),
    meals: rows.map(({ row }) => bitsOf(row.mealOptions, MEAL_KEYS)),
    amenities: rows.map(({ row }) => bitsOf(row.amenities, AMENITY_KEYS)),
    flags: rows.map(
      ({ row, isKnown }) =>
        (row.freeCancellation ? FLAG.freeCancellation : 0) |
        (row.isFeatured ? FLAG.featured : 0) |
        (row.source === 'STORED' ? FLAG.stored : 0) |
        (isKnown ? FLAG.known : 0) |
        (row.breakfastIncluded ? FLAG.breakfast : 0),
    ),
  };
}

/** Columns of hotels whose prices are still asked for: what the list of the place tells, and no price, meal or rule. */
export function pendingIndexOf(rows: readonly KnownRow[]): SearchIndex {
  const index = indexOf(rows);
  return { ...index, flags: index.flags.map((flags) => flags | FLAG.pending) };
}

/** True while the price of the hotel at this place is still asked for. */
export const isPending = (index: SearchIndex, at: number): boolean =>
  ((index.flags[at] ?? 0) & FLAG.pending) !== 0;

/** Several indexes as one, in order. */
export function joinIndexes(parts: readonly SearchIndex[]): SearchIndex {
  const column = <K extends keyof SearchIndex>(name: K): SearchIndex[K][number][] =>
    parts.flatMap((part): readonly SearchIndex[K][number][] => part[name]);
  return {
    ids: column('ids'),
    total: column('total'),
    night: column('night'),
    stars: column('stars'),
    quality: column('quality'),
    meals: column('meals'),
    amenities: column('amenities'),
    flags: column('flags'),
  };
}

/** The lowest price of a night, in whole shekels; null when no hotel has rooms. */
export function lowestNight({ night }: SearchIndex): number | null {
  const lowest = night.reduce((least, price) => (price >= 0 && price < least ? price : least), Infinity);
  return Number.isFinite(lowest) ? lowest : null;
}
