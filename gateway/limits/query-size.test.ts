import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { querySizeLimits, querySizeRule } from './query-size.ts';

const names = (count: number): string => Array.from({ length: count }, (_, at) => `f${at}`).join(' ');
const fragmentsOf = (count: number): string =>
  Array.from({ length: count }, (_, at) => `fragment F${at} on Node { id }`).join(' ');

const schema = buildSchema(
  `type Node { id: ID next: Node ${names(400).replaceAll(' ', ': ID ')}: ID } type Query { a: Int node: Node }`,
);
const codes = (query: string) =>
  validate(schema, parse(query), [querySizeRule]).map((error) => error.extensions['code']);
const nested = (levels: number): string => (levels === 1 ? 'id' : `next { ${nested(levels - 1)} }`);

describe('the size limits of a document', () => {
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
    ['fields', `{ node { ${names(399)} } }`, `{ node { ${names(400)} } }`],
    ['repeated fields', `{ node { ${'id '.repeat(31)} } }`, `{ node { ${'id '.repeat(32)} } }`],
    [
      'repeated fields beside each other in parts of one selection',
      `{ node { ${'... { id } '.repeat(31)} } }`,
      `{ node { ${'... { id } '.repeat(32)} } }`,
    ],
    [
      'repeated fields of a fragment that is not used',
      `{ a } fragment F on Node { ${'id '.repeat(31)} }`,
      `{ a } fragment F on Node { ${'id '.repeat(32)} }`,
    ],
    ['fragments', `{ a } ${fragmentsOf(60)}`, `{ a } ${fragmentsOf(61)}`],
    [
      'operations',
      Array.from({ length: 5 }, (_, index) => `query q${index} { a }`).join(' '),
      Array.from({ length: 6 }, (_, index) => `query q${index} { a }`).join(' '),
    ],
    ['directives', `{ a ${'@include(if: true) '.repeat(30)} }`, `{ a ${'@include(if: true) '.repeat(31)} }`],
  ])('allow %s at the limit and refuse one above', (_name, atLimit, above) => {
    expect(codes(atLimit)).toEqual([]);
    expect(codes(above)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('count fragments where they are used, and measure nested ones only once', () => {
    const bomb = Array.from(
      { length: 25 },
      (_, index) => `fragment f${index} on Node { ...f${index + 1} ...f${index + 1} }`,
    );
    expect(codes(`{ node { ...f0 } } ${bomb.join(' ')} fragment f25 on Node { id next { id } }`)).toContain(
      'QUERY_TOO_COMPLEX',
    );
  });

  it('stop all other rules when the document is too large', () => {
    const requested: string[] = [];
    const watching = () => ({
      SelectionSet: () => void requested.push('selection'),
      Field: () => void requested.push('field'),
    });
    const refusal = validate(schema, parse(`{ ${'node { id } '.repeat(490)} }`), [
      ...specifiedRules,
      watching,
      querySizeRule,
    ]);
    expect(refusal.map(({ extensions }) => extensions['code'])).toContain('QUERY_TOO_COMPLEX');
    expect(requested).toEqual([]);
  });

  it('accept a cycle of fragments', () => {
    expect(codes('{ node { ...f } } fragment f on Node { id ...f }')).toEqual([]);
  });
});
