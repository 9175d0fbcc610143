import type { Booking } from '#models/booking.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import { isSameNumber } from '../record/reference.ts';
import type { LookupResult, ReservationSummary, RoomSupplier } from './room-supplier.ts';

/** Which reservation a booking has at its supplier. */
export type OwnReservation =
  | { readonly kind: 'known'; readonly confirmationNumber: string }
  | { readonly kind: 'unclear'; readonly reason: string };

/**
 * The reservation that may be cancelled for a booking: one whose number two answers of the supplier tie to its reference.
 * One response alone may name another guest's room.
 * @param found what looking up by our reference has just returned
 * @throws AppError when the source fails
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
  // What was booked twice under one reference is found by its second number.
  if (isListed(providerRef)) return { kind: 'known', confirmationNumber: providerRef };
  if (isListed(foundNumber)) return { kind: 'known', confirmationNumber: foundNumber };
  return { kind: 'unclear', reason: `no number that two answers agree on, ${found.kind}` };
}

/** One report may have mixed up its rows: only what two reports agree on counts. */
const REPORTS_READ = 2;

/** A row whose rooms are given back, or are being given back. */
export const isGone = ({ status }: ReservationSummary): boolean =>
  status === 'cancelled' || status === 'cancelling';

/**
 * True when two reports list the very number of a booking under its reference, and as nothing but cancelled. A
 * status check may not know any more what was cancelled, and a Cancel is refused for it.
 * @throws AppError when the source fails
 */
export async function isListedCancelled(supplier: RoomSupplier, booking: Booking): Promise<boolean> {
  for (let read = 0; read < REPORTS_READ; read += 1) {
    const own = (await reportOf(supplier, booking)).filter(
      ({ clientRef, confirmationNumber }) =>
        clientRef === booking.clientRef && isSameNumber(confirmationNumber, booking.providerRef),
    );
    if (own.length === 0 || !own.every(isGone)) return false;
  }
  return true;
}

/** The supplier's report of the days around paying. @throws AppError when the source fails */
export async function reportOf(
  supplier: RoomSupplier,
  booking: Booking,
): Promise<readonly ReservationSummary[]> {
  const paidAt = booking.payment?.paidAt ?? booking.sentAt;
  if (paidAt === null) return [];
  const paidOn = todayInIsrael(new Date(paidAt));
  return supplier.list(addDays(paidOn, -1), addDays(paidOn, 1));
}
