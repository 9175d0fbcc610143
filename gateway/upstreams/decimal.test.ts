import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney, toDecimal, toMinor } from './decimal.ts';

describe('decimal amounts', () => {
  it.each([
    ['215.1', 'ILS', 21_510],
    ['0.29', 'ILS', 29],
    ['1.005', 'ILS', 101],
    ['-1.005', 'ILS', -101],
    ['2417.3684211735', 'PHP', 241_737],
    ['160', 'USD', 16_000],
    [' 100.00 ', 'EUR', 10_000],
    ['1499.5', 'JPY', 1_500],
    ['12.3456', 'KWD', 12_346],
    ['1e-7', 'ILS', 0],
    ['1.5e3', 'ILS', 150_000],
    ['9007199254740993', 'ILS', null],
    ['1,234.50', 'ILS', null],
    ['abc', 'ILS', null],
    ['', 'ILS', null],
    ['NaN', 'ILS', null],
    ['10', 'XXZ', null],
    ['10', '', null],
  ])('of “%s” %s are read as %j', (text, currency, minor) => {
    expect(toMinor(text, currency)).toBe(minor);
  });

  it('are unchanged after writing and reading, for any amount and number of decimals', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('ILS', 'JPY', 'KWD'), (amountMinor, currency) => {
        const money = { amountMinor, currency };
        expect(readMoney(toDecimal(money), currency)?.amountMinor).toBe(amountMinor === 0 ? 0 : amountMinor);
      }),
    );
  });

  it.each([
    [5, 'ILS', '0.05'],
    [-1234, 'ILS', '-12.34'],
    [7, 'JPY', '7'],
    [7, 'BHD', '0.007'],
  ])('of %i minor units in %s are written as %s', (amountMinor, currency, text) => {
    expect(toDecimal({ amountMinor, currency })).toBe(text);
  });
});
