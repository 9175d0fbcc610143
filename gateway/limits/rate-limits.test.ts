import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { callerOf, createRateLimits, rootFieldsOf } from './rate-limits.ts';

describe('rootFieldsOf', () => {
  it.each([
    ['fields with and without an alias', '{ a: one one two }', ['one', 'one', 'two']],
    ['an inline fragment', '{ ... on Query { a: one ... { two } } }', ['one', 'two']],
    [
      'named fragments, each once',
      '{ ...F ...F three } fragment F on Query { one ...G } fragment G on Query { two }',
      ['one', 'two', 'three'],
    ],
    ['not what lies deeper', '{ one { two ...F } } fragment F on T { three }', ['one']],
  ])('%s', (_case, query, expected) => {
    const document = parse(query);
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
    expect(rootFieldsOf(operation, document)).toEqual(expected);
  });
});

describe('rate limits', () => {
  it('refuse one above the budget, and tell when to come back', async () => {
    const limits = createRateLimits(null);
    for (let attempt = 0; attempt < 5; attempt += 1) await limits.spend('confirm', 'm:1');
    await expect(limits.spend('confirm', 'm:1')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      facts: { retryAfter: expect.any(Number) },
    });
  });

  it('count each caller and each budget apart', async () => {
    const limits = createRateLimits(null);
    for (let attempt = 0; attempt < 5; attempt += 1) await limits.spend('confirm', 'm:1');
    await expect(limits.spend('confirm', 'm:2')).resolves.toBeUndefined();
    await expect(limits.spend('create', 'm:1')).resolves.toBeUndefined();
  });

  it('count a member by id and a visitor by address', () => {
    const viewer = { id: '7', email: 'a@b.example', fullName: '', phone: '', role: 'user' as const };
    expect(callerOf({ viewer, callerAddress: '127.0.0.1' })).toBe('m:7');
    expect(callerOf({ viewer: null, callerAddress: '127.0.0.1' })).toBe('v:127.0.0.1');
  });
});
