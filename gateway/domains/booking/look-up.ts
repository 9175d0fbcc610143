import type { Booking } from '../../models/booking.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import { addDays } from '../../pricing/nights.ts';
import { cancellationDetails } from './cancel-quote.ts';
import { toCancelSent } from './cancel-transitions.ts';
import { isGivenBack, settleCancellation, type Canceller } from './cancelling.ts';
import { supplyOf } from './checking.ts';
import { afterSending, isLastLookUp, toKeptOwing } from './owing.ts';
import type { BookingDeps } from './ports.ts';
import type { Found, Supply } from './supply.ts';
import { holdsReservation } from './reservation.ts';
import { revise } from './revise.ts';
import { settleBooking } from './sending.ts';
import { owesBook, SYSTEM } from './transitions.ts';
import { alerted } from './written-down.ts';

/** What settling needs beside the deps of the bookings. */
export interface Settling {
  readonly deps: BookingDeps;
  readonly canceller: Canceller;
}

const FOREIGN = 'another stay or fare stands under our reference';

/**
 * Asks the provider what became of the act that a record owes, and writes what is known for sure.
 * @param claimed the record, its look-up claimed for the caller
 * @param at when it was claimed
 * @throws AppError when the platform or the provider cannot be asked
 */
export async function lookUp(settling: Settling, claimed: Booking, at: number): Promise<Booking> {
  const { deps } = settling;
  // A status that an administrator set has no reservation behind it: there is nothing to ask the provider about.
  if (claimed.effect === 'cancel' && !holdsReservation(claimed))
    return settleCancellation(deps, claimed, { kind: 'cancelled' });
  if (!claimed.quote) return claimed;
  const supply = supplyOf(deps, claimed.quote);
  const found = await supply.find(claimed);
  const { id: bookingId, effect, tries } = claimed;
  const reason = found.kind === 'unclear' ? found.reason : undefined;
  deps.logger.info({ bookingId, effect, tries, found: found.kind, reason }, 'a reservation was looked up');
  if (effect === 'cancel') return afterCancel(settling, claimed, found);
  return found.kind === 'missing' && isLastLookUp(claimed, deps.settings, at)
    ? afterMissing(deps, supply, claimed)
    : afterBook(deps, claimed, found);
}

/** Not found is not proof: what is unclear stays owed until a later look-up. */
async function afterBook(deps: BookingDeps, booking: Booking, found: Found): Promise<Booking> {
  const { clock, settings, bookings } = deps;
  if (found.kind === 'live')
    return settleBooking(deps, booking, { kind: 'booked', confirmationNumber: found.confirmationNumber });
  if (found.kind === 'dead')
    return settleBooking(deps, booking, { kind: 'refused', code: 'PROVIDER_REFUSED' });
  if (found.kind !== 'foreign') return booking;
  deps.logger.error({ bookingId: booking.id, attempt: booking.attempt }, FOREIGN);
  const kept = await revise(bookings, booking, (current) =>
    owesBook(current, booking.clientRef) ? toKeptOwing(current, FOREIGN, settings, clock.now()) : null,
  );
  if (kept.mismatch === FOREIGN && booking.mismatch !== FOREIGN) await alerted(deps, kept);
  return kept;
}

/**
 * The last look-up found nothing. Only when the report of the days around sending lacks the reference as well, the
 * reservation does not exist. The report is read after the claim: an older one proves nothing.
 */
async function afterMissing(deps: BookingDeps, supply: Supply, booking: Booking): Promise<Booking> {
  if (booking.sentAt === null) return booking;
  const sentOn = todayInIsrael(new Date(booking.sentAt));
  const report = await supply.list(addDays(sentOn, -1), addDays(sentOn, 1));
  const ours = report.filter(({ clientRef }) => clientRef === booking.clientRef);
  const row = ours.find(({ status }) => status === 'live') ?? ours[0];
  if (!row) return settleBooking(deps, booking, { kind: 'absent' });
  return afterBook(deps, booking, await supply.find(booking, row.confirmationNumber));
}

/** A reservation that is live long enough after sending: the Cancel did not arrive. */
async function afterCancel(settling: Settling, booking: Booking, found: Found): Promise<Booking> {
  const { deps } = settling;
  if (isGivenBack(found)) return settleCancellation(deps, booking, { kind: 'cancelled' });
  const sentAt = booking.sentAt === null ? 0 : Date.parse(booking.sentAt);
  const isLate = deps.clock.now() - sentAt >= deps.settings.cancelAgainMs;
  return found.kind === 'live' && isLate ? sendCancel(settling, booking) : booking;
}

/** Claims the sending of a planned cancellation, or of one that did not arrive, and sends it. */
export async function sendCancel({ deps, canceller }: Settling, booking: Booking): Promise<Booking> {
  const { bookings, clock, settings } = deps;
  // A cancellation that came in past us carries no fee yet.
  const details = booking.cancellationDetails ?? cancellationDetails(deps, booking, null);
  const at = clock.now();
  const dueAt = afterSending({ ...booking, cancellationDetails: details }, settings, at);
  const change = toCancelSent(booking, details, dueAt, { who: SYSTEM, at });
  const claimed = await bookings.change(booking.id, booking.version, change);
  return claimed ? canceller.send(claimed) : ((await bookings.booking(booking.id)) ?? booking);
}
