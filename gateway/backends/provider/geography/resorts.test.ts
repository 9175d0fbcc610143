import { expect, it } from 'vitest';
import { worldGeography } from './geography.ts';
import { resorts } from './resorts.ts';
import { travellersName } from './spelling.ts';

const sold = (country: string) =>
  (worldGeography().citiesOf(country) ?? []).filter(({ hotels }) => hotels > 0);

it('every small resort has hotels, with codes after those of all towns, whose codes stay the same', () => {
  const cities = resorts.map(({ country, name, as = travellersName(country, name) }) =>
    sold(country).find((city) => city.known && city.name === as),
  );
  expect(resorts.filter((_, at) => !cities[at]).map(({ name }) => name)).toEqual([]);
  const town = sold('SI').find(({ name }) => name === 'Ljubljana');
  expect(Math.min(...cities.map((city) => city?.firstHotel ?? 0))).toBeGreaterThan(town?.firstHotel ?? 0);
});
