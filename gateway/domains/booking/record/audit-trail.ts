import type { Booking } from '#models/booking.ts';
import type { AuditAct, AuditNote } from '#models/admin/admin-records.ts';
import { auditSummaries, bookingEvents, type Disagreement } from '#models/admin/stored-sentences.ts';
import type { BookingDeps, Caller } from '../ports.ts';
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

/** Who requested the last cancellation, if it was an administrator; null otherwise. */
const cancellingAdmin = ({ history }: Booking): string | null => {
  const who = history.findLast(({ what }) => what === bookingEvents.cancelAsked)?.who ?? '';
  return who.startsWith(ADMIN) ? who : null;
};

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
    actor: actor ? { id: actor.id, email: actor.email } : { id: who.slice(ADMIN.length), email: who },
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
 * Records that a cancellation which an administrator has requested was refused, so that the fee and refund of the
 * request do not apply.
 * @param before the booking as it was while the cancellation was pending
 */
export async function recordCancelRefused(
  deps: Pick<BookingDeps, 'writeAuditLog' | 'logger'>,
  before: Booking,
): Promise<void> {
  // A status that an administrator sets is kept when the cancellation is refused, and so is its refund.
  if (before.status !== 'confirmed' || cancellingAdmin(before) === null) return;
  await writeAuditNote(deps, {
    actor: { id: SYSTEM, email: SYSTEM },
    action: 'booking.cancel',
    entity: 'Booking',
    recordId: before.id,
    summary: auditSummaries.bookingCancelRefused,
    before: { effect: 'cancel', refundMinor: before.cancellationDetails?.refund.amountMinor ?? 0 },
    after: { effect: null, refundMinor: 0 },
    onceKey: `booking.cancel refused ${before.id} ${before.key}`,
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
