import {
  AdminBookingDocument,
  AdminSetBookingStatusDocument,
  type BookingDetails_BookingFragment,
  type BookingStatus,
  type BookingsTab_BookingFragment,
} from '#generated/graphql.ts';
import { money } from '#web/testing/factories.ts';
import { sampleBooking } from '#web/testing/sampleBooking.ts';
import { adminBooking } from './factories.ts';

/** Details of the confirmed booking `adminBooking`: two rooms, a car, an insurance and three tickets. */
const bookingDetails = (
  changes: Partial<BookingDetails_BookingFragment> = {},
): BookingDetails_BookingFragment => ({
  ...sampleBooking,
  ...adminBooking(),
  guests: 3,
  extrasRefundableUntil: '2026-05-10T15:00',
  party: { __typename: 'Party', adults: 2, children: 1, childrenAges: [7], infants: 0, rooms: 2 },
  roomNames: ['Deluxe Room', 'Deluxe Room'],
  roomNamesHe: [null, null],
  mealPlan: 'Half Board',
  guest: {
    ...sampleBooking.guest,
    phone: '+972541234567',
    specialRequests: 'A quiet room, please.\nWe arrive late.',
  },
  otherGuests: [{ __typename: 'OtherGuest', title: 'Mr', firstName: 'Dan', lastName: 'Test' }],
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
      booking: changes && bookingDetails(changes),
    },
  },
});

/** Response after the status of `adminBooking` was saved; `changes` are its fields after that. */
export const statusWritten = (
  changes: Partial<BookingsTab_BookingFragment> & { readonly status: BookingStatus },
  previous: BookingStatus | null,
) => ({
  request: {
    query: AdminSetBookingStatusDocument,
    variables: { bookingId: adminBooking().id, status: changes.status },
  },
  result: {
    data: {
      __typename: 'Mutation',
      setBookingStatus: {
        __typename: 'BookingStatusSet',
        previous,
        isWaiting: false,
        booking: { ...bookingDetails(), statusText: changes.status, ...changes },
      },
    },
  },
});
