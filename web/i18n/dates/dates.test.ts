import { describe, expect, it } from 'vitest';
import { formatPlainDate, formatPlainRange, formatTime, formatWallClock } from './format-dates.ts';
import { languages } from '../languages.ts';
import { addDays, nightsBetween, parsePlainDate } from './plain-date.ts';

describe('calendar days', () => {
  it.each(['2026-02-30', '12/05/2026', '2026-5-1', '', 'tomorrow'])('do not include %s', (text) => {
    expect(parsePlainDate(text)).toBeNull();
  });

  it('are counted over months and daylight saving', () => {
    expect(addDays('2026-03-27', 1)).toBe('2026-03-28');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(nightsBetween('2026-03-26', '2026-03-29')).toBe(3);
    expect(nightsBetween('2026-03-29', '2026-03-26')).toBe(-3);
    expect(nightsBetween('2026-03-29', 'soon')).toBeNull();
  });
});

describe('formatted dates', () => {
  it.each([
    ['en-GB', '2026-05-12', '2026-05-18', '12 – 18 May 2026'],
    ['en-GB', '2026-05-28', '2026-06-03', '28 May – 3 Jun 2026'],
    ['he-IL', '2026-05-12', '2026-05-18', '12 – 18 במאי 2026'],
  ])('join a range of days in %s', (locale, from, to, expected) => {
    expect(formatPlainRange(from, to, locale, 'medium')).toBe(expected);
  });

  it.each(languages)('write the month of a stay in letters in $name, except in Chinese', (language) => {
    const text = formatPlainRange('2026-11-23', '2026-11-29', language.dateLocale, 'medium');
    // Chinese ranges are digits by convention.
    const isChinese = language.code === 'zh';
    expect(text).toMatch(isChinese ? /^2026\/11\/23 – 2026\/11\/29$/ : /\p{L}{3}/u);
  });

  it('show the same day in every time zone', () => {
    expect(formatPlainDate('2026-01-01', 'en-GB', 'medium')).toBe('1 Jan 2026');
    expect(formatPlainDate('2026-13-01', 'en-GB', 'medium')).toBeNull();
  });

  it('have no year in the short style, also over New Year', () => {
    expect(formatPlainRange('2026-12-28', '2026-12-31', 'en-GB', 'short')).toBe('28 – 31 Dec');
    expect(formatPlainRange('2026-12-28', '2027-01-02', 'en-GB', 'short')).toBe('28 Dec – 2 Jan');
    expect(formatPlainRange('2026-12-28', '2027-01-02', 'he', 'short')).toBe('28 בדצמ׳ – 2 בינו׳');
  });

  it('show the wall clock of a property', () => {
    expect(formatWallClock('2026-12-08T15:00', 'en-GB', '2026-01-01')).toBe('Tue 8 Dec, 15:00');
    expect(formatWallClock('2026-12-08', 'en-GB', '2026-01-01')).toBeNull();
  });

  it.each([
    ['en-GB', 'Fri, 8 Jan 2027, 15:00'],
    ['he', 'יום ו׳, 8 בינו׳ 2027, 15:00'],
  ])('show the year of a wall clock time in another year, in %s', (locale, words) => {
    expect(formatWallClock('2027-01-08T15:00', locale, '2026-12-31')).toBe(words);
  });

  it('show a local time with 24 hours, midnight as 00', () => {
    const at = new Date(2026, 11, 8, 0, 5);
    expect(formatTime(at.toISOString(), 'en-US')).toBe('00:05');
    expect(formatTime('soon', 'en-US')).toBeNull();
  });
});
