import type { Booking } from '#models/booking.ts';
import type { Stay } from '#models/stay.ts';

/**
 * The stay of a booking. When the numbers of adults and children are unknown, all guests count as adults in the quoted
 * rooms, or in one room without a quote.
 */
export function stayOf(booking: Booking): Stay {
  return {
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    occupancy: booking.occupancy ?? {
      adults: booking.guests,
      childrenAges: [],
      infants: 0,
      rooms: booking.quote?.rooms ?? 1,
    },
  };
}
