import type { Booking } from '#models/booking.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';

/** Actions of people on one booking, and the states that they were shown. */
export interface Story {
  readonly bookingId: string;
  /** Total that the page showed, by the key of the payment. */
  readonly shownTotals: Map<string, number>;
  /** Every settled state that the traveller was shown, by the version of the record. */
  readonly showed: Map<number, 'confirmed' | 'cancelled'>;
  readonly mails: string[];
  /** Highest cancellation fee that the owner agreed to; null while no cancellation was requested. */
  agreedFee: number | null;
  isAdminTouched: boolean;
  /** True when the owner cancelled directly at the platform, not through the gateway. */
  isCancelledPastUs: boolean;
}

export const createStory = (bookingId: string): Story => ({
  bookingId,
  shownTotals: new Map(),
  showed: new Map(),
  mails: [],
  agreedFee: null,
  isAdminTouched: false,
  isCancelledPastUs: false,
});

/** Records the settled state in a response, which must stay true. */
export function recordStory(story: Story, booking: Booking): void {
  const { status, pendingOperation, version } = booking;
  if (pendingOperation === null && status !== null && status !== 'pending') story.showed.set(version, status);
}

export const shownTotal = (booking: Booking): number => totalToPay(booking).amountMinor;
