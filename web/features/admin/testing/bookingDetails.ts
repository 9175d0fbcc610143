import {
  AdminBookingDocument,
  AdminSetBookingStatusDocument,
  type BookingDetails_BookingFragment,
  type BookingStatus,
  type BookingsTab_BookingFragment,
} from '#generated/graphql.ts';
import { money } from '#web/testing/factories.ts';
import { adminBooking } from './factories.ts';

/** Details of the confirmed booking `adminBooking`: two rooms, a car, an insurance and three tickets. */
const bookingDetails = (
  changes: Partial<BookingDetails_BookingFragment> = {},
): BookingDetails_BookingFragment => ({
  __typename: 'Booking',
  id: adminBooking().id,
  checkIn: '2026-05-12',
  guests: 3,
  extrasRefundableUntil: '2026-05-10T15:00',
  party: { __typename: 'Party', adults: 2, children: 1, childrenAges: [7], infants: 0, rooms: 2 },
  roomNames: ['Deluxe Room', 'Deluxe Room'],
  roomNamesHe: [null, null],
  mealPlan: 'Half Board',
  cancellationPolicy: 'Non-refundable',
  cancellation: { __typename: 'CancellationTerms', isFree: false, freeUntil: null, steps: [] },
  guest: {
    __typename: 'LeadGuest',
    name: 'Maya Test',
    email: 'maya@example.com',
    phone: '+972541234567',
    specialRequests: 'A quiet room, please.\nWe arrive late.',
  },
  otherGuests: [{ __typename: 'OtherGuest', title: 'Mr', firstName: 'Dan', lastName: 'Test' }],
  totalPrice: money(5790),
  totalToPay: money(6740),
  carRental: {
    __typename: 'CarRentalDetails',
    car_type: 'compact',
    addons: ['gps'],
    days: 6,
    price: money(600),
  },
  insurance: { __typename: 'InsuranceDetails', package_name: 'Travel insurance', price: money(200) },
  attractions: [{ __typename: 'AttractionDetail', id: 'zoo', name: 'Zoo', quantity: 3, price: money(50) }],
  propertyFees: [],
  payment: {
    __typename: 'PaymentInfo',
    brand: 'Visa',
    lastFour: '1121',
    paidAt: '2026-05-01T10:05:00Z',
  },
  cancellationOutcome: null,
  createdBy: 'maya@example.com',
  pendingOperation: null,
  clientRef: 'ref-1',
  providerRef: null,
  nationality: 'AE',
  history: [
    { __typename: 'BookingEvent', at: '2026-05-01T10:00:00Z', who: 'owner', what: 'paid and confirmed' },
    {
      __typename: 'BookingEvent',
      at: '2026-05-01T11:00:00Z',
      who: 'admin u7',
      what: 'status set to pending',
    },
  ],
  ...changes,
});

/** Response to the query for one booking; with `changes` null it does not exist. */
export const bookingRead = (changes: Partial<BookingDetails_BookingFragment> | null = {}) => ({
  request: { query: AdminBookingDocument, variables: { id: adminBooking().id } },
  result: {
    data: {
      __typename: 'Query' as const,
      booking: changes && { ...adminBooking(), ...bookingDetails(changes) },
    },
  },
});

/**
 * Response after the status of a booking was saved.
 * @param booking the booking with its new status
 */
export const statusWritten = (booking: BookingsTab_BookingFragment, previous: BookingStatus | null) => ({
  request: {
    query: AdminSetBookingStatusDocument,
    variables: { bookingId: booking.id, status: booking.status },
  },
  result: {
    data: {
      __typename: 'Mutation',
      setBookingStatus: {
        __typename: 'BookingStatusSet',
        previous,
        isWaiting: false,
        booking: { ...bookingDetails(), ...booking, guest: { ...bookingDetails().guest, ...booking.guest } },
      },
    },
  },
});
