import { expect, it } from 'vitest';
import { createPlaceFinder } from './place-finder.ts';

it('a large city whose list has not been read is found by reading the list', async () => {
  const listed = <T>(...value: readonly T[]) => Promise.resolve({ value, readAt: 1, isStale: false });
  const finder = createPlaceFinder({
    countries: () => listed({ code: 'MZ', name: 'Mozambique' }),
    cities: (countryCode) => listed({ code: 'MZ-Beira', name: 'Beira', countryCode }),
    cachedCities: () => Promise.resolve(null),
    countriesOfCity: (name) => (name === 'beira' ? ['MZ'] : []),
    now: () => 0,
  });
  expect(await finder.find(['Beira'], 5)).toMatchObject([{ code: 'MZ-Beira', likeness: 1 }]);
});
