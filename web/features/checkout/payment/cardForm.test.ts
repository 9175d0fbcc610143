import { describe, expect, it } from 'vitest';
import {
  blankCardFields,
  cardErrors,
  cardSummary,
  groupedNumber,
  looksMistyped,
  slashedExpiry,
} from './cardForm.ts';

const card = { cardName: 'Maya Test', cardNumber: '4580 1111 1111 1121', expiryDate: '09/28', cvv: '123' };
const today = '2026-05-12';

describe('the card form', () => {
  it.each([
    [{}, {}],
    [{ cardNumber: '4580-1111-1111' }, {}],
    [{ cardNumber: '4580 1111 111' }, { cardNumber: true }],
    [{ cardNumber: 'my card' }, { cardNumber: true }],
    [{ expiryDate: '05/26' }, {}],
    [{ expiryDate: '0526' }, {}],
    [{ expiryDate: '04/26' }, { expiryDate: true }],
    [{ expiryDate: '13/28' }, { expiryDate: true }],
    [{ cvv: '1234' }, { cvv: true }],
    [{ cardNumber: '378282246310005', cvv: '1234' }, {}],
    [{ cardNumber: '378282246310005', cvv: '123' }, { cvv: true }],
    [{ cardNumber: '9999 0000 1111', cvv: '1234' }, {}],
    [{ cardNumber: '9999 0000 1111', cvv: '12345' }, { cvv: true }],
    [{ cvv: '12' }, { cvv: true }],
  ])('finds the errors of %o', (changes, expected) => {
    expect(cardErrors({ ...card, ...changes }, today)).toEqual(expected);
  });

  it('lists empty fields', () => {
    expect(blankCardFields({ ...card, cardName: ' ', cvv: '' })).toEqual(['cardName', 'cvv']);
  });

  it('warns of a failed checksum only when the number is complete', () => {
    expect(looksMistyped('4111 1111 1111 1111')).toBe(false);
    expect(looksMistyped('4111 1111 1111 1112')).toBe(true);
    expect(looksMistyped('4111')).toBe(false);
  });

  it.each([
    ['4580111111111121', { brand: 'Visa', lastFour: '1121' }],
    ['5500 0000 0000 0004', { brand: 'Mastercard', lastFour: '0004' }],
    ['2720990000000007', { brand: 'Mastercard', lastFour: '0007' }],
    ['378282246310005', { brand: 'American Express', lastFour: '0005' }],
    ['9999 0000 1111', { brand: 'Card', lastFour: '1111' }],
  ])('summarizes %s as brand and last four digits', (number, expected) => {
    expect(cardSummary(number)).toEqual(expected);
  });

  it('formats typed text', () => {
    expect(groupedNumber('4580111111111121')).toBe('4580 1111 1111 1121');
    expect(groupedNumber('abc')).toBe('abc');
    expect(slashedExpiry('0928')).toBe('09/28');
    expect(slashedExpiry('9/28')).toBe('9/28');
  });
});
