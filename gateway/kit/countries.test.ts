import isoCountries from 'i18n-iso-countries';
import { describe, expect, it, vi } from 'vitest';
import { countryCodeOf } from './countries.ts';

describe('the ISO code of a country', () => {
  it.each([
    ['Israel', 'IL'],
    [' israel ', 'IL'],
    ['il', 'IL'],
    ['ישראל', 'IL'],
    ['United Kingdom', 'GB'],
    ['USA', 'US'],
    ['Turkey', 'TR'],
    ['Czech Republic', 'CZ'],
    ['England', 'GB'],
    ['Holland', 'NL'],
    ['ארה"ב', 'US'],
    ['Ivory Coast', 'CI'],
    ['Moldova', 'MD'],
    ['Antigua & Barbuda', 'AG'],
    ['Sao Tome & Principe', 'ST'],
    ['Soviet Union', null],
    ['Atlantis', null],
    ['', null],
  ])('is for %s %s', (name, code) => {
    expect(countryCodeOf(name)).toBe(code);
  });

  it('is looked up once, however many hotels of the country are on a map', () => {
    const search = vi.spyOn(isoCountries, 'getAlpha2Code');
    for (let pin = 0; pin < 2_000; pin += 1) {
      expect(countryCodeOf('United States of America')).toBe('US');
      expect(countryCodeOf('Nowhere at all')).toBeNull();
    }
    expect(search).toHaveBeenCalledTimes(2);
    search.mockRestore();
  });
});
