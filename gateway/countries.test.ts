import { describe, expect, it } from 'vitest';
import { countryCodeOf } from './countries.ts';

describe('countryCodeOf', () => {
  it.each([
    ['Israel', 'IL'],
    [' israel ', 'IL'],
    ['il', 'IL'],
    ['ישראל', 'IL'],
    ['United Kingdom', 'GB'],
    ['USA', 'US'],
    ['Turkey', 'TR'],
    ['Czech Republic', 'CZ'],
    ['Ivory Coast', 'CI'],
    ['Moldova', 'MD'],
    ['Antigua & Barbuda', 'AG'],
    ['Sao Tome & Principe', 'ST'],
    ['Soviet Union', null],
    ['Atlantis', null],
    ['', null],
  ])('%s is %s', (name, code) => {
    expect(countryCodeOf(name)).toBe(code);
  });
});
