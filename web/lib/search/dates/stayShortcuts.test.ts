import { describe, expect, it } from 'vitest';
import { usesIsraeliCalendar, stayShortcuts } from './stayShortcuts.ts';

const days = (today: string, isIsraeliWeek: boolean, last = '2028-04-01') =>
  Object.fromEntries(
    stayShortcuts({ today, last, isIsraeliWeek }).map(({ name, start, end }) => [name, `${start} ${end}`]),
  );

describe('shortcuts for stays', () => {
  it.each([
    // A weekend is Thursday to Saturday in Israel, Friday to Sunday elsewhere. One that started yesterday has one night
    // left.
    ['2026-11-22', true, '2026-11-26 2026-11-28', '2026-12-03 2026-12-05'],
    ['2026-11-26', true, '2026-11-26 2026-11-28', '2026-12-03 2026-12-05'],
    ['2026-11-27', true, '2026-11-27 2026-11-29', '2026-12-03 2026-12-05'],
    ['2026-11-28', true, undefined, '2026-12-03 2026-12-05'],
    ['2026-11-23', false, '2026-11-27 2026-11-29', '2026-12-04 2026-12-06'],
    ['2026-11-27', false, '2026-11-27 2026-11-29', '2026-12-04 2026-12-06'],
    ['2026-11-28', false, undefined, '2026-12-04 2026-12-06'],
    ['2026-11-29', false, undefined, '2026-12-04 2026-12-06'],
  ])('on %s (in Israel: %s) have this weekend %s and the next %s', (today, isIsraeliWeek, thisOne, next) => {
    const found = days(today, isIsraeliWeek);
    expect(found['tonight']?.startsWith(today)).toBe(true);
    expect([found['thisWeekend'], found['nextWeekend']]).toEqual([thisOne, next]);
  });

  it.each([
    ['2026-11-28', true, 'nextWeekend'],
    ['2026-11-28', false, 'tonight'],
    ['2026-11-29', false, 'nextWeekend'],
    ['2026-11-27', true, undefined],
  ])('on %s (in Israel: %s) have "this weekend" as another name for %s', (today, isIsraeliWeek, name) => {
    const found = stayShortcuts({ today, last: '2028-04-01', isIsraeliWeek });
    expect(found.find(({ alsoNamed }) => alsoNamed === 'thisWeekend')?.name).toBe(name);
  });

  it('never offer the same days twice', () => {
    const both = Array.from({ length: 14 }, (_, at) => `2026-11-${16 + at}`).flatMap((today) => [
      days(today, true),
      days(today, false),
    ]);
    for (const offered of both) {
      expect(new Set(Object.values(offered)).size).toBe(Object.keys(offered).length);
    }
  });

  it('name the next of each holiday of Israel, by the Hebrew calendar', () => {
    expect(days('2026-11-23', true)).toMatchObject({
      hanukkah: '2026-12-04 2026-12-12',
      purim: '2027-03-22 2027-03-24',
      passover: '2027-04-21 2027-04-29',
      shavuot: '2027-06-10 2027-06-12',
      summer: '2027-07-01 2027-08-31',
      roshHashana: '2027-10-01 2027-10-04',
      sukkot: '2027-10-15 2027-10-24',
    });
    // A year without a second Adar, and days inside a holiday.
    expect(days('2027-12-26', true, '2029-05-01')).toMatchObject({
      hanukkah: '2028-12-12 2028-12-20',
      purim: '2028-03-11 2028-03-13',
      passover: '2028-04-10 2028-04-18',
      shavuot: '2028-05-30 2028-06-01',
    });
  });

  it('name the holiday of the new year before the old year ends, and the one a year later once it has started', () => {
    // 29 Elul 5787 is the eve of the holiday, 1 Tishri 5788 its first day.
    expect(days('2027-10-01', true, '2029-01-01')['roshHashana']).toBe('2027-10-01 2027-10-04');
    expect(days('2027-10-02', true, '2029-01-01')['roshHashana']).toBe('2028-09-20 2028-09-23');
  });

  it('leave out days that cannot be booked yet, and holidays outside Israel', () => {
    expect(Object.keys(days('2026-11-23', true, '2027-05-01'))).toEqual([
      'tonight',
      'thisWeekend',
      'nextWeekend',
      'hanukkah',
      'purim',
      'passover',
    ]);
    expect(Object.keys(days('2026-11-23', false))).toEqual(['tonight', 'thisWeekend', 'nextWeekend']);
  });
});

it.each([
  ['he', 'Europe/Rome', true],
  ['en', 'Asia/Jerusalem', true],
  ['en', 'Europe/London', false],
])('the shortcuts of %s in %s are those of Israel: %s', (language, zone, is) =>
  expect(usesIsraeliCalendar(language, zone)).toBe(is),
);
