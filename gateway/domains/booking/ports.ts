import type { Booking, BookingStatus, Quote } from '../../models/booking.ts';
import type { AuditNote } from '../../models/desk.ts';
import type { Money } from '../../models/money.ts';
import type { Offer } from '../../models/offer.ts';
import type { PlainDate, Stay } from '../../models/stay.ts';
import type { Viewer } from '../../models/viewer.ts';
import type { FeeByRule } from '../../pricing/cancellation-fee.ts';
import type { BookingStore } from '../../upstreams/platform/entity-platform.ts';
import type {
  BookGuest,
  BookVerdict,
  CancelVerdict,
  ReservationRow,
} from '../../upstreams/provider/hotel-provider.ts';
import type { BookingMeter } from './meter.ts';

/** Time as the saga sees it. `sleep` must not keep the process alive. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** Where the log goes. Facts only: ids, codes and times; never names, references or amounts. */
export interface BookingLog {
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
  | 'PROVIDER_UNAVAILABLE'
  /** So many rooms are held for this person already. */
  | 'RATE_LIMITED';

export type CheckAnswer =
  | { readonly kind: 'available'; readonly offer: Offer }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** What looking a reservation up tells. */
export type Found =
  | { readonly kind: 'live'; readonly confirmationNumber: string }
  | { readonly kind: 'dead' }
  /** The provider has taken a cancellation and works on it. */
  | { readonly kind: 'cancelling' }
  /** Our reference leads to another hotel, other days or another fare: never ours to confirm. */
  | { readonly kind: 'foreign' }
  /** The provider does not know it (yet), which is no proof of absence. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unclear'; readonly reason: string };

/** A reservation as the seller's report by date lists it. */
export type Reported = Pick<ReservationRow, 'confirmationNumber' | 'clientRef' | 'status'>;

/** A reservation by its own number, as far as the audit cares. */
export interface Standing {
  readonly confirmationNumber: string;
  readonly isLive: boolean;
  /** By the seller's own rule, cancelling costs nothing today. */
  readonly isFree: boolean;
}

/** For whom rooms are kept while he decides. */
export interface Hold {
  /** Names the hold of one draft. */
  readonly ref: string;
  /** Names the person, or the browser of a visitor, without telling who it is. */
  readonly holder: string;
  /** He pays now: what he holds elsewhere does not matter any more. */
  readonly isPaying: boolean;
  /** Address of a visitor who begins: with new cookies he would be a new holder each time. Null for everybody else. */
  readonly visitorAddress: string | null;
}

/** What is asked about a room: where, for which price and rules, and by whom. */
export interface Asked {
  readonly place: OfferPlace;
  readonly quote: Quote;
  readonly hold: Hold;
}

/** The room went to somebody else; nothing was reserved. */
export type SupplyVerdict = BookVerdict | { readonly kind: 'gone' };

interface SupplyBookRequest extends Asked {
  readonly clientRef: string;
  readonly rooms: readonly (readonly BookGuest[])[];
  readonly email: string;
  readonly phone: string;
}

/** Who sells the rooms: the hotel provider, or the house itself for stored hotels. The saga knows no difference. */
export interface Supply {
  /** Is the quoted room still sold, and at what price and rules? @throws AppError when the source fails */
  check(asked: Asked, signal?: AbortSignal): Promise<CheckAnswer>;
  /**
   * Keeps the rooms for half an hour from now, where the seller does that.
   * @returns why not; null when they are kept, or nobody keeps rooms here. @throws AppError when the source fails
   */
  hold(asked: Asked): Promise<'ROOM_UNAVAILABLE' | 'RATE_LIMITED' | null>;
  /** Until when the rooms are kept, milliseconds since the epoch; null when they are not. @throws AppError as above */
  keptUntil(asked: Asked): Promise<number | null>;
  /** Ends a hold that nobody needs any more; nothing happens where there is none. @throws AppError when the source fails */
  letGo(asked: Asked): Promise<void>;
  /** False while the seller is known not to take reservations, so that nothing need be written to learn it. */
  takesBookings(): boolean;
  /** Reserves, once; never throws. */
  book(request: SupplyBookRequest): Promise<SupplyVerdict>;
  /**
   * What became of the current attempt of a booking.
   * @param confirmationNumber asks by the seller's number instead of our reference
   * @throws AppError when the source fails
   */
  find(booking: Booking, confirmationNumber?: string): Promise<Found>;
  /** All reservations made from one day to another, both included. @throws AppError when the source fails */
  list(from: PlainDate, to: PlainDate): Promise<readonly Reported[]>;
  /** A reservation by its number; null when it is unknown. @throws AppError when the source fails */
  standing(confirmationNumber: string): Promise<Standing | null>;
  /** Gives the reservation back, once; never throws. Refused means that it stands, or that it was gone before. */
  cancel(confirmationNumber: string): Promise<CancelVerdict>;
}

export interface BookingSettings {
  /** How long a traveller waits for the outcome of paying. */
  readonly answerMs: number;
  /** Book is not sent when its record took longer than this to write. */
  readonly sendByMs: number;
  /** Moments after sending at which an unclear outcome is looked up; after the last one, as often as that is long. */
  readonly settleMs: readonly [number, ...number[]];
  /** A reservation that is still live this long after Cancel was sent is cancelled again. */
  readonly cancelAgainMs: number;
  /** An act that is owed for longer than this is shown to administrators. */
  readonly alertMs: number;
  /** How long an administrator may take a cancellation back before it is sent. */
  readonly undoMs: number;
  /** Title sent for guests who gave none. */
  readonly defaultTitle: string;
  /** Phone sent when the guest gave none: digits with the country code. */
  readonly deskPhone: string;
}

/** What happened to a booking that its traveller hears of. */
export interface BookingNews {
  readonly kind: 'booking-confirmed' | 'booking-cancelled' | 'booking-not-made';
  readonly booking: Booking;
}

export interface BookingDeps {
  readonly bookings: BookingStore;
  readonly supplies: { readonly provider: Supply; readonly house: Supply };
  readonly offers: OfferDesk;
  readonly hotels: HotelNames;
  readonly clock: Clock;
  /** Bytes from a secure source. */
  readonly random: (bytes: number) => Uint8Array;
  /** Saturdays and holidays of the law that fees follow. */
  readonly isRestDay: (day: string) => boolean;
  /** Tells the traveller; called once per outcome, by whoever finds it. Must neither wait nor throw. */
  readonly notify: (news: BookingNews) => void;
  /** Writes down what an administrator did. */
  readonly audit: (note: AuditNote) => Promise<void>;
  /** Role of a session's owner, asked of the platform now; null when the session is over. */
  readonly freshRole: (sessionToken: string) => Promise<Viewer['role'] | null>;
  readonly logger: BookingLog;
  readonly meter: BookingMeter;
  readonly settings: BookingSettings;
}

/** Who acts, as far as bookings care. A GraphQL context is one. */
export interface Caller {
  readonly viewer: Viewer | null;
  readonly callerAddress: string;
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

export type QuoteAnswer = BookingSaved | PriceChanged | BookingRefused;
export type ExtrasAnswer = BookingSaved | BookingInputRefused;
export type CreateAnswer = QuoteAnswer | DuplicateBooking;
export type ConfirmAnswer = QuoteAnswer | BookingInputRefused | DuplicateBooking;

/** What cancelling would cost now. */
export interface CancellationQuote extends FeeByRule {
  readonly canDeclare: boolean;
  /** Wall clock of the property; null when there is none or it has passed. */
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

export type CancelAnswer = BookingSaved | FeeChanged | CancelRefused;

/** A status that an administrator set. */
export interface StatusSet {
  readonly booking: Booking;
  readonly previous: BookingStatus;
  /** True when it waits for an owed outcome. */
  readonly isWaiting: boolean;
}

export const cancelRefused = (code: CancelRefused['code']): CancelRefused => ({
  __typename: 'CancelRefused',
  code,
});

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
