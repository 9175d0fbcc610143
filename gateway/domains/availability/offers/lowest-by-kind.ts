import type { Offer } from '#models/search/offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { leastTotal } from '#shared/pricing/price-range.ts';
import { kindOfOffer, meetsKind } from '../view/search-index.ts';

/**
 * The lowest total for each kind of offer (`kindOf`), in minor units; 0 where there is none. Only a few numbers for any
 * city, so they can be cached longer than its rows.
 */
export type LowestByKind = readonly number[];

/** The columns that the lowest totals are computed from, one entry per offer. */
interface OfferColumns {
  readonly totals: ArrayLike<number> & Iterable<number>;
  readonly kinds: ArrayLike<number>;
}

/** The lower of two totals; 0 means that there is no price. */
export const lower = (left: number, right: number): number =>
  left === 0 || right === 0 ? left + right : Math.min(left, right);

export function lowestByKind(indexes: readonly OfferColumns[]): LowestByKind {
  const lowest: number[] = [];
  for (const { totals, kinds } of indexes)
    for (const [offer, total] of Array.from(totals).entries()) {
      const kind = kinds[offer] ?? 0;
      while (lowest.length <= kind) lowest.push(0);
      lowest[kind] = lower(lowest[kind] ?? 0, total);
    }
  return lowest;
}

export const lowestOfOffers = (offers: readonly Offer[]): LowestByKind =>
  lowestByKind([
    {
      totals: offers.map(({ total }) => total.amountMinor),
      kinds: offers.map(kindOfOffer),
    },
  ]);

/** The lowest total among the kinds that match meals, cancellation and beds, at any price; 0 without one. */
export const lowestFor = (known: LowestByKind, wishes: OfferWishes): number => {
  const meets = meetsKind(wishes);
  return known.reduce((best, total, kind) => (meets(kind) ? lower(best, total) : best), 0);
};

/**
 * The lowest total that meets all wishes; 0 without one. When the cheapest offer is below the wished lowest price, the
 * numbers do not say what the next one costs: then it is unknown, which is 0 too.
 */
export function lowestAsked(known: LowestByKind, wishes: OfferWishes, nights: number): number {
  const total = lowestFor(known, wishes);
  return wishes.price && wishes.price.min > 0 && total < leastTotal(wishes.price, nights) ? 0 : total;
}
