import { expect, it } from 'vitest';
import { countNew, nextList } from './heldList.ts';

const row = (id: string, price = 1) => ({ id, price });
const held = { viewKey: 'a', rows: [row('1'), row('2')], total: 2 };

it.each([
  ['nothing yet', null, { viewKey: 'a', rows: [row('1')], total: 9 }, true, 'incoming'],
  ['another view, in use', held, { viewKey: 'b', rows: [row('9')], total: 9 }, true, 'incoming'],
  ['other rows, in use', held, { viewKey: 'a', rows: [row('9'), row('1')], total: 9 }, true, 'held'],
  [
    'one row more, in use',
    held,
    { viewKey: 'a', rows: [row('1'), row('2'), row('3')], total: 9 },
    true,
    'held',
  ],
  ['other rows, not in use', held, { viewKey: 'a', rows: [row('9'), row('1')], total: 9 }, false, 'incoming'],
  [
    'same order with news, in use',
    held,
    { viewKey: 'a', rows: [row('1', 5), row('2')], total: 9 },
    true,
    'incoming',
  ],
  [
    'first rows of an empty list, in use',
    { viewKey: 'a', rows: [], total: 9 },
    { viewKey: 'a', rows: [row('1')], total: 9 },
    true,
    'incoming',
  ],
  ['the same rows', held, { viewKey: 'a', rows: held.rows, total: 9 }, false, 'held'],
])('%s', (_, before, incoming, isInUse, expected) => {
  expect(nextList(before, incoming, isInUse)).toBe(expected === 'held' ? before : incoming);
});

it.each([
  [2, 240, 238],
  [5, 5, 0],
  [240, 238, 0],
])('from %d to %d hotels are %d new', (before, after, expected) => {
  const [one, other] = [before, after].map((total) => ({ viewKey: 'a', rows: [], total }));
  expect(one && other && countNew(one, other)).toBe(expected);
});
