import { expect, it } from 'vitest';
import { typedPrice } from './typedPrice.ts';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1430', 1430],
  ['1,430', 1430],
  ['₪ 16.000', 16_000],
  ['16 000 ₪', 16_000],
  ["1'234'567", 1_234_567],
  ['١٤٣٠', 1430],
  ['999999999', 999_999_999],
])('reads %j', (text, shekels) => {
  expect(typedPrice(text)).toBe(shekels);
});

it.each(['abc', '12x', '-5', '900.50', '1,43', '1,4300', '1000000000', '1e3', '12-30'])(
  'is no limit: %j',
  (text) => {
    expect(typedPrice(text)).toBeUndefined();
  },
);
