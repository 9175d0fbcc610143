import { beforeEach, describe, expect, it } from 'vitest';
import { changeLocalFavorite, removeLocalFavorites, readLocalFavorites } from './localFavorites.ts';

const raw = (value: string) => localStorage.setItem('solera.hearts', value);

beforeEach(() => localStorage.clear());

describe('the favorites of a device', () => {
  it.each([
    ['an empty text', '', []],
    ['text that is not JSON', '{', []],
    ['JSON that is not a list', '{"a":1}', []],
    ['a list with other values and duplicates', '["a", 3, "", "a", "b"]', ['a', 'b']],
  ])('are read from %s', (_, text, ids) => {
    raw(text);
    expect(readLocalFavorites()).toEqual(ids);
  });

  it('keep what another tab saved meanwhile', () => {
    changeLocalFavorite('a', true);
    raw('["a","b"]');
    expect(changeLocalFavorite('c', true)).toBe('done');
    expect(readLocalFavorites()).toEqual(['a', 'b', 'c']);
    changeLocalFavorite('a', false);
    expect(readLocalFavorites()).toEqual(['b', 'c']);
  });

  it('refuse the 101st, and accept one after another was removed', () => {
    raw(JSON.stringify(Array.from({ length: 100 }, (_, at) => `h${at}`)));
    expect(changeLocalFavorite('more', true)).toBe('full');
    expect(changeLocalFavorite('h7', true)).toBe('done');
    expect(changeLocalFavorite('h7', false)).toBe('done');
    expect(readLocalFavorites()).toHaveLength(99);
  });

  it('lose only those that an account has taken over', () => {
    raw('["a","b","c"]');
    removeLocalFavorites(['a', 'b']);
    expect(readLocalFavorites()).toEqual(['c']);
  });
});
