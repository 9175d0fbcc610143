import { describe, expect, it } from 'vitest';
import { nextList } from './shownList.ts';

const row = (id: string, price: number | null = 1) => ({ id, price, isPricePending: price === null });
const list = (...rows: ReturnType<typeof row>[]) => ({ viewKey: 'a', rows });
const [one, two] = [row('1'), row('2')];
const shown = list(one, two);

const away = { isSeen: false, isPointed: false, isFocused: false };
const seen = { ...away, isSeen: true };
const pointed = { ...seen, isPointed: true };
const focused = { ...seen, isFocused: true };

it.each([
  ['nothing yet', null, list(row('1')), seen, 'incoming'],
  ['another view, in view', shown, { viewKey: 'b', rows: [row('9')] }, seen, 'incoming'],
  ['other rows, in view', shown, list(row('9'), one), seen, 'held'],
  ['other rows, pointed at', shown, list(row('9'), one), pointed, 'held'],
  ['other rows, out of view', shown, list(row('9'), row('1')), away, 'incoming'],
  ['same order with new data, in view', shown, list(row('1', 5), row('2')), seen, 'incoming'],
  ['first rows of an empty list, in view', list(), list(row('1')), seen, 'incoming'],
  ['the same rows', shown, { viewKey: 'a', rows: shown.rows }, away, 'held'],
])('the shown list changes or is held: %s', (_, before, incoming, use, expected) => {
  expect(nextList(before, incoming, null, use)).toBe(expected === 'held' ? before : incoming);
});

describe('rows in view', () => {
  it('keep their places and show new data of their hotels, whether the newer page has them or not', () => {
    const incoming = list(row('9'), row('8'), row('2', 7));
    const next = nextList(list(one, two, row('3')), incoming, [row('1', 5)], seen);
    expect(next.rows).toEqual([row('1', 5), row('2', 7), row('3')]);
    expect(nextList(next, incoming, [next.rows[0] ?? one], seen)).toBe(next);
  });

  it('are followed by new hotels while there are free places', () => {
    const incoming = list(row('9'), one, row('8'), two, row('7'));
    const next = nextList(shown, incoming, null, seen);
    expect(next.rows.map(({ id }) => id)).toEqual(['1', '2', '9', '8', '7']);
    expect(nextList(next, incoming, null, seen)).toBe(next);
  });

  it('are replaced by the newer page when no row moves', () => {
    const incoming = list(one, two, row('3'));
    expect(nextList(shown, incoming, null, seen)).toBe(incoming);
  });

  it('make room for better ones while they have no price, unless one is pointed at', () => {
    const waiting = list(row('1', null), row('2', null));
    const incoming = list(row('9'), row('8'));
    expect(nextList(waiting, incoming, null, seen)).toBe(incoming);
    expect(nextList(waiting, incoming, null, pointed)).toBe(waiting);
    expect(nextList(list(one, row('2', null)), incoming, null, seen).rows).toEqual([one, row('9')]);
  });
});

describe('a row that waits for its price', () => {
  const waiting = list(one, row('2', null));
  const incoming = list(row('9'), row('8'));

  it('gets it in its place', () => {
    for (const use of [seen, pointed, focused])
      expect(nextList(waiting, incoming, [row('2', 3)], use).rows).toEqual([one, row('2', 3)]);
  });

  it('stays while it is not known whether the price will come', () =>
    expect(nextList(waiting, incoming, null, pointed)).toBe(waiting));

  it('lets the newer list replace the rows when it will never come, unless a row has the focus', () => {
    expect(nextList(waiting, incoming, [one], seen)).toBe(incoming);
    expect(nextList(waiting, incoming, [], pointed)).toBe(incoming);
    expect(nextList(waiting, incoming, [], focused)).toBe(waiting);
  });
});
