import type { InSteps } from '#gateway/kit/slices.ts';
import type { Money } from '#models/money.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { HotelRow } from '#models/search/search.ts';
import { wishedLevel } from '#shared/pricing/matching-offer.ts';
import { leastTotal, mostTotal } from '#shared/pricing/price-range.ts';
import {
  hasBreakfastKind,
  hasFewBedsKind,
  indexOf,
  isFreeKind,
  joinIndexes,
  meetsKind,
  type SearchIndex,
} from './search-index.ts';
import { fullCostOfOfferAt } from '../offers/lowest-by-kind.ts';
import { wholeShekels } from '#shared/pricing/whole-shekels.ts';

/** No offer of the hotel meets the wishes. */
const NONE = -1;

/**
 * An index for certain wishes: every price is that of the offer with the lowest full cost among those that meet them.
 * The wished maximum price is not applied here: it filters hotels and never selects another offer.
 */
export interface IndexForWishes extends SearchIndex {
  /** Index of that offer among all offers; -1 without one. */
  readonly matching: Int32Array;
  /** The full cost of that offer for the whole stay, in minor units; -1 without one. */
  readonly fullCost: Float64Array;
}

/** The columns that depend on the wishes. */
type WishColumns = Pick<IndexForWishes, 'matching' | 'fullCost'>;

/** Number of offers whose costs are sorted in one step of about two milliseconds. */
const SORTED_AT_ONCE = 10_000;

/** The full costs of all offers in sorted parts, lowest first; memoized by the column of the totals. */
const sortedCosts = new WeakMap<Uint32Array, readonly Float64Array[]>();

function* costsInSteps(index: SearchIndex): InSteps<readonly Float64Array[]> {
  const parts: Float64Array[] = [];
  for (let first = 0; first < index.totals.length; first += SORTED_AT_ONCE) {
    const totals = index.totals.subarray(first, first + SORTED_AT_ONCE);
    parts.push(Float64Array.from(totals, (_, at) => fullCostOfOfferAt(index, first + at)).sort());
    yield;
  }
  return parts;
}

/** Number of offers, under any wishes, whose full cost for the stay is at most this much. */
export function* offersUpTo(index: SearchIndex, most: number): InSteps<number> {
  const parts = sortedCosts.get(index.totals) ?? (yield* costsInSteps(index));
  sortedCosts.set(index.totals, parts);
  return parts.reduce((sum, costs) => sum + numberUpTo(costs, most), 0);
}

/**
 * Number of costs that are at most this much, by binary search.
 * @param costs lowest first
 */
function numberUpTo(costs: Float64Array, most: number): number {
  let [from, to] = [0, costs.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((costs[middle] ?? 0) <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The first offer of a hotel that reaches the floor, else `end`. A binary search: offers are sorted by full cost. */
function firstFrom(index: SearchIndex, first: number, end: number, floor: number): number {
  let [from, to] = [first, end];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (fullCostOfOfferAt(index, middle) < floor) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Columns for wishes without a minimum price, by the number of the wishes; there are only a few of them. */
const columnsByTotals = new WeakMap<Uint32Array, Map<number, WishColumns>>();

/** Identifies wishes without a minimum price. */
const numberOf = (wishes: OfferWishes): number =>
  wishedLevel(wishes) * 4 + Number(wishes.freeCancellation) * 2 + Number(wishes.bedsForAll ?? false);

/** The columns of an index for certain wishes. */
export function columnsForWishes(index: SearchIndex, wishes: OfferWishes): WishColumns {
  const floor = wishes.price && wishes.price.min > 0 ? leastTotal(wishes.price, index.nights) : 0;
  // Not cached, because the number of possible minimum prices is unlimited.
  if (floor > 0) return wishColumns(index, wishes, floor);
  const byNumber = columnsByTotals.get(index.totals) ?? new Map<number, WishColumns>();
  columnsByTotals.set(index.totals, byNumber);
  const number = numberOf(wishes);
  const columns = byNumber.get(number) ?? wishColumns(index, wishes, 0);
  byNumber.set(number, columns);
  return columns;
}

export const indexForWishes = (index: SearchIndex, wishes: OfferWishes): IndexForWishes => ({
  ...index,
  ...columnsForWishes(index, wishes),
});

function wishColumns(index: SearchIndex, wishes: OfferWishes, floor: number): WishColumns {
  const { counts, kinds } = index;
  const meets = meetsKind(wishes);
  const matching = new Int32Array(counts.length).fill(NONE);
  const fullCost = new Float64Array(counts.length).fill(NONE);
  let first = 0;
  for (let at = 0; at < counts.length; at += 1) {
    const end = first + (counts[at] ?? 0);
    for (let offer = floor > 0 ? firstFrom(index, first, end, floor) : first; offer < end; offer += 1)
      if (meets(kinds[offer] ?? 0)) {
        matching[at] = offer;
        fullCost[at] = fullCostOfOfferAt(index, offer);
        break;
      }
    first = end;
  }
  return { matching, fullCost };
}

const offerAt = (index: IndexForWishes, at: number): number => index.matching[at] ?? NONE;
const kindAt = (index: IndexForWishes, at: number): number => index.kinds[offerAt(index, at)] ?? NONE;

/** Price of the offer that meets the wishes, for the whole stay in minor units; -1 without one. */
export const totalAt = (index: IndexForWishes, at: number): number =>
  index.totals[offerAt(index, at)] ?? NONE;

/** Price of that offer for one night, in whole shekels; -1 without one. */
export const nightAt = (index: IndexForWishes, at: number): number => {
  const total = totalAt(index, at);
  return total < 0 ? NONE : wholeShekels(total / index.nights);
};

/** The full cost of that offer for the whole stay, by which hotels are compared; -1 without one. */
export const fullCostAt = (index: IndexForWishes, at: number): number => index.fullCost[at] ?? NONE;

/** The full cost of that offer for one night, which may be a fraction; -1 without one. */
export const fullCostNightAt = (index: IndexForWishes, at: number): number => {
  const fullCost = fullCostAt(index, at);
  return fullCost < 0 ? NONE : fullCost / index.nights;
};

const NO_FEES: readonly Money[] = [];

/** The fees at the property in addition to that offer's total, one sum per currency. */
export const propertyFeesAt = (index: IndexForWishes, at: number): readonly Money[] =>
  index.propertyFees.get(offerAt(index, at)) ?? NO_FEES;

/** True when that offer can be cancelled free of charge. */
export const isFreeAt = (index: IndexForWishes, at: number): boolean => {
  const kind = kindAt(index, at);
  return kind >= 0 && isFreeKind(kind);
};

/** True when that offer is known to have too few beds for its guests. */
export const hasFewBedsAt = (index: IndexForWishes, at: number): boolean => {
  const kind = kindAt(index, at);
  return kind >= 0 && hasFewBedsKind(kind);
};

/** True when that offer includes breakfast. */
export const hasBreakfastAt = (index: IndexForWishes, at: number): boolean =>
  hasBreakfastKind(kindAt(index, at));

/**
 * The hotel with the lowest full cost; between equal ones the one with the lower total; null when none has an offer.
 * @param places indexes of the hotels to choose from
 */
export function lowestFullCost(index: IndexForWishes, places: Iterable<number>): number | null {
  let least: number | null = null;
  let leastPrice = Infinity;
  for (const at of places) {
    const fullCost = fullCostAt(index, at);
    if (fullCost < 0 || fullCost > leastPrice) continue;
    if (least !== null && fullCost === leastPrice && totalAt(index, at) >= totalAt(index, least)) continue;
    least = at;
    leastPrice = fullCost;
  }
  return least;
}

/**
 * The price of a night, without fees at the property, at the hotel with the lowest full cost among the offers that meet
 * all wishes, in whole shekels; null without one.
 * @param stored rows of stored hotels in addition to those of the index
 */
export function lowestNight(
  index: SearchIndex,
  stored: readonly HotelRow[],
  wishes: OfferWishes,
): number | null {
  const own = stored.map((row) => ({ row, isKnown: true }));
  const wishIndex = indexForWishes(joinIndexes([index, indexOf(own, index.nights)], index.nights), wishes);
  const lowest = lowestFullCost(wishIndex, wishIndex.ids.keys());
  if (lowest === null) return null;
  // The cheapest of all hotels: when it is above the maximum price, all others are too.
  const isKept = !wishes.price || fullCostAt(wishIndex, lowest) <= mostTotal(wishes.price, index.nights);
  return isKept ? nightAt(wishIndex, lowest) : null;
}
