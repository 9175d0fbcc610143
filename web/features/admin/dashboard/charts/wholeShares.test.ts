import { expect, it } from 'vitest';
import { wholeShares } from './wholeShares.ts';

it.each([
  ['are each rounded on their own', [11, 2, 2], [73, 13, 13]],
  ['do not add up to 101 when two of them end in .5', [5, 1, 2], [62, 13, 25]],
  [
    'are rounded down where the fraction is smallest, so that the sum stays 100',
    [266, 367, 367],
    [26, 37, 37],
  ],
  ['are equal for equal counts', [12, 2, 2], [75, 12, 12]],
  ['are 0 when all counts are 0', [0, 0, 0], [0, 0, 0]],
])('rounded percentages %s', (_, counts, shares) => {
  expect(wholeShares(counts)).toEqual(shares);
});
