import type { Booking } from '#models/booking.ts';
import { hasPendingCancel, markCancelled, markCancelRefused } from '../record/cancel-transitions.ts';
import { supplierOf } from '../inventory/check-quote.ts';
import { cancellingAdmin, recordCancelOutcome } from '../record/audit-trail.ts';
import { recordOutcome, writeWithRetry } from '../record/record-outcome.ts';
import type { CancelRefused } from '../results.ts';
import { ownReservation } from '../inventory/own-reservation.ts';
import type { BookingDeps } from '../ports.ts';
import type { LookupResult } from '../inventory/room-supplier.ts';
import { isSameNumber } from '../record/reference.ts';
import { holdsReservation } from '../record/reservation.ts';
import { SYSTEM } from '../record/transitions.ts';
import { createInFlightOperations, type InFlightOperations } from '../record/in-flight-operations.ts';
import { NEVER_SENT } from '#upstreams/provider/hotel-provider.ts';

type CancelOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly code: Exclude<CancelRefused['code'], 'INVALID_STATE'> }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Sends Cancel even if the request that started it ends, and lets others wait for the outcome. */
export interface Canceller extends Omit<InFlightOperations, 'run'> {
  /** Sends the pending Cancel of a record that this process has claimed, once. Never rejects. */
  send(booking: Booking): Promise<Booking>;
}

export function createCanceller(deps: BookingDeps): Canceller {
  const inFlight = createInFlightOperations(deps);
  return {
    ...inFlight,
    send: (booking) =>
      inFlight.run(booking, async () => writeOutcome(deps, booking, await cancelOnce(deps, booking))),
  };
}

/**
 * True when a status check shows that the cancellation was accepted, by any status that means cancelled. If it names
 * the confirmation number that is being cancelled, the status counts even when hotel or dates are missing.
 * @param ownNumber the number under which the rooms are reserved; null when it is unknown
 */
export function isCancelled(found: LookupResult, ownNumber: string | null): boolean {
  if (found.kind === 'cancelled' || found.kind === 'cancelling') return true;
  return found.kind === 'unclear' && found.saysCancelled && isSameNumber(found.confirmationNumber, ownNumber);
}

async function cancelOnce(deps: BookingDeps, booking: Booking): Promise<CancelOutcome> {
  const { quote } = booking;
  if (!quote || !holdsReservation(booking)) return { kind: 'cancelled' };
  const { sendByMs, cancelAgainMs } = deps.settings;
  const isOlder = (limitMs: number) => isWrittenBefore(booking, deps.clock.now() - limitMs);
  if (isOlder(sendByMs)) return { kind: 'unknown', reason: 'written too late to send' };
  try {
    const supplier = supplierOf(deps, quote);
    const own = await ownReservation(supplier, booking, await supplier.find(booking));
    if (own.kind === 'unclear') return { kind: 'unknown', reason: own.reason };
    // Until half of cancelAgainMs has passed, no other process works on this booking.
    if (isOlder(cancelAgainMs / 2)) return { kind: 'unknown', reason: 'the status check took too long' };
    const { confirmationNumber } = own;
    const result = await supplier.cancel(confirmationNumber);
    if (result.kind === 'accepted') return { kind: 'cancelled' };
    if (result.kind === 'unknown') return result;
    if (result.statusCode === NEVER_SENT) return outcomeOfUnsent(booking);
    // The provider also refuses to cancel a reservation that is cancelled already, so the reservation itself is read.
    const found = await supplier.find(booking, confirmationNumber);
    if (isCancelled(found, confirmationNumber)) return { kind: 'cancelled' };
    return found.kind === 'active'
      ? { kind: 'refused', code: 'CANCEL_REFUSED' }
      : { kind: 'unknown', reason: 'refused, and the reservation cannot be read' };
  } catch {
    return { kind: 'unknown', reason: 'a call threw an error' };
  }
}

/**
 * True when the record was written before this moment. Then another process may have resolved it, so this one must not
 * send Cancel; a later status check does.
 */
const isWrittenBefore = ({ sentAt }: Booking, at: number): boolean =>
  sentAt !== null && Date.parse(sentAt) < at;

/**
 * Outcome when the provider says that the Cancel was never sent: refused, so that the caller can try again; unknown
 * while the status is already cancelled or an earlier Cancel may still take effect.
 */
const outcomeOfUnsent = (booking: Booking): CancelOutcome =>
  booking.status === 'cancelled' || booking.tries > 1
    ? { kind: 'unknown', reason: 'not sent' }
    : { kind: 'refused', code: 'CANCEL_FAILED' };

async function writeOutcome(deps: BookingDeps, booking: Booking, result: CancelOutcome): Promise<Booking> {
  const facts = { bookingId: booking.id, tries: booking.tries, result: result.kind };
  if (result.kind === 'unknown') {
    deps.logger.warn({ ...facts, reason: result.reason }, 'the outcome of a cancellation is unknown');
    deps.metrics.unknownOutcome('cancel');
    return booking;
  }
  deps.logger.info(facts, 'the outcome of a cancellation is known');
  return writeWithRetry(deps, booking, () => resolveCancellation(deps, booking, result));
}

/** Writes an outcome if this cancellation is still pending; otherwise changes nothing. */
export async function resolveCancellation(
  deps: Pick<BookingDeps, 'bookings' | 'clock' | 'notify' | 'writeAuditLog' | 'logger'>,
  booking: Booking,
  result: Exclude<CancelOutcome, { kind: 'unknown' }>,
): Promise<Booking> {
  return recordOutcome(
    deps,
    booking,
    (current) => {
      if (!hasPendingCancel(current, booking.clientRef)) return null;
      const act = { who: SYSTEM, at: deps.clock.now() };
      return result.kind === 'cancelled'
        ? markCancelled(current, act)
        : markCancelRefused(current, result.code, act);
    },
    cancellingAdmin(booking) === null ? null : (before, made) => recordCancelOutcome(deps, before, made),
  );
}
