import type { Message } from '#i18n/messages.ts';
import type { BadgeTone } from '#ui/Badge.tsx';
import { statuses } from './BookingsPage.messages.ts';

export interface BookingFacts {
  readonly status: string | null;
  /** Status as it is stored. */
  readonly statusText: string;
  readonly isProcessing: boolean;
  readonly isBeingCancelled: boolean;
  readonly checkIn: string;
  readonly checkOut: string;
}

const tones: ReadonlyMap<string, BadgeTone> = new Map([
  ['confirmed', 'ok'],
  ['pending', 'warn'],
  ['cancelled', 'danger'],
]);

const labels: Readonly<Record<string, Message>> = statuses;

/** Colour and text of a stored status; an unknown one is grey, and its `raw` text is shown as it is. */
export const statusBadge = (
  status: string,
): { readonly tone: BadgeTone; readonly label: Message | null; readonly raw: string } => ({
  tone: tones.get(status) ?? 'neutral',
  label: (Object.hasOwn(labels, status) ? labels[status] : undefined) ?? null,
  raw: status.trim() === '' ? '—' : status,
});

/** The operation that the hotel has not answered yet; null without one. */
export const progressOf = (booking: BookingFacts): 'confirming' | 'cancelling' | null => {
  if (booking.isBeingCancelled) return 'cancelling';
  return booking.isProcessing ? 'confirming' : null;
};

/** True for a draft, including one whose payment did not lead to a reservation. */
export const isUnpaid = (booking: BookingFacts): boolean =>
  booking.status === 'pending' && progressOf(booking) === null;

/**
 * True for a paid stay from its day of departure on.
 * @param today the traveller's day, `yyyy-MM-dd`
 */
export const isCompleted = (booking: BookingFacts, today: string): boolean =>
  booking.status === 'confirmed' && booking.checkOut <= today;

interface Stays<B> {
  /** Stays before their day of departure, the nearest first. */
  readonly upcoming: readonly B[];
  /** Stays that are over, the latest first. */
  readonly past: readonly B[];
  /** Cancelled stays of any dates, the latest first. */
  readonly cancelled: readonly B[];
}

const byArrival = (left: BookingFacts, right: BookingFacts): number =>
  left.checkIn < right.checkIn ? -1 : Number(left.checkIn > right.checkIn);
const latestFirst = (left: BookingFacts, right: BookingFacts): number => byArrival(right, left);

/**
 * Groups stays into upcoming and past ones (from the day of departure on); cancelled ones are separate.
 * @param today the traveller's day, `yyyy-MM-dd`
 */
export const groupStays = <B extends BookingFacts>(bookings: readonly B[], today: string): Stays<B> => {
  const active = bookings.filter(({ status }) => status !== 'cancelled');
  return {
    upcoming: active.filter(({ checkOut }) => checkOut > today).toSorted(byArrival),
    past: active.filter(({ checkOut }) => checkOut <= today).toSorted(latestFirst),
    cancelled: bookings.filter(({ status }) => status === 'cancelled').toSorted(latestFirst),
  };
};

/** True while an unpaid booking can still be paid, up to the day of check-in. */
export const canComplete = (booking: BookingFacts, today: string): boolean =>
  isUnpaid(booking) && booking.checkIn >= today;
