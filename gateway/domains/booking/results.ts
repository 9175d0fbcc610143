import type { Booking, BookingStatus } from '#models/booking.ts';
import type { Money } from '#models/money.ts';
import type { Offer } from '#models/search/offer.ts';
import type { FeeByRule } from '#shared/cancellation/cancellation-fee.ts';

/** Refusal codes that the pages have a text for. */
export type RefusalCode =
  | 'ROOM_UNAVAILABLE'
  | 'QUOTE_EXPIRED'
  | 'PROVIDER_REFUSED'
  | 'AMOUNT_MISMATCH'
  | 'PROVIDER_UNAVAILABLE'
  /** The caller holds rooms for the maximum number of drafts, or too many holds were started from this IP address. */
  | 'RATE_LIMITED';

export interface BookingSaved {
  readonly __typename: 'BookingSaved';
  readonly booking: Booking;
  /** True when a payment changed nothing, because another attempt had already paid. */
  readonly wasPaidBefore: boolean;
}

export interface PriceChanged {
  readonly __typename: 'PriceChanged';
  readonly code: 'PRICE_CHANGED';
  readonly oldTotal: Money;
  readonly newTotal: Money;
  readonly offer: Offer;
}

export interface BookingRefused {
  readonly __typename: 'BookingRefused';
  readonly code: RefusalCode;
}

/** The same owner is booking this room for some of these nights, or has just done so. */
export interface DuplicateBooking {
  readonly __typename: 'DuplicateBooking';
  readonly code: 'DUPLICATE_BOOKING';
  readonly booking: Booking;
}

export interface BookingInputRefused {
  readonly __typename: 'BookingInputRefused';
  readonly code: 'BAD_USER_INPUT';
  readonly fields: string[];
}

export type QuoteResult = BookingSaved | PriceChanged | BookingRefused;
export type ExtrasResult = BookingSaved | BookingInputRefused;
export type CreateResult = QuoteResult | DuplicateBooking;
export type ConfirmResult = QuoteResult | BookingInputRefused | DuplicateBooking;

/** The cost of cancelling now. */
export interface CancellationQuote extends FeeByRule {
  readonly canDeclare: boolean;
  /** Wall clock of the property; null when there is no free period or it has passed. */
  readonly freeUntil: string | null;
}

export interface FeeChanged {
  readonly __typename: 'FeeChanged';
  readonly code: 'FEE_CHANGED';
  readonly preview: CancellationQuote;
}

export interface CancelRefused {
  readonly __typename: 'CancelRefused';
  readonly code: 'CANCEL_REFUSED' | 'CANCEL_FAILED' | 'INVALID_STATE';
}

export type CancelResult = BookingSaved | FeeChanged | CancelRefused;

/** Result of setting a status as an administrator. */
export interface StatusSet {
  readonly booking: Booking;
  /** Null when the previous status is not one that can be set. */
  readonly previous: BookingStatus | null;
  /** True when the status waits for the outcome of a pending operation. */
  readonly isWaiting: boolean;
}

export const cancelRefused = (code: CancelRefused['code']): CancelRefused => ({
  __typename: 'CancelRefused',
  code,
});

export const savedResult = (booking: Booking, wasPaidBefore = false): BookingSaved => ({
  __typename: 'BookingSaved',
  booking,
  wasPaidBefore,
});

export const refused = (code: RefusalCode): BookingRefused => ({ __typename: 'BookingRefused', code });

/** Both amounts are those of the hotel part, without extras: the prices of extras do not change. */
export const priceChanged = (oldTotal: Money, offer: Offer): PriceChanged => ({
  __typename: 'PriceChanged',
  code: 'PRICE_CHANGED',
  oldTotal,
  newTotal: offer.total,
  offer,
});

export const inputRefused = (fields: readonly string[]): BookingInputRefused => ({
  __typename: 'BookingInputRefused',
  code: 'BAD_USER_INPUT',
  fields: [...fields],
});
