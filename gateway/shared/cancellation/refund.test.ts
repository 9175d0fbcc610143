import { expect, it } from 'vitest';
import { isPartlyRefundable } from './refund.ts';

const total = { amountMinor: 60_000 };

it.each([
  ['everything from the start', false, [60_000], false],
  ['more than the stay', false, [70_000], false],
  ['one night', false, [20_000], true],
  ['half at first, everything later', false, [30_000, 60_000], true],
  ['nothing until a deadline', true, [20_000], false],
  ['an unknown fee', false, [], false],
])(
  'a rate that costs %s (free at first: %s, fees %j) is partly refundable: %s',
  (_, isFree, fees, isPartly) => {
    const steps = fees.map((amountMinor) => ({ fee: { amountMinor } }));
    expect(isPartlyRefundable({ isFree, steps }, total)).toBe(isPartly);
  },
);
