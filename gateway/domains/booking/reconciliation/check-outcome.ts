import type { Booking } from '#models/booking.ts';
import { cancellationQuote, detailsOf } from '../cancellation/cancel-quote.ts';
import { markCancelSent } from '../record/cancel-transitions.ts';
import { isCancelled, resolveCancellation, type Canceller } from '../cancellation/submit-cancellation.ts';
import { supplierOf } from '../inventory/check-quote.ts';
import { hasDoubtfulRows } from '../inventory/doubtful-rows.ts';
import { isFlagged } from '../record/flags.ts';
import { afterSending, isLastStatusCheck, keepPending } from './reconciliation-schedule.ts';
import { isListedCancelled, ownReservation, reportOf } from '../inventory/own-reservation.ts';
import type { BookingDeps } from '../ports.ts';
import type { LookupResult, RoomSupplier } from '../inventory/room-supplier.ts';
import { isSameNumber } from '../record/reference.ts';
import { holdsReservation } from '../record/reservation.ts';
import { updateWithRetry } from '../record/update-with-retry.ts';
import { resolveBooking } from '../payment/submit-booking.ts';
import { hasPendingBook, SYSTEM } from '../record/transitions.ts';
import { raiseAlert } from '../record/audit-trail.ts';

/** Dependencies of reconciling: those of bookings, and the canceller. */
export interface Reconciliation {
  readonly deps: BookingDeps;
  readonly canceller: Canceller;
}

/** Number of reports that are read: a single one may lack a row, so a reservation is absent only when two lack it. */
const REPORTS_READ = 2;

const FOREIGN = 'another stay or fare stands under our reference';

/**
 * Looks up the outcome of a record's pending operation at its supplier, and writes it if it is certain.
 * @param claimed the record, whose status check this process has claimed
 * @param at when it was claimed
 * @throws AppError when the platform or the supplier cannot be reached
 */
export async function checkStatus(
  reconciliation: Reconciliation,
  claimed: Booking,
  at: number,
): Promise<Booking> {
  const { deps } = reconciliation;
  // After a status change by an administrator there may be no reservation, so there is nothing to look up.
  if (claimed.pendingOperation === 'cancel' && !holdsReservation(claimed))
    return resolveCancellation(deps, claimed, { kind: 'cancelled' });
  if (!claimed.quote) return claimed;
  const supplier = supplierOf(deps, claimed.quote);
  const found = await supplier.find(claimed);
  const { id: bookingId, pendingOperation, tries } = claimed;
  const reason = found.kind === 'unclear' ? found.reason : undefined;
  deps.logger.info(
    { bookingId, pendingOperation, tries, found: found.kind, reason },
    'the status of a reservation was checked',
  );
  if (pendingOperation === 'cancel') return afterCancel(reconciliation, supplier, claimed, found);
  return found.kind === 'not-found' && isLastStatusCheck(claimed, deps.settings, at)
    ? afterNotFound(deps, supplier, claimed)
    : afterBook(deps, supplier, claimed, found);
}

/**
 * Writes the outcome of a Book if the status check is certain; otherwise, as when nothing is found, it stays pending
 * until a later check. A reservation of another stay or fare is also flagged for administrators.
 */
async function afterBook(
  deps: BookingDeps,
  supplier: RoomSupplier,
  booking: Booking,
  found: LookupResult,
): Promise<Booking> {
  const { clock, settings, bookings } = deps;
  if (found.kind === 'active')
    return resolveBooking(deps, booking, { kind: 'booked', confirmationNumber: found.confirmationNumber });
  if (found.kind === 'cancelled') return afterCancelled(deps, supplier, booking);
  if (found.kind !== 'mismatched') return booking;
  deps.logger.error({ bookingId: booking.id, attempt: booking.attempt }, FOREIGN);
  const updated = await updateWithRetry(bookings, booking, (current) =>
    hasPendingBook(current, booking.clientRef) ? keepPending(current, FOREIGN, settings, clock.now()) : null,
  );
  if (isFlagged(updated, FOREIGN) && !isFlagged(booking, FOREIGN))
    await raiseAlert(deps, { ...updated, mismatch: FOREIGN });
  return updated;
}

/**
 * Gives up a cancelled attempt, unless the report lists the reservation as active: a single response must not take the
 * room away from a guest who paid.
 */
async function afterCancelled(deps: BookingDeps, supplier: RoomSupplier, booking: Booking): Promise<Booking> {
  const report = await reportOf(supplier, booking);
  const isActive = report.some(
    ({ clientRef, status }) => clientRef === booking.clientRef && status === 'active',
  );
  return isActive ? booking : resolveBooking(deps, booking, { kind: 'refused', code: 'PROVIDER_REFUSED' });
}

/**
 * Handles the last status check, which found nothing. The reservation counts as absent only when the reports of the
 * days around the payment lack the reference too. They are read after the claim, because an older report proves
 * nothing.
 */
async function afterNotFound(deps: BookingDeps, supplier: RoomSupplier, booking: Booking): Promise<Booking> {
  if (booking.sentAt === null) return booking;
  for (let read = 0; read < REPORTS_READ; read += 1) {
    const report = await reportOf(supplier, booking);
    const ours = report.filter(({ clientRef }) => clientRef === booking.clientRef);
    const row = ours.find(({ status }) => status === 'active') ?? ours[0];
    if (row) return afterBook(deps, supplier, booking, await supplier.find(booking, row.confirmationNumber));
    if (await hasDoubtfulRows(deps, supplier, booking, report)) return booking;
  }
  return resolveBooking(deps, booking, { kind: 'absent' });
}

/**
 * Ends a pending cancellation when the status check or two reports say that the reservation is cancelled. Otherwise,
 * long enough after sending, the Cancel counts as lost: it is sent again as soon as two responses agree on the number,
 * and stays pending until then.
 */
async function afterCancel(
  reconciliation: Reconciliation,
  supplier: RoomSupplier,
  booking: Booking,
  found: LookupResult,
): Promise<Booking> {
  const { deps } = reconciliation;
  const { providerRef } = booking;
  const foundNumber = found.kind === 'not-found' ? null : found.confirmationNumber;
  // When one reference was booked twice, the check may return the other number, whose status does not count here.
  const isOwn = providerRef === null || isSameNumber(foundNumber, providerRef);
  if (isOwn && isCancelled(found, providerRef))
    return resolveCancellation(deps, booking, { kind: 'cancelled' });
  const sentAt = booking.sentAt === null ? 0 : Date.parse(booking.sentAt);
  if (deps.clock.now() - sentAt < deps.settings.cancelAgainMs) return booking;
  // The status check for exactly this number outweighs the reports.
  if (!isSameNumber(foundNumber, providerRef) && (await isListedCancelled(supplier, booking)))
    return resolveCancellation(deps, booking, { kind: 'cancelled' });
  const own = await ownReservation(supplier, booking, found);
  return own.kind === 'known' ? sendCancel(reconciliation, booking) : booking;
}

/** Claims and sends a scheduled cancellation, or one that did not arrive. */
export async function sendCancel({ deps, canceller }: Reconciliation, booking: Booking): Promise<Booking> {
  const { bookings, clock, settings } = deps;
  const at = clock.now();
  // A cancellation that was written directly on the platform has no fee yet. It gets the fee of the moment when it was
  // written (`dueAt`), not of when this job noticed it.
  const writtenAt = booking.dueAt === null ? at : Math.min(Date.parse(booking.dueAt), at);
  const request = { at: writtenAt, declaration: null };
  const details =
    booking.cancellationDetails ?? detailsOf(cancellationQuote(deps, booking, request), request);
  const dueAt = afterSending({ ...booking, cancellationDetails: details }, settings, at);
  const change = markCancelSent(booking, details, dueAt, { who: SYSTEM, at });
  const claimed = await bookings.change(booking.id, booking.version, change);
  return claimed ? canceller.send(claimed) : ((await bookings.booking(booking.id)) ?? booking);
}
