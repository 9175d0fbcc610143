import type { FoundBooking, Money } from '../tools/tools.ts';

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
  checkIn: '2026-12-20',
  checkOut: '2026-12-24',
  nights: 4,
  roomNames: ['Standard Room'],
  totalToPay: ils(1_520),
  canCancel: true,
  cancellation: {
    fee: ils(100),
    refund: ils(1_420),
    reason: 'FEE_BY_POLICY',
    isEstimate: true,
    freeUntil: null,
  },
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
    canCancel: false,
    cancellation: null,
  }),
  booking('b-00000000cccc3333', {
    status: 'cancelled',
    canCancel: false,
    cancellation: null,
    checkIn: '2026-10-01',
    checkOut: '2026-10-03',
  }),
];
