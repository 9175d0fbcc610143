import { describe, expect, it } from 'vitest';
import { formatExact, formatShort, toDollars } from './dollars.ts';

const rates = [{ code: 'USD', perShekel: '0.2702702703' }];
const shekels = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });
/** Intl adds invisible direction marks and non-breaking spaces to Hebrew amounts. */
const plain = (text: string) => text.replaceAll(/[\u200E\u200F]/g, '').replaceAll('\u00A0', ' ');

describe('amounts in dollars', () => {
  it.each([
    [150_000, 40_541],
    [0, 0],
    [1, 0],
    [2, 1],
  ])('of %d agorot are %d cents', (agorot, cents) =>
    expect(toDollars(shekels(agorot), rates)?.amountMinor).toBe(cents),
  );

  it('are missing without a rate and for another currency', () => {
    expect(toDollars(shekels(100), [])).toBeNull();
    expect(toDollars(shekels(100), [{ code: 'USD', perShekel: 'x' }])).toBeNull();
    expect(toDollars({ amountMinor: 100, currency: 'EUR' }, rates)).toBeNull();
  });

  it.each([
    ['en-US', '$405.41'],
    ['he-IL', '405.41 $'],
  ])('have two decimals in %s', (locale, text) =>
    expect(plain(formatExact({ amountMinor: 40_541, currency: 'USD' }, locale))).toBe(text),
  );

  it.each([
    ['en-US', '+$9.01'],
    // The left-to-right mark keeps the sign next to the number; the right-to-left marks keep the symbol after it.
    ['he-IL', '\u200F\u200E+9.01\u00A0\u200F$'],
    ['ar-AE', '\u200F\u200E+9.01\u00A0\u200FUS$\u200E'],
  ])('keep the plus sign next to the number in %s', (locale, text) =>
    expect(formatExact({ amountMinor: 901, currency: 'USD' }, locale, 'always')).toBe(text),
  );

  it('keep the letters “US” before the dollar sign in Arabic', () => {
    const dollars = { amountMinor: 40_541, currency: 'USD' };
    expect(formatExact(dollars, 'ar-AE')).toBe('\u200F405.41\u00A0\u200FUS$\u200E');
  });

  it.each([
    ['ar-AE', 67_300, '\u2067\u200F673\u00A0\u200FUS$\u200E\u2069'],
    ['ar-AE', 270_000, '\u2067\u200F2.7\u00A0ألف\u00A0\u200FUS$\u200E\u2069'],
    ['he-IL', 67_300, '\u2067\u200F673\u00A0\u200F$\u2069'],
  ])('are isolated as right-to-left text on a chart in %s: %d cents', (locale, amountMinor, text) =>
    expect(formatShort({ amountMinor, currency: 'USD' }, locale)).toBe(text),
  );

  it.each([
    [4_200_000, '$42k'],
    [123_456_789, '$1.2M'],
    [99_900, '$999'],
    [78_490, '$785'],
    [0, '$0'],
  ])('are short on charts: %d cents', (amountMinor, text) =>
    expect(formatShort({ amountMinor, currency: 'USD' }, 'en-US')).toBe(text),
  );
});
