import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCardNumbers, passesLuhn } from './booking-card.ts';

describe('the Luhn check', () => {
  it.each([
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['378282246310005', true],
    ['', false],
    ['4111 1111', false],
  ])('of the number %s gives %s', (digits, expected) => expect(passesLuhn(digits)).toBe(expected));

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const digits = Array.from('4111111111111111');
        digits[at] = String((Number(digits[at]) + shift) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });
});

describe('masking card numbers', () => {
  it.each([
    ['my card 4111 1111 1111 1111, thanks', 'my card •••• 1111, thanks'],
    ['4111-1111-1111-1111', '•••• 1111'],
    ['card378282246310005.', 'card•••• 0005.'],
    ['4111.1111.1111.1111', '•••• 1111'],
    ['4111\u00a01111\u20111111\u20131111', '•••• 1111'],
    ['4111 - 1111 - 1111 - 1111', '•••• 1111'],
    ['４１１１１１１１１１１１１１１１', '•••• 1111'],
    ['٤١١١١١١١١١١١١١١١', '•••• 1111'],
    ['4111 1111 1111 1111 12/29 123', '•••• 1111 12/29 123'],
    ['for 2 4111 1111 1111 1111', 'for 2 •••• 1111'],
    ['3782 822463 10005 and 5555555555554444', '•••• 0005 and •••• 4444'],
    ['4111111111111111 5555555555554444', '•••• 1111 •••• 4444'],
    ['call 050-1234567 052-7654321', 'call 050-1234567 052-7654321'],
    ['from 12.11.2026 to 14.11.2026', 'from 12.11.2026 to 14.11.2026'],
    ['booking 4111111111111112', 'booking 4111111111111112'],
    ['call +972501234567', 'call +972501234567'],
    ['from 2026-12-12 2026-12-18 please', 'from 2026-12-12 2026-12-18 please'],
    ['4111 1111\n1111 1111', '•••• 1111'],
    ['4111111111111111 123', '•••• 1111 •••'],
    ['4111 1111 1111 1111\n1234', '•••• 1111\n•••'],
    ['41 11 11 11 11 11 11 11', '•••• 1111'],
    ['late arrival 23:30', 'late arrival 23:30'],
  ])('turns “%s” into “%s”', (text, expected) => expect(maskCardNumbers(text)).toBe(expected));

  // Trying every way to split the digits would never end.
  it('ends also for a text that is all digits', () => {
    expect(maskCardNumbers('4111 '.repeat(400))).not.toBe('');
    expect(maskCardNumbers('1'.repeat(2_000))).not.toBe('');
  });
});
