import type { BookingNotification } from '#models/booking-notification.ts';
import type { MailKind, MailOccasion } from '#models/messages/mail.ts';

/**
 * The occasion of a mail about a booking. Its key names the attempt to pay, because a reservation becomes unclear,
 * confirmed, cancelled or missing at most once, and the next attempt has another reference.
 */
export const aboutBooking = ({ kind, booking }: BookingNotification): MailOccasion => ({
  kind,
  reference: booking.id,
  key: `${kind} ${booking.id} ${booking.clientRef}`,
});

/** The occasion of a mail about a message, which has one copy and one answer. */
export const aboutMessage = (kind: MailKind, id: string): MailOccasion => ({
  kind,
  reference: id,
  key: `${kind} ${id}`,
});
