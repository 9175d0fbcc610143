import { describe, expect, it } from 'vitest';
import type { SendToPlatform } from '../../send.ts';
import { wholePages } from './whole-pages.ts';

interface Asked {
  readonly skip: number;
  readonly limit: number;
}

/** The ids in a page of a hundred records, and the requests that were sent for it. */
async function pageFrom(idsOf: (requested: Asked) => readonly number[]) {
  const calls: Asked[] = [];
  const send: SendToPlatform = ({ suffix }) => {
    const query = new URLSearchParams(suffix);
    const requested = { skip: Number(query.get('skip')), limit: Number(query.get('limit')) };
    calls.push(requested);
    const body = idsOf(requested).map((id) => ({ id }));
    return Promise.resolve({ status: 200, body, code: '', headers: new Headers(), attempts: 1 });
  };
  const reply = await wholePages(send)({
    call: 'listPeople',
    method: 'GET',
    path: '/entities/User',
    suffix: '?skip=0&limit=100',
  });
  const records: readonly { readonly id: number }[] = Array.isArray(reply.body) ? reply.body : [];
  return { ids: records.map(({ id }) => id), calls };
}

const numbers = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);

describe('a page from a platform that returns forty records at a time', () => {
  it('has the requested length', async () => {
    const { ids, calls } = await pageFrom(({ skip, limit }) => numbers(skip, Math.min(limit, 40)));
    expect(ids).toEqual(numbers(0, 100));
    expect(calls).toEqual([
      { skip: 0, limit: 100 },
      { skip: 40, limit: 60 },
      { skip: 80, limit: 20 },
    ]);
  });

  it('is full although a record moved and was returned twice', async () => {
    // A record created after the first call moves all others by one.
    const { ids, calls } = await pageFrom(({ skip, limit }) =>
      numbers(skip === 0 ? 0 : skip - 1, Math.min(limit, 40)),
    );
    expect(ids).toEqual(numbers(0, 100));
    expect(calls.at(-1)).toEqual({ skip: 80, limit: 21 });
  });

  it('ends at the end of the list', async () => {
    const { ids } = await pageFrom(({ skip, limit }) =>
      numbers(0, 50).slice(skip, skip + Math.min(limit, 40)),
    );
    expect(ids).toEqual(numbers(0, 50));
  });
});

describe('a page from a platform with three records', () => {
  it.each([
    [
      'repeats its last page',
      ({ skip, limit }: Asked) => numbers(Math.min(skip, 2), Math.min(limit, skip ? 1 : 3)),
    ],
    ['ignores the start of a page', () => numbers(0, 3)],
  ])('costs one more call when it %s', async (_, idsOf) => {
    const { ids, calls } = await pageFrom(idsOf);
    expect(ids).toEqual(numbers(0, 3));
    expect(calls).toHaveLength(2);
  });
});
