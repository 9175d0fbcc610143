import type { InSteps, SharedSteps } from '#gateway/kit/slices.ts';
import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
import type { FacetCount, FilterSuggestion, PriceBars, SearchFacets } from '#models/search/search.ts';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { bitsOf } from '../search/planned-hotel.ts';
import { priceBars } from './price-bars.ts';
import { type IndexForWishes, indexForWishes, lowestFullCost, nightAt, totalAt } from './index-for-wishes.ts';
import {
  GROUP,
  type HotelFilter,
  type RatingKey,
  failures,
  fullCostRange,
  threshold,
} from './search-filter.ts';
import { FLAG, isFreeKind, type SearchIndex } from './search-index.ts';

const STAR_OPTIONS = [5, 4, 3] as const;
const RATING_OPTIONS: readonly RatingKey[] = ['EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR'];

/** True when a hotel passes the filters of all groups other than this one. */
const passesBut = (failed: Uint8Array, group: number, at: number): boolean =>
  ((failed[at] ?? 0) & ~group) === 0;

/** Number of hotels by their value in a column, among those that pass the filters of all groups other than this one. */
function hotelsByValue(column: Uint8Array, failed: Uint8Array, group: number): Uint32Array {
  const numbers = new Uint32Array(2 ** 8);
  for (let at = 0; at < column.length; at += 1) {
    const value = column[at] ?? 0;
    if (passesBut(failed, group, at)) numbers[value] = (numbers[value] ?? 0) + 1;
  }
  return numbers;
}

/**
 * Number of hotels that have each amenity in addition to the chosen ones and pass all other filters, in the order of
 * `AMENITY_KEYS`.
 */
function hotelsByAmenity(column: Uint16Array, failed: Uint8Array, chosen: number): Uint32Array {
  const numbers = new Uint32Array(AMENITY_KEYS.length);
  for (let at = 0; at < column.length; at += 1) {
    const bits = column[at] ?? 0;
    if ((bits & chosen) !== chosen || !passesBut(failed, GROUP.amenities, at)) continue;
    // One round for each bit that is set, the lowest first.
    for (let left = bits; left !== 0; left &= left - 1) {
      const key = 31 - Math.clz32(left & -left);
      numbers[key] = (numbers[key] ?? 0) + 1;
    }
  }
  return numbers;
}

/** Number of hotels whose value is at least this one. */
const sumFrom = (numbers: Uint32Array, least: number): number =>
  numbers.subarray(least).reduce((sum, hotels) => sum + hotels, 0);

/** What the counts of a filter are made of, besides the index. */
interface Counted {
  /** The result of `failures` for the same index and filter. */
  readonly failed: Uint8Array;
  readonly isComplete: boolean;
  /** Price bars of the index that are known, by the filter without its price; by default none. */
  readonly bars?: SharedSteps<readonly PriceBars[]>;
}

/**
 * How many hotels each option would leave, with the other filters unchanged. An amenity is counted together with the
 * chosen ones, because all amenities must match; a meal and free cancellation together with the other wishes for the
 * offer.
 * @param index for the wishes of the filter
 */
export function* facetsInSteps(
  index: IndexForWishes,
  filter: HotelFilter,
  { failed, isComplete, bars = (_, begin) => begin() }: Counted,
): InSteps<SearchFacets> {
  const withOffer = (wished: Partial<HotelFilter>): number => {
    const other = { ...filter, ...wished };
    const { fullCost } = indexForWishes(index, other);
    const [least, most] = fullCostRange(other, index.nights);
    let hotels = 0;
    for (let at = 0; at < failed.length; at += 1) {
      const cost = fullCost[at] ?? -1;
      if (cost >= least && cost <= most && passesBut(failed, GROUP.offer, at)) hotels += 1;
    }
    return hotels;
  };
  const chosen = bitsOf(filter.amenities, AMENITY_KEYS);
  // One pass over the hotels per column, however many options it has.
  const stars = hotelsByValue(index.stars, failed, GROUP.stars);
  const ratings = hotelsByValue(index.quality, failed, GROUP.ratings);
  const amenities = hotelsByAmenity(index.amenities, failed, chosen);
  const parts = index.inTown && hotelsByValue(index.inTown.part, failed, GROUP.areas);
  yield;
  const mealPreferences: FacetCount[] = [];
  for (const key of MEAL_KEYS) {
    mealPreferences.push({ key, count: withOffer({ meals: [key] }) });
    yield;
  }
  const freeCancellation = withOffer({ freeCancellation: true });
  yield;
  const bedsForAll = withOffer({ bedsForAll: true });
  yield;
  const anyPrice = { ...filter, price: null };
  // The same at every position of the price slider.
  const prices = yield* bars(JSON.stringify(anyPrice), () =>
    priceBars(indexForWishes(index, anyPrice), (at) => passesBut(failed, GROUP.offer, at)),
  );
  return {
    hotelClass: STAR_OPTIONS.map((star) => ({ key: String(star), count: stars[star] ?? 0 })),
    hotelRating: RATING_OPTIONS.map((key) => ({ key, count: sumFrom(ratings, threshold(key)) })),
    mealPreferences,
    amenities: AMENITY_KEYS.map((key, at) => ({ key, count: amenities[at] ?? 0 })),
    areas: (index.inTown?.parts ?? []).map(({ name, nameHe }, at) => ({
      part: { name, nameHe },
      count: parts?.[at + 1] ?? 0,
    })),
    freeCancellation,
    isFreeCancellationOver:
      isComplete && !index.kinds.some(isFreeKind) && index.flags.some((flags) => (flags & FLAG.over) !== 0),
    bedsForAll,
    prices,
    knownHotels: index.flags.reduce((sum, flags) => sum + Number((flags & FLAG.known) !== 0), 0),
  };
}

/**
 * The one filter whose removal brings back most hotels. In a group where any value may match, removing a single value
 * never helps, so the whole group is removed; the suggested value is empty when the group has several.
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
  const least = lowestFullCost(index, passing);
  if (least === null) return { count: passing.length, pricePerNight: null, total: null };
  return {
    count: passing.length,
    pricePerNight: ils(nightAt(index, least) * 100),
    total: ils(totalAt(index, least)),
  };
}
