import type { Booking } from '../../models/booking.ts';
import { supplyOf } from './checking.ts';
import type { BookingDeps } from './ports.ts';
import { settleBooking } from './sending.ts';
import { toLookedUp } from './transitions.ts';

/** How long a reader waits for a look-up; it goes on without him. */
const READER_WAITS_MS = 3000;

/**
 * A booking whose outcome is owed and due is looked up once, when it is read. Not found is not proof: it stays owed
 * until a later look-up.
 * @returns the booking as it is known now; never fails because of the look-up
 */
export async function settleOnRead(deps: BookingDeps, booking: Booking): Promise<Booking> {
  if (!isDue(booking, deps.clock.now())) return booking;
  const job = lookUp(deps, booking).catch((cause: unknown) => {
    deps.logger.warn({ err: cause, bookingId: booking.id }, 'looking up a reservation failed');
    return booking;
  });
  return Promise.race([job, deps.clock.sleep(READER_WAITS_MS).then(() => booking)]);
}

const isDue = (booking: Booking, now: number): boolean =>
  booking.effect === 'book' && booking.dueAt !== null && Date.parse(booking.dueAt) <= now;

async function lookUp(deps: BookingDeps, booking: Booking): Promise<Booking> {
  const { bookings, clock, settings, logger } = deps;
  if (!booking.quote) return booking;
  const claimed = await bookings.change(
    booking.id,
    booking.version,
    toLookedUp(booking, settings.settleMs, clock.now()),
  );
  if (!claimed) return (await bookings.booking(booking.id)) ?? booking;
  const found = await supplyOf(deps, booking.quote).find(claimed);
  const facts = { bookingId: booking.id, attempt: booking.attempt, tries: claimed.tries, found: found.kind };
  if (found.kind === 'unclear') {
    logger.warn({ ...facts, reason: found.reason }, 'a reservation is still unclear');
    return claimed;
  }
  logger.info(facts, 'a reservation was looked up');
  const verdict =
    found.kind === 'live'
      ? ({ kind: 'booked', confirmationNumber: found.confirmationNumber } as const)
      : ({ kind: 'refused', statusCode: 0 } as const);
  return settleBooking(deps, claimed, verdict);
}
