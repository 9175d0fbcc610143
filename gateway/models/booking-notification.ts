import type { Booking } from './booking.ts';

/** An event of a booking of which its traveller is notified. */
export interface BookingNotification {
  readonly kind: 'booking-confirmed' | 'booking-cancelled' | 'booking-not-made' | 'booking-unclear';
  readonly booking: Booking;
}
