import type { Booking } from '#models/booking.ts';
import { recentSince } from '../draft/duplicates.ts';
import type { ConfirmInput } from '../inputs.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { canPay } from '../record/booking-access.ts';
import { payableBooking } from '../record/update-with-retry.ts';

interface BookingToPay {
  readonly booking: Booking;
  /** The owner's other bookings that may be duplicates; null when they were not read. */
  readonly others: readonly Booking[] | null;
}

/**
 * Reads a booking that is about to be paid. For a member who has not accepted a duplicate, the bookings that may be
 * duplicates are read in the same call. For an administrator they are not, because the owner's email address is known
 * only from the booking.
 * @throws AppError NOT_FOUND when there is no such booking or the caller may not pay it
 */
export async function bookingToPay(
  { bookings, clock }: Pick<BookingDeps, 'bookings' | 'clock'>,
  caller: Caller,
  { bookingId, acceptDuplicate }: Pick<ConfirmInput, 'bookingId' | 'acceptDuplicate'>,
): Promise<BookingToPay> {
  const { viewer } = caller;
  const own =
    viewer?.role === 'user' && !acceptDuplicate
      ? await bookings.bookingWithRecent(viewer.email, bookingId, recentSince(clock.now()))
      : null;
  return own && canPay(own.booking, caller)
    ? own
    : { booking: await payableBooking(bookings, caller, bookingId), others: null };
}
