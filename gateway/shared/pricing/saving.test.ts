import { expect, it } from 'vitest';
import { savingPercent } from './saving.ts';

it.each([
  [100_000, 82_000, 18],
  [100_000, 95_000, 5],
  [100_000, 95_001, 4],
  [100_000, 100_000, 0],
  [100_000, 120_000, 0],
  [30_000, 20_001, 33],
])('a change from %d to %d agorot saves %d %%', (shown, other, percent) => {
  expect(savingPercent(shown, other)).toBe(percent);
});
