import type { Booking } from '#models/booking.ts';
import type { NamedRooms } from './counted-rooms.ts';

/**
 * Names of the booked rooms, one per room: as quoted, or for a booking without a quote its only room name, repeated for
 * each room.
 */
export const bookedRooms = ({
  quote,
  roomType,
  occupancy,
}: Pick<Booking, 'roomType' | 'occupancy'> & { readonly quote: NamedRooms | null }): NamedRooms => {
  if (quote && quote.roomNames.length > 0) return quote;
  const count = roomType === '' ? 0 : Math.max(1, occupancy?.rooms ?? 1);
  return { roomNames: Array.from({ length: count }, () => roomType) };
};
