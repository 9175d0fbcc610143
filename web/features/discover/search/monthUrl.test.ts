import { describe, expect, it } from 'vitest';
import { daysOfMonth, keepingMonth, monthsFrom, readMonth, withMonth } from './monthUrl.ts';

const today = '2026-11-24';
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04' };
const read = (query: string) => readMonth(new URLSearchParams(query), stay, today);

describe('the month in the URL', () => {
  it.each([
    ['month=2027-03&nights=5', { month: '2027-03', nights: 5 }],
    ['month=2027-03', { month: '2027-03', nights: 3 }],
    ['month=2027-03&nights=99', { month: '2027-03', nights: 3 }],
    ['month=2026-10', null],
    ['month=2030-01', null],
    ['month=2027-13', null],
    ['', null],
  ])('is read from “%s” as %j', (query, choice) => {
    expect(read(query)).toEqual(choice);
  });

  it('can be written, removed, and kept when the search changes', () => {
    const shown = withMonth(new URLSearchParams('city=1&nights=2'), { month: '2027-03', nights: 4 });
    expect(String(shown)).toBe('city=1&month=2027-03&nights=4');
    expect(String(withMonth(shown, null))).toBe('city=1');
    expect(String(keepingMonth(new URLSearchParams('city=1&page=2'), shown))).toBe(
      'city=1&page=2&month=2027-03&nights=4',
    );
  });

  it('contains only days from today to the last one that can be booked', () => {
    expect(daysOfMonth('2026-11', today)).toHaveLength(7);
    expect(daysOfMonth('2027-02', today)).toHaveLength(28);
    const months = monthsFrom(today);
    expect([months[0], months.at(-1)]).toEqual(['2026-11', '2028-04']);
    expect(daysOfMonth('2028-04', today).at(-1)).toBe('2028-04-07');
  });
});
