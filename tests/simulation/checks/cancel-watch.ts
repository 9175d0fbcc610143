import { bookingRecord } from '#upstreams/platform/bookings/booking-wire.ts';
import { toBooking } from '#upstreams/platform/bookings/booking-mapper.ts';
import type { BookingRow } from '../upstreams/records.ts';
import type { Reserved } from '../upstreams/reservations.ts';
import type { Witness } from './witness.ts';

/**
 * Checks every Cancel when it is sent: never for the reservation of a confirmed booking that no one cancels.
 */
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
    // If the provider booked twice under one reference, the booking uses only one of the reservations.
    const isOther = booking.clientRef !== clientRef || (providerRef !== null && providerRef !== confirmation);
    // When clocks differ by minutes, one process may still send a Cancel after another one's was refused.
    const isRefused = outcome?.code === 'CANCEL_REFUSED';
    if (status === 'confirmed' && pendingOperation === null && !isOther && !isRefused)
      witness.violated('Cancel of a room that is kept', id, confirmation);
  };
}
