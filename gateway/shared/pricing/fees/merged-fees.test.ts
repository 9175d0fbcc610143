import { expect, it } from 'vitest';
import { mergedFees } from './merged-fees.ts';

const fee = (description: string, amount: number, perNight?: number, currency = 'EUR') => ({
  description,
  amount: { amountMinor: amount, currency },
  ...(perNight !== undefined && { perNight: { amountMinor: perNight, currency } }),
});

it('the same fee of two rooms is one fee, also per night, at the place of the first', () => {
  expect(mergedFees([fee('City tax', 600, 200), fee('Deposit', 5_000), fee('city  tax', 600, 200)])).toEqual([
    fee('City tax', 1_200, 400),
    fee('Deposit', 5_000),
  ]);
});

it('a fee per night and one for the stay are added up for the stay', () => {
  expect(mergedFees([fee('City tax', 600, 200), fee('City tax', 100)])).toEqual([fee('City tax', 700)]);
});

it.each(['Resort fee per stay', 'Resort fee per accommodation', 'Resort fee per stay per accommodation'])(
  '“%s” is the same kind of fee as “Resort fee”',
  (description) => {
    expect(mergedFees([fee('Resort fee', 300), fee(description, 200)])).toEqual([fee('Resort fee', 500)]);
  },
);

it('the sum of two rooms is not called a fee per room', () => {
  const perRoom = fee('Resort fee per room', 3_000);
  expect(mergedFees([perRoom, perRoom])).toEqual([fee('Resort fee', 6_000)]);
  expect(mergedFees([perRoom])).toEqual([perRoom]);
});

it('fees in two currencies, and of other kinds, stay apart', () => {
  const fees = [fee('City tax', 600), fee('City tax', 600, undefined, 'USD'), fee('City tax per person', 90)];
  expect(mergedFees(fees)).toEqual(fees);
  expect(mergedFees([])).toEqual([]);
});
