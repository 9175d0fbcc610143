import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { prepareCities, sourceCities } from './prepared-cities.ts';

it('the prepared file of a build has the same cities as the gazetteer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solera-cities-'));
  try {
    const file = join(folder, 'cities.bin');
    prepareCities(file);
    const cities = sourceCities(file);
    expect(isDeepStrictEqual(cities, sourceCities(join(folder, 'missing')))).toBe(true);
    expect(cities.find(({ name }) => name === 'Haifa')).toMatchObject({ country: 'IL', id: 294801 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
