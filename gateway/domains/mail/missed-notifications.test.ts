import { describe, expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import { missedNotification } from './missed-notifications.ts';

const NOW = Date.parse('2031-01-01T12:00:00Z');

type DecisiveFields = Pick<
  Booking,
  'status' | 'pendingOperation' | 'outcome' | 'payment' | 'history' | 'tries'
>;

const settled: DecisiveFields = {
  status: 'confirmed',
  pendingOperation: null,
  outcome: { kind: 'confirmed', code: null },
  tries: 0,
  payment: { brand: 'visa', lastFour: '4242', paidAt: '2031-01-01T11:00:00Z' },
  history: [{ at: '2031-01-01T11:00:00Z', who: 'system', what: 'confirmed' }],
};
// Only the fields that matter are set.
const booking = (change: Partial<DecisiveFields>): Booking => ({ ...settled, ...change }) as Booking;

describe('the missed notification', () => {
  it.each<[string, Partial<DecisiveFields>, string | null]>([
    ['paid and confirmed', {}, 'booking-confirmed'],
    ['paid and cancelled', { status: 'cancelled' }, 'booking-cancelled'],
    [
      'cancelled by the traveller',
      { status: 'cancelled', outcome: { kind: 'cancelled', code: null } },
      'booking-cancelled',
    ],
    ['waiting for a pending operation', { pendingOperation: 'cancel' }, null],
    ['a draft that was set to confirmed', { payment: null, outcome: null }, null],
    ['a draft that was cancelled', { status: 'cancelled', payment: null }, null],
    [
      'confirmed because its cancellation was refused',
      { outcome: { kind: 'cancel-refused', code: null } },
      null,
    ],
    ['pending', { status: 'pending' }, null],
    ['in an unknown state', { status: null }, null],
    [
      'not found at the hotel by a status check',
      { status: 'pending', payment: null, tries: 4, outcome: { kind: 'absent', code: 'PROVIDER_REFUSED' } },
      'booking-not-made',
    ],
    [
      'refused by the hotel according to a status check',
      { status: 'pending', payment: null, tries: 1, outcome: { kind: 'refused', code: 'PROVIDER_REFUSED' } },
      'booking-not-made',
    ],
    [
      'refused at once, as shown on the open page',
      { status: 'pending', payment: null, tries: 0, outcome: { kind: 'refused', code: 'ROOM_UNAVAILABLE' } },
      null,
    ],
    ['settled just now', { history: [{ at: '2031-01-01T12:00:01Z', who: 'system', what: 'x' }] }, null],
    ['without a history', { history: [] }, null],
  ])('is the expected one, or null, for a booking that is %s', (_case, change, kind) => {
    expect(missedNotification(booking(change), NOW)?.kind ?? null).toBe(kind);
  });
});
