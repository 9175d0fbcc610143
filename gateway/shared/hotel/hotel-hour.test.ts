import { describe, expect, it } from 'vitest';
import { hotelClock, hotelHour } from './hotel-hour.ts';

describe('an hour of a hotel', () => {
  it.each([
    ['2:00 PM', '14:00'],
    ['12:00 PM', '12:00'],
    ['12:30 am', '00:30'],
    ['11 a.m.', '11:00'],
    ['16:00', '16:00'],
    ['9:00', '09:00'],
    ['15:00:00', '15:00'],
    ['14', '14:00'],
  ])('written as %s is shown as %s', (written, shown) => {
    expect(hotelHour(written)).toBe(shown);
  });

  it.each(['noon', '2:00 PM - midnight', '25:00', '13:00 PM', '0:15 AM', '10:75', ''])(
    'written as %j stays as it is',
    (written) => {
      expect(hotelHour(written)).toBe(written);
    },
  );
});

it.each([
  ['3:00 PM', '15:00'],
  ['2:00 PM - midnight', null],
  ['', null],
  [null, null],
])('an hour written as %j is %j as a time of day', (written, clock) => {
  expect(hotelClock(written)).toBe(clock);
});
