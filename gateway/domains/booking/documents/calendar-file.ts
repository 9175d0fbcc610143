import { createEvent, type DateArray, type EventStatus } from 'ics';
import { AppError } from '#gateway/errors.ts';
import { bookedRooms } from '#shared/stay/booked-rooms.ts';
import { countedRooms } from '#shared/stay/counted-rooms.ts';
import type { Booking, BookingStatus } from '#models/booking.ts';
import { hotelClock } from '#shared/hotel/hotel-hour.ts';
import type { HotelLocation } from '#models/hotel/hotel-location.ts';
import { distanceWords } from '#shared/map/place-in-town.ts';
import type { PlainDate } from '#models/stay.ts';
import { translatedRoomName } from '#shared/hebrew/room-words-he.ts';
import { bookingNumber } from '#shared/text/booking-number.ts';

/** A text file made by the server. */
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

/** The booked hotel, as far as it could be read. */
interface CalendarHotel extends HotelLocation {
  /** Hebrew name to show for the booking; null when none is known. */
  readonly nameHe: string | null;
  /** As the hotel writes it; null when it states none. */
  readonly checkInTime: string | null;
  readonly checkOutTime: string | null;
}

/** The lines of the description. */
const lines = {
  en: {
    fromCentre: (meters: number) => `${distanceWords(meters, 'en-US')} from the centre, in a straight line`,
    checkIn: (hour: string) => `Check-in from ${hour}`,
    checkOut: (hour: string) => `Check-out until ${hour}`,
    number: (number: string) => `Confirmation number: ${number}`,
  },
  he: {
    fromCentre: (meters: number) => `${distanceWords(meters, 'he-IL')} ממרכז העיר, בקו אווירי`,
    checkIn: (hour: string) => `צ׳ק־אין משעה ${hour}`,
    checkOut: (hour: string) => `צ׳ק־אאוט עד שעה ${hour}`,
    number: (number: string) => `מספר אישור: ${number}`,
  },
} as const;

function descriptionOf(booking: Booking, hotel: CalendarHotel, language: 'en' | 'he'): string {
  const { fromCentre, ...words } = lines[language];
  const rooms = countedRooms(bookedRooms(booking))
    .map((room) => {
      const name = translatedRoomName(language, room) ?? room.name;
      return room.count > 1 ? `${room.count} × ${name}` : name;
    })
    .join(' + ');
  const [checkIn, checkOut] = [hotelClock(hotel.checkInTime), hotelClock(hotel.checkOutTime)];
  return [
    rooms,
    ...(hotel.placeInTown ? [fromCentre(hotel.placeInTown.metersToCentre)] : []),
    ...(checkIn === null ? [] : [words.checkIn(checkIn)]),
    ...(checkOut === null ? [] : [words.checkOut(checkOut)]),
    words.number(bookingNumber(booking.id)),
  ].join('\n');
}

/**
 * The stay as an iCalendar event of whole days. Its end is the check-out day, which is exclusive (RFC 5545). The same
 * booking has the same UID, so that importing it again changes the event. It contains no data of guests.
 * @param language of the pages that the traveller sees
 */
export function calendarFile(booking: Booking, hotel: CalendarHotel, language: 'en' | 'he'): TextFile {
  const { address, coordinates } = hotel;
  const number = bookingNumber(booking.id);
  const { value, error } = createEvent({
    uid: `booking-${booking.id}`,
    productId: 'bookings/ics',
    title: (language === 'he' && hotel.nameHe) || booking.hotelName,
    location: address,
    ...(coordinates && { geo: { lat: coordinates.latitude, lon: coordinates.longitude } }),
    description: descriptionOf(booking, hotel, language),
    start: dateParts(booking.checkIn),
    end: dateParts(booking.checkOut),
    ...(booking.status !== null && { status: statuses[booking.status] }),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  });
  if (error || value === undefined) throw new AppError('INTERNAL', {}, { cause: error });
  return { name: `stay-${number}.ics`, mediaType: 'text/calendar', content: value };
}
