import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  countryOfPlace,
  isDayOver,
  israelClock,
  propertyClock,
  propertyClocks,
  todayInIsrael,
} from './clocks.ts';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

// Around midnight in Israel, in summer and winter time, and when its clocks change (27 March and 25 October 2026).
describe.each([
  ['UTC', '2026-12-06T13:00:00Z'],
  ['Asia/Jerusalem', '2026-12-06T13:01:00Z'],
  ['America/Los_Angeles', '2026-12-06T13:02:00Z'],
])('a clock on a machine in %s', (zone, afternoon) => {
  it.each([
    ['2026-01-05T21:59:00Z', '2026-01-05T23:59'],
    ['2026-01-05T22:00:00Z', '2026-01-06T00:00'],
    ['2026-07-05T20:59:59Z', '2026-07-05T23:59'],
    ['2026-07-05T21:00:00Z', '2026-07-06T00:00'],
    ['2026-03-26T23:59:00Z', '2026-03-27T01:59'],
    ['2026-03-27T00:00:00Z', '2026-03-27T03:00'],
    ['2026-10-24T22:59:00Z', '2026-10-25T01:59'],
    ['2026-10-24T23:00:00Z', '2026-10-25T01:00'],
    ['2026-12-31T22:30:00Z', '2027-01-01T00:30'],
  ])('at %s shows %s in Israel', (moment, clock) => {
    process.env['TZ'] = zone;
    expect(israelClock(new Date(moment))).toBe(clock);
    expect(todayInIsrael(new Date(moment))).toBe(clock.slice(0, 10));
  });

  it.each([
    ['IL', '2026-12-06T15:00'],
    ['FR', '2026-12-06T14:00'],
    ['AE', '2026-12-06T17:00'],
    ['IN', '2026-12-06T18:30'],
    // Countries with several zones: Kaliningrad to Kamchatka, Hawaii to New York, Easter Island to Punta Arenas.
    ['RU', '2026-12-07T01:00'],
    ['US', '2026-12-06T08:00'],
    ['CL', '2026-12-06T10:00'],
    // No known zone: the first place in the world to reach the time.
    ['XX', '2026-12-07T03:00'],
    ['', '2026-12-07T03:00'],
    [null, '2026-12-07T03:00'],
  ])('shows for a property in %s the time %s', (country, clock) => {
    process.env['TZ'] = zone;
    // Another minute in each zone, because clocks are cached by the minute.
    const minute = afternoon.slice(15, 16);
    expect(propertyClock(new Date(afternoon), country)).toBe(clock.replace(/.$/, minute));
  });
});

it('the clock of one country looks up no zones of others', () => {
  const locales = vi.spyOn(Intl, 'Locale');
  propertyClock(new Date('2026-12-06T13:00:00Z'), 'TO');
  propertyClock(new Date('2026-12-06T14:00:00Z'), 'TO');
  expect(locales.mock.calls).toEqual([['und-TO']]);
  locales.mockRestore();
});

it.each([
  ['IL', '2026-12-06T15:00', '2026-12-06T15:00'],
  ['ES', '2026-12-06T13:00', '2026-12-06T14:00'],
  ['US', '2026-12-06T03:00', '2026-12-06T08:00'],
  ['RU', '2026-12-06T15:00', '2026-12-07T01:00'],
  // On both sides of the date line: Midway and Wake.
  ['UM', '2026-12-06T02:00', '2026-12-07T01:00'],
  ['XX', '2026-12-06T01:00', '2026-12-07T03:00'],
  [null, '2026-12-06T01:00', '2026-12-07T03:00'],
])(
  'the clock of a property in %s shows %s at the earliest and %s at the latest',
  (country, earliest, latest) => {
    expect(propertyClocks(new Date('2026-12-06T13:00:00Z'), country)).toEqual({ earliest, latest });
  },
);

describe('a calendar day at a property', () => {
  it.each([
    ['IL', '2026-12-06T21:59:00Z', false],
    ['IL', '2026-12-06T22:00:00Z', true],
    // New York to Honolulu: over when it is over in the last of them.
    ['US', '2026-12-07T09:59:00Z', false],
    ['US', '2026-12-07T11:00:00Z', true],
    [null, '2026-12-07T11:59:00Z', false],
    [null, '2026-12-07T12:00:00Z', true],
    ['XX', '2026-12-07T12:00:00Z', true],
  ])('in %s is over at %s: %s', (country, moment, expected) => {
    expect(isDayOver('2026-12-06', new Date(moment), country)).toBe(expected);
  });
});

describe('the country of a place', () => {
  it.each([
    ['Tel Aviv, Israel', 'Israel'],
    ['Paris, Île-de-France, France', 'France'],
    ['Israel', 'Israel'],
    ['Tel Aviv, ', null],
    ['', null],
  ])('is found in “%s”', (place, country) => expect(countryOfPlace(place)).toBe(country));
});
