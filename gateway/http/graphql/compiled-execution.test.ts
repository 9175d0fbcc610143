import {
  buildSchema as schemaOf,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getNullableType,
  getOperationAST,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { fragmentsOf } from '#gateway/limits/fragments.ts';
import { buildSchema } from '#gateway/schema.ts';
import { createExecution } from './compiled-execution.ts';
import { errorFormatter } from './format-error.ts';
import { jsonOf } from './prepared-entries.ts';

const SEEDS = 150;
/** Of this many values, one is missing, one is an error and one does not fit its type. */
const MANY = 200;
const stay = { checkIn: '2030-01-01', checkOut: '2030-01-03', occupancy: { adults: 2 } };
const variables = {
  criteria: { cityCode: '1', cityName: 'Haifa', stay },
  filter: {},
  sort: 'RECOMMENDED',
  page: { page: 1, pageSize: 5 },
  ids: ['1'],
};

/** Seeded random integers below a limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}
/** Random numbers; at most `mostOdd` of them make a value missing, an error or unfit. */
function chances(seed: number, mostOdd: number) {
  const below = numbers(seed);
  let left = mostOdd;
  return {
    below,
    oddity: () => {
      const oddity = left > 0 ? below(MANY) : MANY;
      if (oddity < 3) left -= 1;
      return oddity;
    },
  };
}
type Chances = ReturnType<typeof chances>;

const leaves: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, 7, -1, 12],
  Float: [0.5, 3, 4, 5],
  Boolean: [true, false, 1],
  PlainDate: ['2030-01-31'],
  DateTime: ['2030-01-31T10:00:00.000Z'],
};
const unfit: Readonly<Record<string, unknown>> = { Int: 'many', Float: Number.NaN, PlainDate: 'soon' };

interface Selected {
  readonly document: DocumentNode;
  readonly selectionSet: SelectionSetNode | undefined;
  /**
   * True for a list entry. Only valid entries are generated, because graphql-js leaves the rejections of the others
   * unhandled when one entry throws.
   */
  readonly isEntry?: boolean;
}

/** A random value for a type and its selection. Nearly all values fit their types; some are null, errors or unfit. */
function valueOf(
  type: GraphQLOutputType,
  { document, selectionSet, isEntry = false }: Selected,
  draw: Chances,
): unknown {
  const oddity = isEntry ? MANY : draw.oddity();
  if (oddity === 0) return draw.below(2) === 0 ? null : undefined;
  if (oddity === 1) return new AppError('TIMEOUT', { timeoutMs: 1 });
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const entry = { document, selectionSet, isEntry: true };
    return Array.from({ length: draw.below(4) }, () => valueOf(inner.ofType, entry, draw));
  }
  if (isEnumType(inner)) return oddity === 2 ? 'NONE' : inner.getValues()[0]?.value;
  if (!isObjectType(inner)) {
    const values = leaves[String(inner)] ?? ['a', 'שלום "ב"', '', 12];
    return oddity === 2 ? unfit[String(inner)] : values[draw.below(values.length)];
  }
  const value: Record<string, unknown> = {};
  const read = (selections: SelectionSetNode['selections']): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        read(fragmentsOf(document).get(selection.name.value)?.selectionSet.selections ?? []);
      const field = selection.kind === Kind.FIELD && inner.getFields()[selection.name.value];
      if (field)
        value[field.name] = valueOf(field.type, { document, selectionSet: selection.selectionSet }, draw);
    }
  };
  read(selectionSet?.selections ?? []);
  return value;
}

/**
 * The schema, with resolvers that return prepared values.
 * @param isLate every field is read later, as from another source; otherwise all are read at once
 */
function readySchema(isLate: boolean) {
  const schema = buildSchema();
  const query = schema.getQueryType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (type !== query && !field.resolve && !isLate) continue;
      field.resolve = (parent: Record<string, unknown>, _args, context: Record<string, unknown>) => {
        const value = (type === query ? context : parent)[field.name];
        if (isLate) return Promise.resolve(value);
        if (value instanceof Error) throw value;
        return value;
      };
    }
  }
  return schema;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const formatError = errorFormatter(false);
/** A result as it is sent; its errors are sorted, because fields are executed concurrently. */
const sent = ({ data, errors = [] }: ExecutionResult) => ({
  data: jsonOf({ data }),
  errors: errors.map((error) => JSON.stringify(formatError(error.toJSON(), error))).toSorted(),
});

function ready(document: DocumentNode, schema: GraphQLSchema, draw: Chances): Record<string, unknown> {
  const [query, operation] = [schema.getQueryType(), getOperationAST(document)];
  const root =
    query &&
    operation &&
    valueOf(query, { document, selectionSet: operation.selectionSet, isEntry: true }, draw);
  return typeof root === 'object' && root !== null ? { ...root } : {};
}

const [atOnce, late] = [readySchema(false), readySchema(true)];
const queries = Object.values(sharedDocuments).map((text) => ({ text, name: /\w+(?=\()/.exec(text)?.[0] }));

type Sent = ReturnType<typeof sent>;

const failed = (text: string): never => {
  throw new Error(`not compiled: ${text}`);
};

describe.each(queries)('the compiled query $name', ({ text }) => {
  const document = parse(text);
  const operation = getOperationAST(document) ?? undefined;

  /** Executes both with the same values. @returns how many of the results had errors and still some data */
  async function compare(schema: GraphQLSchema, mostOdd: number, isSame: (...both: Sent[]) => void) {
    const run = createExecution(schema, (each) => each === text, failed);
    let partly = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const context = ready(document, schema, chances(seed, mostOdd));
      const interpreted = await execute({
        schema,
        document,
        contextValue: context,
        variableValues: variables,
      });
      const compiled = await run({ document, operation, variables, context });
      // Objects of the interpreter have no prototype.
      expect(Object.getPrototypeOf(compiled.data ?? {})).toBe(Object.prototype);
      isSame(sent(compiled), sent(interpreted));
      // The second time with the entries of lists that were prepared the first time.
      isSame(sent(await run({ document, operation, variables, context })), sent(interpreted));
      if (interpreted.errors && Object.values(interpreted.data ?? {}).some(isObject)) partly += 1;
    }
    return partly;
  }

  it.each([
    ['at once', atOnce],
    ['later', late],
  ])(
    'gives the same result as the interpreter, with or without an error, when values are read %s',
    async (_, schema) => {
      const partly = await compare(schema, 1, (ours, theirs) => expect(ours).toEqual(theirs));
      expect(partly).toBeGreaterThan(0);
    },
  );

  it.each([
    ['at once', atOnce],
    ['later', late],
  ])(
    'gives the same data as the interpreter beside several errors, when values are read %s',
    async (_, schema) => {
      // When several errors lead to the same null, the two implementations may report different ones.
      await compare(schema, MANY, (ours, theirs) => {
        expect(ours.data).toBe(theirs.data);
        expect(ours.errors.length > 0).toBe(theirs.errors.length > 0);
      });
    },
  );

  it('reports invalid variables with the same errors as the interpreter', async () => {
    const run = createExecution(atOnce, (each) => each === text, failed);
    const wrong = { ...variables, criteria: { stay: { ...stay, checkIn: 'soon' } } };
    const compiled = await run({ document, operation, variables: wrong, context: {} });
    const interpreted = await execute({ schema: atOnce, document, variableValues: wrong });
    expect(compiled).toEqual(interpreted);
    expect(compiled.errors?.length).toBeGreaterThan(0);
  });
});

describe('a compiled query with directives', () => {
  const schema = schemaOf(`
    type Query { page: HotelSearchResult }
    type HotelSearchResult { hotels: [Hotel!]!, facets: SearchFacets }
    type SearchFacets { count: Int, prices: [Bar!] }
    type Bar { per: String }
    type Hotel { id: ID!, name: String }
  `);
  const page = { hotels: [{ id: '1', name: 'Lake' }], facets: { count: 2, prices: [{ per: 'NIGHT' }] } };
  const [field] = Object.values(schema.getQueryType()?.getFields() ?? {});
  if (field) field.resolve = () => page;

  it.each([
    'query($is: Boolean!) { page { hotels { id } facets @include(if: $is) { count prices { per } } } }',
    'query($is: Boolean!) { page { hotels { id name @skip(if: $is) } facets { count prices @include(if: $is) { per } } } }',
    'query($is: Boolean!) { page @include(if: $is) { hotels { id } facets { count prices { per } } } }',
    'query($is: Boolean!) { page { facets { ...F @include(if: $is) } } } fragment F on SearchFacets { count prices { per } }',
  ])('gives the same result as the interpreter: %s', async (text) => {
    const run = createExecution(schema, () => true, failed);
    for (const is of [true, false, true]) {
      // Compiling and executing change the nodes of a document, so each way has its own.
      const document = parse(text);
      const operation = getOperationAST(document) ?? undefined;
      const compiled = await run({ document, operation, variables: { is }, context: {} });
      const interpreted = await execute({ schema, document: parse(text), variableValues: { is } });
      expect(sent(compiled)).toEqual(sent(interpreted));
    }
  });
});
