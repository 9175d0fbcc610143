import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandOf } from './brand.ts';

it('the Arabic name of the assistant is the one in the Arabic texts', () => {
  const folder = join(import.meta.dirname, 'catalogues/ar');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const { assistant } = brandOf('ar');
  expect(texts.filter((text) => text.includes(assistant))).not.toEqual([]);
  // Matches only the name within a text, not within the id of a text.
  expect(texts.filter((text) => /: ".*Sherry/.test(text))).toEqual([]);
});

it('product and assistant have their English names in a language without names of its own', () => {
  expect(brandOf('fr')).toEqual(brandOf('en'));
});
