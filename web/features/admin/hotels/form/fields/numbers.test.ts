import { describe, expect, it } from 'vitest';
import { type ReadNumber, readNumber, writeAmount, writeNumber } from './numbers.ts';

const range = { min: -90, max: 1000 };

describe('a typed number', () => {
  it.each<[string, number, ReadNumber['problem']]>([
    ['', 0, null],
    ['   ', 0, null],
    ['120', 120, null],
    [' 12.50 ', 12.5, null],
    ['.5', 0.5, null],
    ['7.', 7, null],
    ['₪1,000', 1000, null],
    ['15 %', 15, null],
    ['\u200e-5', -5, null],
    ['−5', -5, null],
    ['abc', 0, 'notNumber'],
    ['12abc', 0, 'notNumber'],
    ['1,5', 0, 'notNumber'],
    ['1e2', 0, 'notNumber'],
    ['NaN', 0, 'notNumber'],
    ['-91', -90, 'outOfRange'],
    ['1000.01', 1000, 'outOfRange'],
  ])('“%s” is read as %d (%s)', (text, value, problem) => {
    expect(readNumber(text, range)).toEqual({ value, problem });
  });

  it('is shown without trailing zeros, an amount always with two decimals', () => {
    expect(writeNumber(32.9646, 6)).toBe('32.9646');
    expect(writeNumber(1 / 3, 5)).toBe('0.33333');
    expect(writeAmount(11_500)).toBe('115.00');
  });
});
