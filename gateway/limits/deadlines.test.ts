import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { applyDeadlines, deadlineMs, deadlineOf } from './deadlines.ts';

const never = () => new Promise<never>(() => undefined);
const schema = applyDeadlines(
  makeExecutableSchema({
    typeDefs: 'type Item { slow: Int quick: Int } type Query { item: Item slow: Int quick: Int broken: Int }',
    resolvers: {
      Query: {
        item: async () => ({}),
        slow: never,
        quick: async () => 1,
        broken: async () => Promise.reject(new Error('own words')),
      },
      Item: { slow: never, quick: () => 2 },
    },
  }),
  (fields) => (fields.includes('item') ? 40 : 20),
);
const run = (source: string) => graphql({ schema, source, contextValue: {} });

describe('applyDeadlines', () => {
  it('a deadline ends what waits too long, and nothing else', async () => {
    const { data, errors } = await run('{ slow quick item { slow quick } }');
    expect(data).toEqual({ slow: null, quick: 1, item: { slow: null, quick: 2 } });
    expect(errors?.map(({ path, originalError }) => [path, originalError])).toEqual([
      [['slow'], expect.objectContaining({ code: 'TIMEOUT', facts: { timeoutMs: 40 } })],
      [['item', 'slow'], expect.objectContaining({ code: 'TIMEOUT', facts: { timeoutMs: 40 } })],
    ]);
  });

  it('each request has a deadline of its own', async () => {
    await run('{ slow }');
    expect(await run('{ quick }')).toEqual({ data: { quick: 1 } });
  });

  it('a deadline leaves an error as it is', async () => {
    expect((await run('{ broken }')).errors?.[0]?.message).toBe('own words');
  });

  it('has more patience with what waits for the provider', () => {
    expect(deadlineOf(['me'])).toBe(deadlineMs.usual);
    expect(deadlineOf(['me', 'confirmBooking'])).toBe(deadlineMs.patient);
  });
});
