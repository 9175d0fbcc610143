import { z } from 'zod';
import type { FareStay } from '../../fares/stay.ts';
import { refusal, type Answer } from '../../reply.ts';
import type { Reservation } from '../../store/reservations.ts';
import type { RequestBody } from '../request-body.ts';

const customers = z.array(
  z.object({
    CustomerNames: z.array(
      z.object({
        Title: z.enum(['Mr', 'Mrs', 'Ms', 'Dr']),
        FirstName: z.string().trim().min(1),
        LastName: z.string().trim().min(1),
        Type: z.enum(['Adult', 'Child']),
      }),
    ),
  }),
);

export interface BookRequest {
  readonly bookingCode: string;
  readonly clientReference: string;
  readonly bookingReference: string;
  readonly totalFare: number;
  readonly guests: Reservation['guests'];
}

/**
 * Reads a Book request; the error texts are our own, because no response of the provider with such an error was
 * recorded.
 */
export function readBook(body: RequestBody): BookRequest | Answer {
  const clientReference = body.text('ClientReferenceId');
  const bookingReference = body.text('BookingReferenceId');
  if (clientReference === '' || bookingReference === '')
    return refusal(400, 'Reference Id can not be null or empty');
  if (body.text('BookingType') !== 'Voucher') return refusal(400, 'Invalid Booking Type');
  if (!['Limit', 'SavedCard', 'NewCard'].includes(body.text('PaymentMode')))
    return refusal(400, 'Invalid Payment Mode');
  if (body.text('EmailId') === '' || !/^\+?\d{6,15}$/u.test(body.text('PhoneNumber'))) {
    return refusal(400, 'Invalid Email Id or Phone Number');
  }
  const guests = customers.safeParse(body.value('CustomerDetails'));
  if (!guests.success) return refusal(400, 'Invalid Customer Details');
  return {
    bookingCode: body.text('BookingCode'),
    clientReference,
    bookingReference,
    totalFare: Number(body.text('TotalFare')),
    guests: guests.data.map((room) => room.CustomerNames),
  };
}

/** True when every room has exactly the guests of the search, an adult first. */
export function guestsFit(guests: Reservation['guests'], stay: FareStay): boolean {
  return (
    guests.length === stay.rooms.length &&
    stay.rooms.every((room, index) => {
      const names = guests[index] ?? [];
      const adults = names.filter((guest) => guest.Type === 'Adult').length;
      return (
        names[0]?.Type === 'Adult' && adults === room.adults && names.length - adults === room.ages.length
      );
    })
  );
}
