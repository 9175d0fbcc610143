import { describe, expect, it } from 'vitest';
import { confirmationNumber, shortNumber } from './bookingNumber.ts';

describe('numbers of a booking', () => {
  it('is confirmed by the last eight characters in capitals', () => {
    expect(confirmationNumber('b00k1ngf3a9c2e7')).toBe('F3A9C2E7');
  });

  it.each([
    ['b00k1ngf3a9c2e7', 'a9c2e7'],
    ['B00K1NGF3A9C2E7', 'A9C2E7'],
    ['mixedCaSe9', 'dCaSe9'],
    ['abc', 'abc'],
  ])('is listed by the last six characters of %s as they are', (id, number) => {
    expect(shortNumber(id)).toBe(number);
  });
});
