import { expect, it } from 'vitest';
import { bookingNumber } from './booking-number.ts';

it.each([
  ['b00k1ngf3a9c2e7', 'F3A9C2E7'],
  ['mixedCaSe9', 'XEDCASE9'],
  ['abc', 'ABC'],
])('the number of the booking %s consists of its last eight characters in capitals: %s', (id, number) => {
  expect(bookingNumber(id)).toBe(number);
});
