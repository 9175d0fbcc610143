import { describe, expect, it } from 'vitest';
import { followedBy, pageOf, readInBatches } from './paging.ts';

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

describe('a page of a list', () => {
  it('costs one count call and one list call', async () => {
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
  ])('with number %i of the rows %j has the expected items', async (page, all, items, last) => {
    const answer = await pageOf(listOf(all), { page, pageSize: 3 });
    expect(answer.items).toEqual(items);
    expect(answer.pageInfo).toMatchObject({ page: last, totalItems: all.length });
  });
});

describe('two lists shown as one', () => {
  const joined = () => followedBy(listOf(['a', 'b', 'c']), listOf(['x', 'y', 'z']));

  it('are counted together', async () => expect(await joined().count()).toBe(6));

  it('repeat no item of the second list when one of the first cannot be read', async () => {
    const first = listOf(['a', 'b', 'c']);
    const all = followedBy(
      { ...first, list: async (...of) => (await first.list(...of)).filter((item) => item !== 'b') },
      listOf(['x', 'y', 'z']),
    );
    const read = [await all.list(0, 2), await all.list(2, 2), await all.list(4, 2)];
    expect(read.map((items) => items.join(''))).toEqual(['a', 'cx', 'yz']);
  });

  it.each([
    [0, 2, 'ab'],
    [0, 3, 'abc'],
    [2, 3, 'cxy'],
    [3, 3, 'xyz'],
    [4, 5, 'yz'],
    [0, 10, 'abcxyz'],
    [6, 3, ''],
  ])('from row %i on with a limit of %i return the expected rows: %s', async (skip, limit, expected) => {
    expect((await joined().list(skip, limit)).join('')).toBe(expected);
  });
});

describe('reading a list in parts', () => {
  const batchesOf = async (part: Parameters<typeof readInBatches<string>>[0], max: number) => {
    const found: string[] = [];
    for await (const items of readInBatches(part, { size: 3, max })) found.push(items.join(''));
    return found;
  };

  it('ends with the list, or at the wanted number of items', async () => {
    expect(await batchesOf(listOf(letters), 100)).toEqual(['abc', 'def', 'g']);
    expect(await batchesOf(listOf(letters), 5)).toEqual(['abc', 'de']);
    expect(await batchesOf(listOf([]), 5)).toEqual([]);
  });

  it('continues after a part that is short because an item cannot be read', async () => {
    const whole = listOf(letters);
    const list = async (skip: number, limit: number) =>
      (await whole.list(skip, limit)).filter((item) => item !== 'b');
    expect(await batchesOf({ ...whole, list }, 100)).toEqual(['ac', 'def', 'g']);
  });

  it('continues after a part of which no item can be read', async () => {
    const whole = listOf(letters);
    const list = async (skip: number, limit: number) =>
      (await whole.list(skip, limit)).filter((item) => !'def'.includes(item));
    expect(await batchesOf({ ...whole, list }, 100)).toEqual(['abc', 'g']);
  });

  it('returns no item twice when the platform repeats its last page after the end of the list', async () => {
    const whole = listOf(letters);
    const list = async (skip: number, limit: number) => whole.list(Math.min(skip, letters.length - 1), limit);
    expect(await batchesOf({ ...whole, list }, 100)).toEqual(['abc', 'def', 'g']);
  });
});
