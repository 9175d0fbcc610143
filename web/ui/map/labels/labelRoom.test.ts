import { expect, it } from 'vitest';
import { hasRoom } from './labelRoom.ts';

const size = { x: 320, y: 220 };

it.each([
  ['with nothing around it', 200, 40, true],
  ['cut by the edge beside it', 280, 40, false],
  ['cut by the edge above', 200, 8, false],
  ['behind the button', 200, 190, false],
  ['behind a pin’s pill', 90, 90, false],
  ['behind a circle', 100, 120, false],
  ['running into a pin', 30, 100, false],
  ['below a pin', 90, 148, true],
])('room for a name on a small map %s', (_, x, y, expected) => {
  expect(hasRoom({ x, y }, [{ x: 110, y: 105 }], size, 56)).toBe(expected);
});
