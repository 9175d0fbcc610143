import { expect, it } from 'vitest';
import { toBooking } from './booking-mapper.ts';
import { bookingRecord } from './booking-wire.ts';

const shekels = (amount: number) => ({ amountMinor: amount * 100, currency: 'ILS' });

const estimated = {
  hotelFee: shekels(250),
  extrasFee: shekels(0),
  fee: shekels(250),
  refund: shekels(750),
  reason: 'FEE_BY_POLICY',
  isEstimate: true,
  requestedAt: '2026-05-01T10:00:00.000Z',
  declaration: null,
};

/** Whether the amounts of a stored cancellation are read as an estimate. */
const isEstimate = (facts: object) =>
  toBooking(
    bookingRecord.parse({
      id: 'booking-1',
      hotel_id: 'hotel-1',
      check_in_date: '2026-06-01',
      check_out_date: '2026-06-03',
      total_price: 1_000,
      created_date: '2026-05-01T09:00:00.000Z',
      cancellation_details: estimated,
      ...facts,
    }),
  ).cancellationDetails?.isEstimate;

it('the amounts of a cancelled booking are not an estimate, although an older record says so', () => {
  expect(isEstimate({ status: 'cancelled' })).toBe(false);
});

it('the amounts of a completed cancellation are not an estimate when the status was changed afterwards', () => {
  const outcome = { kind: 'cancelled', code: null };
  expect(isEstimate({ status: 'confirmed', outcome })).toBe(false);
});

it('the amounts of a pending cancellation are an estimate', () => {
  expect(isEstimate({ status: 'confirmed', effect: 'cancel' })).toBe(true);
});
