import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { longLists, maxListInput } from './list-size.ts';

const items = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const document = parse('query($f: In) { a(f: $f) }');

describe('the check for long lists', () => {
  it.each([
    ['nothing', {}, []],
    ['a list at the limit', { f: { stars: items(maxListInput) } }, []],
    ['one above, at any depth', { f: { a: [{ b: items(maxListInput + 1) }] }, g: 1 }, ['f']],
    ['lists in lists, deeper than any stack', { f: JSON.parse(`${'['.repeat(1e5)}${']'.repeat(1e5)}`) }, []],
    ['a bare list', { ids: items(maxListInput + 1) }, ['ids']],
  ])('finds long lists in variables: %s', (_case, variables, expected) => {
    expect(longLists(document, variables)).toEqual(expected);
  });

  it.each([
    [maxListInput, []],
    [maxListInput + 1, ['query']],
  ])('counts a list of %i items in the document', (count, expected) => {
    expect(longLists(parse(`{ a(f: { stars: [${items(count).join()}] }) }`), {})).toEqual(expected);
  });
});
