import { describe, expect, it } from 'vitest';
import { countryRows } from './backends/provider/geography/countries.ts';
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

  // A country that is not known has the clock of the first place of the world: half a day less to cancel free.
  it('knows every row of the provider’s list that is still a country', () => {
    const unknown = countryRows().filter(({ Name }) => countryCodeOf(Name) === null);
    expect(unknown.map(({ Name }) => Name)).toEqual([
      'Canada Buffer',
      'European Monetary Union',
      'Lithuania (Dummy Code)',
      'Mexico Buffer',
      'Netherlands Antilles',
      'Soviet Union',
      'Yugoslavia',
    ]);
  });
});
