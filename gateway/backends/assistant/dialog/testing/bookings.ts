/** Bookings of the traveller in the small world of the dialog tests. */
import type { FoundBooking, Money } from '../../tools/tools.ts';

const ils = (shekels: number): Money => ({ amountMinor: Math.round(shekels * 100), currency: 'ILS' });

const booking = (id: string, more: Partial<FoundBooking>): FoundBooking => ({
  id,
  number: id.slice(-8).toUpperCase(),
  status: 'confirmed',
  statusText: 'confirmed',
  isProcessing: false,
  hotelId: '12',
  hotelName: 'Hotel Trastevere',
  hotelNameHe: 'מלון טרסטוורה',
  hotelLocation: 'Rome, Italy',
  hotelCityHe: 'רומא',
  checkIn: '2026-12-20',
  checkOut: '2026-12-24',
  nights: 4,
  roomNames: ['Standard Room'],
  roomNamesHe: [null],
  mealPlan: 'Breakfast Included',
  guests: 2,
  party: { adults: 2, childrenAges: [], infants: 0 },
  hotel: { checkInTime: '15:00', checkOutTime: '11:00' },
  totalPrice: ils(1_124),
  totalToPay: ils(1_520),
  payment: { paidAt: '2026-11-01T10:00:00Z' },
  carRental: { car_type: 'compact', price: ils(396) },
  insurance: null,
  attractions: [],
  cancellationOutcome: null,
  canCancel: true,
  cancellation: {
    fee: ils(100),
    refund: ils(1_420),
    reason: 'FEE_BY_POLICY',
    isEstimate: true,
    freeUntil: null,
  },
  terms: { isFree: true, steps: [{ from: '2026-11-18T15:00', fee: ils(100) }] },
  extrasRefundableUntil: '2026-12-18T15:00',
  ...more,
});

export const worldBookings: readonly FoundBooking[] = [
  booking('b-00000000aaaa1111', {}),
  booking('b-00000000bbbb2222', {
    hotelId: '11',
    hotelName: 'Villa Aurelia',
    hotelNameHe: null,
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
    status: 'pending',
    payment: null,
    carRental: null,
    canCancel: false,
    cancellation: null,
  }),
  booking('b-00000000cccc3333', {
    status: 'cancelled',
    canCancel: false,
    cancellation: null,
    cancellationOutcome: { fee: ils(100), refund: ils(1_420) },
    checkIn: '2026-10-01',
    checkOut: '2026-10-03',
  }),
];
