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

describe('the deadline of a request', () => {
  it('ends only the fields that take too long', async () => {
    const { data, errors } = await run('{ slow quick item { slow quick } }');
    expect(data).toEqual({ slow: null, quick: 1, item: { slow: null, quick: 2 } });
    expect(errors?.map(({ path, originalError }) => [path, originalError])).toEqual([
      [['slow'], expect.objectContaining({ code: 'TIMEOUT', facts: { timeoutMs: 40 } })],
      [['item', 'slow'], expect.objectContaining({ code: 'TIMEOUT', facts: { timeoutMs: 40 } })],
    ]);
  });

  it('is separate for each request', async () => {
    await run('{ slow }');
    expect(await run('{ quick }')).toEqual({ data: { quick: 1 } });
  });

  it('does not change an error', async () => {
    expect((await run('{ broken }')).errors?.[0]?.message).toBe('own words');
  });

  it('is longer for fields that wait for the provider', () => {
    expect(deadlineOf(['me'])).toBe(deadlineMs.usual);
    expect(deadlineOf(['me', 'confirmBooking'])).toBe(deadlineMs.patient);
  });
});
