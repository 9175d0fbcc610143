import { dayText, today } from '../../calendar.ts';
import { cancelPolicies, supplements, type WireOptions } from '../../fares/offer-wire.ts';
import { unitOf } from '../../random.ts';
import { refusals, twoDecimals } from '../../reply.ts';
import type { Reservation } from '../../store/reservations.ts';
import { bookingState, isShown, type BookingState } from './booking-state.ts';
import type { Call } from '../call.ts';

const wire: WireOptions = { money: twoDecimals, firstIndex: 0 };
const midnight = (day: number): string => `${dayText(day)}T00:00:00`;

/** UTF-8 decoded as a Western single-byte encoding, as some responses arrive. */
function garbled(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function rooms(booking: Reservation, state: BookingState): unknown {
  const { sold } = booking;
  return [
    {
      Currency: booking.currency,
      Status: state.status === 'Cancelled' ? 'Cancelled' : 'Not Cancelled',
      Name: sold.names,
      Inclusion: sold.inclusion,
      TotalFare: twoDecimals(sold.total),
      TotalTax: twoDecimals(sold.tax),
      // A text here, although it is a list in Search.
      RoomPromotion: sold.promotion,
      CancelPolicies: cancelPolicies(sold.policies, wire),
      MealType: sold.meal,
      IsRefundable: sold.refundable,
      Supplements: supplements(sold.propertyFee, sold.names.length, wire),
      CustomerDetails: booking.guests.map((names) => ({ CustomerNames: names })),
    },
  ];
}

function detail(booking: Reservation, state: BookingState): Record<string, unknown> {
  const { hotel } = booking;
  const doubled = unitOf('double-encoded', hotel.code) < 0.15;
  return {
    BookingStatus: state.status,
    VoucherStatus: state.vouchered,
    ConfirmationNumber: booking.confirmation,
    InvoiceNumber: state.invoice,
    HotelConfirmationNumber: state.hotelConfirmation,
    CheckIn: midnight(booking.checkIn),
    CheckOut: midnight(booking.checkOut),
    BookingDate: midnight(today(booking.bookedAt)),
    NoOfRooms: booking.guests.length,
    HotelDetails: {
      HotelName: hotel.name,
      Rating: hotel.rating,
      AddressLine1: hotel.address,
      Map: hotel.map,
      City: hotel.city,
      HotelCode: hotel.code,
    },
    Rooms: rooms(booking, state),
    RateConditions: [...booking.sold.conditions.map((text) => (doubled ? garbled(text) : text)), ''],
  };
}

/** Reads a booking by its confirmation number or by either of the caller's references. */
export const bookingDetail: Call = {
  name: 'BookingDetail',
  verb: 'POST',
  family: 'booking',
  packed: false,
  summary: (body) => ({
    by: body.text('ConfirmationNumber') === '' ? 'reference' : 'confirmation',
    reference: body.text('BookingReferenceId'),
  }),
  run({ body }, world) {
    const confirmation = body.text('ConfirmationNumber');
    const booking =
      confirmation === ''
        ? world.reservations.byReference(body.text('BookingReferenceId'))
        : world.reservations.byConfirmation(confirmation);
    if (!booking || !isShown(booking, world)) return refusals.unknownBooking;
    const state = bookingState(booking, world);
    return { code: 200, description: 'Successful', payload: { BookingDetail: detail(booking, state) } };
  },
};
