import { expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import { bookedAt } from './booked-at.ts';

const payment = { brand: 'Visa', lastFour: '4242', paidAt: '2026-11-05T10:00:00Z' };
const entry = (at: string, what: string) => ({ at, who: 'owner', what });
const history = [
  entry('2026-11-01T09:00:00Z', 'started'),
  entry('2026-11-05T10:00:01Z', 'booking sent'),
  entry('2026-11-05T10:00:02Z', 'confirmed'),
];
const byAdmin = [
  entry('2026-11-01T09:00:00Z', 'started'),
  entry('2026-11-07T08:00:00Z', 'status set to confirmed'),
];

it.each<[string, Pick<Booking, 'status' | 'payment' | 'history'>, string | null]>([
  ['paid', { status: 'confirmed', payment, history }, '2026-11-05T10:00:00Z'],
  ['paid and cancelled later', { status: 'cancelled', payment, history }, '2026-11-05T10:00:00Z'],
  ['confirmed without a payment', { status: 'confirmed', payment: null, history }, '2026-11-05T10:00:02Z'],
  [
    'confirmed by an administrator',
    { status: 'confirmed', payment: null, history: byAdmin },
    '2026-11-07T08:00:00Z',
  ],
  ['not paid', { status: 'pending', payment: null, history: [] }, null],
  ['pending after an attempt that led to no reservation', { status: 'pending', payment, history }, null],
  [
    'cancelled before it was paid',
    { status: 'cancelled', payment: null, history: history.slice(0, 1) },
    null,
  ],
  ['in an unknown status', { status: null, payment, history }, null],
])('bookedAt returns the expected time for a booking that is %s', (_, record, moment) => {
  expect(bookedAt(record as Booking)).toBe(moment);
});
