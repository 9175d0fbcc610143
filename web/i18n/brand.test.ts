import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandOf } from './brand.ts';

it('names the assistant in Arabic as the Arabic texts name her', () => {
  const folder = join(import.meta.dirname, 'catalogues/ar');
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const { assistant } = brandOf('ar');
  expect(texts.filter((text) => text.includes(assistant))).not.toEqual([]);
  // The name as a reader sees it, not the one in the id of a text.
  expect(texts.filter((text) => /: ".*Sherry/.test(text))).toEqual([]);
});

it('names the product in English where a language has no name of its own', () => {
  expect(brandOf('fr')).toEqual(brandOf('en'));
});
