import { describe, expect, it } from 'vitest';
import { isPlainLine, plainLine, withoutMarks } from './plain-line.ts';

describe('isPlainLine', () => {
  it.each<readonly [string, boolean]>([
    ['', true],
    ['Dana Levi-O’Brien', true],
    ['דנה לוי ז״ל', true],
    ['علی‌رضا', true],
    ['Zoë 👩‍💻', true],
    ['Dana\u0007', false],
    ['Dana\nLevi', false],
    ['Dana\u0085Levi', false],
    ['Dana\u2028Levi', false],
    ['Dana\u2029Levi', false],
    ...['061c', '200e', '200f', '202a', '202b', '202c', '202d', '202e', '2066', '2067', '2068', '2069'].map(
      (code) => [`Dana${String.fromCodePoint(Number.parseInt(code, 16))}Levi`, false] as const,
    ),
  ])('%j: %s', (text, isPlain) => {
    expect(isPlainLine(text)).toBe(isPlain);
  });
});

it.each([
  ['Dana\nLevi', 'Dana Levi'],
  [' \u200fדנה\u202e לוי', 'דנה לוי'],
  ['Dana Levi-O’Brien', 'Dana Levi-O’Brien'],
])('%j is left as %j', (stored, left) => {
  expect(plainLine(stored)).toBe(left);
  expect(isPlainLine(left)).toBe(true);
});

it('takes the marks off a number that was copied', () => {
  expect(withoutMarks('\u202a+972 50-123-4567\u202c')).toBe('+972 50-123-4567');
});
