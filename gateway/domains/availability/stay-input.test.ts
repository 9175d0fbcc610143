import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/stay/nights.ts';
import { validStay } from './stay-input.ts';

// Half past midnight in Israel, still the day before in UTC.
const now = new Date('2026-12-31T22:30:00Z');
const today = '2027-01-01';
const from = (checkIn: string) => validStay({ checkIn, checkOut: addDays(checkIn, 1), occupancy: {} }, now);

describe('the check-in day of a stay', () => {
  // West of Israel it may still be yesterday, east of it already tomorrow: 500 days from there are accepted too.
  it.each([-1, 0, 500, 501])('may be %i days from today in Israel', (days) => {
    expect(from(addDays(today, days)).checkIn).toBe(addDays(today, days));
  });

  it.each([-2, 502])('may not be %i days from today in Israel', (days) => {
    expect(() => from(addDays(today, days))).toThrow(
      expect.objectContaining({ facts: expect.objectContaining({ fields: ['checkIn'] }) }),
    );
  });
});
