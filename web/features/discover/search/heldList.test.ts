import { expect, it } from 'vitest';
import { nextList } from './heldList.ts';

const row = (id: string, price = 1) => ({ id, price });
const held = { viewKey: 'a', rows: [row('1'), row('2')] };

it.each([
  ['nothing yet', null, { viewKey: 'a', rows: [row('1')] }, true, 'incoming'],
  ['another view, in use', held, { viewKey: 'b', rows: [row('9')] }, true, 'incoming'],
  ['other rows, in use', held, { viewKey: 'a', rows: [row('9'), row('1')] }, true, 'held'],
  ['one row more, in use', held, { viewKey: 'a', rows: [row('1'), row('2'), row('3')] }, true, 'held'],
  ['other rows, not in use', held, { viewKey: 'a', rows: [row('9'), row('1')] }, false, 'incoming'],
  ['same order with news, in use', held, { viewKey: 'a', rows: [row('1', 5), row('2')] }, true, 'incoming'],
  [
    'first rows of an empty list, in use',
    { viewKey: 'a', rows: [] },
    { viewKey: 'a', rows: [row('1')] },
    true,
    'incoming',
  ],
  ['the same rows', held, { viewKey: 'a', rows: held.rows }, false, 'held'],
])('%s', (_, before, incoming, isInUse, expected) => {
  expect(nextList(before, incoming, isInUse)).toBe(expected === 'held' ? before : incoming);
});
