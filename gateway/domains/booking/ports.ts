import type { BookingNotification } from '#models/booking-notification.ts';
import type { AuditNote } from '#models/admin/admin-records.ts';
import type { Offer } from '#models/search/offer.ts';
import type { Viewer } from '#models/viewer.ts';
import type { BookingStore } from '#upstreams/platform/entity-platform.ts';
import type { BookingMetrics } from './booking-metrics.ts';
import type { OfferContext, OfferInContext, RoomSupplier } from './inventory/room-supplier.ts';

/** The clock of the saga. `sleep` must not keep the process alive. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** The log of the saga. Facts only: ids, codes and times; never names, references or amounts. */
export interface BookingLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Offers as the availability domain stores them. Its reads throw `AppError`. */
export interface OfferSource {
  /** An offer that was shown; null when it is unknown or too old. */
  offerById(id: string): Promise<OfferInContext | null>;
  /** True when the offer was shown at this total a short while ago, even if its price has changed since. */
  wasShownAt(id: string, totalMinor: number): Promise<boolean>;
  /** Requests all offers of a hotel, bypassing caches, and stores each under its id. */
  freshOffers(place: OfferContext, signal?: AbortSignal): Promise<readonly Offer[]>;
  /** Stores a repriced offer, so that a traveller can accept it. @returns the offer with its new id */
  keepOffer(placed: OfferInContext): Promise<Offer>;
}

/** The hotel's data that a booking stores. */
export interface HotelFacts {
  readonly name: string;
  /** Null when the hotel has no Hebrew name. */
  readonly nameHe: string | null;
  /** “City, Country”. */
  readonly location: string;
}

interface HotelNames {
  /** Null when there is no such hotel. */
  nameAndPlace(hotelId: string): Promise<HotelFacts | null>;
}

export interface BookingSettings {
  /** How long a traveller waits for the outcome of paying. */
  readonly answerMs: number;
  /** Book is not sent when its record took longer than this to write. */
  readonly sendByMs: number;
  /**
   * Times after sending at which an unknown outcome is checked; the last one is also the interval of all further
   * checks.
   */
  readonly statusCheckMs: readonly [number, ...number[]];
  /** A reservation that is still active this long after Cancel was sent is cancelled again. */
  readonly cancelAgainMs: number;
  /** An operation that is pending for longer than this is shown to administrators. */
  readonly alertMs: number;
  /** How long an administrator may take a cancellation back before it is sent. */
  readonly undoMs: number;
  /** Title that is sent for guests who gave none. */
  readonly defaultTitle: string;
  /**
   * Our own phone number, sent when the guest gave none: digits with the country code. Null when each guest of a
   * provider room must give a number.
   */
  readonly servicePhone: string | null;
}

export interface BookingDeps {
  readonly bookings: BookingStore;
  readonly suppliers: { readonly provider: RoomSupplier; readonly ownInventory: RoomSupplier };
  readonly offers: OfferSource;
  readonly hotels: HotelNames;
  readonly clock: Clock;
  /** Bytes from a secure source. */
  readonly random: (bytes: number) => Uint8Array;
  /** True for Saturdays and legal holidays, which are not working days when a cancellation fee is computed. */
  readonly isRestDay: (day: string) => boolean;
  /**
   * Notifies the owner. Called at most once per outcome, by the process that finds it, and after the first status check
   * that leaves the outcome of a Book unknown. Must neither wait nor throw.
   */
  readonly notify: (notification: BookingNotification) => void;
  /** Records an administrator's action. */
  readonly writeAuditLog: (note: AuditNote) => Promise<void>;
  /** Role of a session's owner, read from the platform now; null when the session has ended. */
  readonly freshRole: (sessionToken: string) => Promise<Viewer['role'] | null>;
  readonly logger: BookingLog;
  readonly metrics: BookingMetrics;
  readonly settings: BookingSettings;
}

/** The caller, with the facts that bookings need. A GraphQL context has this shape. */
export interface Caller {
  readonly viewer: Viewer | null;
  /** True when there is a session, but it could not be checked whose. */
  readonly isViewerUnknown: boolean;
  readonly callerAddress: string;
  /** Guest token from the draft cookie; null without one. */
  readonly guestToken: string | null;
  /** Token of the session; null without one. */
  readonly sessionToken: string | null;
  /** Language of the pages that the caller reads; mails to the caller use it too. */
  readonly language: 'en' | 'he';
  readonly cookies: { setGuestToken(secret: string): void };
  readonly signal: AbortSignal;
}
