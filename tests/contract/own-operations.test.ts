/** The operations of our own client must stay far below the limits for other callers. */
import {
  concatAST,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  parse,
  separateOperations,
  typeFromAST,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { maxQueryCost, queryCost } from '#gateway/limits/query-cost.ts';
import { measureOperation, querySizeLimits, repeatedFields } from '#gateway/limits/query-size.ts';
import { buildSchema } from '#gateway/schema.ts';
import { sourceFiles } from '../support/source-files.ts';

const schema = buildSchema();
const whole = concatAST(sourceFiles(['web'], /\.graphql$/).map(({ text }) => parse(text)));
const operations = Object.values(separateOperations(whole)).flatMap((document) =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [{ document, operation: definition }] : [],
  ),
);

const largestPage = 50;

/** A value of the type with all fields: the largest page, one item in a list. */
function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [sample(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, sample(field.type)]),
    );
  if (!isScalarType(type)) return undefined;
  const values: Record<string, unknown> = {
    Int: largestPage,
    Float: 1,
    Boolean: true,
    PlainDate: '2030-01-31',
    DateTime: '2030-01-31T00:00:00Z',
  };
  return values[type.name] ?? '1';
}

const inputType = (node: Parameters<typeof typeFromAST>[1]) =>
  typeFromAST(schema, node as never) as GraphQLInputType;

const measured = operations.map(({ document, operation }) => {
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      sample(inputType(type)),
    ]),
  );
  const cost = queryCost(schema, { document, operation, variables });
  const { fields, aliases, depth } = measureOperation(document, operation);
  const fragments = document.definitions.length - 1;
  const repeats = repeatedFields(document);
  return { name: operation.name?.value, cost, fields, aliases, depth, fragments, repeats };
});

describe('operations of our own client', () => {
  it('exist, fit the schema and are measured', () => {
    expect(validate(schema, whole)).toEqual([]);
    expect(measured.length).toBeGreaterThan(10);
    expect(measured.find(({ name }) => name === 'Results')?.cost).toBeGreaterThan(largestPage);
  });

  it.each(measured)(
    'are well within the limits: $name costs $cost, fields $fields, depth $depth',
    ({ cost, fields, aliases, depth, fragments, repeats }) => {
      expect(cost).toBeLessThanOrEqual(maxQueryCost / 2);
      expect(fields).toBeLessThanOrEqual(querySizeLimits.fields / 2);
      expect(aliases).toBeLessThanOrEqual(querySizeLimits.aliases / 2);
      expect(depth).toBeLessThan(querySizeLimits.depth);
      expect(fragments).toBeLessThanOrEqual(querySizeLimits.fragments / 2);
      expect(repeats).toBeLessThanOrEqual(querySizeLimits.repeats / 2);
    },
  );
});
