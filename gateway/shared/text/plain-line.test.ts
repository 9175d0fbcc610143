import { describe, expect, it } from 'vitest';
import { plainLine, withoutDirectionMarks } from './plain-line.ts';

describe('a text as a plain line', () => {
  it.each(['', 'Dana Levi-O’Brien', 'דנה לוי ז״ל', 'علی‌رضا', 'Zoë 👩‍💻'])('is unchanged for %j', (text) => {
    expect(plainLine(text)).toBe(text);
  });

  it.each(['\n', '\t', '\u0007', '\u0085', '\u2028', '\u2029', ' \r\n '])(
    'has a space in the place of %j',
    (sign) => {
      expect(plainLine(`${sign}Dana${sign}Levi${sign}`)).toBe('Dana Levi');
    },
  );

  it.each([
    '061c',
    '200e',
    '200f',
    '202a',
    '202b',
    '202c',
    '202d',
    '202e',
    '2066',
    '2067',
    '2068',
    '2069',
    '00ad',
    '200b',
    '2060',
    'feff',
  ])('loses U+%s, in the middle of a word too', (code) => {
    const mark = String.fromCodePoint(Number.parseInt(code, 16));
    expect(plainLine(`${mark}Da${mark}na ${mark} Levi${mark}`)).toBe('Dana Levi');
  });
});

it('loses the invisible characters around a copied number', () => {
  expect(withoutDirectionMarks('\u202a+972 50-123-4567\u202c')).toBe('+972 50-123-4567');
});
