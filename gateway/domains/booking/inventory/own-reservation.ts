import type { Booking } from '#models/booking.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import { isSameNumber } from '../record/reference.ts';
import type { LookupResult, ReservationSummary, RoomSupplier } from './room-supplier.ts';

/** The reservation that a booking has at its supplier, if it is known. */
export type OwnReservation =
  | { readonly kind: 'known'; readonly confirmationNumber: string }
  | { readonly kind: 'unclear'; readonly reason: string };

/**
 * The reservation that may be cancelled for a booking: its number must be tied to our reference by two responses of the
 * supplier, because a single one may name another guest's room.
 * @param found the latest status check by our reference
 * @throws AppError when the supplier cannot be reached
 */
export async function ownReservation(
  supplier: RoomSupplier,
  booking: Booking,
  found: LookupResult,
): Promise<OwnReservation> {
  const { providerRef } = booking;
  const foundNumber = found.kind === 'not-found' ? null : found.confirmationNumber;
  if (foundNumber !== null && isSameNumber(foundNumber, providerRef))
    return { kind: 'known', confirmationNumber: foundNumber };
  const rows = await reportOf(supplier, booking);
  const isListed = (number: string | null): number is string =>
    rows.some((row) => row.clientRef === booking.clientRef && isSameNumber(row.confirmationNumber, number));
  // When one reference was booked twice, the status check returns one number and the booking has the other.
  if (isListed(providerRef)) return { kind: 'known', confirmationNumber: providerRef };
  if (isListed(foundNumber)) return { kind: 'known', confirmationNumber: foundNumber };
  return { kind: 'unclear', reason: `no number that two answers agree on, ${found.kind}` };
}

/** A report may mix up its rows, so only what two reports agree on counts. */
const REPORTS_READ = 2;

/** True for a row that is cancelled or being cancelled. */
export const isCancelledOrCancelling = ({ status }: ReservationSummary): boolean =>
  status === 'cancelled' || status === 'cancelling';

/**
 * True when two reports list the number of a booking under its reference, and only as cancelled or being cancelled.
 * This is needed because a status check may no longer find a cancelled reservation, and a Cancel for it is refused.
 * @throws AppError when the supplier cannot be reached
 */
export async function isListedCancelled(supplier: RoomSupplier, booking: Booking): Promise<boolean> {
  for (let read = 0; read < REPORTS_READ; read += 1) {
    const own = (await reportOf(supplier, booking)).filter(
      ({ clientRef, confirmationNumber }) =>
        clientRef === booking.clientRef && isSameNumber(confirmationNumber, booking.providerRef),
    );
    if (own.length === 0 || !own.every(isCancelledOrCancelling)) return false;
  }
  return true;
}

/**
 * The supplier's report for the day of the payment and the days before and after it; without a payment, for the day on
 * which the request was sent. Empty when neither is known.
 * @throws AppError when the supplier cannot be reached
 */
export async function reportOf(
  supplier: RoomSupplier,
  booking: Booking,
): Promise<readonly ReservationSummary[]> {
  const paidAt = booking.payment?.paidAt ?? booking.sentAt;
  if (paidAt === null) return [];
  const paidOn = todayInIsrael(new Date(paidAt));
  return supplier.list(addDays(paidOn, -1), addDays(paidOn, 1));
}
