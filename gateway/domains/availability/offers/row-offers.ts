import { ledgerMoney } from '#models/money.ts';
import type { Offer } from '#models/search/offer.ts';
import type { PriceForWishes, OfferNotes, PackedOffer, PriceUpgrade } from '#models/search/search.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import {
  type MatchableOffer,
  bestMatchingOffer,
  matchingPlan,
  offerLevel,
  withoutMax,
  withoutDominatedOffers,
} from '#shared/pricing/matching-offer.ts';
import { free48HoursEnd } from '#shared/cancellation/cancellation.ts';
import { feeSums } from '#shared/pricing/fees/fee-sums.ts';
import { fullCostOfOffer } from '#shared/pricing/fees/full-cost.ts';
import { placesOfRooms } from '#shared/stay/bed-shortage.ts';
import { isPartlyRefundable } from '#shared/cancellation/refund.ts';
import { wholeShekels } from '#shared/pricing/whole-shekels.ts';

/** Cancellation rules of a packed offer: free, or partly refundable; 0 when it is not refundable. */
const FREE = 2;
const PARTLY = 1;

/** Beds and fees of an offer; null when there is nothing to note, which keeps rows short. */
function notesOf({
  roomNames,
  bedsForAll = null,
  propertyFees,
  propertyFeesTotal,
}: Offer): OfferNotes | null {
  const fees = feeSums(propertyFees);
  if (bedsForAll === null && fees.length === 0) return null;
  const places = bedsForAll === false ? placesOfRooms(roomNames) : null;
  return {
    ...(bedsForAll !== null && { bedsForAll }),
    ...(places !== null && { bedPlaces: places }),
    ...(fees.length > 0 && { propertyFees: fees }),
    ...(propertyFeesTotal && { propertyFeesMinor: propertyFeesTotal.amountMinor }),
  };
}

/** The offers of a hotel that some wishes could select, lowest full cost first, packed as `PackedOffer`. */
export const packOffers = (offers: readonly Offer[]): readonly PackedOffer[] =>
  withoutDominatedOffers(offers).map((offer): PackedOffer => {
    const { total, pricePerNight, mealPlan, mealChoices, cancellation } = offer;
    const notes = notesOf(offer);
    // One text when there is no choice, as with every offer of the provider.
    const meals = mealChoices.every((plan) => plan === mealPlan) ? mealPlan : [mealPlan, ...mealChoices];
    const rule = cancellation.isFree ? FREE : isPartlyRefundable(cancellation, total) ? PARTLY : 0;
    const moment = cancellation.freeUntil ?? free48HoursEnd(cancellation);
    const [all, night] = [total.amountMinor, pricePerNight.amountMinor];
    return notes ? [all, night, meals, rule, moment, notes] : [all, night, meals, rule, moment];
  });

interface RowOffer extends MatchableOffer {
  readonly pricePerNight: { readonly amountMinor: number };
  readonly cancellation: {
    readonly isFree: boolean;
    readonly isPartly: boolean;
    readonly freeUntil: string | null;
    readonly isOver: boolean;
  };
  readonly notes: OfferNotes;
}

export const unpackOffer = ([total, night, meals, rule, moment, notes = {}]: PackedOffer): RowOffer => {
  const [mealPlan = '', ...mealChoices] = typeof meals === 'string' ? [meals, meals] : meals;
  return {
    total: { amountMinor: total },
    pricePerNight: { amountMinor: night },
    mealPlan,
    mealChoices,
    cancellation: {
      isFree: rule === FREE,
      isPartly: rule === PARTLY,
      freeUntil: rule === FREE ? moment : null,
      isOver: rule !== FREE && moment !== null,
    },
    bedsForAll: notes.bedsForAll ?? null,
    propertyFeesTotal:
      notes.propertyFeesMinor === undefined ? null : { amountMinor: notes.propertyFeesMinor },
    notes,
  };
};

/**
 * The extra cost per night of the cheapest room that meets one more wish than the displayed one; empty when there is no
 * such room. It may cost more than the filter's maximum price: the price is shown, so that the traveller can decide.
 * @param wishes the filter's wishes and the additional one
 */
function upgrade(
  wish: PriceUpgrade['wish'],
  shown: RowOffer,
  offers: readonly RowOffer[],
  wishes: OfferWishes,
): readonly PriceUpgrade[] {
  const better = bestMatchingOffer(offers, withoutMax(wishes));
  if (!better) return [];
  // The difference of the full costs; at least one shekel, so that it does not look free.
  const more = wholeShekels(fullCostOfOffer(better).night) - wholeShekels(fullCostOfOffer(shown).night);
  return [
    {
      wish,
      morePerNight: ledgerMoney(Math.max(more, 1) * 100),
      total: ledgerMoney(better.total.amountMinor),
    },
  ];
}

/** Result when no offer can be shown. */
export const NO_PRICE: PriceForWishes = {
  pricePerNight: null,
  total: null,
  mealPlan: null,
  mealChoices: [],
  breakfastIncluded: false,
  freeCancellation: false,
  partlyRefundable: false,
  freeCancellationUntil: null,
  freeCancellationOver: false,
  bedPlaces: null,
  propertyFees: [],
  fullCost: null,
  upgrades: [],
};

/**
 * The one offer that a card shows, and the extra cost of further wishes; `NO_PRICE` when no offer meets the wishes.
 * @param packed offers of a row
 */
export function priceForWishes(packed: readonly PackedOffer[], wishes: OfferWishes): PriceForWishes {
  const offers = packed.map(unpackOffer);
  const shown = bestMatchingOffer(offers, wishes);
  if (!shown) return NO_PRICE;
  const { cancellation, notes } = shown;
  const hasBreakfast = offerLevel(shown) > 0;
  return {
    pricePerNight: ledgerMoney(shown.pricePerNight.amountMinor),
    total: ledgerMoney(shown.total.amountMinor),
    mealPlan: matchingPlan(shown, wishes),
    mealChoices: shown.mealChoices,
    breakfastIncluded: hasBreakfast,
    freeCancellation: cancellation.isFree,
    partlyRefundable: cancellation.isPartly,
    freeCancellationUntil: cancellation.freeUntil,
    freeCancellationOver: cancellation.isOver,
    bedPlaces: notes.bedPlaces ?? null,
    propertyFees: notes.propertyFees ?? [],
    fullCost: ledgerMoney(fullCostOfOffer(shown).total),
    upgrades: [
      ...(hasBreakfast
        ? []
        : upgrade('BREAKFAST', shown, offers, { ...wishes, meals: ['Breakfast Included'] })),
      ...(cancellation.isFree
        ? []
        : upgrade('FREE_CANCELLATION', shown, offers, { ...wishes, freeCancellation: true })),
      ...(notes.bedsForAll === false
        ? upgrade('BEDS_FOR_ALL', shown, offers, { ...wishes, bedsForAll: true })
        : []),
    ],
  };
}
