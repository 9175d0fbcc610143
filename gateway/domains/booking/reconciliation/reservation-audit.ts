import pLimit from 'p-limit';
import type { Booking } from '#models/booking.ts';
import type { BookingEventText, Disagreement } from '#models/admin/stored-sentences.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import { isCancelled } from '../cancellation/submit-cancellation.ts';
import { flagForReview, withoutFlag } from '../record/flags.ts';
import type { AuditFind } from '../booking-metrics.ts';
import { isCancelledOrCancelling } from '../inventory/own-reservation.ts';
import type { BookingDeps } from '../ports.ts';
import type { ReservationSummary, RoomSupplier } from '../inventory/room-supplier.ts';
import { isOurReference, isSameNumber } from '../record/reference.ts';
import { holdsReservation } from '../record/reservation.ts';
import { updateWithRetry } from '../record/update-with-retry.ts';
import { withHistory, SYSTEM } from '../record/transitions.ts';
import { raiseAlert, recordOrphan } from '../record/audit-trail.ts';
import { NEVER_SENT } from '#upstreams/provider/hotel-provider.ts';

/** How far back reservations are listed. */
const BACK_DAYS = 3;
const AT_ONCE = 4;

/** Counts of one audit. */
export interface AuditReport {
  /** Active reservations under our references. */
  readonly listed: number;
  /** Reservations and records that did not belong together, by the action taken. */
  readonly finds: Readonly<Record<AuditFind, number>>;
}

/**
 * Keys that this process remembers between audits: confirmation numbers already reported as having no record, and
 * `reference number` of rows that only a list contained, without a confirming lookup.
 */
type SeenRows = Set<string>;

/**
 * Looks for active reservations without a matching record: a request that arrived after its attempt was given up, or a
 * reference that was booked twice. They are cancelled where that is free, otherwise flagged for administrators; without
 * any record they are only reported. Bookings whose reservation the provider has cancelled are flagged too, because a
 * Cancel may take effect late, and so are those whose reservation is for another stay.
 * @returns the audit; it throws AppError when a supplier cannot be reached
 */
export function createReservationAudit(deps: BookingDeps): () => Promise<AuditReport> {
  const seenRows: SeenRows = new Set();
  return () => auditReservations(deps, seenRows);
}

/** Audits each supplier separately, so that one that cannot be queried does not stop the audit of the other. */
async function auditReservations(deps: BookingDeps, seenRows: SeenRows): Promise<AuditReport> {
  const { provider, ownInventory } = deps.suppliers;
  const reports = await Promise.allSettled(
    [provider, ownInventory].map((supplier) => auditSupplier(deps, supplier, seenRows)),
  );
  const done = reports.map((report) => {
    if (report.status === 'rejected') throw report.reason;
    return report.value;
  });
  const sum = (of: (report: AuditReport) => number): number =>
    done.reduce((total, report) => total + of(report), 0);
  return {
    listed: sum(({ listed }) => listed),
    finds: {
      cancelled: sum(({ finds }) => finds.cancelled),
      reported: sum(({ finds }) => finds.reported),
    },
  };
}

/** The audit of one supplier. */
interface Auditing {
  readonly deps: BookingDeps;
  readonly supplier: RoomSupplier;
  readonly seenRows: SeenRows;
  /** All reservations that the supplier lists under our references. */
  readonly listed: readonly ReservationSummary[];
}

async function auditSupplier(
  deps: BookingDeps,
  supplier: RoomSupplier,
  seenRows: SeenRows,
): Promise<AuditReport> {
  const today = todayInIsrael(new Date(deps.clock.now()));
  const report = await supplier.list(addDays(today, -BACK_DAYS), addDays(today, 1));
  // Each record is read after the list, because it is written before its reservation is sent and so can be listed.
  const ours = report.filter(({ clientRef }) => isOurReference(clientRef));
  const auditing = { deps, supplier, seenRows, listed: ours };
  const limit = pLimit(AT_ONCE);
  const found = await Promise.all(ours.map((row) => limit(() => auditQuietly(auditing, row))));
  const finds = { cancelled: 0, reported: 0 };
  for (const find of found) if (find) finds[find] += 1;
  return { listed: ours.filter((row) => !isCancelledOrCancelling(row)).length, finds };
}

/** One reservation that cannot be audited now is audited next time. */
async function auditQuietly(auditing: Auditing, row: ReservationSummary): Promise<AuditFind | null> {
  const { deps } = auditing;
  try {
    const find = await (isCancelledOrCancelling(row) ? auditEnded(auditing, row) : auditLive(auditing, row));
    if (find) deps.metrics.auditFind(find);
    return find;
  } catch (cause) {
    deps.logger.warn({ err: cause }, 'a reservation could not be audited');
    return null;
  }
}

async function auditLive(auditing: Auditing, row: ReservationSummary): Promise<AuditFind | null> {
  const { deps, supplier, seenRows } = auditing;
  const { bookings, logger } = deps;
  const record = await bookings.byReference(row.clientRef);
  if (record && matchesRecord(record, row)) return auditStay(auditing, record, row);
  if (row.confirmationNumber === '') return null;
  const current = await supplier.getReservation({ confirmationNumber: row.confirmationNumber });
  if (!current?.isActive || !isSameNumber(current.confirmationNumber, row.confirmationNumber)) return null;
  // Without a record the agreed terms are unknown; the reservation may be another installation's with the same account.
  if (!record) return reportOrphan(deps, seenRows, row);
  const named = await supplier.getReservation({ clientRef: row.clientRef });
  const isNamed = isSameNumber(named?.confirmationNumber ?? null, row.confirmationNumber);
  // A single list may have mixed up its rows, so a row counts only when the next list repeats it.
  if (!isNamed && !seenBefore(auditing, row)) return null;
  logger.error({ bookingId: record.id }, 'an active reservation that does not match its record');
  if (isNamed && isUnderAnotherNumber(auditing, record, row)) return adopt(auditing, record, row);
  const isStray = isNamed && !mayBeInUse(record, row);
  return isStray && current.isFree
    ? cancelStray(auditing, record, row.confirmationNumber)
    : flag(deps, record, orphanOf(row.confirmationNumber));
}

/** Flags a booking whose reservation is listed for another hotel or other dates, if a lookup agrees. */
async function auditStay(
  { deps, supplier }: Auditing,
  record: Booking,
  row: ReservationSummary,
): Promise<AuditFind | null> {
  const { hotelId, checkIn, checkOut } = record;
  const isOther = (listed: string | null, own: string): boolean => listed !== null && listed !== own;
  const isOfStay = !(
    isOther(row.hotelCode, hotelId) ||
    isOther(row.checkIn, checkIn) ||
    isOther(row.checkOut, checkOut)
  );
  if (isOfStay || record.pendingOperation !== null) return null;
  if ((await supplier.find(record, row.confirmationNumber)).kind !== 'mismatched') return null;
  deps.logger.error({ bookingId: record.id }, 'a confirmed booking whose reservation is another stay');
  return flag(deps, record, `reservation ${row.confirmationNumber} is of another hotel or other days`);
}

/**
 * Handles a row that is listed as cancelled: expected while its booking is being cancelled. When the booking is
 * confirmed and a lookup agrees, the booking is flagged.
 */
async function auditEnded({ deps, supplier }: Auditing, row: ReservationSummary): Promise<AuditFind | null> {
  const isLivingOn = (record: Booking): boolean =>
    record.status === 'confirmed' && record.pendingOperation === null && matchesRecord(record, row);
  const record = await deps.bookings.byReference(row.clientRef);
  if (!record || !isLivingOn(record)) return null;
  const { confirmationNumber } = row;
  if (!isCancelled(await supplier.find(record, confirmationNumber), confirmationNumber)) return null;
  deps.logger.error({ bookingId: record.id }, 'a confirmed booking whose reservation is cancelled');
  return flag(deps, record, `reservation ${confirmationNumber} was cancelled at the provider`, isLivingOn);
}

/**
 * True when the row is the reservation of the record. With a pending operation it always counts as such, because the
 * reconciliation job resolves it; the status that an administrator has set does not matter.
 */
function matchesRecord(record: Booking, row: ReservationSummary): boolean {
  if (record.clientRef !== row.clientRef) return false;
  if (record.pendingOperation !== null) return true;
  return holdsReservation(record) && isSameNumber(record.providerRef, row.confirmationNumber);
}

/** True for a room that its traveller may be using: an audit never cancels it, whatever a list says. */
const mayBeInUse = (record: Booking, row: ReservationSummary): boolean =>
  (record.status === 'confirmed' || holdsReservation(record)) &&
  (record.clientRef === row.clientRef || isSameNumber(record.providerRef, row.confirmationNumber));

/** True when this record is confirmed and its own number is not listed under its reference. */
function isUnderAnotherNumber({ listed }: Auditing, record: Booking, row: ReservationSummary): boolean {
  if (record.clientRef !== row.clientRef || record.status !== 'confirmed' || record.pendingOperation !== null)
    return false;
  return (
    record.payment !== null &&
    record.outcome?.kind !== 'cancelled' &&
    !listed.some(
      ({ clientRef, confirmationNumber }) =>
        clientRef === record.clientRef && isSameNumber(confirmationNumber, record.providerRef),
    )
  );
}

/**
 * Corrects the number of a confirmed booking when two responses name another one for its reference. If that reservation
 * is not for the stay of the booking, the booking is flagged instead.
 */
async function adopt(
  { deps, supplier }: Auditing,
  record: Booking,
  row: ReservationSummary,
): Promise<AuditFind | null> {
  const found = await supplier.find(record);
  const { confirmationNumber } = row;
  if (found.kind !== 'active' && found.kind !== 'mismatched') return null;
  if (!isSameNumber(found.confirmationNumber, confirmationNumber)) return null;
  const isStill = (current: Booking): boolean =>
    current.status === 'confirmed' &&
    current.pendingOperation === null &&
    current.clientRef === record.clientRef &&
    current.providerRef === record.providerRef;
  const foreign: Disagreement = `reservation ${confirmationNumber} under our reference is another stay or fare`;
  if (found.kind === 'mismatched') return flag(deps, record, foreign, isStill);
  const seen = { isMade: false };
  const what: BookingEventText = `audit: reservation is ${confirmationNumber}, not ${record.providerRef ?? '—'}`;
  const adopted = await updateWithRetry(deps.bookings, record, (current) => {
    seen.isMade = isStill(current);
    if (!seen.isMade) return null;
    const mismatch = [foreign, orphanOf(confirmationNumber)].reduce(withoutFlag, current.mismatch);
    return { providerRef: confirmationNumber, mismatch, ...withHistory(current, actOf(deps), what) };
  });
  if (!seen.isMade) return null;
  await raiseAlert(deps, {
    ...adopted,
    mismatch: `the confirmation number was corrected to ${confirmationNumber}`,
  });
  return 'reported';
}

/** @returns true when an earlier audit of this process has seen the row; otherwise remembers it */
function seenBefore({ seenRows }: Auditing, { clientRef, confirmationNumber }: ReservationSummary): boolean {
  const key = `${clientRef} ${confirmationNumber}`;
  const isKnown = seenRows.has(key);
  seenRows.add(key);
  return isKnown;
}

const orphanOf = (confirmationNumber: string): Disagreement =>
  `reservation ${confirmationNumber} is live at the provider and belongs to no booking`;

async function cancelStray(
  { deps, supplier }: Auditing,
  record: Booking,
  confirmationNumber: string,
): Promise<AuditFind | null> {
  const result = await supplier.cancel(confirmationNumber);
  if (result.kind === 'unknown' || (result.kind === 'refused' && result.statusCode === NEVER_SENT))
    return null;
  if (result.kind === 'refused') return flag(deps, record, orphanOf(confirmationNumber));
  const text = orphanOf(confirmationNumber);
  await updateWithRetry(deps.bookings, record, (current) => ({
    mismatch: withoutFlag(current.mismatch, text),
    ...withHistory(
      current,
      actOf(deps),
      `audit: reservation ${confirmationNumber} cancelled, nothing stood behind it`,
    ),
  }));
  return 'cancelled';
}

/** Flags a booking for administrators, once. @param isStill whether the mismatch still applies to the current record */
async function flag(
  deps: BookingDeps,
  record: Booking,
  text: Disagreement,
  isStill: (current: Booking) => boolean = () => true,
): Promise<AuditFind | null> {
  const seen = { isNew: false };
  const flagged = await updateWithRetry(deps.bookings, record, (current) => {
    const change = isStill(current) ? flagForReview(current, text, actOf(deps)) : null;
    seen.isNew = change !== null;
    return change;
  });
  if (!seen.isNew) return null;
  await raiseAlert(deps, { ...flagged, mismatch: text });
  return 'reported';
}

const actOf = ({ clock }: Pick<BookingDeps, 'clock'>) => ({ who: SYSTEM, at: clock.now() });

async function reportOrphan(
  deps: BookingDeps,
  seenRows: SeenRows,
  { clientRef, confirmationNumber }: ReservationSummary,
): Promise<AuditFind | null> {
  if (seenRows.has(confirmationNumber)) return null;
  seenRows.add(confirmationNumber);
  deps.logger.error({}, 'an active reservation with one of our references has no record');
  await recordOrphan(deps, { clientRef, confirmationNumber }, orphanOf(confirmationNumber));
  return 'reported';
}
