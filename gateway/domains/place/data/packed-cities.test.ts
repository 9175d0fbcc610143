import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { prepareGazetteer, readCities } from './packed-cities.ts';

it('the packed file of a build has the same cities as the package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solera-towns-'));
  try {
    const file = join(folder, 'towns.bin');
    prepareGazetteer(file);
    const packed = readCities(file);
    expect(isDeepStrictEqual(packed, readCities(join(folder, 'missing')))).toBe(true);
    expect(packed.countries.get('IL')?.names.split('\n')).toContain('haifa');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
