import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isObjectType, isUnionType } from 'graphql';
import { expect, it } from 'vitest';
import { wishesInput } from '#backends/assistant/tools/search-hotels.ts';
import { roomWishesOf } from '#backends/assistant/tools/wishes.ts';
import { chatActionKinds, chatActivities, chatMoods } from '#models/messages/chat.ts';
import { REVIEW_TOPICS } from '#models/hotel/review.ts';
import { errorCodes } from '#shared/errors/error-codes.ts';
import { sourceFiles } from '../support/source-files.ts';

const schema = buildSchema(
  sourceFiles(['schema'], /\.graphql$/)
    .map(({ text }) => text)
    .join('\n'),
);

/** Each `Type.field` that the contract table of schema/README.md names. */
const named = [
  ...readFileSync(join(import.meta.dirname, '../../schema/README.md'), 'utf8').matchAll(
    /`([A-Z]\w+)\.(\w+)`/g,
  ),
];

it('every schema field in the contract table exists', () => {
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

/** Result types whose codes are reasons of that one operation instead of error codes. */
const ownReasons: Readonly<Record<string, string>> = {
  MailNotResent: 'ResendRefusal!',
  MessageNotAnswered: 'AnswerRefusal!',
};

it('every result of the schema with a code uses the error codes, or reasons of its own', () => {
  const results = Object.values(schema.getTypeMap()).flatMap((type) =>
    isUnionType(type) ? type.getTypes() : [],
  );
  const codes = [...new Set(results)].flatMap((type) => {
    const field = type.getFields()['code'];
    return field ? [`${type.name}: ${String(field.type)}`] : [];
  });
  expect(codes.length).toBeGreaterThan(10);
  const others = codes.filter((code) => !code.endsWith(': ErrorCode!'));
  expect(others.toSorted()).toEqual(Object.entries(ownReasons).map((pair) => pair.join(': ')));
});

it.each<[string, readonly string[]]>([
  ['ChatActionKind', chatActionKinds],
  ['ChatActivity', chatActivities],
  ['ChatMood', chatMoods],
  ['ReviewTopic', REVIEW_TOPICS],
])('the enum %s of the schema has exactly the names of the list in the code', (name, names) => {
  const found = schema.getType(name);
  const values = isEnumType(found) ? found.getValues().map((value) => value.name) : [];
  expect(values.toSorted()).toEqual([...names].toSorted());
});

it('the assistant sends every wish of the schema', () => {
  const { wishes } = wishesInput(
    roomWishesOf({
      meals: ['Half Board'],
      freeCancellation: true,
      bedsForAll: true,
      price: { min: 200, max: null, per: 'NIGHT' },
    }),
  );
  const input = schema.getType('OfferWishesInput');
  const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
  expect(Object.keys(wishes ?? {}).toSorted()).toEqual(fields.toSorted());
});
