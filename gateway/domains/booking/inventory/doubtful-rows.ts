import type { Booking } from '#models/booking.ts';
import type { BookingDeps } from '../ports.ts';
import { isSameNumber } from '../record/reference.ts';
import type { ReservationSummary, RoomSupplier } from './room-supplier.ts';

/**
 * True when a report without the reference of an attempt still does not prove that the attempt failed: a row of the
 * same stay may belong to it, because its reference is missing or used by another row too. Cancelled rows hold no room
 * and do not count, nor do rows whose number belongs to another booking.
 * @throws AppError when the platform or the provider cannot be reached
 */
export async function hasDoubtfulRows(
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

/**
 * True when the row belongs to another booking. Two sources must agree: the number stored with that booking, and the
 * number that its reference leads to now.
 */
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
