import type { Booking } from '#models/booking.ts';
import { lookUp, sendCancel, type Settling } from './check-outcome.ts';
import { isDue, toLookedUp } from './reconciliation-schedule.ts';
import { isPlannedCancel } from '../record/reservation.ts';
import { alerted } from '../record/audit-trail.ts';

/** How long a reader waits for a look-up; it goes on without them. */
const READER_WAITS_MS = 3000;

/**
 * A booking whose outcome is pending and due is settled when it is read.
 * @returns the booking as it is known now; never fails because of the look-up
 */
export async function settleOnRead(settling: Settling, booking: Booking): Promise<Booking> {
  const { clock } = settling.deps;
  if (!isDue(booking, clock.now())) return booking;
  const job = settleQuietly(settling, booking);
  return Promise.race([job, clock.sleep(READER_WAITS_MS).then(() => booking)]);
}

/** The same for whoever cannot do anything about a failure: the act stays pending, and a later look-up heals it. */
export async function settleQuietly(settling: Settling, booking: Booking): Promise<Booking> {
  try {
    return await settle(settling, booking);
  } catch (cause) {
    settling.deps.logger.warn({ err: cause, bookingId: booking.id }, 'looking up a reservation failed');
    return booking;
  }
}

/**
 * Does the next thing for a pending operation: looks it up, sends a planned cancellation, or sends one again that did not
 * arrive. Each is claimed by a conditional write, so that two who are at it never do the same.
 * @throws AppError when the platform or the provider cannot be asked
 */
async function settle(settling: Settling, booking: Booking): Promise<Booking> {
  if (isPlannedCancel(booking)) return sendCancel(settling, booking);
  const { bookings, clock, settings } = settling.deps;
  const at = clock.now();
  const claimed = await bookings.change(booking.id, booking.version, toLookedUp(booking, settings, at));
  if (!claimed) return (await bookings.booking(booking.id)) ?? booking;
  if (claimed.mismatch !== booking.mismatch) await alerted(settling.deps, claimed);
  const settled = await lookUp(settling, claimed, at);
  planCancel(settling, settled);
  return settled;
}

/** Sends a planned cancellation when its moment has come, unless it was taken back by then. */
export function planCancel(settling: Settling, booking: Booking): void {
  const { bookings, clock, logger } = settling.deps;
  if (!isPlannedCancel(booking) || booking.dueAt === null) return;
  const whenDue = async (): Promise<void> => {
    const current = await bookings.booking(booking.id);
    if (current && isPlannedCancel(current) && isDue(current, clock.now())) await settle(settling, current);
  };
  void clock
    .sleep(Math.max(0, Date.parse(booking.dueAt) - clock.now()))
    .then(whenDue)
    .catch((cause: unknown) => {
      logger.warn({ err: cause, bookingId: booking.id }, 'a planned cancellation was not sent');
    });
}
