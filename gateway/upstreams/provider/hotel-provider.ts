import type { City, Country } from '#models/hotel/place.ts';
import type { HotelContent, HotelListing } from '#models/hotel/hotel.ts';
import type { CancellationRung, ProviderOffer } from '#models/search/offer.ts';
import type { PlainDate, RoomParty } from '#models/stay.ts';

/** A caller's limits on one upstream call. */
export interface CallOptions {
  /** Cancels the call when its answer is not needed any more. Ignored by Book and Cancel. */
  readonly signal?: AbortSignal;
  /**
   * Who goes first when the provider's rate is short: a call that a traveller waits for, one of many, or background
   * work. `first` by default.
   */
  readonly priority?: 'first' | 'usual' | 'behind';
  /** Told when the call has to wait for a turn at the provider, and when the wait is over. */
  readonly onWait?: (isWaiting: boolean) => void;
}

/** What offers are asked for. */
export interface OfferQuery {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  /** At most 100 codes. */
  readonly hotelCodes: readonly string[];
  readonly rooms: readonly RoomParty[];
  readonly nationality: string;
}

/** Answer of an offers call: when Search was sent (its codes live 30 minutes from here), and offers by hotel code. */
interface OfferReply {
  readonly searchedAt: number;
  /** Hotels without rooms are missing, and those of `unread`. Offers of a hotel are cheapest first. */
  readonly offers: ReadonlyMap<string, readonly ProviderOffer[]>;
  /** Codes of hotels with rooms of which no fare can be read: it is unknown whether they are sold out. */
  readonly unread: ReadonlySet<string>;
}

/** A guest of a room, as Book wants them. */
export interface BookGuest {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly type: 'Adult' | 'Child';
}

export interface BookRequest {
  readonly bookingCode: string;
  /** Our reference, sent as both references; used for exactly one Book. */
  readonly clientRef: string;
  readonly totalFareLiteral: string;
  /** One list per room, in the order of the search. */
  readonly rooms: readonly (readonly BookGuest[])[];
  readonly email: string;
  readonly phone: string;
}

/** Stands in for the provider's code when a call never left our side: the breaker was open or the queue full. */
export const NEVER_SENT = 0;

/** What Book's answer means. */
export type BookResult =
  | { readonly kind: 'booked'; readonly confirmationNumber: string }
  /** Nothing was reserved. The provider's code, or `NEVER_SENT`. */
  | { readonly kind: 'refused'; readonly statusCode: number }
  /** The answer is missing or doubtful: look the reference up, never repeat. */
  | { readonly kind: 'unknown'; readonly reason: string };

export type CheckResult =
  | { readonly kind: 'available'; readonly offer: ProviderOffer }
  /** The rate is gone or its session is over (201, 207, 315): search again. */
  | { readonly kind: 'gone'; readonly statusCode: number }
  /** The provider refuses to sell (300, 400, 402). */
  | { readonly kind: 'refused'; readonly statusCode: number };

/** A reservation as the provider sees it. What its answer leaves out or leaves empty is null, and proves nothing. */
export interface Reservation {
  readonly status: 'active' | 'cancelled' | 'cancelling' | 'unknown';
  readonly statusWord: string;
  readonly confirmationNumber: string | null;
  readonly hotelCode: string | null;
  readonly checkIn: PlainDate | null;
  readonly checkOut: PlainDate | null;
  readonly totalFare: string | null;
  readonly currency: string | null;
  /** Cancellation rungs of all its rooms; empty when the answer names none. */
  readonly rungs: readonly CancellationRung[];
}

/** A row of the by-date report. Number and reference are empty where the row does not tell them. */
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
  /** The reservation stands. The provider's code, or `NEVER_SENT`. */
  | { readonly kind: 'refused'; readonly statusCode: number }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * The hotel provider in our own words; all eleven calls of its wire. Errors of reads are `AppError` with
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
  /** Offers for at most 100 codes. UPSTREAM_ERROR where there are rooms and no fare of any hotel can be read. */
  searchOffers(query: OfferQuery, options?: CallOptions): Promise<OfferReply>;
  /** Is the offer still sold, and at what price (PreBook)? */
  checkOffer(bookingCode: string, options?: CallOptions): Promise<CheckResult>;
  /** False while the breaker of Book is open: a Book would be refused unsent. Costs nothing to ask. */
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
