import { describe, expect, it } from 'vitest';
import { isRestDay } from './rest-days.ts';

/** The rest days of an ordinary and of a leap year, from the country's published calendars. */
const rest = {
  '2026-09-12': 'Rosh Hashanah',
  '2026-09-13': 'Rosh Hashanah, second day',
  '2026-09-21': 'Yom Kippur',
  '2026-09-26': 'Sukkot',
  '2026-10-03': 'Shemini Atzeret',
  '2026-04-02': 'Pesach of an ordinary year',
  '2026-04-08': 'seventh day of Pesach',
  '2026-05-22': 'Shavuot',
  '2027-04-22': 'Pesach of a leap year',
  '2027-04-28': 'seventh day of Pesach',
  '2027-06-11': 'Shavuot of a leap year',
  '2026-04-22': 'Independence Day, 5 Iyar a Wednesday',
  '2025-05-01': 'Independence Day, 5 Iyar a Saturday',
  '2024-05-14': 'Independence Day, 5 Iyar a Monday',
  '2029-04-19': 'Independence Day, 5 Iyar a Friday',
  '2026-11-21': 'a Saturday',
};

const working = ['2026-11-20', '2026-11-22', '2026-04-05', '2024-05-13', '2027-03-23', '2026-12-25'];

describe('isRestDay', () => {
  it.each(Object.entries(rest))('%s is a rest day: %s', (day) => expect(isRestDay(day)).toBe(true));
  it.each(working)('%s is not a rest day', (day) => expect(isRestDay(day)).toBe(false));

  it('finds no other rest days in a year, apart from Saturdays', () => {
    const days = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const holidays = days.filter((day) => isRestDay(day) && new Date(`${day}T00:00Z`).getUTCDay() !== 6);
    expect(holidays).toEqual([
      '2027-04-22',
      '2027-04-28',
      '2027-05-12',
      '2027-06-11',
      '2027-10-03',
      '2027-10-11',
    ]);
  });
});
