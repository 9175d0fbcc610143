import type { Booking } from '#models/booking.ts';
import type { BookingDeps } from '../ports.ts';

const POLL_MS = 500;

/** Running Book and Cancel operations of this process; they continue when the request that started them ends. */
export interface InFlightOperations {
  /** Runs an operation to its end. Never rejects: a record that could not be written stays pending. */
  run(booking: Booking, act: () => Promise<Booking>): Promise<Booking>;
  /**
   * Waits for the latest operation of the booking in this process, and returns its result. Without one, another process
   * may be working on it, so the record is polled until nothing is pending. After the timeout it returns the last state
   * that was read.
   */
  outcome(booking: Booking, withinMs: number): Promise<Booking>;
  /** Resolves when no operation is running. */
  idle(): Promise<void>;
}

export function createInFlightOperations(
  deps: Pick<BookingDeps, 'bookings' | 'clock' | 'logger'>,
): InFlightOperations {
  const { bookings, clock, logger } = deps;
  // A booking can have two: the next operation may start before the one that wrote its outcome has ended.
  const running = new Set<{ readonly bookingId: string; readonly job: Promise<Booking> }>();

  const poll = async (start: Booking, until: number): Promise<Booking> => {
    let booking = start;
    while (booking.pendingOperation !== null && clock.now() < until) {
      await clock.sleep(Math.min(POLL_MS, until - clock.now()));
      booking = (await bookings.booking(booking.id)) ?? booking;
    }
    return booking;
  };

  return {
    run(booking, act) {
      const job = act()
        .catch((cause: unknown) => {
          logger.error(
            { err: cause, bookingId: booking.id },
            'the outcome of a booking could not be handled',
          );
          return booking;
        })
        .finally(() => running.delete(operation));
      const operation = { bookingId: booking.id, job };
      running.add(operation);
      return job;
    },
    outcome(booking, withinMs) {
      const latest = [...running].findLast(({ bookingId }) => bookingId === booking.id);
      if (!latest) return poll(booking, clock.now() + withinMs);
      return Promise.race([latest.job, clock.sleep(withinMs).then(() => booking)]);
    },
    idle: async () => void (await Promise.all([...running].map(({ job }) => job))),
  };
}
