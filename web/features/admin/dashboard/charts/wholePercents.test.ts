import { describe, expect, it } from 'vitest';
import { wholePercents } from './wholePercents.ts';

describe('wholePercents', () => {
  it('adds up to 100 where each share rounded by itself would be 101', () => {
    expect(wholePercents([20, 4, 14])).toEqual([53, 10, 37]);
  });

  it('adds up to 100 where each share rounded by itself would be 99', () => {
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('whole percents leave exact shares alone', () => {
    expect(wholePercents([3, 1, 0])).toEqual([75, 25, 0]);
  });

  it('whole percents are 0 everywhere while there is nothing', () => {
    expect(wholePercents([0, 0, 0])).toEqual([0, 0, 0]);
  });
});
