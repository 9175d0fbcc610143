import { demandFields } from '#gateway/kit/demand-fields.ts';
import { type AmenityKey, AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS, type MealKey, isMealKey } from '#shared/hotel/meal-key.ts';
import { RATING_THRESHOLDS } from '#shared/hotel/quality.ts';
import { hasWishes } from '#shared/pricing/matching-offer.ts';
import type { PriceRange, PriceUnit } from '#models/search/offer-wishes.ts';
import { MAX_LIMIT, mostTotal, OPEN_PRICE } from '#shared/pricing/price-range.ts';
import type { IndexForWishes } from './index-for-wishes.ts';
import { type MapBox, isMapBox, placeTest } from './map-box.ts';
import { bitsOf } from '../search/planned-hotel.ts';

export type RatingKey = keyof typeof RATING_THRESHOLDS;

/** Filters as a client sends them. */
export interface FilterInput {
  readonly hotel_class?: readonly number[];
  readonly hotel_rating?: readonly RatingKey[];
  readonly meal_preferences?: readonly string[];
  readonly free_cancellation?: boolean;
  readonly beds_for_all?: boolean;
  readonly amenities?: readonly string[];
  readonly areas?: readonly string[];
  readonly priceRange?: PriceRangeInput | null;
  readonly mapBox?: MapBox | null;
}

/** A price range as a client sends it. */
export interface PriceRangeInput {
  readonly min?: number;
  readonly max?: number | null;
  readonly per?: PriceUnit | null;
}

/** Validated filters; an empty list or null filters nothing. */
export interface HotelFilter {
  readonly stars: readonly number[];
  readonly ratings: readonly RatingKey[];
  readonly meals: readonly MealKey[];
  readonly freeCancellation: boolean;
  readonly bedsForAll: boolean;
  readonly amenities: readonly AmenityKey[];
  /** English names of parts of the searched city; any matches. */
  readonly areas: readonly string[];
  readonly price: PriceRange | null;
  /** The part of the map in which hotels must lie. */
  readonly box: MapBox | null;
}

export const NO_FILTER: HotelFilter = {
  stars: [],
  ratings: [],
  meals: [],
  freeCancellation: false,
  bedsForAll: false,
  amenities: [],
  areas: [],
  price: null,
  box: null,
};

/** Upper limits of the number of parts and the length of their names, above those of any city. */
const MAX_AREAS = 30;
const MAX_NAME = 100;

/** Filter groups, as bits of a row's failures. Groups combine with AND. */
export const GROUP = {
  stars: 1,
  ratings: 2,
  amenities: 4,
  /** Meals, free cancellation, beds and price: one offer of the hotel must meet them together. */
  offer: 8,
  box: 16,
  areas: 32,
} as const;

const anyOf = (keys: readonly string[]): string => `any of ${keys.join(', ')}`;

const isAmenity = (key: string): key is AmenityKey => AMENITY_KEYS.some((known) => known === key);

/**
 * A checked range; null when it limits nothing. Without a unit, prices are per night, and a maximum of 1000 or more is
 * no limit.
 * @throws AppError BAD_USER_INPUT for a range whose ends are swapped or outside 0 to 999,999,999
 */
export function validPriceRange(input: PriceRangeInput | null | undefined, field: string): PriceRange | null {
  const { min = 0, max = null, per = null } = input ?? {};
  const most = max === null || (per === null && max >= OPEN_PRICE) ? null : max;
  const isRange = min >= 0 && min <= MAX_LIMIT && (most === null || (most >= min && most <= MAX_LIMIT));
  demandFields({ [field]: isRange || `whole shekels from 0 to ${MAX_LIMIT}, max not below min` });
  return min > 0 || most !== null ? { min, max: most, per: per ?? 'NIGHT' } : null;
}

/**
 * Validates filters.
 * @throws AppError BAD_USER_INPUT for unknown keys, stars outside 1 to 5, too many or too long names of parts, an
 * unusable price range, and an impossible map box
 */
export function validFilter(input: FilterInput | null | undefined): HotelFilter {
  if (!input) return NO_FILTER;
  const { hotel_class: stars = [], hotel_rating: ratings = [], meal_preferences: mealNames = [] } = input;
  const { amenities: amenityNames = [], free_cancellation: freeCancellation = false } = input;
  const { areas = [], beds_for_all: bedsForAll = false } = input;
  const meals = mealNames.filter(isMealKey);
  const amenities = amenityNames.filter(isAmenity);
  const areAreas = areas.length <= MAX_AREAS && areas.every((name) => name.length <= MAX_NAME);
  demandFields({
    hotel_class: stars.every((star) => star >= 1 && star <= 5) || '1 to 5',
    meal_preferences: meals.length === mealNames.length || anyOf(MEAL_KEYS),
    amenities: amenities.length === amenityNames.length || anyOf(AMENITY_KEYS),
    areas: areAreas || `at most ${MAX_AREAS} names of at most ${MAX_NAME} characters`,
    mapBox: !input.mapBox || isMapBox(input.mapBox) || 'degrees, north not below south',
  });
  return {
    stars: [...new Set(stars)],
    ratings: [...new Set(ratings)],
    meals: [...new Set(meals)],
    freeCancellation,
    bedsForAll,
    amenities: [...new Set(amenities)],
    areas: [...new Set(areas)],
    price: validPriceRange(input.priceRange, 'priceRange'),
    box: input.mapBox ?? null,
  };
}

/**
 * The lowest and the highest full cost of a hotel that passes the filter's conditions for offers, as in the `fullCost`
 * column; -1, the value of a hotel without an offer, passes only without such conditions. Meals, cancellation, beds and
 * the minimum price select the offer with the lowest full cost; when that one is above the maximum price, so are all
 * others that meet them.
 * @param nights of the stay
 */
export function fullCostRange(filter: HotelFilter, nights: number): readonly [least: number, most: number] {
  const { price } = filter;
  if (!price) return [hasWishes(filter) ? 0 : -1, Infinity];
  return [0, mostTotal(price, nights)];
}

/** Values of a column that pass a filter, as a table by value. */
const wantedValues = (values: readonly number[]): Uint8Array => {
  const wanted = new Uint8Array(2 ** 8);
  for (const value of values) wanted[value] = 1;
  return wanted;
};

/** Marks the hotels whose value in a column does not pass. A missing column has the value 0 for every hotel. */
function failByValue(
  failed: Uint8Array,
  group: number,
  column: Uint8Array | undefined,
  wanted: Uint8Array,
): void {
  for (let at = 0; at < failed.length; at += 1)
    if (wanted[column?.[at] ?? 0] === 0) failed[at] = (failed[at] ?? 0) | group;
}

/** Numbers of the chosen parts in the `part` column. No hotel is near a part that the city does not have. */
const partNumbers = ({ locations: inTown }: IndexForWishes, areas: readonly string[]): readonly number[] =>
  (inTown?.parts ?? []).flatMap(({ name }, at) => (areas.includes(name) ? [at + 1] : []));

/**
 * The filter groups that each hotel fails, as bits of `GROUP`; 0 when it passes. When several ratings are chosen, the
 * lowest counts. The hotels are looped over once per group that filters, because most requests use few groups.
 * @param index for the wishes of the same filter
 */
export function failures(index: IndexForWishes, filter: HotelFilter): Uint8Array {
  const { stars, ratings, areas, box } = filter;
  const failed = new Uint8Array(index.ids.length);
  const amenities = bitsOf(filter.amenities, AMENITY_KEYS);
  const [least, most] = fullCostRange(filter, index.nights);
  if (stars.length > 0) failByValue(failed, GROUP.stars, index.stars, wantedValues(stars));
  if (ratings.length > 0) {
    const wanted = new Uint8Array(2 ** 8).fill(1, Math.min(...ratings.map(threshold)));
    failByValue(failed, GROUP.ratings, index.quality, wanted);
  }
  if (areas.length > 0)
    failByValue(failed, GROUP.areas, index.locations?.part, wantedValues(partNumbers(index, areas)));
  if (amenities !== 0)
    for (let at = 0; at < failed.length; at += 1)
      if (((index.amenities[at] ?? 0) & amenities) !== amenities)
        failed[at] = (failed[at] ?? 0) | GROUP.amenities;
  if (least >= 0)
    for (let at = 0; at < failed.length; at += 1) {
      const fullCost = index.fullCost[at] ?? -1;
      if (fullCost < least || fullCost > most) failed[at] = (failed[at] ?? 0) | GROUP.offer;
    }
  if (box) {
    const isInBox = placeTest(index, box);
    for (let at = 0; at < failed.length; at += 1)
      if (!isInBox(at)) failed[at] = (failed[at] ?? 0) | GROUP.box;
  }
  return failed;
}

/** Threshold of a rating key in tenths, as stored in the index. */
export const threshold = (key: RatingKey): number => Math.round(RATING_THRESHOLDS[key] * 10);
