import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheKey } from './key.ts';

describe('the key of a cached value', () => {
  it('does not depend on the order of fields', () => {
    expect(cacheKey({ a: 1, b: [2, null] })).toBe(cacheKey({ b: [2, null], a: 1 }));
  });

  it.each([
    [['a', 'b'], ['ab']],
    [['1'], [1]],
    [[['a'], 'b'], [['a', 'b']]],
    [[null], ['null']],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
  ])('differs for %j and %j', (one, other) => {
    expect(cacheKey(...one)).not.toBe(cacheKey(...other));
  });

  it.each([Infinity, -Infinity, Number.NaN])('is refused for %s, which JSON writes as null', (number) => {
    expect(() => cacheKey({ a: number })).toThrow('not a finite number');
  });

  it('is short, safe in a URL and stable', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.integer(), fc.boolean())), (parts) => {
        expect(cacheKey(...parts)).toMatch(/^[\w-]{22}$/);
        expect(cacheKey(...parts)).toBe(cacheKey(...parts));
      }),
    );
  });
});
