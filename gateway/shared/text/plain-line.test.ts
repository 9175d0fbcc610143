import { describe, expect, it } from 'vitest';
import { plainLine, withoutMarks } from './plain-line.ts';

describe('plainLine', () => {
  it.each(['', 'Dana Levi-O’Brien', 'דנה לוי ז״ל', 'علی‌رضا', 'Zoë 👩‍💻'])(
    'the plain line of %j is the text itself',
    (text) => {
      expect(plainLine(text)).toBe(text);
    },
  );

  it.each(['\n', '\t', '\u0007', '\u0085', '\u2028', '\u2029', ' \r\n '])('makes a blank of %j', (sign) => {
    expect(plainLine(`${sign}Dana${sign}Levi${sign}`)).toBe('Dana Levi');
  });

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
  ])('takes U+%s out, in the middle of a word too', (code) => {
    const mark = String.fromCodePoint(Number.parseInt(code, 16));
    expect(plainLine(`${mark}Da${mark}na ${mark} Levi${mark}`)).toBe('Dana Levi');
  });
});

it('takes the marks off a number that was copied', () => {
  expect(withoutMarks('\u202a+972 50-123-4567\u202c')).toBe('+972 50-123-4567');
});
