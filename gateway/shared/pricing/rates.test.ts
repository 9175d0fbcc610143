import { assert, bigInt, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OFFERED_CURRENCIES, bundledRates, decimalText, toLedger, unitsPerShekel } from './rates.ts';

const table = { asOf: '2026-01-01', shekelsPerUnit: { ILS: '1', USD: '3.70', JPY: '0.0246', JOD: '5.2186' } };
const largest = 100_000_000;

describe('converting to shekels', () => {
  it.each([
    [{ amountMinor: 74_200, currency: 'ILS' }, 74_200],
    [{ amountMinor: 40_541, currency: 'USD' }, 150_002],
    [{ amountMinor: 1, currency: 'USD' }, 4],
    [{ amountMinor: 10_000, currency: 'JPY' }, 24_600],
    [{ amountMinor: 1_000, currency: 'JOD' }, 522],
    [{ amountMinor: 0, currency: 'USD' }, 0],
  ])('is exact for %j', (money, minor) => {
    expect(toLedger(money, table)?.money).toEqual({ amountMinor: minor, currency: 'ILS' });
  });

  it.each([
    { amountMinor: 1, currency: 'XXX' },
    { amountMinor: -1, currency: 'USD' },
    { amountMinor: 1.5, currency: 'USD' },
    { amountMinor: Number.NaN, currency: 'USD' },
    { amountMinor: Number.MAX_SAFE_INTEGER, currency: 'USD' },
  ])('refuses %j', (money) => {
    expect(toLedger(money, table)).toBeNull();
  });

  it('leaves shekels unchanged, for every amount', () => {
    assert(
      property(integer({ min: 0, max: largest }), (amountMinor) => {
        expect(toLedger({ amountMinor, currency: 'ILS' }, bundledRates)?.money.amountMinor).toBe(amountMinor);
      }),
    );
  });

  it('is off by half an agora at most, and never falls when the amount rises', () => {
    assert(
      property(integer({ min: 0, max: largest }), (amountMinor) => {
        const exact = BigInt(amountMinor) * 370n;
        const ledger =
          BigInt(toLedger({ amountMinor, currency: 'USD' }, table)?.money.amountMinor ?? -1) * 100n;
        const distance = exact > ledger ? exact - ledger : ledger - exact;
        expect(distance <= 50n).toBe(true);
        const next = toLedger({ amountMinor: amountMinor + 1, currency: 'USD' }, table);
        expect(BigInt(next?.money.amountMinor ?? -1) * 100n >= ledger).toBe(true);
      }),
    );
  });
});

describe('amounts and rates as text', () => {
  it.each([
    ['ILS', '1'],
    ['USD', '0.2702702703'],
    ['JPY', '40.6504065041'],
  ])('one shekel in %s is %s', (currency, text) => {
    expect(unitsPerShekel(currency, table)).toBe(text);
  });
  it.each([
    [{ amountMinor: 74_200, currency: 'ILS' }, '742.00'],
    [{ amountMinor: 5, currency: 'USD' }, '0.05'],
    [{ amountMinor: -205, currency: 'ILS' }, '-2.05'],
    [{ amountMinor: 500, currency: 'JPY' }, '500'],
  ])('%j is written as %s', (money, text) => {
    expect(decimalText(money)).toBe(text);
  });
  it('can be read back to the same minor units', () => {
    assert(
      property(bigInt({ min: 0n, max: 10n ** 12n }), (minor) => {
        const text = decimalText({ amountMinor: Number(minor), currency: 'ILS' });
        expect(BigInt(text.replace('.', ''))).toBe(minor);
      }),
    );
  });
  it('have a rate for every offered currency', () => {
    for (const currency of OFFERED_CURRENCIES)
      expect(unitsPerShekel(currency, bundledRates)).toMatch(/^\d+(\.\d+)?$/);
  });
});
