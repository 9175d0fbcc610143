import type { Booking } from '#models/booking.ts';
import type { Disagreement } from '#models/admin/stored-sentences.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import type { BookingSettings } from '../ports.ts';
import { flagForReview } from '../record/flags.ts';
import { isoTime, SYSTEM } from '../record/transitions.ts';

type Times = Pick<BookingSettings, 'statusCheckMs' | 'alertMs'>;

/** Interval of the checks that follow the planned ones. */
const slowest = ({ statusCheckMs }: Times): number =>
  statusCheckMs[statusCheckMs.length - 1] ?? statusCheckMs[0];

export const isDue = (booking: Booking, now: number): boolean =>
  booking.pendingOperation !== null && booking.dueAt !== null && Date.parse(booking.dueAt) <= now;

/**
 * Time since which the present operation has been pending, in milliseconds since the epoch; for a cancellation, when it
 * was requested, even if it was sent again.
 */
function pendingSince({ pendingOperation, sentAt, cancellationDetails }: Booking, now: number): number {
  const since = pendingOperation === 'cancel' ? (cancellationDetails?.requestedAt ?? sentAt) : sentAt;
  return since === null ? now : Date.parse(since);
}

/**
 * True for a status check so late that, if the report agrees, a reservation that is not found does not exist. All
 * planned status checks must have been made too, because the clock of this instance may be ahead of that of the sender.
 * @param claimed the record with this status check counted
 */
export function isLastStatusCheck({ sentAt, tries }: Booking, times: Times, at: number): boolean {
  const isLate = sentAt !== null && at - Date.parse(sentAt) >= slowest(times);
  return isLate && tries >= times.statusCheckMs.length;
}

/**
 * The change that claims the next status check for this process, so that two processes never make the same one. An
 * outcome that has been pending for too long is flagged for administrators, once.
 */
export function claimStatusCheck(booking: Booking, times: Times, now: number): BookingChange {
  const isOverdue = now - pendingSince(booking, now) >= times.alertMs;
  return {
    tries: booking.tries + 1,
    dueAt: isoTime(nextStatusCheck(booking, times, now)),
    history: booking.history,
    ...(isOverdue && booking.mismatch === null && flagForReview(booking, OVERDUE, { who: SYSTEM, at: now })),
  };
}

const OVERDUE = 'the outcome at the provider has been unknown for a day';

function nextStatusCheck({ pendingOperation, tries, sentAt }: Booking, times: Times, now: number): number {
  const { statusCheckMs } = times;
  if (pendingOperation === 'cancel') return now + (statusCheckMs[tries] ?? slowest(times));
  const moment = statusCheckMs[tries + 1];
  if (moment === undefined || sentAt === null) return now + slowest(times);
  // After an outage several checks are overdue: they are made at least the first interval apart.
  return Math.max(Date.parse(sentAt) + moment, now + statusCheckMs[0]);
}

/**
 * When to check a cancellation that was just sent: soon, or at the longest interval once it has been pending for long.
 */
export function afterSending(
  booking: Booking,
  settings: Times & Pick<BookingSettings, 'cancelAgainMs'>,
  now: number,
): number {
  const isOld = now - pendingSince(booking, now) >= slowest(settings);
  return now + (isOld ? slowest(settings) : settings.cancelAgainMs);
}

/**
 * The change for an operation that only people can resolve: it stays pending, is checked rarely, and administrators see
 * why.
 */
export function keepPending(
  booking: Booking,
  mismatch: Disagreement,
  times: Times,
  now: number,
): BookingChange {
  const dueAt = isoTime(now + slowest(times));
  const { history } = booking;
  return { dueAt, history, ...flagForReview(booking, mismatch, { who: SYSTEM, at: now }) };
}
