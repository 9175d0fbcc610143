import { expect, it } from 'vitest';
import { gazetteer } from './gazetteer.ts';
import { readCities } from './packed-cities.ts';

it.each(['FR', 'US'])(
  'towns of %s are found by their name: the first one, the last one and several with the same name',
  (code) => {
    const { names, points } = readCities().countries.get(code) ?? { names: '', points: [] };
    const all = names.split('\n');
    const pointsNamed = (name: string) =>
      all.flatMap((each, row) =>
        each === name ? [{ latitude: points[2 * row], longitude: points[2 * row + 1] }] : [],
      );
    const counts = new Map<string, number>();
    for (const name of all) counts.set(name, (counts.get(name) ?? 0) + 1);
    const [repeated = ''] = [...counts].find(([, count]) => count > 1) ?? [];
    expect(repeated).not.toBe('');
    for (const name of [all[0] ?? '', all.at(-1) ?? '', repeated])
      expect(gazetteer().cities(code, name)).toEqual(pointsNamed(name));
  },
);

it('an unknown name finds no city, nor does a part of a name', () => {
  expect(gazetteer().cities('IL', 'haif')).toEqual([]);
  expect(gazetteer().cities('IL', '')).toEqual([]);
  expect(gazetteer().cities('ZZ', 'haifa')).toEqual([]);
});
