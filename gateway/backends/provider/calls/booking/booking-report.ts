import { dayNumber, reportDate, today } from '../../calendar.ts';
import { refusal } from '../../reply.ts';
import type { Reservation } from '../../store/reservations.ts';
import { bookingState, isShown } from './booking-state.ts';
import type { Call, World } from '../call.ts';

const mostDays = 60;

/** A row of the report: facts of BookingDetail in other formats, every value except Index as a string. */
function row(booking: Reservation, index: number, world: World): Record<string, unknown> {
  const { status } = bookingState(booking, world);
  const surname = booking.guests[0]?.[0]?.LastName ?? '';
  const arrival = reportDate(booking.checkIn).slice(0, 6).replace('-', '');
  return {
    Index: index + 1,
    BookingId: String(booking.bookingId),
    ConfirmationNo: booking.confirmation,
    BookingDate: reportDate(today(booking.bookedAt)),
    Currency: booking.currency,
    AgentMarkup: '0.00',
    AgencyName: 'Sandbox Agency',
    BookingStatus: status === 'Confirmed' ? 'Vouchered' : status,
    BookingPrice: (booking.sold.total / 100).toFixed(2),
    TripName: `${surname}_${arrival}_${booking.hotel.city}`,
    TBOHotelCode: booking.hotel.code,
    CheckInDate: reportDate(booking.checkIn),
    CheckOutDate: reportDate(booking.checkOut),
    ClientReferenceNumber: booking.clientReference,
  };
}

/** BookingDetailsBasedOnDate: the bookings that were made from one day to another, both included. */
export const bookingReport: Call = {
  name: 'BookingDetailsBasedOnDate',
  verb: 'POST',
  family: 'booking',
  packed: false,
  summary: (body) => ({ from: body.text('FromDate'), to: body.text('ToDate') }),
  run({ body }, world) {
    const from = dayNumber(body.text('FromDate'));
    const to = dayNumber(body.text('ToDate'));
    if (from === undefined || to === undefined || to < from) return refusal(400, 'Invalid date entered.');
    if (to - from > mostDays) return refusal(400, 'Date range should not be more than 60 days.');
    const rows = world.reservations
      .all()
      .filter(({ bookedAt }) => today(bookedAt) >= from && today(bookedAt) <= to)
      .filter((booking) => isShown(booking, world))
      .map((booking, index) => row(booking, index, world));
    const description = 'HotelBookingDetailBasedOnDate Successful';
    return { code: 200, description, payload: { BookingDetail: rows } };
  },
};
