import type { Booking } from '#models/booking.ts';
import type { BookingDeps } from '../ports.ts';
import { isSameNumber } from '../record/reference.ts';
import type { ReservationSummary, RoomSupplier } from './room-supplier.ts';

/**
 * True when a report that lacks the reference of an attempt leaves open whether it was made: a row of its stay may be
 * the one that is looked for, because its reference is missing or listed by another row too. A cancelled row holds no
 * room, and a number that belongs to another booking is that one's.
 * @throws AppError when the platform or the provider cannot be asked
 */
export async function leavesOpen(
  deps: Pick<BookingDeps, 'bookings'>,
  supplier: RoomSupplier,
  booking: Booking,
  report: readonly ReservationSummary[],
): Promise<boolean> {
  for (const row of report)
    if (mayBe(booking, row, report) && !(await isOfAnother(deps, supplier, booking, row))) return true;
  return false;
}

function mayBe(booking: Booking, row: ReservationSummary, report: readonly ReservationSummary[]): boolean {
  const isThisOrUnknown = (listed: string | null, own: string): boolean => listed === null || listed === own;
  const isOfThisStay =
    isThisOrUnknown(row.hotelCode, booking.hotelId) &&
    isThisOrUnknown(row.checkIn, booking.checkIn) &&
    isThisOrUnknown(row.checkOut, booking.checkOut);
  if (!isOfThisStay || row.status === 'cancelled') return false;
  return row.clientRef === '' || report.some((other) => other !== row && other.clientRef === row.clientRef);
}

/** Two answers must say so: the number that the other booking has, and the one to which its reference leads now. */
async function isOfAnother(
  { bookings }: Pick<BookingDeps, 'bookings'>,
  supplier: RoomSupplier,
  booking: Booking,
  { confirmationNumber }: ReservationSummary,
): Promise<boolean> {
  if (confirmationNumber === '') return false;
  for (const { id, clientRef } of await bookings.byNumber(confirmationNumber)) {
    if (id === booking.id || clientRef === null) continue;
    const named = await supplier.getReservation({ clientRef });
    if (isSameNumber(named?.confirmationNumber ?? null, confirmationNumber)) return true;
  }
  return false;
}
