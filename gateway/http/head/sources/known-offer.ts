import type { StayInput } from '#domains/availability/stay-input.ts';
import type { OfferList } from '#models/search/offer.ts';
import type { Money } from '#models/money.ts';
import type { ShownOffer } from '#shared/seo/structured-data.ts';
import { matchingFirst } from '#shared/pricing/matching-offer.ts';
import { feeSums } from '#shared/pricing/fees/fee-sums.ts';
import { readWishes } from '#shared/pricing/wishes-url.ts';
import { stayOfUrl } from './stay-of-url.ts';

/** Source of cached prices. */
export interface KnownOffers {
  /**
   * Cached offers; null when none are cached. The provider is not called.
   * @throws AppError for a stay out of range
   */
  knownOffers(id: string, stay: StayInput): Promise<OfferList | null>;
}

/** A cached price with the fees paid at the property, one sum per currency. */
export interface KnownOffer extends ShownOffer {
  readonly fees: readonly Money[];
}

/**
 * The price that the page shows first for the stay and wishes in a URL. Null when it is unknown: a page does not wait
 * for one.
 */
export async function knownOffer(
  source: KnownOffers,
  id: string,
  query: URLSearchParams,
): Promise<KnownOffer | null> {
  const stay = stayOfUrl(query);
  if (!stay) return null;
  try {
    const list = await source.knownOffers(id, stay);
    const offer = list && matchingFirst(list.offers, readWishes(query))[0];
    return list && offer
      ? { total: offer.total, pricedAt: list.pricedAt, fees: feeSums(offer.propertyFees) }
      : null;
  } catch {
    return null;
  }
}
