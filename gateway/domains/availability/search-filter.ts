import { AppError } from '../../errors.ts';
import { type AmenityKey, AMENITY_KEYS } from '../../pricing/amenity-keys.ts';
import { type MealKey, MEAL_KEYS } from '../../pricing/meal-keys.ts';
import { RATING_THRESHOLDS } from '../../pricing/quality.ts';
import { bitsOf } from './planned-hotel.ts';
import { FLAG, type SearchIndex } from './search-index.ts';

export type RatingKey = keyof typeof RATING_THRESHOLDS;

/** Filters as a client sends them. */
export interface FilterInput {
  readonly hotel_class?: readonly number[];
  readonly hotel_rating?: readonly RatingKey[];
  readonly meal_preferences?: readonly string[];
  readonly free_cancellation?: boolean;
  readonly amenities?: readonly string[];
  readonly priceRange?: { readonly min?: number; readonly max?: number } | null;
}

/** Checked filters; an empty list or null filters nothing. */
export interface HotelFilter {
  readonly stars: readonly number[];
  readonly ratings: readonly RatingKey[];
  readonly meals: readonly MealKey[];
  readonly freeCancellation: boolean;
  readonly amenities: readonly AmenityKey[];
  readonly price: { readonly min: number; readonly max: number } | null;
}

export const NO_FILTER: HotelFilter = {
  stars: [],
  ratings: [],
  meals: [],
  freeCancellation: false,
  amenities: [],
  price: null,
};

/** At this end of the slider there is no upper limit (DEC-23). */
const OPEN_PRICE = 1000;

/** Filter groups, as bits of a row's failures. Groups combine with AND. */
export const GROUP = {
  stars: 1,
  ratings: 2,
  meals: 4,
  freeCancellation: 8,
  amenities: 16,
  price: 32,
} as const;

const isMeal = (key: string): key is MealKey => MEAL_KEYS.some((known) => known === key);
const isAmenity = (key: string): key is AmenityKey => AMENITY_KEYS.some((known) => known === key);

/** @throws AppError BAD_USER_INPUT for keys that are in no list and for a price range upside down */
export function validFilter(input: FilterInput | null | undefined): HotelFilter {
  if (!input) return NO_FILTER;
  const { hotel_class: stars = [], hotel_rating: ratings = [], meal_preferences: mealNames = [] } = input;
  const { amenities: amenityNames = [], free_cancellation: freeCancellation = false } = input;
  const { min = 0, max = OPEN_PRICE } = input.priceRange ?? {};
  const meals = mealNames.filter(isMeal);
  const amenities = amenityNames.filter(isAmenity);
  const fields = [
    ...(stars.every((star) => star >= 1 && star <= 5) ? [] : ['hotel_class']),
    ...(meals.length === mealNames.length ? [] : ['meal_preferences']),
    ...(amenities.length === amenityNames.length ? [] : ['amenities']),
    ...(min < 0 || max < min ? ['priceRange'] : []),
  ];
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
  return {
    stars: [...new Set(stars)],
    ratings: [...new Set(ratings)],
    meals: [...new Set(meals)],
    freeCancellation,
    amenities: [...new Set(amenities)],
    price: min > 0 || max < OPEN_PRICE ? { min, max } : null,
  };
}

/** Groups that each hotel of the index fails, as bits of `GROUP`; 0 passes. Several ratings mean the lowest. */
export function failures(index: SearchIndex, filter: HotelFilter): Uint8Array {
  const wanted = {
    stars: filter.stars,
    quality: filter.ratings.length === 0 ? 0 : Math.min(...filter.ratings.map(threshold)),
    meals: bitsOf(filter.meals, MEAL_KEYS),
    amenities: bitsOf(filter.amenities, AMENITY_KEYS),
    least: filter.price?.min ?? 0,
    most: filter.price && filter.price.max < OPEN_PRICE ? filter.price.max : Infinity,
  };
  const failed = new Uint8Array(index.ids.length);
  for (let at = 0; at < failed.length; at += 1) {
    const night = index.night[at] ?? -1;
    let bits = 0;
    if (wanted.stars.length > 0 && !wanted.stars.includes(index.stars[at] ?? 0)) bits |= GROUP.stars;
    if ((index.quality[at] ?? 0) < wanted.quality) bits |= GROUP.ratings;
    if (wanted.meals !== 0 && ((index.meals[at] ?? 0) & wanted.meals) === 0) bits |= GROUP.meals;
    if (filter.freeCancellation && ((index.flags[at] ?? 0) & FLAG.freeCancellation) === 0)
      bits |= GROUP.freeCancellation;
    if (((index.amenities[at] ?? 0) & wanted.amenities) !== wanted.amenities) bits |= GROUP.amenities;
    if (filter.price && (night < 0 || night < wanted.least || night > wanted.most)) bits |= GROUP.price;
    failed[at] = bits;
  }
  return failed;
}

/** Threshold of a rating key in tenths, as the index holds it. */
export const threshold = (key: RatingKey): number => Math.round(RATING_THRESHOLDS[key] * 10);
