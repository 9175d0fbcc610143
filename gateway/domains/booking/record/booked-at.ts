import type { Booking } from '#models/booking.ts';
import { bookingEvents } from '#models/admin/stored-sentences.ts';

const CONFIRMATIONS: ReadonlySet<string> = new Set([bookingEvents.confirmed, bookingEvents.setConfirmed]);

/**
 * The moment at which a booking was paid, or without a payment confirmed: a draft may have been started days before.
 * Null for a booking that is not paid, and where the record does not say.
 */
export function bookedAt({ status, payment, history }: Booking): string | null {
  // A pending booking may still have the payment of an attempt without a reservation.
  if (status === null || status === 'pending') return null;
  if (payment) return payment.paidAt;
  return history.find(({ what }) => CONFIRMATIONS.has(what))?.at ?? null;
}
