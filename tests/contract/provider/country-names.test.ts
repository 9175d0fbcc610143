import { expect, it } from 'vitest';
import { countryRows } from '#backends/provider/geography/countries.ts';
import { countryCodeOf } from '#gateway/kit/countries.ts';

// A hotel of an unknown country gets the earliest time zone of the world: half a day less to cancel free of charge.
it('the gateway has a code for every country in the provider’s list, except former countries and dummy rows', () => {
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
