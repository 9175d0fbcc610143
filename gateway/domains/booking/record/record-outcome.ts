import type { Booking } from '#models/booking.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import type { BookingNotification } from '#models/booking-notification.ts';
import type { BookingDeps } from '../ports.ts';
import { updateWithRetry } from './update-with-retry.ts';
import { withRequestedStatus } from './status-transitions.ts';

/**
 * Pauses before each attempt to write an outcome, for when the platform fails; after the last one a status check
 * resolves it.
 */
const WRITE_AGAIN_MS = [0, 1000, 5000, 15_000] as const;

/**
 * Writes an outcome together with the requested status that waited for it, and notifies the owner. The write is
 * conditional, so only one of the processes that find an outcome writes it, and only that one notifies.
 * @param decide the outcome for the booking as it is now; null when it is resolved already
 * @param log writes an entry of the audit log before the outcome, with the booking as it is and as it will be; null when
 * none is needed
 */
export async function recordOutcome(
  deps: Pick<BookingDeps, 'bookings' | 'clock' | 'notify'>,
  start: Booking,
  decide: (booking: Booking) => BookingChange | null,
  log: ((before: Booking, made: Booking) => Promise<void>) | null = null,
): Promise<Booking> {
  const seen: { written: Written | null } = { written: null };
  const decided = (current: Booking): BookingChange | null => {
    const outcome = decide(current);
    const change = outcome && withRequestedStatus(current, outcome, deps.clock.now());
    seen.written = change && { before: current, made: { ...current, ...change } };
    return change;
  };
  const logWritten = async (): Promise<void> => {
    if (log && seen.written) await log(seen.written.before, seen.written.made);
  };
  // Another process may have written an outcome by now, for which there must be no entry from here.
  const latest = log ? await deps.bookings.booking(start.id) : null;
  const after = await updateWithRetry(deps.bookings, latest ?? start, decided, logWritten);
  if (seen.written) announce(deps, seen.written);
  return after;
}

/** A completed write: the booking before it, and as this write left it. Others may have changed it since. */
interface Written {
  readonly before: Booking;
  readonly made: Booking;
}

/** Notifies the owner of what a write changed, when it needs to be announced. */
export function announce(deps: Pick<BookingDeps, 'notify'>, written: Written): void {
  const kind = notificationOf(written);
  if (kind) deps.notify({ kind, booking: written.made });
}

function notificationOf({ before, made: after }: Written): BookingNotification['kind'] | null {
  if (after.pendingOperation !== null) return null;
  if (after.status === 'confirmed') return before.pendingOperation === 'book' ? 'booking-confirmed' : null;
  // An immediate outcome is shown on the page; after a status check the owner may have left it long ago.
  if (after.status === 'pending')
    return before.pendingOperation === 'book' && before.tries > 0 ? 'booking-not-made' : null;
  // A cancellation that was carried out before, with its refund, is not announced again.
  if (after.status !== 'cancelled' || before.outcome?.kind === 'cancelled') return null;
  const needsNotice =
    before.pendingOperation === 'cancel'
      ? after.outcome?.kind === 'cancelled'
      : before.status === 'confirmed';
  return needsNotice ? 'booking-cancelled' : null;
}

/**
 * Writes an outcome, and tries again for a while when that fails. When the platform stays unavailable the operation stays
 * pending, and a status check resolves it.
 */
export async function writeWithRetry(
  deps: Pick<BookingDeps, 'clock' | 'logger'>,
  booking: Booking,
  write: () => Promise<Booking>,
): Promise<Booking> {
  for (const wait of WRITE_AGAIN_MS) {
    try {
      if (wait > 0) await deps.clock.sleep(wait);
      return await write();
    } catch (cause) {
      deps.logger.warn({ err: cause, bookingId: booking.id }, 'the outcome of a booking was not written');
    }
  }
  return booking;
}
