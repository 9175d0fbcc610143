import { expect, it } from 'vitest';
import { wishOfFilter } from './filters.ts';

it.each([
  ['meal:HALF_BOARD', 'meals'],
  ['amenity:Pool', { amenity: 'Pool' }],
  ['constructor:Pool', { amenity: 'Pool' }],
] as const)('a dropped filter %s stands for the wish %j', (id, wish) => {
  expect(wishOfFilter(id)).toEqual(wish);
});
