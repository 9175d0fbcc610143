import { expect, it } from 'vitest';
import { hasRoom } from './labelRoom.ts';

const size = { x: 320, y: 220 };

it.each([
  ['clear of everything', true, 200, 40],
  ['cut by the edge beside it', false, 280, 40],
  ['cut by the edge above', false, 200, 8],
  ['behind the button', false, 200, 190],
  ['behind a pin’s pill', false, 90, 90],
  ['behind a circle', false, 100, 120],
  ['running into a pin', false, 30, 100],
  ['below a pin', true, 90, 148],
])('a name on a static map, %s, has room: %s', (_, expected, x, y) => {
  expect(hasRoom({ x, y }, [{ x: 110, y: 105 }], size, 56)).toBe(expected);
});
