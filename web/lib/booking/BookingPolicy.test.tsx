import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { today } from '#i18n/dates/plain-date.ts';
import { addDays } from '#shared/stay/nights.ts';
import { paidBooking } from '#web/testing/bookingFactories.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { BookingPolicy } from './BookingPolicy.tsx';

type Changes = Parameters<typeof paidBooking>[0];

/** A non-refundable booking far ahead, paid some days ago. */
const paid = (days: number, changes: Changes = {}) => {
  const stay = { checkIn: '2090-05-12', checkOut: '2090-05-18' };
  const { payment } = paidBooking();
  if (!payment) throw new Error('the booking is not paid');
  return paidBooking({
    ...stay,
    payment: { ...payment, paidAt: `${addDays(today(), -days)}T10:00:00Z` },
    ...changes,
  });
};

const step = (fee: number, from = '2026-01-01T00:00') => ({
  __typename: 'CancellationStep' as const,
  from,
  fee: money(fee),
});
const partly = (fee: number) => ({ ...paidBooking().cancellation, steps: [step(fee)] });

/** Free until the start of a day, then not refunded. */
const freeBefore = (day: string) => ({
  ...paidBooking().cancellation,
  isFree: true,
  freeUntil: `${addDays(day, -1)}T23:59`,
  steps: [step(5790, `${day}T00:00`)],
});

it.each([
  ['non-refundable', {}],
  ['partly refundable', { cancellation: partly(900) }],
  ['no longer free', { cancellation: freeBefore(addDays(today(), -1)) }],
])('the policy of a %s booking names the legal right to cancel while it applies', (_, changes) => {
  renderRoute(<BookingPolicy booking={paid(2, changes)} />);
  expect(screen.getByText(/^By law you may still cancel within 14 days/)).toHaveTextContent(
    /a fee of .*₪100/,
  );
});

it.each<[string, number, Changes]>([
  ['was paid more than 14 days ago', 16, {}],
  ['is cancelled', 2, { status: 'cancelled' }],
  ['is being cancelled', 2, { isBeingCancelled: true }],
  ['was confirmed without a payment', 2, { payment: null }],
  [
    'has a payment whose day cannot be read',
    2,
    { payment: { __typename: 'PaymentInfo', brand: 'Visa', lastFour: '1121', paidAt: 'some day' } },
  ],
  ['begins too soon', 2, { checkIn: addDays(today(), 5), checkOut: addDays(today(), 7) }],
  ['costs less to cancel', 2, { cancellation: partly(90) }],
  ['is free to cancel', 2, { cancellation: { ...paidBooking().cancellation, isFree: true } }],
  ['is still free to cancel', 2, { cancellation: freeBefore(addDays(today(), 2)) }],
  ['is free to cancel by its stored text', 2, { cancellationPolicy: 'Free cancellation' }],
])('the policy of a booking that %s does not mention the legal right', (_, days, changes) => {
  renderRoute(<BookingPolicy booking={paid(days, changes)} />);
  expect(screen.queryByText(/By law/)).not.toBeInTheDocument();
});
