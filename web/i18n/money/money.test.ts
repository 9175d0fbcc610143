import { describe, expect, it } from 'vitest';
import { estimate, formatMoney } from './money.ts';

/** Text without the invisible direction marks that Intl adds, and with normal spaces. */
const plain = (text: string) => text.replaceAll(/[\u200E\u200F]/g, '').replaceAll('\u00A0', ' ');

describe('a formatted amount', () => {
  it.each([
    [{ amountMinor: 74_200, currency: 'ILS' }, 'en-US', false, '₪742'],
    [{ amountMinor: 123_450, currency: 'ILS' }, 'en-US', false, '₪1,234.50'],
    [{ amountMinor: 123_450, currency: 'ILS' }, 'en-US', true, '₪1,235'],
    [{ amountMinor: 123_400, currency: 'ILS' }, 'he-IL', false, '1,234 ₪'],
    [{ amountMinor: 18_900, currency: 'USD' }, 'en-US', false, '$189'],
    [{ amountMinor: 5_000, currency: 'JPY' }, 'en-US', false, '¥5,000'],
    [{ amountMinor: 5_250, currency: 'JOD' }, 'en-US', false, 'JOD 5.250'],
  ])('of %o in %s (rounded to whole units: %s) is %s', (money, locale, whole, expected) => {
    expect(plain(formatMoney(money, locale, { whole }))).toBe(expected);
  });
});

describe('a currency sign with letters', () => {
  it('is followed by a direction mark in right-to-left text', () => {
    const dollars = { amountMinor: 22_400, currency: 'USD' };
    expect(formatMoney(dollars, 'ar-AE')).toMatch(/US\$\u200E$/);
    expect(formatMoney(dollars, 'he-IL')).toMatch(/\$$/);
    expect(formatMoney(dollars, 'pt-PT')).toMatch(/\$$/);
  });
});

describe('an estimate', () => {
  const rates = [
    { code: 'USD', perShekel: '0.2703' },
    { code: 'JPY', perShekel: '40.65' },
    { code: 'EUR', perShekel: 'soon' },
  ];

  it.each([
    ['USD', 70_000, { amountMinor: 18_900, currency: 'USD' }],
    ['JPY', 10_000, { amountMinor: 4_065, currency: 'JPY' }],
    ['ILS', 70_000, null],
    ['EUR', 70_000, null],
    ['CHF', 70_000, null],
  ])('in %s of %i agorot is %o', (target, amountMinor, expected) => {
    expect(estimate({ amountMinor, currency: 'ILS' }, target, rates)).toEqual(expected);
  });

  it('is not calculated from another currency', () => {
    expect(estimate({ amountMinor: 100, currency: 'EUR' }, 'USD', rates)).toBeNull();
  });
});
