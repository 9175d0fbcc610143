import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinMax, leastTotal, mostTotal, reachesMin } from './price-range.ts';

describe('the lowest total within a price range', () => {
  const range = fc.record({
    min: fc.integer({ min: 1, max: 5_000_000 }),
    max: fc.constant(null),
    per: fc.constantFrom('NIGHT' as const, 'STAY' as const),
  });

  it('is the least total whose displayed price reaches the lower end, to the agora', () => {
    fc.assert(
      fc.property(
        range,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: -300, max: 300 }),
        (asked, nights, off) => {
          const total = Math.max(1, leastTotal(asked, nights) + off);
          const isReached = reachesMin(asked, { total, night: total / nights });
          expect(isReached).toBe(total >= leastTotal(asked, nights));
        },
      ),
    );
  });
});

describe('the highest total within a price range', () => {
  const range = fc.record({
    min: fc.constant(0),
    max: fc.integer({ min: 1, max: 5_000_000 }),
    per: fc.constantFrom('NIGHT' as const, 'STAY' as const),
  });

  it('is the greatest total whose displayed price keeps the upper end, to the agora', () => {
    fc.assert(
      fc.property(
        range,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: -300, max: 300 }),
        (asked, nights, off) => {
          const total = Math.max(1, mostTotal(asked, nights) + off);
          expect(isWithinMax(asked, { total, night: total / nights })).toBe(
            total <= mostTotal(asked, nights),
          );
        },
      ),
    );
  });

  it('is infinite without an upper end', () => {
    expect(mostTotal({ min: 5, max: null, per: 'NIGHT' }, 3)).toBe(Infinity);
  });
});
