import type { City, Country } from '#models/hotel/place.ts';
import type { HotelContent, HotelListing } from '#models/hotel/hotel.ts';
import type { CancellationTier, ProviderOffer } from '#models/search/offer.ts';
import type { PlainDate, RoomParty } from '#models/stay.ts';

/** A caller's limits on one upstream call. */
export interface CallOptions {
  /** Cancels the call when its result is no longer needed. Ignored by Book and Cancel. */
  readonly signal?: AbortSignal;
  /**
   * Order when the provider's rate is used up: a call that a traveller waits for, one of many, or background work.
   * `high` by default.
   */
  readonly priority?: 'high' | 'normal' | 'low';
  /** Called when the call has to wait for the provider's rate limit, and when the wait is over. */
  readonly onWait?: (isWaiting: boolean) => void;
}

/** The request for offers. */
export interface OfferQuery {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  /** At most 100 codes. */
  readonly hotelCodes: readonly string[];
  readonly rooms: readonly RoomParty[];
  readonly nationality: string;
}

/** Response of an offers call: when Search was sent (its codes live 30 minutes from then), and offers by hotel code. */
interface OfferReply {
  readonly searchedAt: number;
  /** Hotels without rooms, and those in `unread`, are missing. Offers of a hotel are cheapest first. */
  readonly offers: ReadonlyMap<string, readonly ProviderOffer[]>;
  /** Codes of hotels with rooms but no readable fare: it is unknown whether they are sold out. */
  readonly unread: ReadonlySet<string>;
}

/** A guest of a room, in the form of Book. */
export interface BookGuest {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly type: 'Adult' | 'Child';
}

export interface BookRequest {
  readonly bookingCode: string;
  /** Our reference, sent in both reference fields; used for exactly one Book. */
  readonly clientRef: string;
  readonly totalFareLiteral: string;
  /** One list per room, in the order of the search. */
  readonly rooms: readonly (readonly BookGuest[])[];
  readonly email: string;
  readonly phone: string;
}

/** Used instead of a provider's code when a call was not sent: the breaker was open or the queue full. */
export const NEVER_SENT = 0;

/** The meaning of a response to Book. */
export type BookResult =
  | { readonly kind: 'booked'; readonly confirmationNumber: string }
  /** Nothing was reserved. The provider's code, or `NEVER_SENT`. */
  | { readonly kind: 'refused'; readonly statusCode: number }
  /** The response is missing or doubtful: check the reference, never repeat. */
  | { readonly kind: 'unknown'; readonly reason: string };

export type CheckResult =
  | { readonly kind: 'available'; readonly offer: ProviderOffer }
  /** The rate is gone or its session has ended (201, 207, 315): search again. */
  | { readonly kind: 'gone'; readonly statusCode: number }
  /** The provider refuses to sell (300, 400, 402). */
  | { readonly kind: 'refused'; readonly statusCode: number };

/** A reservation according to the provider. Missing or empty facts are null, and prove nothing. */
export interface Reservation {
  readonly status: 'active' | 'cancelled' | 'cancelling' | 'unknown';
  readonly statusWord: string;
  readonly confirmationNumber: string | null;
  readonly hotelCode: string | null;
  readonly checkIn: PlainDate | null;
  readonly checkOut: PlainDate | null;
  readonly totalFare: string | null;
  readonly currency: string | null;
  /** Cancellation tiers of all its rooms; empty when the response has none. */
  readonly tiers: readonly CancellationTier[];
}

/** A row of the report by date. Number and reference are empty when the row lacks them. */
export interface ReservationRow {
  readonly confirmationNumber: string;
  readonly clientRef: string;
  readonly status: Reservation['status'];
  readonly statusWord: string;
  readonly bookedOn: PlainDate | null;
  readonly hotelCode: string | null;
  readonly checkIn: PlainDate | null;
  readonly checkOut: PlainDate | null;
}

export type CancelResult =
  | { readonly kind: 'accepted' }
  /** The reservation is still active. The provider's code, or `NEVER_SENT`. */
  | { readonly kind: 'refused'; readonly statusCode: number }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * The hotel provider, with the gateway's own types; all eleven calls of its API. Errors of reads are `AppError` with
 * PROVIDER_UNAVAILABLE, UPSTREAM_ERROR, TIMEOUT or RATE_LIMITED.
 */
export interface HotelProvider {
  countries(options?: CallOptions): Promise<readonly Country[]>;
  cities(countryCode: string, options?: CallOptions): Promise<readonly City[]>;
  /** Hotels of a city; empty for a city without hotels. */
  hotelsOfCity(cityCode: string, options?: CallOptions): Promise<readonly HotelListing[]>;
  /** Every hotel code the provider knows, without cities. */
  allHotelCodes(options?: CallOptions): Promise<readonly string[]>;
  /** Content of at most 50 hotels by code; unknown codes are missing from the map. */
  hotelContents(codes: readonly string[], options?: CallOptions): Promise<ReadonlyMap<string, HotelContent>>;
  /** Offers for at most 100 codes. UPSTREAM_ERROR when there are rooms but no fare of any hotel can be read. */
  searchOffers(query: OfferQuery, options?: CallOptions): Promise<OfferReply>;
  /** Checks whether the offer is still sold, and at what price (PreBook). */
  checkOffer(bookingCode: string, options?: CallOptions): Promise<CheckResult>;
  /** False while the breaker of Book is open, so that a Book would be refused unsent. Makes no call. */
  takesBookings(): boolean;
  /** Reserves. Sent once, 120 s, never retried, never cancelled by the caller; never throws. */
  book(request: BookRequest): Promise<BookResult>;
  /** Looks a reservation up; null when the provider does not know it (yet). */
  reservation(
    by: { readonly clientRef: string } | { readonly confirmationNumber: string },
  ): Promise<Reservation | null>;
  /** Reservations by booking date, both ends included, at most 60 days. */
  reservationsBooked(from: PlainDate, to: PlainDate): Promise<readonly ReservationRow[]>;
  /** Cancels. Sent once, 60 s, never retried; never throws. */
  cancel(confirmationNumber: string): Promise<CancelResult>;
}
