import { buildSchema, getNamedType, type GraphQLSchema, isObjectType, Kind, parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { permissions } from '#gateway/access/permissions.ts';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { buildSchema as buildProductSchema } from '#gateway/schema.ts';
import { compilePrepared, createEntryTexts, jsonOf, PreparedJson } from './prepared-entries.ts';
import { preparedParts, splitDocument } from './prepared-parts.ts';

const lists = { Page: ['hotels'] };
const sdl = `
  type Query { page: Page, pages: [Page!]! }
  type Page { before: Int, hotels: [Hotel!]!, after: Int, inner: Page }
  type Hotel { id: ID!, name: String, distance(from: ID): Int!, late: String, any: Any }
  scalar Any`;

interface Hotel {
  readonly id: string;
  readonly name?: string;
  readonly late?: Promise<string>;
}

const operationIn = (text: string) => {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('the operation comes first');
  return { document, operation };
};

/** A schema of pages, and the mock that resolves its distances. */
function world(page: () => unknown) {
  const schema: GraphQLSchema = buildSchema(sdl);
  const distance = vi.fn<(hotel: Hotel, requested: { from?: string }) => number | null>((_, { from }) =>
    from === 'X' ? null : 7,
  );
  const [query, hotel] = [schema.getQueryType(), schema.getType('Hotel')];
  if (!query || !isObjectType(hotel)) throw new Error('not the schema');
  const { page: field } = query.getFields();
  const { distance: measured } = hotel.getFields();
  if (!field || !measured) throw new Error('not the schema');
  field.resolve = page;
  measured.resolve = distance;
  return { schema, distance };
}

const text =
  'query Q($from: ID) { page { before hotels { ...H } after } } fragment H on Hotel { id name distance(from: $from) }';

describe('entries of a prepared list', () => {
  const hotels: readonly Hotel[] = [{ id: '1', name: 'שלום "ב"' }, { id: '2' }];
  const runOf = (query = text, maxCharacters?: number) => {
    const { schema, distance } = world(() => ({ before: 1, hotels, after: 2 }));
    const { document, operation } = operationIn(query);
    const run = compilePrepared(schema, document, operation, createEntryTexts(maxCharacters), lists);
    if (!run) throw new Error('not prepared');
    return { run, distance };
  };

  it('are executed once for the same objects and variables', async () => {
    const { run, distance } = runOf();
    const [first, second] = [await run({}, {}), await run({}, {})];
    const expected =
      '{"data":{"page":{"before":1,"hotels":[{"id":"1","name":"שלום \\"ב\\"","distance":7},{"id":"2","name":null,"distance":7}],"after":2}}}';
    expect([first, second].map((result) => jsonOf(result ?? {}))).toEqual([expected, expected]);
    expect(JSON.stringify(second)).toBe(expected);
    expect(distance).toHaveBeenCalledTimes(2);
    await run({}, { from: 'A' });
    expect(distance).toHaveBeenCalledTimes(4);
  });

  it('are executed again when they no longer fit into the memory for them', async () => {
    const { run, distance } = runOf(text, 60);
    await run({}, {});
    await run({}, {});
    expect(distance.mock.calls.length).toBeGreaterThan(2);
  });

  it('have no result when one of them has an error, so that the whole document is executed', async () => {
    const { run } = runOf();
    expect(await run({}, { from: 'X' })).toBeNull();
  });

  it('are executed in every request when one of their fields is a promise', async () => {
    const late = [{ id: '1', late: Promise.resolve('news') }];
    const { schema } = world(() => ({ hotels: late }));
    const { document, operation } = operationIn('{ page { hotels { id late } } }');
    const texts = createEntryTexts();
    const keep = vi.fn<typeof texts.keep>(texts.keep);
    const run = compilePrepared(schema, document, operation, { ...texts, keep }, lists);
    expect(jsonOf((await run?.({}, {})) ?? {})).toBe(
      '{"data":{"page":{"hotels":[{"id":"1","late":"news"}]}}}',
    );
    expect(keep).not.toHaveBeenCalled();
  });

  it('reject when reading one throws synchronously, while another is still being read', async () => {
    const { schema } = world(() => ({
      hotels: [
        { id: '1', late: Promise.resolve('news') },
        { id: '2', any: 1n },
      ],
    }));
    const { document, operation } = operationIn('{ page { hotels { id late any } } }');
    const run = compilePrepared(schema, document, operation, createEntryTexts(), lists);
    // JSON has no such integers.
    await expect(run?.({}, {})).rejects.toThrow('BigInt');
  });

  it('are found below other objects, and missing where a directive leaves them out', async () => {
    const { schema } = world(() => ({ inner: { hotels } }));
    const { document, operation } = operationIn(
      'query($is: Boolean!) { page { inner { __typename hotels @include(if: $is) { __typename id } } } }',
    );
    const run = compilePrepared(schema, document, operation, createEntryTexts(), lists);
    expect(jsonOf((await run?.({}, { is: true })) ?? {})).toBe(
      '{"data":{"page":{"inner":{"__typename":"Page","hotels":[{"__typename":"Hotel","id":"1"},{"__typename":"Hotel","id":"2"}]}}}}',
    );
    expect(jsonOf((await run?.({}, { is: false })) ?? {})).toBe(
      '{"data":{"page":{"inner":{"__typename":"Page"}}}}',
    );
  });
});

it.each([
  ['in a list', '{ pages { hotels { id } } }'],
  ['selected twice', '{ page { hotels { id } hotels { name } } }'],
  ['missing', '{ page { before } }'],
])('a document is not split when its prepared part is %s', (_, query) => {
  const { schema } = world(() => null);
  const { document, operation } = operationIn(query);
  expect(splitDocument(schema, document, operation, lists)).toBeNull();
});

it('every query of the client with hotels of a search is compiled in prepared parts', () => {
  const schema = buildProductSchema();
  for (const query of Object.values(sharedDocuments).filter((each) => each.includes('hotels{'))) {
    const { document, operation } = operationIn(query);
    expect(compilePrepared(schema, document, operation, createEntryTexts(), preparedParts)).not.toBeNull();
  }
});

it('entries of prepared parts have no permissions, which could differ by caller', () => {
  const schema = buildProductSchema();
  for (const [type, fields] of Object.entries(preparedParts))
    for (const field of fields) {
      const parent = schema.getType(type);
      const list = isObjectType(parent) ? parent.getFields()[field] : undefined;
      expect(list).toBeDefined();
      expect(Object.keys(permissions)).not.toContain(list && getNamedType(list.type).name);
    }
});

it('prepared JSON is written by JSON.stringify as the value that it contains', () => {
  expect(JSON.stringify({ a: new PreparedJson(Buffer.from('{"b":1}')) })).toBe('{"a":{"b":1}}');
});
