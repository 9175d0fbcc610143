import { buildSchema, Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { maxQueryCost, queryCost } from './query-cost.ts';
import { createRateLimits } from './rate-limits.ts';

const schema = buildSchema(`
  input PageInput { page: Int! = 1, pageSize: Int! = 5 }
  type Item { id: ID! next: Item others: [Item!]! }
  type TextFile { name: String! }
  type Page { items: [Item!]! total: Int! first: Item csv: TextFile! }
  type Query {
    me: Item
    hotel(id: ID!): Item
    hotelSearch(page: PageInput): Page!
    adminUsers(page: PageInput): Page!
    suggestions(search: String! = "", limit: Int! = 5): [Item!]!
    myBookings(limit: Int! = 50): [Item!]!
  }
`);

const parsed = (query: string) => {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return { document, operation };
};
const cost = (query: string, variables: Record<string, unknown> = {}) =>
  queryCost(schema, { ...parsed(query), variables });

describe('the cost of a query', () => {
  it.each([
    ['an object is 1, its plain fields nothing', '{ me { id __typename } }', 1],
    ['an object in an object', '{ me { id next { id } } }', 2],
    ['a list without a size counts once', '{ me { others { id } } }', 2],
    ['a root field that calls the provider', '{ hotel(id: "1") { id } }', 21],
    ['only at the root', '{ me { ... on Item { next { id } } } }', 2],
    ['a page of an admin list that does not state its size', '{ adminUsers { total } }', 21],
    ['a file of a whole list', '{ adminUsers { csv { name } } }', 21 + 1 + 500],
    ['each alias', '{ a: hotel(id: "1") { id } b: hotel(id: "2") { id } }', 42],
    ['a list times its size', '{ myBookings(limit: 10) { id next { id } } }', 20],
    ['a list with its default size', '{ myBookings { id } }', 50],
    ['a size below one as one', '{ myBookings(limit: -3) { id } }', 1],
    [
      'a page, for the lists right below it only',
      '{ hotelSearch(page: { pageSize: 10 }) { items { id others { id } } first { id } } }',
      50 + 1 + 10 * 2 + 1,
    ],
    ['a page with its default size', '{ hotelSearch(page: {}) { items { id } } }', 50 + 1 + 5],
    [
      'fragments, as often as they are used',
      '{ me { ...F next { ...F } } } fragment F on Item { next { id } }',
      4,
    ],
  ])('%s: %s costs %i', (_case, query, expected) => {
    expect(cost(query)).toBe(expected);
  });

  it('is cached for each combination of list sizes that an operation is sent with', () => {
    const query = parsed('query ($limit: Int!) { myBookings(limit: $limit) { id } }');
    const costs = [5, 50, 5].map((limit) => queryCost(schema, { ...query, variables: { limit } }));
    expect(costs).toEqual([5, 50, 5]);
  });

  it('lets ten people with one IP address type at once', async () => {
    const limits = createRateLimits(null);
    const letter = cost('query ($search: String!) { suggestions(search: $search) { id } }', { search: 'ro' });
    const [people, letters] = [10, 15];
    const typed = Array.from({ length: people * letters }, () =>
      limits.spend('visitor', 'v:203.0.113.7', letter),
    );
    await expect(Promise.all(typed)).resolves.toHaveLength(people * letters);
    await limits.close();
  });

  it('uses sizes in variables', () => {
    const query =
      'query ($page: PageInput, $limit: Int!) { hotelSearch(page: $page) { items { id } } myBookings(limit: $limit) { id } }';
    expect(cost(query, { page: { pageSize: 20 }, limit: 7 })).toBe(50 + 1 + 20 + 7);
  });

  it('is 0 for variables of the wrong type, which the execution refuses', () => {
    expect(cost('query ($limit: Int!) { myBookings(limit: $limit) { id } }', { limit: 'many' })).toBe(0);
  });

  it('may be exactly the limit, but not more', () => {
    expect(cost(`{ myBookings(limit: ${maxQueryCost}) { id } }`)).toBe(maxQueryCost);
    expect(cost(`{ myBookings(limit: ${maxQueryCost}) { id } me { id } }`)).toBe(maxQueryCost + 1);
  });
});
