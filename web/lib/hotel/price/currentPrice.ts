import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { bestMatchingOffer, NO_WISHES, withMatchingPlan } from '#shared/pricing/matching-offer.ts';
import type { ListedPricesQuery } from '#generated/graphql.ts';

type PricedOffer = NonNullable<ListedPricesQuery['hotels'][number]['offers']>['offers'][number];

/** State of a hotel's price: loading, failed, sold out, no room that matches the filters, or the cheapest that does. */
export type CurrentPrice =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'unmet' }
  | { readonly kind: 'known'; readonly offer: PricedOffer };

/**
 * The price of a hotel, found from its offers.
 * @param list its offers; missing while they load or when they failed
 * @param wishes filters for the room
 */
export const priceOfOffers = (
  list: { readonly offers: readonly PricedOffer[] } | null | undefined,
  {
    isLoading,
    wishes = NO_WISHES,
  }: { readonly isLoading: boolean; readonly wishes?: OfferWishes | undefined },
): CurrentPrice => {
  if (!list) return { kind: isLoading ? 'loading' : 'unknown' };
  if (list.offers.length === 0) return { kind: 'sold-out' };
  const offer = bestMatchingOffer(list.offers, wishes);
  return offer ? { kind: 'known', offer: withMatchingPlan(offer, wishes) } : { kind: 'unmet' };
};
