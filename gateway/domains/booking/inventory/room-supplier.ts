import type { Booking, Quote } from '#models/booking.ts';
import type { Offer } from '#models/search/offer.ts';
import type { PlainDate, Stay } from '#models/stay.ts';
import type {
  BookGuest,
  BookResult,
  CancelResult,
  ReservationRow,
} from '#upstreams/provider/hotel-provider.ts';
import type { RefusalCode } from '../results.ts';

/** Hotel, stay and guests that an offer is for. */
export interface OfferContext {
  readonly hotelId: string;
  readonly stay: Stay;
}

/** An offer with the hotel and stay it was made for. */
export interface OfferInContext extends OfferContext {
  readonly offer: Offer;
}

export type CheckResult =
  | { readonly kind: 'available'; readonly offer: Offer }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/**
 * The result of looking up a reservation; `active`, `cancelled` and `cancelling` are reported only for exactly the stay
 * that was booked.
 */
export type LookupResult =
  | { readonly kind: 'active' | 'cancelled'; readonly confirmationNumber: string }
  /** The provider has accepted a cancellation and is carrying it out. */
  | { readonly kind: 'cancelling'; readonly confirmationNumber: string }
  /**
   * The reservation under our reference has another hotel, other dates or another fare: it never confirms the booking.
   */
  | { readonly kind: 'mismatched'; readonly confirmationNumber: string | null }
  /** The provider does not know it (yet), which does not prove that it does not exist. */
  | { readonly kind: 'not-found' }
  /** Indeterminate: an unknown status, or a fact that the response leaves out. */
  | {
      readonly kind: 'unclear';
      readonly reason: string;
      readonly confirmationNumber: string | null;
      /** True when the status of the reservation means cancelled or being cancelled. */
      readonly saysCancelled: boolean;
    };

/** A reservation as listed in the supplier's report of a period. */
export type ReservationSummary = Pick<
  ReservationRow,
  'confirmationNumber' | 'clientRef' | 'status' | 'hotelCode' | 'checkIn' | 'checkOut'
>;

/** A reservation at the supplier, as far as the audit needs it. */
export interface ReservationDetails {
  readonly confirmationNumber: string | null;
  readonly isActive: boolean;
  /** True when cancelling today costs nothing by the supplier's own terms. */
  readonly isFree: boolean;
}

/** Who asks for a hold, and for which draft. */
export interface HoldRequest {
  /** Identifies the hold of one draft. */
  readonly ref: string;
  /** Identifies the person, or the browser of a visitor, without revealing who it is. */
  readonly holder: string;
  /** True while the holder pays: the limit on the holder's other holds does not apply then. */
  readonly isPaying: boolean;
  /**
   * IP address of a caller who is a visitor or has a new account; null for all other callers. Their holds are also
   * limited by address, because with new cookies or another new account they would be a new holder each time.
   */
  readonly newcomerAddress: string | null;
}

/** A request to a supplier about a room: where, at which price and terms, and for whom. */
export interface AvailabilityRequest {
  readonly place: OfferContext;
  readonly quote: Quote;
  readonly hold: HoldRequest;
}

/** Result of reserving. `gone`: the rooms are no longer available, and nothing was reserved. */
export type ReservationResult = BookResult | { readonly kind: 'gone' };

interface ReservationRequest extends AvailabilityRequest {
  readonly clientRef: string;
  readonly rooms: readonly (readonly BookGuest[])[];
  readonly email: string;
  readonly phone: string;
}

/** Identifies a reservation. */
export type ReservationKey = { readonly clientRef: string } | { readonly confirmationNumber: string };

/** Who sells the rooms: the hotel provider, or our own inventory for stored hotels. The saga treats both alike. */
export interface RoomSupplier {
  /**
   * Checks whether the quoted room is still sold, and at which price and terms.
   * @throws AppError when the supplier cannot be reached
   */
  check(request: AvailabilityRequest, signal?: AbortSignal): Promise<CheckResult>;
  /**
   * Holds the rooms for half an hour from now, if the supplier can hold rooms.
   * @returns why they could not be held; null when they are held or this supplier holds no rooms
   * @throws AppError when the supplier cannot be reached
   */
  hold(request: AvailabilityRequest): Promise<'ROOM_UNAVAILABLE' | 'RATE_LIMITED' | null>;
  /**
   * Until when the rooms are held, milliseconds since the epoch; null when they are not.
   * @throws AppError when the supplier cannot be reached
   */
  heldUntil(request: AvailabilityRequest): Promise<number | null>;
  /**
   * Ends a hold that is no longer needed; does nothing when there is none.
   * @throws AppError when the supplier cannot be reached
   */
  releaseHold(request: AvailabilityRequest): Promise<void>;
  /**
   * False while the supplier is known to take no reservations, so that a booking is refused before anything is written.
   */
  takesBookings(): boolean;
  /** Reserves the rooms, at most once; never throws. */
  book(request: ReservationRequest): Promise<ReservationResult>;
  /**
   * Looks up the outcome of the current attempt of a booking.
   * @param confirmationNumber looks it up by the supplier's number instead of our reference
   * @throws AppError when the supplier cannot be reached
   */
  find(booking: Booking, confirmationNumber?: string): Promise<LookupResult>;
  /**
   * All reservations made from one day to another, both included.
   * @throws AppError when the supplier cannot be reached
   */
  list(from: PlainDate, to: PlainDate): Promise<readonly ReservationSummary[]>;
  /**
   * A reservation by its number or by one of our references; null when it is unknown.
   * @throws AppError when the supplier cannot be reached
   */
  getReservation(by: ReservationKey): Promise<ReservationDetails | null>;
  /**
   * Cancels the reservation; never throws. A refusal means that it is still active, or that it was cancelled before.
   */
  cancel(confirmationNumber: string): Promise<CancelResult>;
}
