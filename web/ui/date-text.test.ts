import { describe, expect, it } from 'vitest';
import { formatDayRange, nightsBetween, parseTypedDay } from './date-text.ts';

describe('parseTypedDay', () => {
  it.each([
    ['en-GB', '20/5/2026', '2026-05-20'],
    ['en-US', '5/20/2026', '2026-05-20'],
    ['he-IL', '20.5.26', '2026-05-20'],
    ['he-IL', '‏20.5.2026', '2026-05-20'],
    ['de-DE', '1.2.2027', '2027-02-01'],
    ['zh-CN', '2026/5/20', '2026-05-20'],
    ['en-GB', ' 2026-05-20 ', '2026-05-20'],
    ['en-GB', '29/02/2028', '2028-02-29'],
    ['en-GB', '30/02/2026', null],
    ['en-GB', '5/20/2026', null],
    ['en-GB', '20/5', null],
    ['en-GB', 'tomorrow', null],
    ['en-GB', '', null],
  ])('%s reads "%s" as %s', (locale, text, day) => expect(parseTypedDay(text, locale)).toBe(day));
});

describe('formatDayRange', () => {
  it.each([
    ['2026-05-12', '2026-05-18', '12 – 18 May 2026'],
    ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
    ['2026-05-12', '', '12 May 2026'],
    ['', '', ''],
  ])('%s to %s', (start, end, text) => expect(formatDayRange(start, end, 'en-GB')).toBe(text));
});

it.each([
  ['2026-05-12', '2026-05-18', 6],
  ['2026-03-26', '2026-03-28', 2],
  ['2026-05-12', '', 0],
  ['2026-05-12', '2026-02-30', 0],
])('%s to %s is %i nights', (start, end, nights) => expect(nightsBetween(start, end)).toBe(nights));
