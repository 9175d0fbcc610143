import type { Booking } from '#models/booking.ts';
import type { BookingNotification } from '#models/booking-notification.ts';

/**
 * The notification that the traveller should have received, according to the stored booking: it is paid and confirmed,
 * paid and cancelled, or a status check found that no reservation was made. Null when none is due, or when the process
 * that settled the booking may still be sending it.
 * @param before milliseconds since the epoch; for a booking that changed after this time the result is null
 */
export function missedNotification(booking: Booking, before: number): BookingNotification | null {
  const { status, pendingOperation, outcome, payment, history, tries } = booking;
  const changedAt = Date.parse(history.at(-1)?.at ?? '');
  if (pendingOperation !== null || !(changedAt <= before)) return null;
  if (status === 'pending') {
    const isNotMade = tries > 0 && (outcome?.kind === 'refused' || outcome?.kind === 'absent');
    return isNotMade ? { kind: 'booking-not-made', booking } : null;
  }
  if (payment === null) return null;
  if (status === 'confirmed')
    return outcome?.kind === 'confirmed' ? { kind: 'booking-confirmed', booking } : null;
  return status === 'cancelled' ? { kind: 'booking-cancelled', booking } : null;
}
