import type { Offer } from '#models/search/offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { leastTotal } from '#shared/pricing/price-range.ts';
import { kindOfOffer, meetsKind } from '../view/search-index.ts';

/**
 * The lowest total for each kind of offer (`kindOf`), in minor units; 0 where there is none. A few numbers for any city, so
 * that they can outlive its rows.
 */
export type LowestByKind = readonly number[];

/** What the lowest totals are made from, one entry an offer. */
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

/** The lowest total among the kinds that meet the meals, the cancellation and the beds, at any price; 0 without one. */
export const lowestFor = (known: LowestByKind, wishes: OfferWishes): number => {
  const meets = meetsKind(wishes);
  return known.reduce((best, total, kind) => (meets(kind) ? lower(best, total) : best), 0);
};

/**
 * The lowest total that meets all wishes; 0 without one. Below a lowest price the few numbers do not tell which offer is the
 * cheapest above it: then nothing is known, which is 0 too.
 */
export function lowestAsked(known: LowestByKind, wishes: OfferWishes, nights: number): number {
  const total = lowestFor(known, wishes);
  return wishes.price && wishes.price.min > 0 && total < leastTotal(wishes.price, nights) ? 0 : total;
}
