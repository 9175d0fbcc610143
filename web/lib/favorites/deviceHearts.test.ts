import { beforeEach, describe, expect, it } from 'vitest';
import { changeHeart, forgetHearts, readHearts } from './deviceHearts.ts';

const raw = (value: string) => localStorage.setItem('solera.hearts', value);

beforeEach(() => localStorage.clear());

describe('the favorites of a device', () => {
  it.each([
    ['nothing', '', []],
    ['no JSON', '{', []],
    ['no list', '{"a":1}', []],
    ['anything', '["a", 3, "", "a", "b"]', ['a', 'b']],
  ])('are read from %s', (_, text, ids) => {
    raw(text);
    expect(readHearts()).toEqual(ids);
  });

  it('keep what another tab saved meanwhile', () => {
    changeHeart('a', true);
    raw('["a","b"]');
    expect(changeHeart('c', true)).toBe('done');
    expect(readHearts()).toEqual(['a', 'b', 'c']);
    changeHeart('a', false);
    expect(readHearts()).toEqual(['b', 'c']);
  });

  it('refuse the 101st, and accept one after another was removed', () => {
    raw(JSON.stringify(Array.from({ length: 100 }, (_, at) => `h${at}`)));
    expect(changeHeart('more', true)).toBe('full');
    expect(changeHeart('h7', true)).toBe('done');
    expect(changeHeart('h7', false)).toBe('done');
    expect(readHearts()).toHaveLength(99);
  });

  it('lose only those that an account has taken over', () => {
    raw('["a","b","c"]');
    forgetHearts(['a', 'b']);
    expect(readHearts()).toEqual(['c']);
  });
});
