import type { AttractionItem, Booking, Quote } from '../../models/booking.ts';
import type { Money } from '../../models/money.ts';
import type { Offer } from '../../models/offer.ts';
import type { Occupancy, Stay } from '../../models/stay.ts';
import type { Viewer } from '../../models/viewer.ts';
import type { BookingStore } from '../../upstreams/platform/entity-platform.ts';
import type { BookGuest, BookVerdict } from '../../upstreams/provider/hotel-provider.ts';

/** Time as the saga sees it. `sleep` must not keep the process alive. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** Where the log goes. Facts only: ids, codes and times; never names, references or amounts. */
interface BookingLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Where and for whom an offer is sold. */
export interface OfferPlace {
  readonly hotelId: string;
  readonly stay: Stay;
}

/** An offer with the place it was made for. */
export interface PlacedOffer extends OfferPlace {
  readonly offer: Offer;
}

/** Offers as the availability side keeps them. Errors of its reads are `AppError`. */
export interface OfferDesk {
  /** An offer that was shown; null when it is unknown or too old. */
  offerById(id: string): Promise<PlacedOffer | null>;
  /** All offers of a hotel now, past every cache, each kept under its id. */
  freshOffers(place: OfferPlace, signal?: AbortSignal): Promise<readonly Offer[]>;
  /** Keeps a repriced offer, so that a traveller can accept it. @returns the offer with the id it is kept under */
  keepOffer(placed: PlacedOffer): Promise<Offer>;
}

/** What is frozen into a booking about its hotel; null when there is no such hotel. `location` is “City, Country”. */
interface HotelNames {
  nameAndPlace(hotelId: string): Promise<{ readonly name: string; readonly location: string } | null>;
}

/** Codes a screen has words for. */
export type RefusalCode =
  | 'ROOM_UNAVAILABLE'
  | 'QUOTE_EXPIRED'
  | 'PROVIDER_REFUSED'
  | 'AMOUNT_MISMATCH'
  | 'PROVIDER_UNAVAILABLE';

export type CheckAnswer =
  | { readonly kind: 'available'; readonly offer: Offer }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** What looking a reservation up tells. Not found is not proof, so it counts as unclear. */
export type Found =
  | { readonly kind: 'live'; readonly confirmationNumber: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'unclear'; readonly reason: string };

interface SupplyBookRequest {
  readonly quote: Quote;
  readonly clientRef: string;
  readonly rooms: readonly (readonly BookGuest[])[];
  readonly email: string;
  readonly phone: string;
}

/** Who sells the rooms: the hotel provider, or the house itself for stored hotels. The saga knows no difference. */
export interface Supply {
  /** Is the quoted room still sold, and at what price and rules? @throws AppError when the source fails */
  check(place: OfferPlace, quote: Quote, signal?: AbortSignal): Promise<CheckAnswer>;
  /** Reserves, once; never throws. */
  book(request: SupplyBookRequest): Promise<BookVerdict>;
  /** What became of the current attempt of a booking. @throws AppError when the source fails */
  find(booking: Booking): Promise<Found>;
}

export interface BookingSettings {
  /** How long a traveller waits for the outcome of paying. */
  readonly answerMs: number;
  /** Book is not sent when its record took longer than this to write. */
  readonly sendByMs: number;
  /** Moments after sending at which an unclear outcome is looked up. */
  readonly settleMs: readonly [number, ...number[]];
  /** Title sent for guests who gave none. */
  readonly defaultTitle: string;
  /** Phone sent when the guest gave none: digits with the country code. */
  readonly deskPhone: string;
}

export interface BookingDeps {
  readonly bookings: BookingStore;
  readonly supplies: { readonly provider: Supply; readonly house: Supply };
  readonly offers: OfferDesk;
  readonly hotels: HotelNames;
  readonly clock: Clock;
  /** Bytes from a secure source. */
  readonly random: (bytes: number) => Uint8Array;
  readonly logger: BookingLog;
  readonly settings: BookingSettings;
}

/** Who acts, as far as bookings care. A GraphQL context is one. */
export interface Caller {
  readonly viewer: Viewer | null;
  /** Secret from the draft cookie. */
  readonly draftClaim: string | null;
  /** Token of the session; null without one. */
  readonly sessionToken: string | null;
  /** Language of the pages he looks at: that of his mails. */
  readonly language: 'en' | 'he';
  readonly cookies: { setDraftClaim(secret: string): void };
  readonly signal: AbortSignal;
}

export interface BookingSaved {
  readonly __typename: 'BookingSaved';
  readonly booking: Booking;
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

export interface BookingInputRefused {
  readonly __typename: 'BookingInputRefused';
  readonly code: 'BAD_USER_INPUT';
  readonly fields: string[];
}

export type QuoteAnswer = BookingSaved | PriceChanged | BookingRefused;
export type ExtrasAnswer = BookingSaved | BookingInputRefused;
export type ConfirmAnswer = QuoteAnswer | BookingInputRefused;

export const saved = (booking: Booking): BookingSaved => ({ __typename: 'BookingSaved', booking });

export const refused = (code: RefusalCode): BookingRefused => ({ __typename: 'BookingRefused', code });

/** Both amounts are hotel parts: extras never change by themselves. */
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

/** The parts of a booking that extras live in. */
export interface ExtrasInput {
  readonly car?: { readonly carType: string; readonly addons?: readonly string[] } | null;
  readonly insurance?: boolean | null;
  readonly attractions?: readonly Pick<AttractionItem, 'id' | 'quantity'>[] | null;
}

export interface CreateInput {
  readonly hotelId: string;
  readonly offerId: string;
  readonly stay: {
    readonly checkIn: string;
    readonly checkOut: string;
    /** What is left out has the schema's default. */
    readonly occupancy: Partial<Occupancy> & { readonly children?: number };
  };
  readonly mealPlan?: string | null;
  readonly expectedTotalMinor: number;
  readonly key: string;
}

export interface ConfirmInput {
  readonly bookingId: string;
  readonly guest: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone?: string;
    readonly specialRequests?: string;
  };
  readonly otherGuests?: readonly {
    readonly title?: string;
    readonly firstName?: string;
    readonly lastName?: string;
  }[];
  readonly card: { readonly brand: string; readonly lastFour: string };
  readonly expectedTotalMinor: number;
  readonly key: string;
}
