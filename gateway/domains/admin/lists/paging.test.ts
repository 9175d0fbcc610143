import { describe, expect, it } from 'vitest';
import { followedBy, pageOf } from './paging.ts';

function listOf(items: readonly string[]) {
  const calls: string[] = [];
  return {
    calls,
    count: async () => {
      calls.push('count');
      return items.length;
    },
    list: async (skip: number, limit: number) => {
      calls.push(`list ${skip} ${limit}`);
      return items.slice(skip, skip + limit);
    },
  };
}
const letters = 'abcdefg'.split('');

describe('a page', () => {
  it('is one count and one list', async () => {
    const list = listOf(letters);
    expect(await pageOf(list, { page: 2, pageSize: 3 })).toEqual({
      items: ['d', 'e', 'f'],
      pageInfo: { page: 2, pageSize: 3, totalPages: 3, totalItems: 7 },
    });
    expect(list.calls).toEqual(['count', 'list 3 3']);
  });

  it.each([
    [3, letters, ['g'], 3],
    [4, letters, ['g'], 3],
    [2_147_483_647, letters, ['g'], 3],
    [1, [], [], 1],
    [5, [], [], 1],
    [2, ['a', 'b', 'c'], ['a', 'b', 'c'], 1],
  ])('%i of %j', async (page, all, items, last) => {
    const answer = await pageOf(listOf(all), { page, pageSize: 3 });
    expect(answer.items).toEqual(items);
    expect(answer.pageInfo).toMatchObject({ page: last, totalItems: all.length });
  });
});

describe('two lists as one', () => {
  const joined = () => followedBy(listOf(['a', 'b', 'c']), listOf(['x', 'y', 'z']));

  it('count together', async () => expect(await joined().count()).toBe(6));

  it.each([
    [0, 2, 'ab'],
    [0, 3, 'abc'],
    [2, 3, 'cxy'],
    [3, 3, 'xyz'],
    [4, 5, 'yz'],
    [0, 10, 'abcxyz'],
    [6, 3, ''],
  ])('from %i on, %i of them: %s', async (skip, limit, expected) => {
    expect((await joined().list(skip, limit)).join('')).toBe(expected);
  });
});
