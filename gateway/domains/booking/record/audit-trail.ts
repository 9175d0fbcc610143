import type { Booking } from '#models/booking.ts';
import type { AuditAct, AuditNote } from '#models/admin/admin-records.ts';
import type { Disagreement } from '#models/admin/stored-sentences.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { SYSTEM } from './transitions.ts';

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
