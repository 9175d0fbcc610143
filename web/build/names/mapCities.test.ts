import { expect, it } from 'vitest';
import { cityCentre } from '#shared/map/city-centres.ts';
import { cityRows } from './mapCities.ts';

it('the names of the map include the towns of Israel in Hebrew, also those with an apostrophe', () => {
  const hebrew = new Map(cityRows().map(([english, name]) => [english.replaceAll(/[‘’]/gu, "'"), name]));
  expect(hebrew.get('Tel Aviv')).toBe('תל אביב');
  expect(hebrew.get("Bet She'an")).toBe('בית שאן');
  expect(hebrew.get("Rosh Ha'Ayin")).toBe('ראש העין');
});

it.each([
  ['Rome', 3_169_070],
  ['Istanbul', 745_044],
])('the names of the map have %s at the centre from which distances are measured', (name, cityId) => {
  const { latitude, longitude } = cityCentre(cityId, [0, 0]);
  const row = cityRows().find(([english]) => english === name);
  expect(row?.[2]).toBeCloseTo(latitude, 2);
  expect(row?.[3]).toBeCloseTo(longitude, 2);
});
