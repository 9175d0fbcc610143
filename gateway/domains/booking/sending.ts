import type { Booking } from '../../models/booking.ts';
import { roomParties } from '../../pricing/occupancy.ts';
import type { BookVerdict } from '../../upstreams/provider/hotel-provider.ts';
import { supplyOf } from './checking.ts';
import { guestList } from './guests.ts';
import type { BookingDeps } from './ports.ts';
import { stayOf } from './quote.ts';
import { revise } from './revise.ts';
import { owesBook, toConfirmed, toRefused } from './transitions.ts';

const POLL_MS = 500;
/** Waits before the outcome is written again when the platform failed; afterwards the look-up heals. */
const WRITE_AGAIN_MS = [0, 1000, 5000, 15_000] as const;

const SYSTEM = 'system';

/** Sends Book, detached from whoever asked for it, and lets others wait for the outcome. */
export interface Sender {
  /** Sends the attempt that the record owes, once. Never rejects: a record that could not be written still owes. */
  send(booking: Booking): Promise<Booking>;
  /** The booking as soon as nothing is owed, or as it is when the time is over. */
  outcome(booking: Booking, withinMs: number): Promise<Booking>;
  /** Resolves when nothing sent by this process is under way. */
  idle(): Promise<void>;
}

export function createSender(deps: BookingDeps): Sender {
  const { bookings, clock, logger } = deps;
  const underWay = new Map<string, Promise<Booking>>();

  const send = (booking: Booking): Promise<Booking> => {
    const job = bookOnce(deps, booking)
      .then((verdict) => writeOutcome(deps, booking, verdict))
      .catch((cause: unknown) => {
        logger.error({ err: cause, bookingId: booking.id }, 'the outcome of a booking could not be handled');
        return booking;
      })
      .finally(() => underWay.delete(booking.id));
    underWay.set(booking.id, job);
    return job;
  };

  const poll = async (start: Booking, until: number): Promise<Booking> => {
    let booking = start;
    while (booking.effect === 'book' && clock.now() < until) {
      await clock.sleep(Math.min(POLL_MS, until - clock.now()));
      booking = (await bookings.booking(booking.id)) ?? booking;
    }
    return booking;
  };

  return {
    send,
    outcome(booking, withinMs) {
      const job = underWay.get(booking.id);
      if (!job) return poll(booking, clock.now() + withinMs);
      return Promise.race([job, clock.sleep(withinMs).then(() => booking)]);
    },
    idle: async () => void (await Promise.all(underWay.values())),
  };
}

/** The one Book of an attempt. What goes wrong on the way is unknown, never failed. */
async function bookOnce(deps: BookingDeps, booking: Booking): Promise<BookVerdict> {
  const { quote, guest, clientRef } = booking;
  const rooms = roomParties(stayOf(booking).occupancy);
  if (!quote || !guest || clientRef === null || !rooms)
    return { kind: 'unknown', reason: 'incomplete record' };
  const { defaultTitle, deskPhone } = deps.settings;
  try {
    return await supplyOf(deps, quote).book({
      quote,
      clientRef,
      rooms: guestList(rooms, guest, booking.otherGuests, defaultTitle),
      email: guest.email,
      phone: guest.phone === '' ? deskPhone : guest.phone,
    });
  } catch {
    return { kind: 'unknown', reason: 'thrown' };
  }
}

async function writeOutcome(deps: BookingDeps, booking: Booking, verdict: BookVerdict): Promise<Booking> {
  const facts = { bookingId: booking.id, attempt: booking.attempt, verdict: verdict.kind };
  if (verdict.kind === 'unknown') {
    deps.logger.warn({ ...facts, reason: verdict.reason }, 'the outcome of a booking is unknown');
    return booking;
  }
  deps.logger.info(facts, 'the outcome of a booking is known');
  for (const wait of WRITE_AGAIN_MS) {
    try {
      if (wait > 0) await deps.clock.sleep(wait);
      return await settleBooking(deps, booking, verdict);
    } catch (cause) {
      deps.logger.warn({ err: cause, bookingId: booking.id }, 'the outcome of a booking was not written');
    }
  }
  return booking;
}

/** Writes an outcome if the record still owes this very attempt; otherwise touches nothing. */
export function settleBooking(
  deps: Pick<BookingDeps, 'bookings' | 'clock'>,
  booking: Booking,
  verdict: Exclude<BookVerdict, { kind: 'unknown' }>,
): Promise<Booking> {
  return revise(deps.bookings, booking, (current) => {
    if (!owesBook(current, booking.clientRef)) return null;
    const act = { who: SYSTEM, at: deps.clock.now() };
    return verdict.kind === 'booked'
      ? toConfirmed(current, verdict.confirmationNumber, act)
      : toRefused(current, 'PROVIDER_REFUSED', act);
  });
}
