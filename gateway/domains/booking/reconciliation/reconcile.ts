import type { Booking } from '#models/booking.ts';
import { checkStatus, sendCancel, type Reconciliation } from './check-outcome.ts';
import { isDue, claimStatusCheck } from './reconciliation-schedule.ts';
import { isScheduledCancellation } from '../record/reservation.ts';
import { hasPendingBook } from '../record/transitions.ts';
import { raiseAlert, recordCancelRequest, recordPayRequest } from '../record/audit-trail.ts';

/** How long a page waits for a status check; after that the stored state is shown. */
const READER_WAITS_MS = 3000;

/**
 * Resolves a booking whose pending outcome is due when it is read.
 * @returns the booking as it is known now; never fails because of the status check
 */
export async function reconcileOnRead(reconciliation: Reconciliation, booking: Booking): Promise<Booking> {
  const { clock } = reconciliation.deps;
  if (!isDue(booking, clock.now())) return booking;
  const job = reconcileQuietly(reconciliation, booking);
  return Promise.race([job, clock.sleep(READER_WAITS_MS).then(() => booking)]);
}

/**
 * Resolves a booking for callers who cannot react to a failure: then the operation stays pending, and a later status
 * check resolves it.
 */
export async function reconcileQuietly(reconciliation: Reconciliation, booking: Booking): Promise<Booking> {
  try {
    return await reconcile(reconciliation, booking);
  } catch (cause) {
    reconciliation.deps.logger.warn(
      { err: cause, bookingId: booking.id },
      'checking the status of a reservation failed',
    );
    return booking;
  }
}

/**
 * Takes the next step of a pending operation: checks its status, sends a scheduled cancellation, or repeats one that
 * did not arrive. Each step is claimed by a conditional write, so that two processes never take the same one.
 * @throws AppError when the platform or the supplier cannot be reached
 */
async function reconcile(reconciliation: Reconciliation, booking: Booking): Promise<Booking> {
  if (isScheduledCancellation(booking)) return sendCancel(reconciliation, booking);
  const { bookings, clock, settings } = reconciliation.deps;
  const at = clock.now();
  const claimed = await bookings.change(booking.id, booking.version, claimStatusCheck(booking, settings, at));
  if (!claimed) return (await bookings.booking(booking.id)) ?? booking;
  if (claimed.mismatch !== booking.mismatch) await raiseAlert(reconciliation.deps, claimed);
  await recordCancelRequest(reconciliation.deps, null, claimed);
  await recordPayRequest(reconciliation.deps, null, claimed);
  const resolved = await checkStatus(reconciliation, claimed, at).catch(async (cause: unknown) => {
    await announceUnclear(reconciliation.deps, claimed).catch(() => undefined);
    throw cause;
  });
  await announceUnclear(reconciliation.deps, claimed);
  scheduleCancellation(reconciliation, resolved);
  return resolved;
}

/**
 * Notifies the owner, after the first status check only, that it is not known yet whether the hotel has the booking.
 * The record is read again, because the response of the hotel may have arrived meanwhile.
 */
async function announceUnclear(
  { bookings, notify }: Reconciliation['deps'],
  claimed: Booking,
): Promise<void> {
  if (claimed.tries !== 1 || !hasPendingBook(claimed, claimed.clientRef)) return;
  const now = await bookings.booking(claimed.id);
  if (now && hasPendingBook(now, claimed.clientRef)) notify({ kind: 'booking-unclear', booking: now });
}

/** Sends a scheduled cancellation when it is due, unless it was undone by then. */
export function scheduleCancellation(reconciliation: Reconciliation, booking: Booking): void {
  const { bookings, clock, logger } = reconciliation.deps;
  if (!isScheduledCancellation(booking) || booking.dueAt === null) return;
  const whenDue = async (): Promise<void> => {
    const current = await bookings.booking(booking.id);
    if (current && isScheduledCancellation(current) && isDue(current, clock.now()))
      await reconcile(reconciliation, current);
  };
  void clock
    .sleep(Math.max(0, Date.parse(booking.dueAt) - clock.now()))
    .then(whenDue)
    .catch((cause: unknown) => {
      logger.warn({ err: cause, bookingId: booking.id }, 'a planned cancellation was not sent');
    });
}
