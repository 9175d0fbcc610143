import { describe, expect, it } from 'vitest';
import { pagedList } from './pagedList.ts';

const rows = (names: string) => names.split('').map((name) => ({ __ref: name }));

describe('a list that is read in pages', () => {
  it.each([
    ['the first page starts the list', undefined, 'abc', 0, 3, 'abc'],
    ['the next page is appended', 'abc', 'def', 3, 3, 'abcdef'],
    ['the first page again keeps what follows', 'abcdef', 'abc', 0, 3, 'abcdef'],
    ['a short page ends the list', 'abcdef', 'ab', 0, 3, 'ab'],
    ['an empty page ends the list', 'abc', '', 3, 3, 'abc'],
    ['a new record shifts the others, none of which is lost', 'abcdef', 'xab', 0, 3, 'xabcdef'],
    ['a record that moved appears once', 'abcdef', 'dab', 0, 3, 'dabcef'],
  ])('merges pages: %s', (_, known, page, skip, limit, expected) => {
    const list = pagedList(known === undefined ? undefined : rows(known), rows(page), {
      args: { skip, limit },
    });
    expect(JSON.stringify(list)).toBe(JSON.stringify(rows(expected)));
  });
});
