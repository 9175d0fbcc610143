import { expect, test } from 'vitest';
import { hotelsAbroad } from './hotels-abroad.ts';
import { hotelsInIsrael } from './hotels-israel.ts';

/** Places in beds, as the names of the rooms tell them. */
const places = (name: string): number =>
  [...name.matchAll(/(\d) (King|Queen|Twin|Sofa) Bed/g)].reduce(
    (sum, [, count, kind]) => sum + Number(count) * (kind === 'Twin' ? 1 : 2),
    0,
  );

const withRooms = [...hotelsInIsrael, ...hotelsAbroad].flatMap(({ name, rooms }) =>
  rooms ? [[name, rooms] as const] : [],
);

test.each(withRooms)('%s tells the beds of each room, and has one for a family of four', (_, rooms) => {
  for (const { name } of rooms) expect(places(name)).toBeGreaterThanOrEqual(2);
  expect(rooms.some(({ name }) => places(name) >= 4)).toBe(true);
});
