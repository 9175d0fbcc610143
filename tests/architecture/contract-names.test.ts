import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { wishesInput } from '#backends/assistant/tools/search-hotels.ts';
import { errorCodes } from '#shared/errors/error-codes.ts';
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

it('the schema has every error code of the product and no other', () => {
  const codes = schema.getType('ErrorCode');
  const values = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [];
  expect(values).toEqual([...errorCodes]);
});

it('every refusal of the schema has its code from the list of error codes', () => {
  const codeTypes = Object.values(schema.getTypeMap()).flatMap((type) => {
    const field = isObjectType(type) && type.name.endsWith('Refused') ? type.getFields()['code'] : undefined;
    return field ? [String(field.type)] : [];
  });
  expect(codeTypes.length).toBeGreaterThan(5);
  expect([...new Set(codeTypes)]).toEqual(['ErrorCode!']);
});

it('the assistant asks for a room with every wish of the schema', () => {
  const { wishes } = wishesInput({
    checkIn: '2026-12-10',
    checkOut: '2026-12-14',
    adults: 2,
    childrenAges: [],
    infants: 0,
    rooms: 1,
    asked: {
      plans: ['Half Board'],
      isCancellable: true,
      hasBedsForAll: true,
      price: { min: 200, max: null, per: 'NIGHT' },
    },
  });
  const input = schema.getType('OfferWishesInput');
  const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
  expect(Object.keys(wishes ?? {}).toSorted()).toEqual(fields.toSorted());
});
