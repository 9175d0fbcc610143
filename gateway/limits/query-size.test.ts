import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { querySizeLimits, querySizeRule } from './query-size.ts';

const schema = buildSchema('type Node { id: ID next: Node } type Query { a: Int node: Node }');
const codes = (query: string) =>
  validate(schema, parse(query), [querySizeRule]).map((error) => error.extensions['code']);
const nested = (levels: number): string => (levels === 1 ? 'id' : `next { ${nested(levels - 1)} }`);

describe('querySizeRule', () => {
  it.each([
    [
      'depth',
      `{ node { ${nested(querySizeLimits.depth - 1)} } }`,
      `{ node { ${nested(querySizeLimits.depth)} } }`,
    ],
    [
      'root fields',
      `{ ${'a '.repeat(querySizeLimits.rootFields)} }`,
      `{ ${'a '.repeat(querySizeLimits.rootFields + 1)} }`,
    ],
    [
      'root fields in a fragment',
      `{ ...f } fragment f on Query { ${'a '.repeat(querySizeLimits.rootFields)} }`,
      `{ ...f } fragment f on Query { ${'a '.repeat(querySizeLimits.rootFields + 1)} }`,
    ],
    [
      'aliases',
      `{ node { ${Array.from({ length: 30 }, (_, index) => `x${index}: id`).join(' ')} } }`,
      `{ node { ${Array.from({ length: 31 }, (_, index) => `x${index}: id`).join(' ')} } }`,
    ],
    ['fields', `{ node { ${'id '.repeat(399)} } }`, `{ node { ${'id '.repeat(400)} } }`],
    [
      'operations',
      Array.from({ length: 5 }, (_, index) => `query q${index} { a }`).join(' '),
      Array.from({ length: 6 }, (_, index) => `query q${index} { a }`).join(' '),
    ],
    ['directives', `{ a ${'@include(if: true) '.repeat(30)} }`, `{ a ${'@include(if: true) '.repeat(31)} }`],
  ])('lets %s pass at the limit and refuses one above', (_name, atLimit, above) => {
    expect(codes(atLimit)).toEqual([]);
    expect(codes(above)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('measures fragments where they are used, and a bomb of fragments once each', () => {
    const bomb = Array.from(
      { length: 25 },
      (_, index) => `fragment f${index} on Node { ...f${index + 1} ...f${index + 1} }`,
    );
    expect(codes(`{ node { ...f0 } } ${bomb.join(' ')} fragment f25 on Node { id next { id } }`)).toContain(
      'QUERY_TOO_COMPLEX',
    );
  });

  it('survives a cycle of fragments', () => {
    expect(codes('{ node { ...f } } fragment f on Node { id ...f }')).toEqual([]);
  });
});
