import { describe, expect, it } from 'vitest';
import { isNightExact } from './nights.ts';

const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });

describe('the check for an exact price per night', () => {
  it.each([
    ['given by the night, with cents', 5_750, 30, 172_500, true],
    ['given by the night, rounded', 5_800, 30, 172_500, false],
    ['divided without a remainder', 50_000, 2, 100_000, true],
    ['divided with a remainder', 33_300, 3, 100_000, false],
    ['one night', 25_040, 1, 25_040, true],
  ])('%s: %i for %i nights, %i in total, is exact: %s', (_, night, nights, total, isExact) => {
    expect(isNightExact(ils(night), nights, ils(total))).toBe(isExact);
  });

  it('fails for two currencies', () => {
    expect(isNightExact({ amountMinor: 100, currency: 'USD' }, 1, ils(100))).toBe(false);
  });
});
