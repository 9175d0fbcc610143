import { bookingRecord } from '#upstreams/platform/bookings/booking-wire.ts';
import { toBooking } from '#upstreams/platform/bookings/booking-mapper.ts';
import type { BookingRow } from '../upstreams/records.ts';
import type { Reserved } from '../upstreams/reservations.ts';
import type { Witness } from './witness.ts';

/** Checks every Cancel when it is sent: never for the room of a confirmed booking that nobody is cancelling. */
export function createCancelWatch(
  witness: Witness,
  reserved: () => readonly Reserved[],
  recordOf: (clientRef: string) => BookingRow | undefined,
): (confirmation: string) => void {
  return (confirmation) => {
    witness.count('Cancels sent');
    const clientRef = reserved().find((one) => one.confirmation === confirmation)?.clientRef;
    const row = clientRef === undefined ? undefined : recordOf(clientRef);
    if (!row) return;
    const booking = toBooking(bookingRecord.parse(row));
    const { id, status, pendingOperation, providerRef, outcome } = booking;
    // What was booked twice under one reference has a second room that nobody lives in.
    const isOther = booking.clientRef !== clientRef || (providerRef !== null && providerRef !== confirmation);
    // With a clock that is minutes wrong one process may still send while another was just refused.
    const isRefused = outcome?.code === 'CANCEL_REFUSED';
    if (status === 'confirmed' && pendingOperation === null && !isOther && !isRefused)
      witness.violated('Cancel of a room that is kept', id, confirmation);
  };
}
