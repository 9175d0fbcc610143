import { describe, expect, it } from 'vitest';
import { readProfile } from './profile-input.ts';
import { travelStats } from './travel-stats.ts';

describe('the profile input', () => {
  it.each([
    [{}, {}],
    [{ fullName: null, phone: null, preferences: null }, {}],
    [{ fullName: ' Dana Levi ' }, { fullName: 'Dana Levi' }],
    [{ fullName: '\u202EDana\u202C\u0007Levi' }, { fullName: 'Dana Levi' }],
    [{ phone: '050-123-4567' }, { phone: '+972501234567' }],
    [{ phone: ' ' }, { phone: '' }],
    [
      { preferences: { notifications: true, currency: 'eur' } },
      { preferences: { notifications: true, currency: 'EUR' } },
    ],
    [{ preferences: { newsletter: false, language: null } }, { preferences: { newsletter: false } }],
  ])('%j is read as the change %j', (input, change) => {
    expect(readProfile(input)).toEqual({ kind: 'ok', change });
  });

  it.each([
    [{ fullName: '  ' }, ['fullName']],
    [{ fullName: 'x'.repeat(101) }, ['fullName']],
    [{ fullName: 'Log in at evil.example' }, ['fullName']],
    [{ fullName: '\u0007\u200F' }, ['fullName']],
    [
      { phone: 'call me', preferences: { language: 'xx', currency: 'XXX' } },
      ['phone', 'language', 'currency'],
    ],
  ])('is refused for %j: %j', (input, fields) => {
    expect(readProfile(input)).toEqual({ kind: 'bad', fields });
  });
});

describe('the travel statistics', () => {
  it.each([
    [[], 0],
    [['Eilat, Israel', 'Tel Aviv, israel ', 'Paris, France'], 2],
    [['Israel', 'Eilat, South, Israel'], 1],
    [['', ' '], 0],
  ])('count stays in %j as %i countries', (places, countries) => {
    expect(travelStats({ places, reviews: 3 })).toEqual({ bookings: places.length, countries, reviews: 3 });
  });
});
