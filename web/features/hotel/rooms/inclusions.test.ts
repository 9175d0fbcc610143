import { expect, it } from 'vitest';
import { inclusionsBeside } from './inclusions.ts';

it.each([
  ['Breakfast Included', ['Free breakfast', 'Free WiFi'], ['Free WiFi']],
  ['Breakfast Included', ['Breakfast buffet'], ['Breakfast buffet']],
  ['Room only', ['Free breakfast', 'Room Only'], ['Free breakfast']],
  ['Half Board', ['Breakfast & dinner', 'Free self parking'], ['Free self parking']],
  ['Something else', ['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd', 'e']],
])('a room with %s and the inclusions %j lists beside the meal plan %j', (mealPlan, inclusions, shown) => {
  expect(inclusionsBeside({ mealPlan, inclusions })).toEqual(shown);
});
