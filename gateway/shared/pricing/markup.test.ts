import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPrice, type Markup } from './markup.ts';

const priced = (amountMinor: number, markup: Markup): number =>
  finalPrice({ amountMinor, currency: 'ILS' }, markup).amountMinor;

describe('the final price', () => {
  it.each<[number, Markup, number]>([
    [10_000, { type: 'percentage', value: 15 }, 11_500],
    [10_000, { type: 'percentage', value: 0 }, 10_000],
    [10_001, { type: 'percentage', value: 50 }, 15_002],
    [333, { type: 'percentage', value: 12.5 }, 375],
    [1_005, { type: 'percentage', value: 0.05 }, 1_006],
    [10_000, { type: 'percentage', value: -100 }, 0],
    [10_000, { type: 'percentage', value: -250 }, 0],
    [10_000, { type: 'fixed', value: 49.99 }, 14_999],
    [10_000, { type: 'fixed', value: 0.1 + 0.2 }, 10_030],
    [10_000, { type: 'fixed', value: -500 }, 0],
    [0, { type: 'percentage', value: 15 }, 0],
    [100_000_000, { type: 'percentage', value: 999_999.99 }, 1_000_099_990_000],
  ])('of %i with %j is %i', (net, markup, expected) => {
    expect(priced(net, markup)).toBe(expected);
  });

  it('is a whole number, never below zero, and grows with the markup', () => {
    assert(
      property(
        integer({ min: 0, max: 100_000_000 }),
        integer({ min: 0, max: 100_000 }),
        constantFrom('percentage' as const, 'fixed' as const),
        (net, hundredths, type) => {
          const price = priced(net, { type, value: hundredths / 100 });
          const dearer = priced(net, { type, value: hundredths / 100 + 1 });
          expect(Number.isSafeInteger(price)).toBe(true);
          expect(price).toBeGreaterThanOrEqual(net);
          expect(dearer).toBeGreaterThanOrEqual(price);
        },
      ),
    );
  });

  it('is refused for values that are not numbers', () => {
    expect(() => priced(100, { type: 'fixed', value: Number.NaN })).toThrow(RangeError);
  });
});
