import type { Booking } from '#models/booking.ts';
import type { Disagreement } from '#models/stored-sentences.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import type { BookingSettings } from '../ports.ts';
import { toFlagged } from '../record/flags.ts';
import { iso, SYSTEM } from '../record/transitions.ts';

type Times = Pick<BookingSettings, 'settleMs' | 'alertMs'>;

/** How often an outcome is looked up that none of the planned moments has settled. */
const slowest = ({ settleMs }: Times): number => settleMs[settleMs.length - 1] ?? settleMs[0];

export const isDue = (booking: Booking, now: number): boolean =>
  booking.pendingOperation !== null && booking.dueAt !== null && Date.parse(booking.dueAt) <= now;

/** Since when the present operation is pending, in milliseconds; a cancellation that is sent again stays as old as it is. */
function pendingSince({ pendingOperation, sentAt, cancellationDetails }: Booking, now: number): number {
  const since = pendingOperation === 'cancel' ? (cancellationDetails?.requestedAt ?? sentAt) : sentAt;
  return since === null ? now : Date.parse(since);
}

/**
 * True for a look-up late enough that a reservation nobody knows does not exist, if the report agrees. As many look-ups
 * as are planned must have been made too: the clock of an instance may be ahead of the one that sent.
 * @param claimed the record with this look-up counted
 */
export function isLastLookUp({ sentAt, tries }: Booking, times: Times, at: number): boolean {
  const isLate = sentAt !== null && at - Date.parse(sentAt) >= slowest(times);
  return isLate && tries >= times.settleMs.length;
}

/**
 * Takes the next look-up for the caller, so that two who are at it never look up the same moment. What stayed
 * unsettled for too long is shown to administrators, once.
 */
export function toLookedUp(booking: Booking, times: Times, now: number): BookingChange {
  const isOverdue = now - pendingSince(booking, now) >= times.alertMs;
  return {
    tries: booking.tries + 1,
    dueAt: iso(nextLookUp(booking, times, now)),
    ...(isOverdue && booking.mismatch === null && toFlagged(booking, OVERDUE, { who: SYSTEM, at: now })),
  };
}

const OVERDUE = 'the outcome at the provider has been unknown for a day';

function nextLookUp({ pendingOperation, tries, sentAt }: Booking, times: Times, now: number): number {
  const { settleMs } = times;
  if (pendingOperation === 'cancel') return now + (settleMs[tries] ?? slowest(times));
  const moment = settleMs[tries + 1];
  if (moment === undefined || sentAt === null) return now + slowest(times);
  // After an outage several moments have passed: their look-ups are made up for, one after the other.
  return Math.max(Date.parse(sentAt) + moment, now + settleMs[0]);
}

/** When a cancellation that was just sent is looked up: soon, and rarely once it has been tried for long. */
export function afterSending(
  booking: Booking,
  settings: Times & Pick<BookingSettings, 'cancelAgainMs'>,
  now: number,
): number {
  const isOld = now - pendingSince(booking, now) >= slowest(settings);
  return now + (isOld ? slowest(settings) : settings.cancelAgainMs);
}

/** Keeps an operation pending that only people can resolve, looked up rarely, and tells them why. */
export function toKeptOwing(
  booking: Booking,
  mismatch: Disagreement,
  times: Times,
  now: number,
): BookingChange {
  const dueAt = iso(now + slowest(times));
  return { dueAt, ...toFlagged(booking, mismatch, { who: SYSTEM, at: now }) };
}
