import { expect, test } from 'vitest';
import { feeSums } from './fee-sums.ts';

const fee = (amountMinor: number, currency: string) => ({ amount: { amountMinor, currency } });

test('fees in one currency are added up, separately for each currency', () => {
  expect(feeSums([fee(1_500, 'EUR'), fee(400, 'USD'), fee(500, 'EUR')])).toEqual([
    { amountMinor: 2_000, currency: 'EUR' },
    { amountMinor: 400, currency: 'USD' },
  ]);
});

test('no fees, and fees of 0, give no sums', () => {
  expect(feeSums([])).toEqual([]);
  expect(feeSums([fee(0, 'EUR')])).toEqual([]);
});
