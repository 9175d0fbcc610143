import { buildSchema, isInputObjectType, printSchema } from 'graphql';
import { expect, it } from 'vitest';
import { showEmptyDefaults } from './empty-defaults.ts';

const text = `input Things {
  name: String! = ""
  isNew: Boolean! = false
  count: Int! = 0
  size: Int! = 5
  place: String!
}

type Query {
  things(input: Things!): Int
}`;

it('empty defaults of the schema count as defaults, and are printed as the schema has them', () => {
  const schema = buildSchema(text);
  showEmptyDefaults(schema);
  const type = schema.getType('Things');
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  expect(fields.map(({ name, defaultValue }) => [name, Boolean(defaultValue)])).toEqual([
    ['name', true],
    ['isNew', true],
    ['count', true],
    ['size', true],
    ['place', false],
  ]);
  expect(printSchema(schema)).toBe(text);
});
