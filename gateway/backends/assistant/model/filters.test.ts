import { expect, it } from 'vitest';
import { droppedWith } from './filters.ts';

it.each([
  ['meal:HALF_BOARD', 'meals'],
  ['amenity:Pool', { amenity: 'Pool' }],
  ['constructor:Pool', { amenity: 'Pool' }],
] as const)('a dropped filter %s stands for the wish %j', (id, wish) => {
  expect(droppedWith(id)).toEqual(wish);
});
