import { describe, expect, it } from 'vitest';
import { confirmationNumber, shortNumber } from './bookingNumber.ts';

describe('the number of a booking', () => {
  it('consists of the last eight characters in capitals on its confirmation', () => {
    expect(confirmationNumber('b00k1ngf3a9c2e7')).toBe('F3A9C2E7');
  });

  it.each([
    ['b00k1ngf3a9c2e7', 'a9c2e7'],
    ['B00K1NGF3A9C2E7', 'A9C2E7'],
    ['mixedCaSe9', 'dCaSe9'],
    ['abc', 'abc'],
  ])('has the last six characters of %s as they are in the list of bookings', (id, number) => {
    expect(shortNumber(id)).toBe(number);
  });
});
