import { AppError } from '#gateway/errors.ts';
import type { Booking, BookingStatus } from '#models/booking.ts';
import { announce } from './record/record-outcome.ts';
import type { StatusSet } from './results.ts';
import type { BookingDeps, Caller } from './ports.ts';
import { updateWithRetry } from './record/update-with-retry.ts';
import { setStatus } from './record/status-transitions.ts';
import { recordAudit } from './record/audit-trail.ts';

/**
 * Sets any status for an administrator, whose role is read from the platform again, so that a demotion applies at once.
 * @throws AppError AUTH_REQUIRED, FORBIDDEN; NOT_FOUND; INVALID_STATE when `confirmed` is requested after the booking
 * was cancelled at the hotel; CONFLICT when the booking kept changing
 */
export async function setBookingStatus(
  deps: BookingDeps,
  caller: Caller,
  id: string,
  status: BookingStatus,
): Promise<StatusSet> {
  const { viewer, sessionToken } = caller;
  if (!viewer || sessionToken === null) throw new AppError('AUTH_REQUIRED');
  if ((await deps.freshRole(sessionToken)) !== 'admin') throw new AppError('FORBIDDEN');
  const booking = await deps.bookings.booking(id);
  if (!booking) throw new AppError('NOT_FOUND');
  const seen: { before: Booking; made: Booking | null } = { before: booking, made: null };
  const after = await updateWithRetry(deps.bookings, booking, (current) => {
    const act = { who: `admin ${viewer.id}`, at: deps.clock.now() };
    const change = setStatus(current, status, act, deps.settings.undoMs);
    seen.before = current;
    seen.made = change && { ...current, ...change };
    return change;
  });
  const isWaiting = after.adminOverride !== null && after.adminOverride.requestedStatus !== null;
  const { before, made } = seen;
  if (made) {
    announce(deps, { before, made });
    await recordAudit(deps, caller, {
      action: 'booking.status',
      entity: 'Booking',
      recordId: id,
      summary: isWaiting
        ? `to become ${status} once settled`
        : `status set from ${before.status ?? before.otherStatus} to ${made.status}`,
      before: { status: before.status ?? before.otherStatus },
      after: { status: made.status, mismatch: made.mismatch, ...refundOf(before, made) },
    });
  }
  return { booking: after, previous: before.status, isWaiting };
}

/** The amount that the guest gets back, in agorot, when this change cancelled the booking; not one refunded before. */
const refundOf = (before: Booking, { status, cancellationDetails }: Booking) =>
  status === 'cancelled' && cancellationDetails && before.cancellationDetails === null
    ? { refundMinor: cancellationDetails.refund.amountMinor }
    : {};
