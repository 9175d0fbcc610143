import type { HotelImage } from '#models/hotel/hotel.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { HotelRow, ListedHotel } from '#models/search/search.ts';
import { fullCostOfOffer } from '#shared/pricing/fees/full-cost.ts';
import { wishedLevel, withoutMax } from '#shared/pricing/matching-offer.ts';
import { isWithinMax } from '#shared/pricing/price-range.ts';
import { NO_PRICE, priceForWishes } from '../offers/row-offers.ts';

/** What a list knows about a hotel in addition to its row. */
type Shown = Pick<ListedHotel, 'pickReason' | 'isPricePending' | 'isSettled'> & {
  readonly cachedImages: readonly HotelImage[] | null;
};

interface Variant {
  readonly wishes: string;
  readonly listed: ListedHotel;
}

/** Maximum number of cached variants of one hotel: they differ by wishes, pick, pictures and state of the search. */
const MAX_VARIANTS = 4;

const variantsByRow = new WeakMap<HotelRow, readonly Variant[]>();

/** Listed hotels without their price, for travellers whose maximum price is lower. */
const unpriced = new WeakMap<ListedHotel, ListedHotel>();

function withoutPrice(listed: ListedHotel): ListedHotel {
  const variant = unpriced.get(listed) ?? Object.freeze({ ...listed, ...NO_PRICE });
  unpriced.set(listed, variant);
  return variant;
}

/** A key that is equal for wishes that select the same offers, whatever their maximum price. */
export function keyWithoutMax(wishes: OfferWishes): string {
  const { min = 0, per } = wishes.price ?? {};
  return `${wishedLevel(wishes)} ${wishes.freeCancellation} ${wishes.bedsForAll ?? false} ${min > 0 ? `${min} ${per}` : ''}`;
}

/** True when the displayed offer is above the maximum price, and with it all others that meet the wishes. */
function isTooExpensive({ total, pricePerNight, fullCost }: ListedHotel, { price }: OfferWishes): boolean {
  if (!price || !total || !pricePerNight || !fullCost) return false;
  const propertyFeesTotal = { amountMinor: fullCost.amountMinor - total.amountMinor };
  return !isWithinMax(price, fullCostOfOffer({ total, pricePerNight, propertyFeesTotal }));
}

const newlyListed = ({ offers, ...facts }: HotelRow, wishes: OfferWishes, shown: Shown): ListedHotel =>
  Object.freeze({ ...facts, ...priceForWishes(offers, withoutMax(wishes)), ...shown });

/**
 * A row with its price for the wishes, as lists show it. The returned object is frozen, and stays the same one until
 * one of its values changes, so that data derived from it can be cached.
 * @param key the wishes, by `keyWithoutMax`
 */
export function listedHotel(row: HotelRow, wishes: OfferWishes, key: string, shown: Shown): ListedHotel {
  const variants = variantsByRow.get(row) ?? [];
  const variant = variants.find(
    ({ wishes: own, listed }) =>
      own === key &&
      listed.pickReason === shown.pickReason &&
      listed.isPricePending === shown.isPricePending &&
      listed.isSettled === shown.isSettled &&
      listed.cachedImages === shown.cachedImages,
  );
  const listed = variant?.listed ?? newlyListed(row, wishes, shown);
  if (!variant) variantsByRow.set(row, [...variants.slice(1 - MAX_VARIANTS), { wishes: key, listed }]);
  return isTooExpensive(listed, wishes) ? withoutPrice(listed) : listed;
}
