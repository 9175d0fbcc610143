import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyDeadlines, deadlineMs, deadlineOf } from './deadlines.ts';

const never = () => new Promise<never>(() => undefined);
const schema = applyDeadlines(
  makeExecutableSchema({
    typeDefs:
      'type Item { slow: Int quick: Int } type Query { item: Item slow: Int quick: Int broken: Int } ' +
      'type Mutation { first: Int second: Int }',
    resolvers: {
      Query: {
        item: async () => ({}),
        slow: never,
        quick: async () => 1,
        broken: async () => Promise.reject(new Error('own words')),
      },
      Mutation: {
        first: () => {
          // The clock stands still while the timer runs.
          vi.spyOn(performance, 'now').mockReturnValue(performance.now());
          return never();
        },
        second: never,
      },
      Item: { slow: never, quick: () => 2 },
    },
  }),
  (fields) => (fields.includes('item') ? 40 : 20),
);
afterEach(() => vi.restoreAllMocks());

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

  it('holds for a field that begins after a timer that fired early', async () => {
    const { data, errors } = await run('mutation { first second }');
    expect(data).toEqual({ first: null, second: null });
    expect(errors?.map(({ path }) => path)).toEqual([['first'], ['second']]);
  });

  it('does not change an error', async () => {
    expect((await run('{ broken }')).errors?.[0]?.message).toBe('own words');
  });

  it('is longer for fields that wait for the provider', () => {
    expect(deadlineOf(['me'])).toBe(deadlineMs.usual);
    expect(deadlineOf(['me', 'confirmBooking'])).toBe(deadlineMs.patient);
  });
});
