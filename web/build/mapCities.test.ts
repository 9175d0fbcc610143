import { expect, it } from 'vitest';
import { cityRows } from './mapCities.ts';

it('names the towns of Israel in Hebrew, also those with an apostrophe', () => {
  const hebrew = new Map(cityRows().map(([english, name]) => [english.replaceAll(/[‘’]/gu, "'"), name]));
  expect(hebrew.get('Tel Aviv')).toBe('תל אביב');
  expect(hebrew.get("Bet She'an")).toBe('בית שאן');
  expect(hebrew.get("Rosh Ha'Ayin")).toBe('ראש העין');
});
