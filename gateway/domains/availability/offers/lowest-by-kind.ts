import { z } from 'zod';
import type { Offer } from '#models/search/offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { fullCostOfOffer, addFees } from '#shared/pricing/fees/full-cost.ts';
import { leastTotal } from '#shared/pricing/price-range.ts';
import { kindOfOffer, meetsKind } from '../view/search-index.ts';

/** An offer's total, which is displayed, and its full cost, which is compared; both in minor units. */
export type LowestPrice = readonly [total: number, fullCost: number];

/** Used when there is no price. */
export const NO_LOWEST_PRICE: LowestPrice = [0, 0];

/**
 * The price of the offer with the lowest full cost, by kind of offer: the index is `kindOf` in `view/search-index.ts`,
 * which combines meals, free cancellation and beds. `NO_LOWEST_PRICE` for a kind without an offer. The lists of all
 * hotels of a large city are small, so they are cached longer than the rows.
 */
export type LowestByKind = readonly LowestPrice[];

/** Schema of the lowest prices in the cache. */
export const lowestShape = z.array(z.tuple([z.int(), z.int()]));

export const hasNoPrice = ([, fullCost]: LowestPrice): boolean => fullCost === 0;

/** The columns that the lowest prices are computed from, one entry per offer. */
interface OfferColumns {
  readonly totals: ArrayLike<number>;
  readonly kinds: ArrayLike<number>;
  /** Value of the fees paid at the property, by the index of the offer; 0 without fees. */
  readonly feeTotals: ArrayLike<number>;
}

const isLess = (one: LowestPrice, other: LowestPrice): boolean =>
  hasNoPrice(other) || one[1] < other[1] || (one[1] === other[1] && one[0] < other[0]);

/** The price with the lower full cost; between equal ones the one with the lower total. */
export const lowerPrice = (left: LowestPrice, right: LowestPrice): LowestPrice =>
  !hasNoPrice(right) && isLess(right, left) ? right : left;

/**
 * The full cost of an offer, in minor units.
 * @param offer its index among all offers
 */
export const fullCostOfOfferAt = (
  { totals, feeTotals }: Omit<OfferColumns, 'kinds'>,
  offer: number,
): number => addFees(totals[offer] ?? 0, feeTotals[offer] ?? 0);

function addPrice(lowest: LowestPrice[], kind: number, price: LowestPrice): void {
  while (lowest.length <= kind) lowest.push(NO_LOWEST_PRICE);
  lowest[kind] = lowerPrice(lowest[kind] ?? NO_LOWEST_PRICE, price);
}

/**
 * The lowest price of each kind among some of the offers.
 * @param ranges half-open ranges of the offers to include
 */
export function lowestInRanges(
  columns: OfferColumns,
  ranges: readonly (readonly [from: number, to: number])[],
): LowestByKind {
  const lowest: LowestPrice[] = [];
  for (const [from, to] of ranges)
    for (let offer = from; offer < to; offer += 1) {
      const kind = columns.kinds[offer] ?? 0;
      const fullCost = fullCostOfOfferAt(columns, offer);
      const [, least = 0] = lowest[kind] ?? [];
      // Most offers of a city are not the lowest of their kind, so no array is created for them.
      if (least === 0 || fullCost <= least) addPrice(lowest, kind, [columns.totals[offer] ?? 0, fullCost]);
    }
  return lowest;
}

/** The lowest price of each kind among all offers of the indexes. */
export function lowestByKind(indexes: readonly OfferColumns[]): LowestByKind {
  const lowest: LowestPrice[] = [];
  for (const index of indexes)
    for (const [kind, price] of lowestInRanges(index, [[0, index.totals.length]]).entries())
      addPrice(lowest, kind, price);
  return lowest;
}

export function lowestOfOffers(offers: readonly Offer[]): LowestByKind {
  const lowest: LowestPrice[] = [];
  for (const offer of offers)
    addPrice(lowest, kindOfOffer(offer), [offer.total.amountMinor, fullCostOfOffer(offer).total]);
  return lowest;
}

/**
 * The lowest price among the kinds that match meals, cancellation and beds, whatever the price range of the wishes;
 * `NO_LOWEST_PRICE` when no kind matches.
 */
export const lowestFor = (byKind: LowestByKind, wishes: OfferWishes): LowestPrice => {
  const meets = meetsKind(wishes);
  return byKind.reduce(
    (best, price, kind) => (meets(kind) ? lowerPrice(best, price) : best),
    NO_LOWEST_PRICE,
  );
};

/**
 * Like `lowestFor`, but with the minimum price; a maximum price is ignored. When the lowest price is below the minimum,
 * the numbers do not say what the next offer costs: then the price is unknown, which is `NO_LOWEST_PRICE` too.
 */
export function lowestMatching(byKind: LowestByKind, wishes: OfferWishes, nights: number): LowestPrice {
  const lowest = lowestFor(byKind, wishes);
  return wishes.price && wishes.price.min > 0 && lowest[1] < leastTotal(wishes.price, nights)
    ? NO_LOWEST_PRICE
    : lowest;
}
