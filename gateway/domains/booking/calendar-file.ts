import { createEvent, type DateArray, type EventStatus } from 'ics';
import { AppError } from '../../errors.ts';
import { bookedRoomNames } from '../../models/booked-rooms.ts';
import { countedRooms } from '../../models/counted-rooms.ts';
import type { Booking, BookingStatus } from '../../models/booking.ts';
import type { PlainDate } from '../../models/stay.ts';
import { confirmationNumber } from './receipt.ts';

/** A file made by the server as text. */
interface TextFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

const statuses: Readonly<Record<BookingStatus, EventStatus>> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

function dateParts(day: PlainDate): DateArray {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/**
 * The stay as an iCalendar event of whole days; its end is the check-out day, which does not count (RFC 5545). The
 * same booking has the same UID, so that importing it again changes the event. Nothing about guests is in it.
 * @param address of the hotel
 */
export function calendarFile(booking: Booking, address: string): TextFile {
  const number = confirmationNumber(booking.id);
  const rooms = countedRooms(bookedRoomNames(booking))
    .map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
    .join(' + ');
  const { value, error } = createEvent({
    uid: `booking-${booking.id}`,
    productId: 'bookings/ics',
    title: booking.hotelName,
    location: address,
    description: `${rooms}\n${number}`,
    start: dateParts(booking.checkIn),
    end: dateParts(booking.checkOut),
    status: statuses[booking.status],
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  });
  if (error || value === undefined) throw new AppError('INTERNAL', {}, { cause: error });
  return { name: `stay-${number}.ics`, mediaType: 'text/calendar', content: value };
}
