import type { Booking, CancellationDetails } from '#models/booking.ts';
import type { BookingChange } from '#upstreams/platform/entity-platform.ts';
import type { CancelRefused } from '../results.ts';
import { mismatchOf } from './reservation.ts';
import { isoTime, withHistory } from './transitions.ts';
import type { ChangeStamp } from './transitions.ts';

/** What is stored in the booking before a requested Cancel is sent. */
export interface CancellationSubmission {
  readonly details: CancellationDetails;
  readonly key: string;
  readonly keyHash: string;
  /** Time from sending to the first status check of an unknown outcome, in milliseconds. */
  readonly againMs: number;
}

/** True while the outcome of cancelling this reservation is pending. */
export const hasPendingCancel = (booking: Booking, clientRef: string | null): boolean =>
  booking.pendingOperation === 'cancel' && booking.clientRef === clientRef;

/** The change written before Cancel is sent. The status becomes cancelled only when the cancellation is accepted. */
export function markCancelling(
  booking: Booking,
  submission: CancellationSubmission,
  stamp: ChangeStamp,
): BookingChange {
  const { details, key, keyHash } = submission;
  return {
    pendingOperation: 'cancel',
    cancellationDetails: details,
    adminOverride: null,
    mismatch: null,
    ...sent(1, stamp.at, stamp.at + submission.againMs),
    key,
    keyHash,
    outcome: null,
    ...withHistory(booking, stamp, 'cancellation asked for'),
  };
}

/** The change by which this process claims the sending of a cancellation, for the first time or once more. */
export function markCancelSent(
  booking: Booking,
  details: CancellationDetails | null,
  dueAt: number,
  stamp: ChangeStamp,
): BookingChange {
  const what = booking.tries === 0 ? 'cancellation sent' : 'cancellation sent again';
  return {
    cancellationDetails: details,
    ...sent(booking.tries + 1, stamp.at, dueAt),
    ...withHistory(booking, stamp, what),
  };
}

const sent = (tries: number, at: number, dueAt: number) => ({
  tries,
  sentAt: isoTime(at),
  dueAt: isoTime(dueAt),
});

/** Suppliers return no amounts when they cancel, so the fee and refund shown before become final. */
const settled = (details: CancellationDetails | null): CancellationDetails | null =>
  details && { ...details, isEstimate: false };

export function markCancelled(booking: Booking, stamp: ChangeStamp): BookingChange {
  return {
    status: 'cancelled',
    cancellationDetails: settled(booking.cancellationDetails),
    pendingOperation: null,
    dueAt: null,
    outcome: { kind: 'cancelled', code: null },
    mismatch: null,
    ...withHistory(booking, stamp, 'cancelled'),
  };
}

/** The reservation is still active: the booking is confirmed, unless an administrator has set it to cancelled. */
export function markCancelRefused(
  booking: Booking,
  code: Exclude<CancelRefused['code'], 'INVALID_STATE'>,
  stamp: ChangeStamp,
): BookingChange {
  const outcome = { kind: 'cancel-refused', code } as const;
  const isKept = booking.status === 'cancelled' && booking.adminOverride !== null;
  const status = isKept ? 'cancelled' : 'confirmed';
  return {
    status,
    pendingOperation: null,
    dueAt: null,
    outcome,
    cancellationDetails: isKept ? booking.cancellationDetails : null,
    mismatch: mismatchOf(status, { ...booking, outcome }),
    ...withHistory(booking, stamp, `cancellation refused: ${code}`),
  };
}
