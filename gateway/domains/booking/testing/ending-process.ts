import { createBookingService } from '../booking.service.ts';
import type { BookingDeps } from '../ports.ts';

/** A further process over the same store and audit log, which may end: then no write of it arrives any more. */
export function endingProcess(deps: BookingDeps) {
  let left = Number.POSITIVE_INFINITY;
  const arrives = <T>(write: () => Promise<T>): Promise<T> => {
    if (left <= 0) return new Promise(() => undefined);
    left -= 1;
    return write();
  };
  const service = createBookingService({
    ...deps,
    bookings: {
      ...deps.bookings,
      change: (id, version, change) => arrives(() => deps.bookings.change(id, version, change)),
    },
    writeAuditLog: (note) => arrives(() => deps.writeAuditLog(note)),
  });
  /** Ends the process after so many further writes to records and the audit log. */
  const endAfter = (writes: number): void => {
    left = writes;
  };
  return { service, endAfter };
}
