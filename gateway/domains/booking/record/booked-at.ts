import type { Booking } from '#models/booking.ts';
import { bookingEvents } from '#models/admin/stored-sentences.ts';

const CONFIRMATIONS: ReadonlySet<string> = new Set([bookingEvents.confirmed, bookingEvents.setConfirmed]);

/**
 * When a booking was paid; without a payment, when it was confirmed. Its draft may be days older. Null for a booking
 * that is pending or in an unknown status, and when neither time is known.
 */
export function bookedAt({ status, payment, history }: Booking): string | null {
  // A pending booking may still have the payment of an attempt without a reservation.
  if (status === null || status === 'pending') return null;
  if (payment) return payment.paidAt;
  return history.find(({ what }) => CONFIRMATIONS.has(what))?.at ?? null;
}
