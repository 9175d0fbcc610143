import { expect, test } from 'vitest';
import { hotelsAbroad } from './hotels-abroad.ts';
import { hotelsInIsrael } from './hotels-israel.ts';

/** Number of bed places in the name of a room. */
const places = (name: string): number =>
  [...name.matchAll(/(\d) (King|Queen|Twin|Sofa) Bed/g)].reduce(
    (sum, [, count, kind]) => sum + Number(count) * (kind === 'Twin' ? 1 : 2),
    0,
  );

const withRooms = [...hotelsInIsrael, ...hotelsAbroad].flatMap(({ name, rooms }) =>
  rooms ? [[name, rooms] as const] : [],
);

test.each(withRooms)('%s names the beds of each room, and has a room for a family of four', (_, rooms) => {
  for (const { name } of rooms) expect(places(name)).toBeGreaterThanOrEqual(2);
  expect(rooms.some(({ name }) => places(name) >= 4)).toBe(true);
});
