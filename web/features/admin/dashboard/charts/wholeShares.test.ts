import { expect, it } from 'vitest';
import { wholeShares } from './wholeShares.ts';

it.each([
  ['are each rounded on their own', [11, 2, 2], [73, 13, 13]],
  ['do not add up to 101 where two end in a half', [5, 1, 2], [62, 13, 25]],
  ['are rounded down where least is above the whole percent', [266, 367, 367], [26, 37, 37]],
  ['are 0 where nothing is counted', [0, 0, 0], [0, 0, 0]],
])('shares in whole percent %s', (_, counts, shares) => {
  expect(wholeShares(counts)).toEqual(shares);
});
