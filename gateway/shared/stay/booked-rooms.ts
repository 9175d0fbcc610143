import type { Booking } from '#models/booking.ts';

/**
 * Names of the booked rooms, one per room: as quoted, or for a booking without a quote its only room name, repeated for
 * each room.
 */
export const bookedRoomNames = ({
  quote,
  roomType,
  occupancy,
}: Pick<Booking, 'roomType' | 'occupancy'> & {
  readonly quote: Pick<NonNullable<Booking['quote']>, 'roomNames'> | null;
}): readonly string[] => {
  if (quote && quote.roomNames.length > 0) return quote.roomNames;
  return roomType === '' ? [] : Array.from({ length: Math.max(1, occupancy?.rooms ?? 1) }, () => roomType);
};
