import { expect, it } from 'vitest';
import { currencyOf } from '#i18n/money/currencies.ts';
import type { Budget } from './budget.ts';
import { convertBudgetUnit } from './convertBudgetUnit.ts';

const shekels = { currency: currencyOf('ILS')!, perShekel: 1 };
const euros = { currency: currencyOf('EUR')!, perShekel: 1 / 4 };
const night = (min: number, max: number | null): Budget => ({ min, max, per: 'NIGHT' });
const stay = (min: number, max: number | null): Budget => ({ min, max, per: 'STAY' });

it.each([
  [night(0, 1430), 7, stay(0, 10_010)],
  [night(300, null), 3, stay(900, null)],
  [night(0, 999_999_999), 7, stay(0, 999_999_999)],
])('the nightly budget %j is for %i nights %j', (budget, nights, converted) => {
  expect(convertBudgetUnit(budget, 'STAY', nights, shekels)).toEqual(converted);
});

it.each([
  [stay(0, 10_010), 7, night(0, 1430)],
  [stay(0, 9000), 7, night(0, 1290)],
  [stay(1000, 9000), 7, night(140, 1290)],
  [stay(50, null), 7, night(0, null)],
])('%j for %i nights is per night %j, rounded so that no hotel is lost', (budget, nights, converted) => {
  expect(convertBudgetUnit(budget, 'NIGHT', nights, shekels)).toEqual(converted);
});

it('a converted budget keeps the currency in which it was typed', () => {
  const typed = { currency: euros.currency, min: null, max: 2000 };
  expect(convertBudgetUnit({ ...stay(0, 8000), typed }, 'NIGHT', 7, euros)).toEqual({
    ...night(0, 1144),
    typed: { ...typed, max: 286 },
  });
  expect(convertBudgetUnit({ ...night(0, 8000), typed }, 'STAY', 3, euros)).toEqual({
    ...stay(0, 24_000),
    typed: { ...typed, max: 6000 },
  });
});

it('a budget is converted from shekels when its typed amount is not worth them', () => {
  const typed = { currency: euros.currency, min: null, max: 5 };
  expect(convertBudgetUnit({ ...night(0, 8000), typed }, 'STAY', 2, euros)).toEqual(stay(0, 16_000));
});

it('a budget that already has the unit does not change', () => {
  const budget = stay(0, 9000);
  expect(convertBudgetUnit(budget, 'STAY', 7, shekels)).toBe(budget);
});
