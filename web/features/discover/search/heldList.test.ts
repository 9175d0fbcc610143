import { expect, it } from 'vitest';
import { countNew, nextList } from './heldList.ts';

const row = (id: string, price: number | null = 1) => ({ id, price, isPricePending: price === null });
const [one, two] = [row('1'), row('2')];
const held = { viewKey: 'a', rows: [one, two], total: 2 };

it.each([
  ['nothing yet', null, { viewKey: 'a', rows: [row('1')], total: 9 }, true, 'incoming'],
  ['another view, in use', held, { viewKey: 'b', rows: [row('9')], total: 9 }, true, 'incoming'],
  ['other rows, in use', held, { viewKey: 'a', rows: [row('9'), one], total: 9 }, true, 'held'],
  ['one row more, in use', held, { viewKey: 'a', rows: [one, two, row('3')], total: 9 }, true, 'held'],
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
  const use = { isPointed: isInUse, isFocused: false };
  expect(nextList(before, incoming, use)).toBe(expected === 'held' ? before : incoming);
});

const pointed = { isPointed: true, isFocused: false };
const focused = { isPointed: false, isFocused: true };

it('keeps the order of rows in use and lets newer facts of their hotels in', () => {
  const incoming = { viewKey: 'a', rows: [row('9'), row('2', 7), row('1', 5)], total: 9 };
  const next = nextList(held, incoming, pointed);
  expect(next).toEqual({ viewKey: 'a', rows: [row('1', 5), row('2', 7)], total: 2 });
  expect(nextList(next, incoming, pointed)).toBe(next);
});

it('lets a price into a row that waited for it, and leaves the others where they are', () => {
  const waiting = { viewKey: 'a', rows: [one, row('2', null)], total: 2 };
  const incoming = { viewKey: 'a', rows: [row('2', 3), one], total: 9 };
  for (const use of [pointed, focused])
    expect(nextList(waiting, incoming, use).rows).toEqual([one, row('2', 3)]);
});

it('is not kept for the pointer while a hotel in it waits for its price and the newer page does not have it', () => {
  const waiting = { viewKey: 'a', rows: [row('1', null), row('2', null)], total: 2 };
  const incoming = { viewKey: 'a', rows: [row('9'), row('8')], total: 9 };
  expect(nextList(waiting, incoming, pointed)).toBe(incoming);
});

it('keeps its rows under the pointer while a hotel that waits for its price is on the newer page too', () => {
  const waiting = { viewKey: 'a', rows: [one, row('2', null)], total: 2 };
  const incoming = { viewKey: 'a', rows: [row('9'), row('2', null), row('1', 5)], total: 9 };
  expect(nextList(waiting, incoming, pointed).rows).toEqual([row('1', 5), row('2', null)]);
});

it('keeps its rows under the pointer when the newer page lacks only hotels that have their price', () => {
  const waiting = { viewKey: 'a', rows: [one, row('2', null)], total: 2 };
  const incoming = { viewKey: 'a', rows: [row('9'), row('2', null)], total: 9 };
  expect(nextList(waiting, incoming, pointed).rows.map(({ id }) => id)).toEqual(['1', '2']);
});

it('is kept for the focus although the newer page lacks a hotel that waits, as the focus would be lost with its row', () => {
  const waiting = { viewKey: 'a', rows: [row('1', null), row('2', null)], total: 2 };
  const incoming = { viewKey: 'a', rows: [row('9'), row('8')], total: 9 };
  expect(nextList(waiting, incoming, focused)).toBe(waiting);
});

it.each([
  [2, 240, 238],
  [5, 5, 0],
  [240, 238, 0],
])('from %d to %d hotels are %d new', (before, after, expected) => {
  const [first, second] = [before, after].map((total) => ({ viewKey: 'a', rows: [], total }));
  expect(first && second && countNew(first, second)).toBe(expected);
});
