import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { formatDayRange, formatTypedDay, nightsBetween } from './date-text.ts';

describe('ranges of days', () => {
  it.each([
    ['2026-05-12', '2026-05-18', '12 – 18 May 2026'],
    ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
    ['2026-05-12', '', '12 May 2026'],
    ['', '', ''],
  ])('from %s to %s are written without repetition', (start, end, text) =>
    expect(formatDayRange(start, end, 'en-GB')).toBe(text),
  );
});

it.each([
  ['2026-05-12', '2026-05-18', 6],
  ['2026-03-26', '2026-03-28', 2],
  ['2026-05-12', '', 0],
  ['2026-05-12', '2026-02-30', 0],
])('%s to %s is %i nights', (start, end, nights) => expect(nightsBetween(start, end)).toBe(nights));

it.each(languages.map(({ code, dateLocale }) => [code, dateLocale]))(
  'a day in a field has only digits and separators: %s',
  (_code, locale) => expect(formatTypedDay('2026-11-24', locale)).toMatch(/^[\d./-]+$/),
);
