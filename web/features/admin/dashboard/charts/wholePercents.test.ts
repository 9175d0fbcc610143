import { describe, expect, it } from 'vitest';
import { wholePercents } from './wholePercents.ts';

describe('whole percents', () => {
  it('add up to 100 where shares rounded one by one would add up to 101', () => {
    expect(wholePercents([20, 4, 14])).toEqual([53, 10, 37]);
  });

  it('add up to 100 where shares rounded one by one would add up to 99', () => {
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('do not change exact shares', () => {
    expect(wholePercents([3, 1, 0])).toEqual([75, 25, 0]);
  });

  it('are all 0 when every count is 0', () => {
    expect(wholePercents([0, 0, 0])).toEqual([0, 0, 0]);
  });
});
