import { expect, test } from 'vitest';
import { haveBedsFor, placesOfRooms, shortageOf, sleepersOf } from './bed-shortage.ts';

test('children from two years on need a bed, younger ones do not', () => {
  expect(sleepersOf({ adults: 2, childrenAges: [1, 2, 9] })).toBe(4);
});

test('the bed places of several rooms are added up', () => {
  expect(placesOfRooms(['Room,1 King Bed', 'Room,2 Twin Beds'])).toBe(4);
  expect(haveBedsFor(['Room,1 King Bed', 'Room,2 Twin Beds'], 4)).toBe(true);
  expect(haveBedsFor(['Room,1 King Bed'], 4)).toBe(false);
});

test('the bed places are unknown when the name of one room does not mention beds', () => {
  expect(placesOfRooms(['Room,1 King Bed', 'Double Room'])).toBeNull();
  expect(haveBedsFor(['Double Room'], 2)).toBeNull();
  expect(placesOfRooms([])).toBeNull();
});

test('a shortage of beds contains places and guests, and exists only when the beds are known to be too few', () => {
  const family = { adults: 2, childrenAges: [5, 9] };
  expect(shortageOf([{ places: 2 }], family)).toEqual({ places: 2, people: 4 });
  expect(shortageOf([{ places: 4 }], family)).toBeNull();
  expect(shortageOf([null], family)).toBeNull();
});
