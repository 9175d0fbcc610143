import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const schema = buildSchema(
  sourceFiles(['schema'], /\.graphql$/)
    .map(({ text }) => text)
    .join('\n'),
);

/** `Type.field` of the last column of the table. */
const named = [
  ...readFileSync(join(import.meta.dirname, '../../schema/README.md'), 'utf8').matchAll(
    /`([A-Z]\w+)\.(\w+)`/g,
  ),
];

it('every field of the schema that the table of contract names points at exists', () => {
  expect(named.length).toBeGreaterThan(60);
  const missing = named.flatMap(([whole, type, field]) => {
    const found = schema.getType(type ?? '');
    const has =
      (isObjectType(found) || isInputObjectType(found)) && Object.hasOwn(found.getFields(), field ?? '');
    return has ? [] : [whole];
  });
  expect(missing).toEqual([]);
});
