import { expect, it } from 'vitest';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { lowestMatching, lowestByKind, lowestFor, NO_LOWEST_PRICE } from './lowest-by-kind.ts';

/** Two nights: for 900 plus 200 at the property, and for 1,000 without fees. */
const columns = {
  totals: [90_000, 100_000],
  kinds: [0, 0],
  feeTotals: Uint32Array.of(20_000),
};

it('the lowest price of a kind is that of the offer with the lowest full cost, fees at the property included', () => {
  expect(lowestFor(lowestByKind([columns]), NO_WISHES)).toEqual([100_000, 100_000]);
});

it('a minimum price is compared with the full cost, fees at the property included', () => {
  const known = lowestByKind([{ ...columns, totals: [90_000], kinds: [0] }]);
  const from = (min: number) =>
    lowestMatching(known, { ...NO_WISHES, price: { min, max: null, per: 'STAY' } }, 2);
  expect([from(1100), from(1101)]).toEqual([[90_000, 110_000], NO_LOWEST_PRICE]);
});
