import { describe, expect, it } from 'vitest';
import { faultOfRateChange } from './rate-change.ts';
import { bundledRates } from './rates.ts';

const { shekelsPerUnit } = bundledRates;
const table = (changes: Record<string, string> = {}, asOf = '2026-11-20') => ({
  asOf,
  shekelsPerUnit: { ...shekelsPerUnit, ...changes },
});
const without = (code: string) => ({
  asOf: '2026-11-20',
  shekelsPerUnit: Object.fromEntries(Object.entries(shekelsPerUnit).filter(([key]) => key !== code)),
});

describe('checking a table of exchange rates', () => {
  it.each([
    ['the same rates of another day', table(), null],
    ['a rate that moved', table({ USD: '4.10' }), null],
    ['an additional currency', table({ NZD: '2.11' }), null],
    ['the day that has begun elsewhere', table({}, '2026-11-22'), null],
    ['the day of the current table', table({}, bundledRates.asOf), null],
    ['an older one', table({}, '2026-10-31'), 'older than the held one'],
    ['one from the future', table({}, '2026-11-23'), 'dated in the future'],
    ['no day', table({}, '2026-02-30'), 'no date'],
    ['a missing currency', without('JPY'), 'no rate of JPY'],
    ['a missing currency of providers', without('AED'), 'no rate of AED'],
    ['a zero', table({ EUR: '0' }), 'no rate of EUR'],
    ['a word', table({ EUR: 'four' }), 'no rate of EUR'],
    ['a misplaced decimal point', table({ USD: '37.0' }), 'USD moved too far'],
    ['an inverted quote', table({ USD: '0.27' }), 'USD moved too far'],
    ['a shekel that is not 1', table({ ILS: '1.01' }), 'a shekel is not one shekel'],
  ])('accepts it or names the fault: %s', (_, next, fault) => {
    expect(faultOfRateChange(next, bundledRates, '2026-11-21')).toBe(fault);
  });
});
