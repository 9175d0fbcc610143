import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rootFieldsOf } from './fragments.ts';

describe('the root fields of an operation', () => {
  it.each([
    ['fields with and without an alias', '{ a: one one two }', ['one', 'one', 'two']],
    ['an inline fragment', '{ ... on Query { a: one ... { two } } }', ['one', 'two']],
    [
      'named fragments, each once',
      '{ ...F ...F three } fragment F on Query { one ...G } fragment G on Query { two }',
      ['one', 'two', 'three'],
    ],
    ['a fragment that contains itself', '{ ...F } fragment F on Query { one ...F }', ['one']],
    [
      'fields beside `__typename`, which does not count',
      '{ __typename one a: __typename ...F } fragment F on Query { __typename }',
      ['one'],
    ],
    ['the first level only, not below it', '{ one { two ...F } } fragment F on T { three }', ['one']],
  ])('are found in %s', (_case, query, expected) => {
    const document = parse(query);
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
    expect(rootFieldsOf(operation, document)).toEqual(expected);
  });
});
