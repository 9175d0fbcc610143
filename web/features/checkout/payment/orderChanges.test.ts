import { expect, it } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { money } from '#web/testing/factories.ts';
import { orderChanges } from './orderChanges.ts';

const before = checkoutBooking();
const { guest } = before;

it.each([
  [['requests'], { guest: { ...guest, specialRequests: 'A cot, please' } }],
  [['guests'], { guest: { ...guest, firstName: 'Noa' } }],
  [['stay', 'total'], { checkOut: '2026-05-20', totalToPay: money(7000) }],
  [
    ['extras', 'total'],
    {
      insurance: {
        __typename: 'InsuranceDetails' as const,
        package_name: 'Travel insurance',
        price: money(68),
      },
      totalToPay: money(5858),
    },
  ],
  [[], { roomHeldUntil: '2026-05-01T10:30:00Z' }],
])('the changes of an order are named by its parts: %j', (parts, changes) => {
  expect(orderChanges(before, checkoutBooking(changes))).toEqual(parts);
});
