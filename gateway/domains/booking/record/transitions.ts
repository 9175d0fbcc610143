import { isDeepStrictEqual } from 'node:util';
import type { Booking, Guest, Quote } from '#models/booking.ts';
import { bookingEvents, type BookingEventText } from '#models/admin/stored-sentences.ts';
import type { ChosenExtras } from '#shared/extras/extra-lines.ts';
import { extrasForStay } from '#shared/extras/extras.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import type { GuestDetails, GuestDraft } from '../payment/guest-input.ts';
import type { RefusalCode } from '../results.ts';
import { quotedFields } from '../inventory/quote.ts';
import { holdsReservation } from './reservation.ts';

const MAX_HISTORY = 50;

/** Actor in the history for changes that no user requested. */
export const SYSTEM = 'system';

/** The actor of a change, and its time (milliseconds since the epoch). */
export interface ChangeStamp {
  readonly who: string;
  readonly at: number;
}

export const isoTime = (at: number): string => new Date(at).toISOString();

/** The history with one more entry; only the latest 50 are kept. */
export function withHistory(
  booking: Booking,
  stamp: ChangeStamp,
  what: BookingEventText,
): Pick<BookingChange, 'history'> {
  const entry = { at: isoTime(stamp.at), who: stamp.who, what };
  return { history: [...booking.history, entry].slice(-MAX_HISTORY) };
}

/**
 * True for a draft that a traveller may still change: it is not paid, no operation is pending, and no rooms are
 * reserved, as they are after an administrator has set a paid booking back.
 */
export const isOpenDraft = (booking: Booking): boolean =>
  booking.status === 'pending' && booking.pendingOperation === null && !holdsReservation(booking);

/** True while the outcome of this attempt is pending. */
export const hasPendingBook = (booking: Booking, clientRef: string | null): boolean =>
  booking.pendingOperation === 'book' && booking.clientRef === clientRef;

export function toQuoted(
  booking: Booking,
  quote: Quote,
  stamp: ChangeStamp,
  what: BookingEventText,
): BookingChange {
  return { ...quotedFields(quote, booking.checkIn), ...withHistory(booking, stamp, what) };
}

export function markClaimed(booking: Booking, email: string, stamp: ChangeStamp): BookingChange {
  return { createdBy: email, guestTokenHash: null, ...withHistory(booking, stamp, 'claimed') };
}

export function toExtras(booking: Booking, extras: ChosenExtras, stamp: ChangeStamp): BookingChange {
  return { ...extras, ...withHistory(booking, stamp, 'extras changed') };
}

const noGuest: Guest = { firstName: '', lastName: '', email: '', phone: '', specialRequests: '' };

/**
 * The change that stores guest details in a draft; null when it has them already. Consecutive changes share one entry of
 * the history, because a page stores what is typed bit by bit.
 */
export function toGuests(booking: Booking, given: GuestDraft, stamp: ChangeStamp): BookingChange | null {
  const { otherGuests = booking.otherGuests, ...lead } = given;
  const before = booking.guest ?? noGuest;
  const guest = { ...before, ...lead };
  if (isDeepStrictEqual([guest, otherGuests], [before, booking.otherGuests])) return null;
  const what = bookingEvents.guests;
  const last = booking.history.at(-1);
  const isRepeat = last?.what === what && last.who === stamp.who;
  const history = isRepeat ? booking.history.slice(0, -1) : booking.history;
  return { guest, otherGuests, ...withHistory({ ...booking, history }, stamp, what) };
}

/** The new stay and room of a draft. */
export interface Choice extends Pick<Booking, 'occupancy' | 'roomType' | 'mealPlan' | 'includesMeal'> {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: number;
  readonly quote: Quote;
}

/**
 * Another stay or room for a draft. Guests stay, and so do extras, at prices for the new stay. An earlier payment without
 * a reservation was for another room, so its outcome is dropped.
 */
export function toChosen(booking: Booking, { quote, ...choice }: Choice, stamp: ChangeStamp): BookingChange {
  return {
    ...choice,
    nights: quote.nights,
    ...quotedFields(quote, choice.checkIn),
    ...extrasForStay(booking, quote.nights, choice.guests),
    payment: null,
    providerRef: null,
    tries: 0,
    key: null,
    keyHash: null,
    outcome: null,
    ...withHistory(booking, stamp, bookingEvents.stay),
  };
}

/** What is stored in the booking before Book is sent. */
export interface Submission {
  readonly clientRef: string;
  readonly quote: Quote;
  readonly details: GuestDetails;
  readonly extras: ChosenExtras;
  readonly key: string;
  readonly keyHash: string;
  /** Language of the mails about the booking. */
  readonly language: Booking['language'];
  /** Time from submission to the first status check of an unknown outcome, in milliseconds. */
  readonly statusCheckMs: number;
}

/** The change written before Book is sent. From then on the outcome of this reference is pending. */
export function markSubmitted(booking: Booking, submission: Submission, stamp: ChangeStamp): BookingChange {
  const { clientRef, quote, details, extras, key, keyHash, language } = submission;
  return {
    ...quotedFields(quote, booking.checkIn),
    ...extras,
    guest: details.guest,
    otherGuests: details.otherGuests,
    payment: { ...details.card, paidAt: isoTime(stamp.at) },
    language,
    cancellationDetails: null,
    adminOverride: null,
    mismatch: null,
    pendingOperation: 'book',
    attempt: booking.attempt + 1,
    clientRef,
    refs: [...booking.refs, clientRef],
    providerRef: null,
    sentAt: isoTime(stamp.at),
    dueAt: isoTime(stamp.at + submission.statusCheckMs),
    tries: 0,
    key,
    keyHash,
    outcome: null,
    ...withHistory(booking, stamp, 'booking sent'),
  };
}

/** The reference was stored but never sent: the attempt did not happen, and its key may be used again. */
export function markNotSubmitted(booking: Booking, stamp: ChangeStamp): BookingChange {
  return {
    pendingOperation: null,
    dueAt: null,
    payment: null,
    key: null,
    keyHash: null,
    outcome: null,
    ...withHistory(booking, stamp, 'not sent'),
  };
}

export function markConfirmed(
  booking: Booking,
  confirmationNumber: string,
  stamp: ChangeStamp,
): BookingChange {
  return {
    status: 'confirmed',
    pendingOperation: null,
    dueAt: null,
    providerRef: confirmationNumber,
    outcome: { kind: 'confirmed', code: null },
    mismatch: null,
    ...withHistory(booking, stamp, 'confirmed'),
  };
}

export function markRefused(booking: Booking, code: RefusalCode, stamp: ChangeStamp): BookingChange {
  return {
    pendingOperation: null,
    dueAt: null,
    payment: null,
    outcome: { kind: 'refused', code },
    mismatch: null,
    ...withHistory(booking, stamp, `refused: ${code}`),
  };
}

/** The attempt never reached the provider: the traveller was not charged and may try again under a new reference. */
export function markNotFound(booking: Booking, stamp: ChangeStamp): BookingChange {
  return {
    pendingOperation: null,
    dueAt: null,
    payment: null,
    outcome: { kind: 'absent', code: 'PROVIDER_REFUSED' },
    mismatch: null,
    ...withHistory(booking, stamp, 'absent: the provider has no such reservation'),
  };
}
