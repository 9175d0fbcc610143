import { describe, expect, it } from 'vitest';
import type { PriceRange } from '#models/search/offer-wishes.ts';
import { currencyOf } from '#i18n/money/currencies.ts';
import { isWorth, mostUnits, readBudget, toShekels, type TypedLimits, writeBudget } from './budget.ts';

const euro = currencyOf('EUR')!;
const unit = { currency: euro, perShekel: 1 / 4.02 };
const range = (min: number, max: number | null): PriceRange => ({ min, max, per: 'STAY' });
const typed = (min: number | null, max: number | null): TypedLimits => ({ currency: euro, min, max });

describe('a budget in the URL', () => {
  it.each([
    ['EUR,,2000', range(0, 8040), typed(null, 2000)],
    ['eur,100,2000', range(402, 8040), typed(100, 2000)],
    ['EUR,100,', range(402, null), typed(100, null)],
  ])('is read: %s', (text, shekels, limits) => {
    const budget = readBudget(shekels, text);
    expect(budget).toEqual({ ...shekels, typed: limits });
    expect(writeBudget(budget)).toBe(text.toUpperCase());
  });

  it.each([
    [null, range(0, 8040)],
    ['', range(0, 8040)],
    ['ILS,,2000', range(0, 8040)],
    ['XYZ,,2000', range(0, 8040)],
    ['EUR,,2e3', range(0, 8040)],
    ['EUR,,2000,1', range(0, 8040)],
    ['EUR,100,', range(0, 8040)],
    ['EUR,,2000', range(0, null)],
  ])('stays in shekels: %j', (text, shekels) => {
    expect(readBudget(shekels, text)).toEqual(shekels);
  });
});

it('a typed limit is converted to whole shekels, up to the highest limit', () => {
  expect(toShekels(2000, unit)).toBe(8040);
  expect(toShekels(mostUnits(unit), unit)).toBeLessThanOrEqual(999_999_999);
});

it('a typed limit is valid while it is worth about the shekels of the URL', () => {
  expect(isWorth(range(0, 8040), typed(null, 2000), unit)).toBe(true);
  expect(isWorth(range(0, 8140), typed(null, 2000), unit)).toBe(true);
  expect(isWorth(range(10, 8040), typed(2, 2000), unit)).toBe(true);
  expect(isWorth(range(0, 8040), typed(null, 5), unit)).toBe(false);
});
