import { expect, it } from 'vitest';
import { nextHoliday } from './holidays.ts';

const days = (name: string, today: string, year: number | null = null): string => {
  const stay = nextHoliday(name, today, year);
  return stay ? `${stay.checkIn} to ${stay.checkOut}` : 'unknown';
};

it.each([
  ['rosh-hashanah', '2027-10-01 to 2027-10-04'],
  ['sukkot', '2027-10-15 to 2027-10-24'],
  ['hanukkah', '2026-12-04 to 2026-12-12'],
  ['purim', '2027-03-22 to 2027-03-24'],
  ['passover', '2027-04-21 to 2027-04-29'],
  ['shavuot', '2027-06-10 to 2027-06-12'],
  ['christmas', '2026-12-24 to 2026-12-27'],
  ['new-year', '2026-12-30 to 2027-01-02'],
  ['easter', '2027-03-26 to 2027-03-29'],
  ['valentine', '2027-02-13 to 2027-02-15'],
  ['carnival', 'unknown'],
])('after 27 November 2026 the next %s is %s', (name, expected) => {
  expect(days(name, '2026-11-27')).toBe(expected);
});

it('a holiday named without a year that has begun means next year’s', () => {
  expect(days('christmas', '2026-12-25')).toBe('2027-12-24 to 2027-12-27');
});

it('a holiday of a given year is in that year, and the stay over the New Year begins in the year before', () => {
  expect(days('passover', '2026-11-27', 2028)).toBe('2028-04-10 to 2028-04-18');
  expect(days('new-year', '2026-11-27', 2028)).toBe('2027-12-30 to 2028-01-02');
});

it.each([
  ['2026-11-27', 2026, '2026-12-30 to 2027-01-02'],
  ['2026-11-27', 2027, '2027-12-30 to 2028-01-02'],
])('on %s the eve of the New Year with the year %i is at the end of that year', (today, year, expected) => {
  expect(days('new-years-eve', today, year)).toBe(expected);
});

it.each([
  ['easter', 2026],
  ['new-year', 2026],
  ['passover', 2025],
])('on 27 November 2026 %s of %i is over, and is not taken for a later one', (name, year) => {
  expect(days(name, '2026-11-27', year)).toBe('unknown');
});

it('a holiday named with this year that has begun is not taken for next year’s', () => {
  expect(days('christmas', '2026-12-25', 2026)).toBe('unknown');
});
