import { expect, test } from 'vitest';
import { feeSums } from './fee-sums.ts';

const fee = (amountMinor: number, currency: string) => ({ amount: { amountMinor, currency } });

test('fees of one currency are added up, those of another stand beside them', () => {
  expect(feeSums([fee(1_500, 'EUR'), fee(400, 'USD'), fee(500, 'EUR')])).toEqual([
    { amountMinor: 2_000, currency: 'EUR' },
    { amountMinor: 400, currency: 'USD' },
  ]);
});

test('no fees, and fees of nothing, come to nothing', () => {
  expect(feeSums([])).toEqual([]);
  expect(feeSums([fee(0, 'EUR')])).toEqual([]);
});
