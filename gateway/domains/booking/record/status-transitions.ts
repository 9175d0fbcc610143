import { AppError } from '#gateway/errors.ts';
import type { Booking, BookingStatus, CancellationDetails } from '#models/booking.ts';
import { LEDGER_CURRENCY } from '#models/money.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import { holdsReservation, isCancelledAtHotel, isScheduledCancellation, mismatchOf } from './reservation.ts';
import { isoTime, withHistory } from './transitions.ts';
import type { ChangeStamp } from './transitions.ts';

/** True while an operation is pending that can no longer be undone. */
const isInFlight = (booking: Booking): boolean =>
  booking.pendingOperation !== null && !isScheduledCancellation(booking);

/**
 * The change for a status that an administrator sets. The status changes at once; setting it to cancelled while rooms
 * are reserved also schedules their cancellation, after a pause in which it can be undone. While an operation is
 * pending that cannot be undone, the requested status is stored and applied later.
 * @returns null when nothing changes
 * @throws AppError INVALID_STATE when `confirmed` is requested after the booking was cancelled at the hotel
 */
export function setStatus(
  booking: Booking,
  status: BookingStatus,
  stamp: ChangeStamp,
  undoMs: number,
): BookingChange | null {
  const requested = booking.adminOverride?.requestedStatus ?? null;
  if (status === 'confirmed' && booking.status !== 'confirmed' && isCancelledAtHotel(booking))
    throw new AppError('INVALID_STATE', { reason: 'the booking is cancelled at the hotel' });
  if (!isInFlight(booking))
    return booking.status === status ? null : statusNow(booking, status, stamp, undoMs);
  if (status === (requested ?? booking.status)) return null;
  if (status === booking.status)
    return { adminOverride: null, ...withHistory(booking, stamp, `no longer to become ${requested}`) };
  const adminOverride = { by: stamp.who, at: isoTime(stamp.at), requestedStatus: status };
  return { adminOverride, ...withHistory(booking, stamp, `to become ${status} once settled`) };
}

function statusNow(
  booking: Booking,
  status: BookingStatus,
  stamp: ChangeStamp,
  undoMs: number,
): BookingChange {
  const needsCancel = status === 'cancelled' && holdsReservation(booking);
  return {
    status,
    adminOverride: { by: stamp.who, at: isoTime(stamp.at), requestedStatus: null },
    pendingOperation: needsCancel ? 'cancel' : null,
    dueAt: needsCancel ? isoTime(stamp.at + undoMs) : null,
    tries: 0,
    cancellationDetails: detailsFor(booking, status, stamp.at),
    mismatch: needsCancel ? null : mismatchOf(status, booking),
    ...withHistory(booking, stamp, `status set to ${status}`),
  };
}

/**
 * The cancellation details after the change. Those of a cancellation that was carried out stay, whatever the status
 * becomes.
 */
function detailsFor(booking: Booking, status: BookingStatus, at: number): CancellationDetails | null {
  if (status === 'cancelled') return booking.cancellationDetails ?? freeOfCharge(booking, at);
  return booking.outcome?.kind === 'cancelled' ? booking.cancellationDetails : null;
}

/** An administrator's cancellation costs the traveller nothing; null when nothing was paid. */
function freeOfCharge(booking: Booking, at: number): CancellationDetails | null {
  if (booking.payment === null) return null;
  const nothing = { amountMinor: 0, currency: LEDGER_CURRENCY };
  return {
    hotelFee: nothing,
    extrasFee: nothing,
    fee: nothing,
    refund: totalToPay(booking),
    reason: null,
    isEstimate: false,
    requestedAt: isoTime(at),
    declaration: null,
  };
}

/** An outcome and the requested status that waited for it, as one write, so that neither can be lost. */
export function withRequestedStatus(booking: Booking, outcome: BookingChange, now: number): BookingChange {
  const after: Booking = { ...booking, ...outcome };
  const override = after.adminOverride;
  if (after.pendingOperation !== null || !override || override.requestedStatus === null) return outcome;
  const { requestedStatus } = override;
  // The status was requested before the booking was cancelled at the hotel: without rooms it must not become confirmed.
  const isTooLate = requestedStatus === 'confirmed' && isCancelledAtHotel(after);
  if (requestedStatus === after.status || isTooLate)
    return { ...outcome, adminOverride: { ...override, requestedStatus: null } };
  return { ...outcome, ...statusNow(after, requestedStatus, { who: override.by, at: now }, 0) };
}
