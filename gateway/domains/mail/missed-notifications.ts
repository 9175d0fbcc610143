import type { Booking } from '#models/booking.ts';

/** What happened to a booking that its traveller hears of. */
export interface BookingNotification {
  readonly kind: 'booking-confirmed' | 'booking-cancelled' | 'booking-not-made';
  readonly booking: Booking;
}

/**
 * What a traveller has to have heard of a booking by what is stored of it: that it was paid and is confirmed, or is
 * cancelled, or that a look-up found no reservation. Null when there is nothing to tell, or when whoever settled it may still be telling.
 * @param before milliseconds since the epoch: later changes are left alone
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
