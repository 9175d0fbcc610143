import { describe, expect, it } from 'vitest';
import { hebrewCityName } from './data/place-names.ts';
import { formatPlaceLine } from './place-line.ts';
import { parsePlaceLine } from '#shared/text/place-of-line.ts';

describe('the city and country of a location in one line', () => {
  it.each([
    ['Eilat, Israel', 'Eilat', 'Israel'],
    ['Washington, D.C., United States', 'Washington, D.C.', 'United States'],
    ['Al Lith,   Makkah, Saudi Arabia', 'Al Lith, Makkah', 'Saudi Arabia'],
    ['HaTmarim 12, Eilat, Israel', 'Eilat', 'Israel'],
    ['Suite 4, HaYarkon 99, Tel Aviv, Israel', 'Tel Aviv', 'Israel'],
    ['Sector 7, India', 'Sector 7', 'India'],
    ['Israel', '', 'Israel'],
    ['', '', ''],
  ])('of “%s” are %s and %s', (line, city, country) => {
    expect(parsePlaceLine(line)).toEqual({ city, country });
  });

  it('of a US address give the Hebrew name of the city, never that of its state', () => {
    const hebrew = (line: string) => hebrewCityName({ countryCode: 'US', name: parsePlaceLine(line).city });
    expect(hebrew('Washington, D.C., United States')).toBe('וושינגטון די סי');
    expect(hebrew('Albany, New York, United States')).toBeNull();
  });
});

describe('the line of a place', () => {
  it.each([
    ['Hayarkon 1, Tel Aviv', 'Tel Aviv', 'Israel', 'Hayarkon 1, Tel Aviv, Israel'],
    ['HaTmarim 12, Eilat, Israel', 'Eilat', 'Israel', 'HaTmarim 12, Eilat, Israel'],
    ['Suite 4, Hill Road, Rome, 00185, Italy', 'Rome', 'Italy', 'Suite 4 Hill Road, Rome, Italy'],
    ['Old Square, Rome, Italy', 'Rome', 'Italy', 'Rome, Italy'],
    ['00185', 'Rome', 'Italy', 'Rome, Italy'],
    ['', 'Rome', 'Italy', 'Rome, Italy'],
    ['Rome, Italy', 'Rome', 'Italy', 'Rome, Italy'],
    ['', '', 'Italy', 'Italy'],
    ['רחוב הירקון 1, תל אביב, ישראל', 'Tel Aviv', 'Israel', 'רחוב הירקון 1, Tel Aviv, Israel'],
    [
      '12 State St, Albany',
      'Albany, New York',
      'United States',
      '12 State St, Albany, New York, United States',
    ],
  ])('with the address “%s” in %s, %s is “%s”', (address, city, country, line) => {
    expect(formatPlaceLine({ address, city, country })).toBe(line);
    expect(parsePlaceLine(line)).toEqual({ city, country });
  });
});
