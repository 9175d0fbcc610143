import { expect, it } from 'vitest';
import { lengthText, roundLength } from './scaleBar.ts';

it.each([
  [99, 50],
  [100, 100],
  [199, 100],
  [201, 200],
  [4_999, 2_000],
  [760_000, 500_000],
])('the longest round length of at most %d m is %d m', (most, length) => {
  expect(roundLength(most)).toBe(length);
});

it.each([
  [200, 'en', '200 m'],
  [5_000, 'en', '5 km'],
  [200, 'he', '200 מ׳'],
])('%d m are told in the language %s', (meters, language, text) => {
  expect(lengthText(meters, language).replaceAll(/[\u200e\u200f]/g, '')).toBe(text);
});
