import { z } from 'zod';
import type { Offer } from '#models/search/offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { paidForOffer, paidTotal } from '#shared/pricing/fees/paid-price.ts';
import { leastTotal } from '#shared/pricing/price-range.ts';
import { kindOfOffer, meetsKind } from '../view/search-index.ts';

/** An offer's total, which is displayed, and its full cost, which is compared; both in minor units. */
export type Lowest = readonly [total: number, paid: number];

/** Used when there is no price. */
export const NO_LOWEST: Lowest = [0, 0];

/**
 * The offer of each kind (`kindOf`) with the lowest full cost; `NO_LOWEST` without an offer. Only a few numbers for any
 * city, so they can be cached longer than its rows.
 */
export type LowestByKind = readonly Lowest[];

/** As the cache stores them. */
export const lowestShape = z.array(z.tuple([z.int(), z.int()]));

export const hasNoPrice = ([, paid]: Lowest): boolean => paid === 0;

/** The columns that the lowest prices are computed from, one entry per offer. */
interface OfferColumns {
  readonly totals: ArrayLike<number>;
  readonly kinds: ArrayLike<number>;
  /** Value of the fees paid at the property, by the offer's place; missing without them. */
  readonly feeTotals: ReadonlyMap<number, number>;
}

const isLess = (one: Lowest, other: Lowest): boolean =>
  hasNoPrice(other) || one[1] < other[1] || (one[1] === other[1] && one[0] < other[0]);

/** The one with the lower full cost; of equal ones the one with the lower total. */
export const lower = (left: Lowest, right: Lowest): Lowest =>
  !hasNoPrice(right) && isLess(right, left) ? right : left;

/** The price of the offer at that place. */
export const priceAt = ({ totals, feeTotals }: Omit<OfferColumns, 'kinds'>, offer: number): Lowest => {
  const total = totals[offer] ?? 0;
  return [total, paidTotal(total, feeTotals.get(offer) ?? 0)];
};

function note(lowest: Lowest[], kind: number, price: Lowest): void {
  while (lowest.length <= kind) lowest.push(NO_LOWEST);
  lowest[kind] = lower(lowest[kind] ?? NO_LOWEST, price);
}

/** @param ranges half-open ranges of the offers to include */
export function lowestInRanges(
  columns: OfferColumns,
  ranges: readonly (readonly [from: number, to: number])[],
): LowestByKind {
  const lowest: Lowest[] = [];
  for (const [from, to] of ranges)
    for (let offer = from; offer < to; offer += 1)
      note(lowest, columns.kinds[offer] ?? 0, priceAt(columns, offer));
  return lowest;
}

export function lowestByKind(indexes: readonly OfferColumns[]): LowestByKind {
  const lowest: Lowest[] = [];
  for (const index of indexes)
    for (const [kind, price] of lowestInRanges(index, [[0, index.totals.length]]).entries())
      note(lowest, kind, price);
  return lowest;
}

export function lowestOfOffers(offers: readonly Offer[]): LowestByKind {
  const lowest: Lowest[] = [];
  for (const offer of offers)
    note(lowest, kindOfOffer(offer), [offer.total.amountMinor, paidForOffer(offer).total]);
  return lowest;
}

/** The lowest price among the kinds that match meals, cancellation and beds, at any price; `NO_LOWEST` without one. */
export const lowestFor = (known: LowestByKind, wishes: OfferWishes): Lowest => {
  const meets = meetsKind(wishes);
  return known.reduce((best, price, kind) => (meets(kind) ? lower(best, price) : best), NO_LOWEST);
};

/**
 * The lowest price that meets all wishes; `NO_LOWEST` without one. When the cheapest offer is below the wished minimum
 * price, the numbers do not say what the next one costs: then it is unknown, which is `NO_LOWEST` too.
 */
export function lowestMatching(known: LowestByKind, wishes: OfferWishes, nights: number): Lowest {
  const lowest = lowestFor(known, wishes);
  return wishes.price && wishes.price.min > 0 && lowest[1] < leastTotal(wishes.price, nights)
    ? NO_LOWEST
    : lowest;
}
