import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { OPEN_PRICE } from '#shared/pricing/price-range.ts';
import type { HotelFilterInput, PriceRangeInput, HotelRatingKey } from '#generated/graphql.ts';
import { bareRange, type Budget } from '../price/budget.ts';
import { type Box, boxInput } from '../mapBox.ts';

/** Filters of the result list, by their English keys. Empty lists and the whole price range filter nothing. */
export interface Filters {
  readonly stars: readonly number[];
  readonly quality: readonly HotelRatingKey[];
  readonly meals: readonly string[];
  readonly freeCancellation: boolean;
  /** Whether only rooms that are known to have enough beds for everyone are shown. */
  readonly bedsForAll: boolean;
  readonly amenities: readonly string[];
  /** English names of parts of the searched city. */
  readonly areas: readonly string[];
  readonly price: Budget;
  /** The part of the map whose hotels are shown; null for all of it. */
  readonly box: Box | null;
  /** Name of the hotel that the part lies around; null for a part that was chosen on a map. */
  readonly near: NearName | null;
}

/** A name from the URL: the English one, or the only one, and the Hebrew one if it is known too. */
export interface NearName {
  readonly en: string;
  readonly he: string | null;
}

/** The slider, in shekels for one night; its upper end means that amount or more. */
export const PRICE = { min: 0, max: OPEN_PRICE, step: 10 } as const;
export const STARS = [5, 4, 3] as const;
/** Every star class that a URL may name; those below 3 are offered only when the URL has them. */
export const STAR_CLASSES = [...STARS, 2, 1] as const;
export const QUALITY = [
  'EXCELLENT',
  'VERY_GOOD',
  'GOOD',
  'FAIR',
] as const satisfies readonly HotelRatingKey[];

export const NO_FILTERS: Filters = {
  stars: [],
  quality: [],
  meals: [],
  freeCancellation: false,
  bedsForAll: false,
  amenities: [],
  areas: [],
  price: { min: 0, max: null, per: 'NIGHT' },
  box: null,
  near: null,
};

/** One value of one filter: what a chip shows and removes. */
export type FilterValue =
  | { readonly field: 'stars'; readonly value: number }
  | { readonly field: 'quality'; readonly value: HotelRatingKey }
  | { readonly field: 'meals' | 'amenities' | 'areas'; readonly value: string }
  | { readonly field: 'freeCancellation' | 'bedsForAll' }
  | { readonly field: 'box'; readonly near: NearName | null }
  | { readonly field: 'price'; readonly value: Budget };

const hasPrice = ({ min, max }: Budget) => min > 0 || max !== null;

/** Every active value in the order of the filter sheet. */
export const activeFilters = (filters: Filters): FilterValue[] => [
  ...(filters.box ? [{ field: 'box', near: filters.near } as const] : []),
  ...(hasPrice(filters.price) ? [{ field: 'price', value: filters.price } as const] : []),
  ...filters.stars.map((value) => ({ field: 'stars', value }) as const),
  ...filters.quality.map((value) => ({ field: 'quality', value }) as const),
  ...filters.meals.map((value) => ({ field: 'meals', value }) as const),
  ...(filters.freeCancellation ? [{ field: 'freeCancellation' } as const] : []),
  ...(filters.bedsForAll ? [{ field: 'bedsForAll' } as const] : []),
  ...filters.amenities.map((value) => ({ field: 'amenities', value }) as const),
  ...filters.areas.map((value) => ({ field: 'areas', value }) as const),
];

/** A stable key of a value, for lists. */
export const filterKey = (filter: FilterValue): string =>
  'value' in filter && filter.field !== 'price' ? `${filter.field}:${filter.value}` : filter.field;

const without = <T>(list: readonly T[], value: T) => list.filter((entry) => entry !== value);

/** The filters without one of their values. */
export const removeFilter = (filters: Filters, removed: FilterValue): Filters => {
  switch (removed.field) {
    case 'stars':
      return { ...filters, stars: without(filters.stars, removed.value) };
    case 'quality':
      return { ...filters, quality: without(filters.quality, removed.value) };
    case 'meals':
      return { ...filters, meals: without(filters.meals, removed.value) };
    case 'amenities':
      return { ...filters, amenities: without(filters.amenities, removed.value) };
    case 'areas':
      return { ...filters, areas: without(filters.areas, removed.value) };
    case 'freeCancellation':
    case 'bedsForAll':
      return { ...filters, [removed.field]: false };
    case 'box':
      return { ...filters, box: null, near: null };
    case 'price':
      break;
  }
  return { ...filters, price: NO_FILTERS.price };
};

const inOrder = <T>(known: readonly T[], list: readonly T[], value: T): T[] =>
  known.filter((each) => each === value || list.includes(each));

/** The filters with one more value; the limits of the price are replaced. */
export const addFilter = (filters: Filters, more: FilterValue): Filters => {
  switch (more.field) {
    case 'stars':
      return { ...filters, stars: inOrder(STAR_CLASSES, filters.stars, more.value) };
    case 'quality':
      return { ...filters, quality: inOrder(QUALITY, filters.quality, more.value) };
    case 'meals':
      return { ...filters, meals: inOrder<string>(MEAL_KEYS, filters.meals, more.value) };
    case 'amenities':
      return { ...filters, amenities: inOrder<string>(AMENITY_KEYS, filters.amenities, more.value) };
    case 'areas':
      return { ...filters, areas: [...new Set([...filters.areas, more.value])] };
    case 'freeCancellation':
    case 'bedsForAll':
      return { ...filters, [more.field]: true };
    case 'price':
      return { ...filters, price: more.value };
    case 'box':
      break;
  }
  // The filter for the map’s area is set only by a map.
  return filters;
};

const FIELD_NAMES: Record<string, FilterValue['field']> = {
  hotel_class: 'stars',
  hotel_rating: 'quality',
  meal_preferences: 'meals',
  free_cancellation: 'freeCancellation',
  beds_for_all: 'bedsForAll',
  amenities: 'amenities',
  areas: 'areas',
  priceRange: 'price',
  mapBox: 'box',
};

/**
 * The active value that the server suggests to remove.
 * @returns undefined when the suggestion does not fit the filters on screen (they changed meanwhile)
 */
export const suggestedFilter = (
  filters: Filters,
  suggestion: { readonly field: string; readonly value: string },
): FilterValue | undefined => {
  const field = FIELD_NAMES[suggestion.field];
  return activeFilters(filters).find(
    (filter) =>
      filter.field === field &&
      (!('value' in filter) ||
        filter.field === 'price' ||
        suggestion.value === '' ||
        String(filter.value) === suggestion.value),
  );
};

/** Positions of the slider's handles for a range: limits beyond its end are at the end. */
export const sliderEnds = ({ min, max }: Budget): readonly [number, number] => [
  Math.min(min, PRICE.max),
  Math.min(max ?? PRICE.max, PRICE.max),
];

/** A range after a handle was moved. The limit of a handle that stayed where it was keeps its exact number. */
export const withMovedHandle = (price: Budget, [low, high]: readonly [number, number]): Budget => {
  const [lowBefore, highBefore] = sliderEnds(price);
  return {
    ...bareRange(price),
    min: low === lowBefore ? price.min : low,
    max: high === highBefore ? price.max : high >= PRICE.max ? null : high,
  };
};

/**
 * The filters for a search of another place, without the parts of the city and of the map, which belong to the previous
 * place.
 */
export const forOtherPlace = (filters: Filters): Filters => ({
  ...filters,
  areas: [],
  box: null,
  near: null,
});

/**
 * The filters of the next search.
 * @param isOther whether it searches another place
 * @param area the part of the city that was chosen with the place; null for all of it, undefined where nothing was
 * chosen
 */
export const forNextSearch = (filters: Filters, isOther: boolean, area?: string | null): Filters => {
  const kept = isOther || area ? forOtherPlace(filters) : filters;
  return area === undefined ? kept : { ...kept, areas: area === null ? [] : [area] };
};

/**
 * A price per night below the open maximum is sent without `per`, and a missing maximum as OPEN_PRICE; any other range
 * is sent in full.
 */
const priceInput = ({ min, max, per }: Budget): PriceRangeInput =>
  per === 'STAY' || (max ?? 0) >= OPEN_PRICE ? { min, max, per } : { min, max: max ?? OPEN_PRICE };

/** The filters as the search takes them. */
export const filterInput = (filters: Filters): HotelFilterInput => ({
  hotel_class: [...filters.stars],
  hotel_rating: [...filters.quality],
  meal_preferences: [...filters.meals],
  free_cancellation: filters.freeCancellation,
  ...(filters.bedsForAll && { beds_for_all: true }),
  amenities: [...filters.amenities],
  areas: [...filters.areas],
  priceRange: priceInput(filters.price),
  ...(filters.box && { mapBox: boxInput(filters.box) }),
});
