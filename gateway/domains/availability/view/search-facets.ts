import type { InSteps, SharedSteps } from '#gateway/kit/slices.ts';
import { ledgerMoney } from '#models/money.ts';
import type { FacetCount, FilterSuggestion, PriceBars, SearchFacets } from '#models/search/search.ts';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { priceBars } from './price-bars.ts';
import {
  columnsForWishes,
  type IndexForWishes,
  indexForWishes,
  lowestFullCost,
  nightAt,
  totalAt,
} from './index-for-wishes.ts';
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

/** Numbers of hotels, counted in one pass over all of them. */
interface HotelCounts {
  /** By stars, quality and part of the town: of the hotels that pass the filters of all other groups. */
  readonly stars: Uint32Array;
  readonly quality: Uint32Array;
  readonly part: Uint32Array;
  /** By amenity, in the order of `AMENITY_KEYS`: of the hotels that pass all filters, so they have the chosen ones. */
  readonly amenities: Uint32Array;
  /** Indexes of the hotels that pass all filters other than those for offers. */
  readonly exceptOffer: Uint32Array;
}

/** Adds a hotel to the count of a value. */
const add = (numbers: Uint32Array, value = 0): void => {
  numbers[value] = (numbers[value] ?? 0) + 1;
};

/** @param failed the result of `failures` */
function countHotels(index: IndexForWishes, failed: Uint8Array): HotelCounts {
  const [stars, quality, part] = [new Uint32Array(2 ** 8), new Uint32Array(2 ** 8), new Uint32Array(2 ** 8)];
  const amenities = new Uint32Array(AMENITY_KEYS.length);
  const exceptOffer = new Uint32Array(failed.length);
  let others = 0;
  for (let at = 0; at < failed.length; at += 1) {
    const groups = failed[at] ?? 0;
    if (groups === 0 || groups === GROUP.offer) exceptOffer[others++] = at;
    if (groups === 0 || groups === GROUP.stars) add(stars, index.stars[at]);
    if (groups === 0 || groups === GROUP.ratings) add(quality, index.quality[at]);
    if (groups === 0 || groups === GROUP.areas) add(part, index.locations?.part[at]);
    if (groups !== 0) continue;
    // One round for each bit that is set, the lowest first.
    for (let left = index.amenities[at] ?? 0; left !== 0; left &= left - 1)
      add(amenities, 31 - Math.clz32(left & -left));
  }
  return { stars, quality, part, amenities, exceptOffer: exceptOffer.subarray(0, others) };
}

/** Number of hotels whose value is at least this one. */
function sumFrom(numbers: Uint32Array, least: number): number {
  let sum = 0;
  for (let value = least; value < numbers.length; value += 1) sum += numbers[value] ?? 0;
  return sum;
}

/** Number of the hotels at these indexes whose full cost is in a range. */
function numberWithin(
  hotels: Uint32Array,
  fullCost: Float64Array,
  [least, most]: readonly [least: number, most: number],
): number {
  let number = 0;
  for (let position = 0; position < hotels.length; position += 1) {
    const cost = fullCost[hotels[position] ?? 0] ?? -1;
    if (cost >= least && cost <= most) number += 1;
  }
  return number;
}

/** Facts about all hotels of a search, which no filter changes. */
interface WholeFacts {
  readonly knownHotels: number;
  /** True when the time for free cancellation has passed for at least one offer, and no offer still has it. */
  readonly isFreeOver: boolean;
}

const wholeFacts = new WeakMap<Uint8Array, WholeFacts>();

/** The facts of an index, memoized by its column of flags. */
function wholeFactsOf({ flags, kinds }: SearchIndex): WholeFacts {
  const known = wholeFacts.get(flags);
  if (known) return known;
  const facts = {
    knownHotels: flags.filter((each) => (each & FLAG.known) !== 0).length,
    isFreeOver: !kinds.some(isFreeKind) && flags.some((each) => (each & FLAG.over) !== 0),
  };
  wholeFacts.set(flags, facts);
  return facts;
}

/** What the counts of a filter are made of, besides the index. */
interface Counted {
  /** The result of `failures` for the same index and filter. */
  readonly failed: Uint8Array;
  readonly isComplete: boolean;
  /** Cached price bars of the index, by the filter without its price; by default none. */
  readonly bars?: SharedSteps<readonly PriceBars[]>;
}

/**
 * How many hotels each option would leave, with the other filters unchanged. An amenity is counted together with the
 * chosen ones, because all amenities must match; a meal and free cancellation together with the other wishes for the
 * offer. A generator, so that other requests can run between two counts (`runInSlices`).
 * @param index for the wishes of the filter
 */
export function* facetsInSteps(
  index: IndexForWishes,
  filter: HotelFilter,
  { failed, isComplete, bars = (_, begin) => begin() }: Counted,
): InSteps<SearchFacets> {
  // One pass over the hotels, however many options there are.
  const { stars, quality, part, amenities, exceptOffer } = countHotels(index, failed);
  const withOffer = (wished: Partial<HotelFilter>): number => {
    const other = { ...filter, ...wished };
    const { fullCost } = columnsForWishes(index, other);
    return numberWithin(exceptOffer, fullCost, fullCostRange(other, index.nights));
  };
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
    priceBars(indexForWishes(index, anyPrice), (at) => ((failed[at] ?? 0) & ~GROUP.offer) === 0),
  );
  const { knownHotels, isFreeOver } = wholeFactsOf(index);
  return {
    hotelClass: STAR_OPTIONS.map((star) => ({ key: String(star), count: stars[star] ?? 0 })),
    hotelRating: RATING_OPTIONS.map((key) => ({ key, count: sumFrom(quality, threshold(key)) })),
    mealPreferences,
    amenities: AMENITY_KEYS.map((key, at) => ({ key, count: amenities[at] ?? 0 })),
    areas: (index.locations?.parts ?? []).map(({ name, nameHe }, at) => ({
      part: { name, nameHe },
      count: part[at + 1] ?? 0,
    })),
    freeCancellation,
    isFreeCancellationOver: isComplete && isFreeOver,
    bedsForAll,
    prices,
    knownHotels,
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

/** Number of hotels that pass, and the price of the one with the lowest full cost. */
function leftOf(index: IndexForWishes, passes: (at: number) => boolean): Left {
  const passing = [...index.ids.keys()].filter(passes);
  const least = lowestFullCost(index, passing);
  if (least === null) return { count: passing.length, pricePerNight: null, total: null };
  return {
    count: passing.length,
    pricePerNight: ledgerMoney(nightAt(index, least) * 100),
    total: ledgerMoney(totalAt(index, least)),
  };
}
