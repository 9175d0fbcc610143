import type { CancellationTerms, PropertyFee } from './search/offer.ts';
import type { Money } from './money.ts';
import type { Occupancy, PlainDate } from './stay.ts';

export type BookingStatus = 'pending' | 'confirmed' | 'cancelled';

/** The facts that the price of a booking was computed from, stored when it was quoted. */
export interface Quote {
  readonly offerId: string;
  readonly source: 'STORED' | 'PROVIDER';
  /**
   * Names of the rooms, one per room, as the source spells them. Together with the meal plan they identify the same
   * offer again.
   */
  readonly roomNames: readonly string[];
  /** In the order of `roomNames`; missing for rooms of the provider. */
  readonly roomNamesHe?: readonly (string | null)[];
  /** The offer's own meal plan; the traveller's choice is stored in the booking. */
  readonly mealPlan: string;
  readonly total: Money;
  readonly pricePerNight: Money;
  readonly nights: number;
  readonly rooms: number;
  readonly cancellation: CancellationTerms;
  readonly propertyFees: readonly PropertyFee[];
  /** Moment of the quote, ISO. It counts as fresh for 30 minutes; paying checks the price again. */
  readonly quotedAt: string;
  readonly provider: {
    readonly bookingCode: string;
    readonly totalFareLiteral: string;
    readonly currency: string;
    readonly rate: string;
    readonly rateDate: string;
    readonly nationality: string;
    readonly searchedAt: number;
  } | null;
}

export interface CarRental {
  readonly carType: string;
  readonly addons: readonly string[];
  readonly days: number;
  readonly price: Money;
}

export interface Insurance {
  readonly packageName: string;
  readonly options: readonly string[];
  readonly price: Money;
}

/** Tickets of one option of the catalogue; `price` is that of one ticket. */
export interface AttractionItem {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  readonly quantity: number;
}

export interface GuestName {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface Guest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly specialRequests: string;
}

/** The facts of a payment that a receipt may show. */
export interface Payment {
  readonly brand: string;
  readonly lastFour: string;
  readonly paidAt: string;
}

/** The last command carried out on a booking: the same key gets the same outcome. */
export interface CommandOutcome {
  readonly kind: 'confirmed' | 'refused' | 'absent' | 'price-changed' | 'cancelled' | 'cancel-refused';
  readonly code: string | null;
}

/** The cost of cancelling a booking, in ledger money. */
export interface CancellationFee {
  readonly hotelFee: Money;
  readonly extrasFee: Money;
  /** For hotel and extras together. */
  readonly fee: Money;
  readonly refund: Money;
  readonly reason:
    | 'FREE_BY_POLICY'
    | 'FEE_BY_POLICY'
    | 'NON_REFUNDABLE'
    | 'REMOTE_SALE'
    | 'PROTECTED_BUYER'
    | 'STAY_BEGUN'
    | null;
  /** True while the hotel may still change the amount. */
  readonly isEstimate: boolean;
}

/** Fee and moment of a requested cancellation. */
export interface CancellationDetails extends CancellationFee {
  readonly requestedAt: string;
  /** The buyer's declaration; null without one. */
  readonly declaration: 'SENIOR' | 'NEW_IMMIGRANT' | 'DISABLED' | null;
}

/** A status set by an administrator, and a requested one that waits for a pending operation. */
export interface AdminOverride {
  readonly by: string;
  readonly at: string;
  /** Null when none waits. */
  readonly requestedStatus: BookingStatus | null;
}

/** One booking with its history: one record, at most one pending operation. */
export interface Booking {
  readonly id: string;
  /** Null when the stored one is unknown: then no rule for a particular status applies. */
  readonly status: BookingStatus | null;
  /** The stored status when `status` has no value for it; otherwise null. */
  readonly otherStatus: string | null;
  readonly hotelId: string;
  readonly hotelName: string;
  /** Hebrew name of the hotel at the time of booking; null when it had none, or when none was stored yet. */
  readonly hotelNameHe: string | null;
  readonly hotelLocation: string;
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly nights: number;
  /** Number of adults and children together. */
  readonly guests: number;
  readonly occupancy: Occupancy | null;
  readonly roomType: string;
  readonly mealPlan: string;
  readonly includesMeal: boolean;
  /** The hotel part, which never changes. */
  readonly totalPrice: Money;
  readonly cancellationPolicy: string;
  readonly carRental: CarRental | null;
  readonly insurance: Insurance | null;
  readonly attractions: readonly AttractionItem[];
  readonly guest: Guest | null;
  readonly otherGuests: readonly GuestName[];
  readonly payment: Payment | null;
  /** E-mail of the member; null while the draft is a visitor's. */
  readonly createdBy: string | null;
  readonly createdAt: string;
  /** Language of the traveller's mails: that of the pages they saw when they booked, or when they cancelled. */
  readonly language: 'en' | 'he';
  /** Null until a cancellation was requested. */
  readonly cancellationDetails: CancellationDetails | null;
  /** Null unless an administrator set the status. */
  readonly adminOverride: AdminOverride | null;
  /** The mismatch between record and reservation, for administrators; null when they match. */
  readonly mismatch: string | null;

  /** Incremented by every write; each write states the version it has read. */
  readonly version: number;
  /** SHA-256 of the token of the browser that started the draft; null once a member has claimed it. */
  readonly guestTokenHash: string | null;
  readonly createKey: string | null;
  readonly quote: Quote | null;
  readonly pendingOperation: 'book' | 'cancel' | null;
  readonly attempt: number;
  readonly clientRef: string | null;
  readonly refs: readonly string[];
  readonly providerRef: string | null;
  readonly sentAt: string | null;
  readonly dueAt: string | null;
  readonly tries: number;
  readonly key: string | null;
  readonly keyHash: string | null;
  readonly outcome: CommandOutcome | null;
  readonly history: readonly { readonly at: string; readonly who: string; readonly what: string }[];
}
