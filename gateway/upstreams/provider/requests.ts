import type { BookRequest, OfferQuery } from './hotel-provider.ts';
import { withFareLiteral } from './mapping/fare-literal.ts';

/** Seconds that the provider may take for a search; its contract says 18. */
const RESPONSE_TIME_S = 18;

/** Body of Search; with details, because cards show the cancellation rule. */
export function searchBody(query: OfferQuery): string {
  return JSON.stringify({
    CheckIn: query.checkIn,
    CheckOut: query.checkOut,
    HotelCodes: query.hotelCodes.join(','),
    GuestNationality: query.nationality,
    PaxRooms: query.rooms.map((room) => ({
      Adults: room.adults,
      Children: room.childrenAges.length,
      ChildrenAges: room.childrenAges,
    })),
    ResponseTime: RESPONSE_TIME_S,
    IsDetailedResponse: true,
    Filters: { Refundable: false, NoOfRooms: 0, MealType: 'All' },
  });
}

/** Body of Book: guests by room, adults first, one reference in both fields, the fare digit by digit. */
export function bookBody(request: BookRequest): string {
  return withFareLiteral(
    {
      BookingCode: request.bookingCode,
      CustomerDetails: request.rooms.map((guests) => ({
        CustomerNames: guests
          .toSorted((a, b) => a.type.localeCompare(b.type))
          .map((guest) => ({
            Title: guest.title,
            FirstName: guest.firstName,
            LastName: guest.lastName,
            Type: guest.type,
          })),
      })),
      ClientReferenceId: request.clientRef,
      BookingReferenceId: request.clientRef,
      EmailId: request.email,
      // The provider expects digits with the country code, without a plus.
      PhoneNumber: request.phone.replace(/\D/g, ''),
      BookingType: 'Voucher',
      PaymentMode: 'Limit',
    },
    request.totalFareLiteral,
  );
}
