import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
import type { FilterSuggestion, SearchFacets } from '#models/search/search.ts';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { bitsOf } from '../search/planned-hotel.ts';
import { priceBars } from './price-bars.ts';
import { type IndexForWishes, indexForWishes, leastPaid, nightAt, totalAt } from './index-for-wishes.ts';
import {
  GROUP,
  type HotelFilter,
  type RatingKey,
  failures,
  hasMatchingOffer,
  threshold,
} from './search-filter.ts';
import { FLAG, isFreeKind, type SearchIndex } from './search-index.ts';

const STAR_OPTIONS = [5, 4, 3] as const;
const RATING_OPTIONS: readonly RatingKey[] = ['EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR'];

/** Number of counted hotels by their value in a column. */
function hotelsByValue(
  column: Uint8Array | Uint16Array,
  counts: (at: number) => boolean,
): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (let at = 0; at < column.length; at += 1) {
    const value = column[at] ?? 0;
    if (counts(at)) numbers.set(value, (numbers.get(value) ?? 0) + 1);
  }
  return numbers;
}

/** Number of hotels whose value passes a test. */
function sumOf(numbers: ReadonlyMap<number, number>, passes: (value: number) => boolean): number {
  let sum = 0;
  for (const [value, hotels] of numbers) if (passes(value)) sum += hotels;
  return sum;
}

/**
 * How many hotels each option would leave, with the other filters unchanged. An amenity is counted together with the
 * chosen ones, because all amenities must match; a meal and free cancellation together with the other wishes for the
 * offer.
 * @param index for the wishes of the filter
 * @param failed the result of `failures` for the same index and filter
 */
export function facetsOf(
  index: IndexForWishes,
  filter: HotelFilter,
  { failed, isComplete }: { readonly failed: Uint8Array; readonly isComplete: boolean },
): SearchFacets {
  /** Tests whether a hotel passes the filters of all other groups. */
  const passesBut =
    (group: number) =>
    (at: number): boolean =>
      ((failed[at] ?? 0) & ~group) === 0;
  const withOffer = (wished: Partial<HotelFilter>): number => {
    const other = { ...filter, ...wished };
    const wishIndex = indexForWishes(index, other);
    const passes = passesBut(GROUP.offer);
    let hotels = 0;
    for (let at = 0; at < failed.length; at += 1)
      if (passes(at) && hasMatchingOffer(wishIndex, at, other)) hotels += 1;
    return hotels;
  };
  const chosen = bitsOf(filter.amenities, AMENITY_KEYS);
  // One pass over the hotels per column, however many options it has.
  const stars = hotelsByValue(index.stars, passesBut(GROUP.stars));
  const ratings = hotelsByValue(index.quality, passesBut(GROUP.ratings));
  const amenities = hotelsByValue(index.amenities, passesBut(GROUP.amenities));
  const parts = index.inTown && hotelsByValue(index.inTown.part, passesBut(GROUP.areas));
  return {
    hotelClass: STAR_OPTIONS.map((star) => ({ key: String(star), count: stars.get(star) ?? 0 })),
    hotelRating: RATING_OPTIONS.map((key) => ({
      key,
      count: sumOf(ratings, (tenths) => tenths >= threshold(key)),
    })),
    mealPreferences: MEAL_KEYS.map((key) => ({ key, count: withOffer({ meals: [key] }) })),
    amenities: AMENITY_KEYS.map((key, place) => {
      const wanted = chosen | (1 << place);
      return { key, count: sumOf(amenities, (bits) => (bits & wanted) === wanted) };
    }),
    areas: (index.inTown?.parts ?? []).map(({ name, nameHe }, place) => ({
      part: { name, nameHe },
      count: parts?.get(place + 1) ?? 0,
    })),
    freeCancellation: withOffer({ freeCancellation: true }),
    isFreeCancellationOver:
      isComplete && !index.kinds.some(isFreeKind) && index.flags.some((flags) => (flags & FLAG.over) !== 0),
    bedsForAll: withOffer({ bedsForAll: true }),
    prices: priceBars(indexForWishes(index, { ...filter, price: null }), passesBut(GROUP.offer)),
    knownHotels: index.flags.reduce((sum, flags) => sum + Number((flags & FLAG.known) !== 0), 0),
  };
}

/**
 * The one filter whose removal brings back most hotels. In a group where any value may match, removing a single value
 * never helps, so the whole group is removed and the suggested value is empty.
 * @returns null when no single removal helps
 */
export function suggestionOf(index: SearchIndex, filter: HotelFilter): FilterSuggestion | null {
  const left = (without: Partial<HotelFilter>): Left => {
    const other = { ...filter, ...without };
    const wishIndex = indexForWishes(index, other);
    const failed = failures(wishIndex, other);
    return leftOf(wishIndex, (at) => failed[at] === 0);
  };
  const whole = (field: string, values: readonly (string | number)[], without: Partial<HotelFilter>) =>
    values.length === 0
      ? []
      : [{ field, value: values.length === 1 ? String(values[0]) : '', ...left(without) }];
  const options: readonly FilterSuggestion[] = [
    ...whole('hotel_class', filter.stars, { stars: [] }),
    ...whole('hotel_rating', filter.ratings, { ratings: [] }),
    ...whole('meal_preferences', filter.meals, { meals: [] }),
    ...(filter.freeCancellation
      ? [{ field: 'free_cancellation', value: '', ...left({ freeCancellation: false }) }]
      : []),
    ...(filter.bedsForAll ? [{ field: 'beds_for_all', value: '', ...left({ bedsForAll: false }) }] : []),
    ...filter.amenities.map((value) => ({
      field: 'amenities',
      value,
      ...left({ amenities: filter.amenities.filter((key) => key !== value) }),
    })),
    ...whole('areas', filter.areas, { areas: [] }),
    ...(filter.price ? [{ field: 'priceRange', value: '', ...left({ price: null }) }] : []),
    ...(filter.box ? [{ field: 'mapBox', value: '', ...left({ box: null }) }] : []),
  ];
  return options.reduce<FilterSuggestion | null>(
    (best, option) => (option.count > (best?.count ?? 0) ? option : best),
    null,
  );
}

type Left = Pick<FilterSuggestion, 'count' | 'pricePerNight' | 'total'>;

const ils = (amountMinor: number): Money => ({ amountMinor, currency: LEDGER_CURRENCY });

/** Number of hotels that pass, and the price of the one with the lowest full cost. */
function leftOf(index: IndexForWishes, passes: (at: number) => boolean): Left {
  const passing = [...index.ids.keys()].filter(passes);
  const least = leastPaid(index, passing);
  if (least === null) return { count: passing.length, pricePerNight: null, total: null };
  return {
    count: passing.length,
    pricePerNight: ils(nightAt(index, least) * 100),
    total: ils(totalAt(index, least)),
  };
}
