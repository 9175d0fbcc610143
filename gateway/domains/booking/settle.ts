import type { Booking } from '../../models/booking.ts';
import { cancellationDetails } from './cancel-quote.ts';
import { toCancelLookedUp, toCancelSent } from './cancel-transitions.ts';
import { isGivenBack, settleCancellation, type Canceller } from './cancelling.ts';
import { supplyOf } from './checking.ts';
import type { BookingDeps, Found } from './ports.ts';
import { isPlannedCancel } from './reservation.ts';
import { settleBooking } from './sending.ts';
import { SYSTEM, toLookedUp } from './transitions.ts';

/** How long a reader waits for a look-up; it goes on without him. */
const READER_WAITS_MS = 3000;

/** What settling needs beside the deps of the bookings. */
interface Settling {
  readonly deps: BookingDeps;
  readonly canceller: Canceller;
}

/**
 * A booking whose outcome is owed and due is settled when it is read.
 * @returns the booking as it is known now; never fails because of the look-up
 */
export async function settleOnRead(settling: Settling, booking: Booking): Promise<Booking> {
  const { clock, logger } = settling.deps;
  if (!isDue(booking, clock.now())) return booking;
  const job = settle(settling, booking).catch((cause: unknown) => {
    logger.warn({ err: cause, bookingId: booking.id }, 'looking up a reservation failed');
    return booking;
  });
  return Promise.race([job, clock.sleep(READER_WAITS_MS).then(() => booking)]);
}

const isDue = (booking: Booking, now: number): boolean =>
  booking.effect !== null && booking.dueAt !== null && Date.parse(booking.dueAt) <= now;

/**
 * Does the next thing for an owed act: looks it up, sends a planned cancellation, or sends one again that did not
 * arrive. Each is claimed by a conditional write, so that two who are at it never do the same.
 * @throws AppError when the platform or the provider cannot be asked
 */
async function settle(settling: Settling, booking: Booking): Promise<Booking> {
  if (isPlannedCancel(booking)) return sendCancel(settling, booking);
  const { bookings, clock, settings } = settling.deps;
  const { settleMs } = settings;
  const next =
    booking.effect === 'cancel'
      ? toCancelLookedUp(booking, settleMs, clock.now())
      : toLookedUp(booking, settleMs, clock.now());
  const claimed = await bookings.change(booking.id, booking.version, next);
  if (!claimed) return (await bookings.booking(booking.id)) ?? booking;
  const settled = await lookUp(settling, claimed);
  planCancel(settling, settled);
  return settled;
}

async function lookUp(settling: Settling, claimed: Booking): Promise<Booking> {
  const { deps } = settling;
  if (!claimed.quote) return claimed;
  const found = await supplyOf(deps, claimed.quote).find(claimed);
  const { id: bookingId, effect, tries } = claimed;
  const reason = found.kind === 'unclear' ? found.reason : undefined;
  deps.logger.info({ bookingId, effect, tries, found: found.kind, reason }, 'a reservation was looked up');
  return claimed.effect === 'cancel'
    ? afterCancel(settling, claimed, found)
    : afterBook(deps, claimed, found);
}

/** Not found is not proof: what is unclear stays owed until a later look-up. */
async function afterBook(deps: BookingDeps, booking: Booking, found: Found): Promise<Booking> {
  if (found.kind === 'live')
    return settleBooking(deps, booking, {
      kind: 'booked',
      confirmationNumber: found.confirmationNumber,
    });
  return found.kind === 'dead' ? settleBooking(deps, booking, { kind: 'refused', statusCode: 0 }) : booking;
}

/** A reservation that is live long enough after sending: the Cancel did not arrive. */
async function afterCancel(settling: Settling, booking: Booking, found: Found): Promise<Booking> {
  const { deps } = settling;
  if (isGivenBack(found)) return settleCancellation(deps, booking, { kind: 'cancelled' });
  const sentAt = booking.sentAt === null ? 0 : Date.parse(booking.sentAt);
  const isLate = deps.clock.now() - sentAt >= deps.settings.cancelAgainMs;
  return found.kind === 'live' && isLate ? sendCancel(settling, booking) : booking;
}

async function sendCancel({ deps, canceller }: Settling, booking: Booking): Promise<Booking> {
  const { bookings, clock, settings } = deps;
  // A cancellation that came in past us carries no fee yet.
  const details = booking.cancellationDetails ?? cancellationDetails(deps, booking, null);
  const act = { who: SYSTEM, at: clock.now() };
  const change = toCancelSent(booking, details, settings.cancelAgainMs, act);
  const claimed = await bookings.change(booking.id, booking.version, change);
  return claimed ? canceller.send(claimed) : ((await bookings.booking(booking.id)) ?? booking);
}

/** Sends a planned cancellation when its moment has come, unless it was taken back by then. */
export function planCancel(settling: Settling, booking: Booking): void {
  const { bookings, clock, logger } = settling.deps;
  if (!isPlannedCancel(booking) || booking.dueAt === null) return;
  const whenDue = async (): Promise<void> => {
    const current = await bookings.booking(booking.id);
    if (current && isPlannedCancel(current) && isDue(current, clock.now())) await settle(settling, current);
  };
  void clock
    .sleep(Math.max(0, Date.parse(booking.dueAt) - clock.now()))
    .then(whenDue)
    .catch((cause: unknown) => {
      logger.warn({ err: cause, bookingId: booking.id }, 'a planned cancellation was not sent');
    });
}
