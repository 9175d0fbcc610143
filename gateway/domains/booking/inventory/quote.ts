import type { Quote } from '#models/booking.ts';
import { LEDGER_CURRENCY } from '#models/money.ts';
import type { Offer } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';
import { nightsBetween } from '#shared/stay/nights.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import { policyText } from './policy-text.ts';

/**
 * How long a quote counts as fresh. Its price is only checked again, never guaranteed; whether the rooms are held
 * depends on the supplier.
 */
export const QUOTE_VALID_MS = 30 * 60_000;

const MAX_AMOUNT_MINOR = 100_000_000;

/** False for a broken offer: a zero or negative amount, more than ₪1,000,000, or a currency other than shekels. */
export function isSellable(offer: Offer): boolean {
  const { amountMinor, currency } = offer.total;
  return (
    currency === LEDGER_CURRENCY &&
    Number.isSafeInteger(amountMinor) &&
    amountMinor > 0 &&
    amountMinor <= MAX_AMOUNT_MINOR
  );
}

/** The part of an offer that a booking stores. */
export function quoteOf(offer: Offer, stay: Stay, now: number): Quote {
  return {
    offerId: offer.id,
    source: offer.source,
    roomNames: offer.roomNames,
    ...(offer.roomNamesHe && { roomNamesHe: offer.roomNamesHe }),
    mealPlan: offer.mealPlan,
    total: offer.total,
    pricePerNight: offer.pricePerNight,
    nights: nightsBetween(stay.checkIn, stay.checkOut),
    rooms: stay.occupancy.rooms,
    cancellation: offer.cancellation,
    propertyFees: offer.propertyFees,
    quotedAt: new Date(now).toISOString(),
    provider: offer.provider,
  };
}

/** The fields of a booking that are derived from its quote. */
export function quotedFields(
  quote: Quote,
  checkIn: string,
): Required<Pick<BookingChange, 'quote' | 'totalPrice' | 'cancellationPolicy'>> {
  return {
    quote,
    totalPrice: quote.total,
    cancellationPolicy: policyText(quote.cancellation, checkIn, quote.total),
  };
}

/** The offer of a quote with its stored fields: enough to find the same room again. */
export function quotedOffer(quote: Quote, hotelId: string): Offer {
  return {
    id: quote.offerId,
    hotelId,
    source: quote.source,
    roomNames: quote.roomNames,
    ...(quote.roomNamesHe && { roomNamesHe: quote.roomNamesHe }),
    description: null,
    imageUrl: null,
    inclusions: [],
    pricePerNight: quote.pricePerNight,
    total: quote.total,
    mealPlan: quote.mealPlan,
    mealChoices: [quote.mealPlan],
    cancellation: quote.cancellation,
    propertyFees: quote.propertyFees,
    promotions: [],
    provider: quote.provider,
  };
}
