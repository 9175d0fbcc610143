import { expect, it } from 'vitest';
import { countryRows } from '#backends/provider/geography/countries.ts';
import { countryCodeOf } from '#gateway/kit/countries.ts';

// A hotel of an unknown country gets the earliest time zone of the world: half a day less to cancel free of charge.
it('every row of the provider’s list of countries that still is a country is known', () => {
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
