import type { Booking } from '#models/booking.ts';
import type { AuditAct, AuditNote } from '#models/admin/admin-records.ts';
import {
  type AuditSummary,
  auditSummaries,
  type BookingEventText,
  bookingEvents,
  type Disagreement,
} from '#models/admin/stored-sentences.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';
import type { BookingDeps, Caller, Clock } from '../ports.ts';
import { SYSTEM } from './transitions.ts';

/** Start of the name of an administrator in the history of a booking. */
const ADMIN = 'admin ';

/**
 * Records an administrator's action. The action has already taken place, so a failure of the audit log loses the entry
 * but does not fail the action.
 */
export async function recordAudit(
  deps: Pick<BookingDeps, 'writeAuditLog' | 'logger'>,
  { viewer }: Pick<Caller, 'viewer'>,
  note: Omit<AuditAct, 'actor'>,
): Promise<void> {
  if (viewer) await writeAuditNote(deps, { ...note, actor: { id: viewer.id, email: viewer.email } });
}

/** How long an action waits for its entry. After that it goes on; a status check of the pending operation writes it again. */
const ENTRY_WAIT_MS = 1000;

/** Waits for an entry that should be in the log before its action takes place, but not for a slow log. */
export const withinMoment = (clock: Pick<Clock, 'sleep'>, entry: Promise<void>): Promise<void> =>
  Promise.race([entry, clock.sleep(ENTRY_WAIT_MS)]);

/** The administrator behind the last event of this kind, as the history names them; null when it was someone else. */
const adminBehind = ({ history }: Booking, event: BookingEventText): string | null => {
  const who = history.findLast(({ what }) => what === event)?.who ?? '';
  return who.startsWith(ADMIN) ? who : null;
};

/** Who requested the last cancellation, if it was an administrator; null otherwise. */
export const cancellingAdmin = (booking: Booking): string | null =>
  adminBehind(booking, bookingEvents.cancelAsked);

/** Who sent the last payment, if it was an administrator; null otherwise. */
export const payingAdmin = (booking: Booking): string | null => adminBehind(booking, bookingEvents.sent);

const namedActor = (who: string): AuditNote['actor'] => ({ id: who.slice(ADMIN.length), email: who });

/**
 * Records that an administrator has requested a cancellation, once. The process that claims it does this, and the next
 * status check too, in case that process ended before.
 * @param actor the administrator; null when only the history of the booking says who it was
 */
export async function recordCancelRequest(
  deps: Pick<BookingDeps, 'writeAuditLog' | 'logger'>,
  actor: AuditNote['actor'] | null,
  booking: Booking,
): Promise<void> {
  const who = cancellingAdmin(booking);
  if (booking.pendingOperation !== 'cancel' || who === null) return;
  const { cancellationDetails: details } = booking;
  await writeAuditNote(deps, {
    actor: actor ? { id: actor.id, email: actor.email } : namedActor(who),
    action: 'booking.cancel',
    entity: 'Booking',
    recordId: booking.id,
    summary: auditSummaries.bookingCancelAsked,
    before: { status: 'confirmed', effect: null },
    after: {
      status: booking.status,
      effect: booking.pendingOperation,
      feeMinor: details?.fee.amountMinor ?? 0,
      refundMinor: details?.refund.amountMinor ?? 0,
    },
    onceKey: `booking.cancel ${booking.id} ${booking.key}`,
  });
}

/**
 * Records the outcome of a cancellation that an administrator has requested, with what is refunded. Written before the
 * outcome itself: when the process ends in between, the operation is still pending, and the next status check writes both.
 * @param before the booking while the cancellation is pending
 * @param made the booking as the outcome will leave it, with a status that waited for it
 */
export async function recordCancelOutcome(
  deps: Pick<BookingDeps, 'writeAuditLog' | 'logger'>,
  before: Booking,
  made: Booking,
): Promise<void> {
  const who = cancellingAdmin(before);
  // A status that an administrator sets is kept when the cancellation is refused, and so is its refund.
  if (before.status !== 'confirmed' || who === null) return;
  const isDone = made.outcome?.kind === 'cancelled';
  const settled = made.status === 'confirmed' ? auditSummaries.bookingCancelRefused : statusSet(before, made);
  await writeAuditNote(deps, {
    actor: isDone ? namedActor(who) : { id: SYSTEM, email: SYSTEM },
    action: 'booking.cancel',
    entity: 'Booking',
    recordId: before.id,
    summary: isDone ? auditSummaries.bookingCancelled : settled,
    before: {
      status: before.status,
      effect: before.pendingOperation,
      refundMinor: refundOf(before),
    },
    after: { status: made.status, effect: made.pendingOperation, refundMinor: refundOf(made) },
    // Another Cancel may be accepted after one was refused, so each outcome is an entry of its own.
    onceKey: `booking.cancel ${isDone ? 'done' : 'refused'} ${made.status} ${before.id} ${before.key}`,
  });
}

const statusSet = (before: Booking, made: Booking): AuditSummary =>
  `status set from ${before.status} to ${made.status}`;

const refundOf = ({ cancellationDetails }: Booking): number => cancellationDetails?.refund.amountMinor ?? 0;

/**
 * Records that an administrator pays for the owner, once: before Book is sent, and at the next status check, in case the
 * process ended before.
 * @param actor the administrator; null when only the history of the booking says who it was
 */
export async function recordPayRequest(
  deps: Pick<BookingDeps, 'writeAuditLog' | 'logger'>,
  actor: AuditNote['actor'] | null,
  booking: Booking,
): Promise<void> {
  const who = payingAdmin(booking);
  if (booking.pendingOperation !== 'book' || who === null) return;
  await writeAuditNote(deps, {
    actor: actor ? { id: actor.id, email: actor.email } : namedActor(who),
    action: 'booking.pay',
    entity: 'Booking',
    recordId: booking.id,
    summary: auditSummaries.bookingPayAsked,
    before: { status: 'pending', effect: null },
    after: {
      status: booking.status,
      effect: booking.pendingOperation,
      totalMinor: totalToPay(booking).amountMinor,
    },
    onceKey: `booking.pay ${booking.id} ${booking.clientRef}`,
  });
}

/**
 * Records the outcome of a payment by an administrator. Written before the outcome itself, as that of a cancellation.
 * @param made the booking as the outcome will leave it, with a status that waited for it
 */
export async function recordPayOutcome(
  deps: Pick<BookingDeps, 'writeAuditLog' | 'logger'>,
  before: Booking,
  made: Booking,
): Promise<void> {
  const who = payingAdmin(before);
  if (who === null) return;
  const isPaid = made.outcome?.kind === 'confirmed';
  await writeAuditNote(deps, {
    actor: isPaid ? namedActor(who) : { id: SYSTEM, email: SYSTEM },
    action: 'booking.pay',
    entity: 'Booking',
    recordId: before.id,
    summary: isPaid ? auditSummaries.bookingPaid : auditSummaries.bookingPayRefused,
    before: { status: before.status, effect: before.pendingOperation },
    after: {
      status: made.status,
      effect: made.pendingOperation,
      totalMinor: isPaid ? totalToPay(made).amountMinor : 0,
    },
    onceKey: `booking.pay ${isPaid ? 'paid' : 'refused'} ${before.id} ${before.clientRef}`,
  });
}

/** Adds an audit log entry for a booking that only people can resolve, beside the flag on the booking itself. */
export function raiseAlert(
  deps: Pick<BookingDeps, 'writeAuditLog' | 'logger'>,
  booking: Booking,
): Promise<void> {
  return writeAuditNote(deps, {
    actor: { id: SYSTEM, email: SYSTEM },
    action: 'booking.alert',
    entity: 'Booking',
    recordId: booking.id,
    summary: booking.mismatch ?? '',
    before: null,
    after: { status: booking.status, effect: booking.pendingOperation },
  });
}

/**
 * Adds an audit log entry for an active reservation that belongs to no booking. Every instance finds it, again after a
 * restart; the entry has a fixed key, so it is stored only once.
 */
export function recordOrphan(
  deps: Pick<BookingDeps, 'writeAuditLog' | 'logger'>,
  { clientRef, confirmationNumber }: { readonly clientRef: string; readonly confirmationNumber: string },
  summary: Disagreement,
): Promise<void> {
  return writeAuditNote(deps, {
    actor: { id: SYSTEM, email: SYSTEM },
    action: 'booking.orphan',
    entity: 'Booking',
    recordId: clientRef,
    summary,
    before: null,
    after: null,
    onceKey: `booking.orphan ${clientRef} ${confirmationNumber}`,
  });
}

async function writeAuditNote(
  deps: Pick<BookingDeps, 'writeAuditLog' | 'logger'>,
  note: AuditNote,
): Promise<void> {
  try {
    await deps.writeAuditLog(note);
  } catch (cause) {
    deps.logger.error(
      { err: cause, recordId: note.recordId, action: note.action },
      'an action was not recorded',
    );
  }
}
