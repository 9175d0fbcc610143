import type { Booking } from '#models/booking.ts';
import type { Disagreement } from '#models/admin/stored-sentences.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import type { BookingSettings } from '../ports.ts';
import { flagForReview } from '../record/flags.ts';
import { iso, SYSTEM } from '../record/transitions.ts';

type Times = Pick<BookingSettings, 'statusCheckMs' | 'alertMs'>;

/** How often an outcome is checked that none of the planned checks has resolved. */
const slowest = ({ statusCheckMs }: Times): number =>
  statusCheckMs[statusCheckMs.length - 1] ?? statusCheckMs[0];

export const isDue = (booking: Booking, now: number): boolean =>
  booking.pendingOperation !== null && booking.dueAt !== null && Date.parse(booking.dueAt) <= now;

/** Since when the present operation is pending, in milliseconds; a cancellation that is sent again stays as old as it is. */
function pendingSince({ pendingOperation, sentAt, cancellationDetails }: Booking, now: number): number {
  const since = pendingOperation === 'cancel' ? (cancellationDetails?.requestedAt ?? sentAt) : sentAt;
  return since === null ? now : Date.parse(since);
}

/**
 * True for a status check late enough that an unknown reservation does not exist, if the report agrees. As many status checks
 * as are planned must have been made too: the clock of an instance may be ahead of the one that sent.
 * @param claimed the record with this status check counted
 */
export function isLastStatusCheck({ sentAt, tries }: Booking, times: Times, at: number): boolean {
  const isLate = sentAt !== null && at - Date.parse(sentAt) >= slowest(times);
  return isLate && tries >= times.statusCheckMs.length;
}

/**
 * Takes the next status check for the caller, so that two who are at it never look up the same moment. What stayed
 * unsettled for too long is shown to administrators, once.
 */
export function claimStatusCheck(booking: Booking, times: Times, now: number): BookingChange {
  const isOverdue = now - pendingSince(booking, now) >= times.alertMs;
  return {
    tries: booking.tries + 1,
    dueAt: iso(nextStatusCheck(booking, times, now)),
    ...(isOverdue && booking.mismatch === null && flagForReview(booking, OVERDUE, { who: SYSTEM, at: now })),
  };
}

const OVERDUE = 'the outcome at the provider has been unknown for a day';

function nextStatusCheck({ pendingOperation, tries, sentAt }: Booking, times: Times, now: number): number {
  const { statusCheckMs } = times;
  if (pendingOperation === 'cancel') return now + (statusCheckMs[tries] ?? slowest(times));
  const moment = statusCheckMs[tries + 1];
  if (moment === undefined || sentAt === null) return now + slowest(times);
  // After an outage several moments have passed: their status checks are made up for, one after the other.
  return Math.max(Date.parse(sentAt) + moment, now + statusCheckMs[0]);
}

/** When a cancellation that was just sent is checked: soon, and rarely once it has been tried for long. */
export function afterSending(
  booking: Booking,
  settings: Times & Pick<BookingSettings, 'cancelAgainMs'>,
  now: number,
): number {
  const isOld = now - pendingSince(booking, now) >= slowest(settings);
  return now + (isOld ? slowest(settings) : settings.cancelAgainMs);
}

/** Keeps an operation pending that only people can resolve, checked rarely, and shows them why. */
export function keepPending(
  booking: Booking,
  mismatch: Disagreement,
  times: Times,
  now: number,
): BookingChange {
  const dueAt = iso(now + slowest(times));
  return { dueAt, ...flagForReview(booking, mismatch, { who: SYSTEM, at: now }) };
}
