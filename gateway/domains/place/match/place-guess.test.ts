import { describe, expect, it } from 'vitest';
import { guessPlaces } from './place-guess.ts';
import { indexCities, indexCountries, mergeIndexes } from './place-index.ts';

const city = (countryCode: string, ...names: readonly string[]) =>
  indexCities(
    countryCode,
    names.map((name) => ({ code: `${countryCode}-${name}`, name, countryCode })),
  );

const cities = new Map([
  ['FR', city('FR', 'Paris', 'Parux')],
  ['TH', city('TH', 'Bangkok')],
  ['PL', city('PL', 'Krakow')],
  ['CZ', city('CZ', 'Prague')],
]);
const countries = indexCountries([]);
const all = mergeIndexes([countries, ...cities.values()]);
const atlas = { countries, cities, all, countriesOfCity: () => [] };

const found = (words: string) =>
  guessPlaces([words], atlas).map(({ place, likeness }) => [place.name, likeness] as const);

describe('a name with one letter too few', () => {
  it('is a well-known city, but not a small town', () => {
    expect(found('pari')).toEqual([['Paris', 0.75]]);
    expect(found('paru')).toEqual([]);
  });

  it.each(['park', 'pair', 'aris', 'par'])('is no city when another letter differs: %s', (words) => {
    expect(found(words)).toEqual([]);
  });
});

it.each([
  ['בנקוק', 'Bangkok'],
  ['קרקו', 'Krakow'],
  ['פאריז', 'Paris'],
  ['פרג', 'Prague'],
])('a common Hebrew spelling is the name of its city: %s', (words, name) => {
  expect(found(words)).toEqual([[name, 1]]);
});
