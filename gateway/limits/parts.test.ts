import { setTimeout as pause } from 'node:timers/promises';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { validityRecorder } from '#gateway/http/response-cache/validity-recorder.ts';
import { AppError } from '../errors.ts';
import { applyParts } from './parts.ts';

const schemaOf = (picture: () => unknown, type = 'String') =>
  makeExecutableSchema({
    typeDefs: `type Hotel { name: String! picture: ${type} } type Query { hotels: [Hotel!]! }`,
    resolvers: {
      Query: { hotels: () => [{ name: 'one' }, { name: 'other' }] },
      Hotel: { picture },
    },
  });

const table = { Hotel: { picture: { kind: 'nullWhenLate', ms: 30 } } } as const;

const ask = (picture: () => unknown) =>
  graphql({
    schema: applyParts(schemaOf(picture), table),
    source: '{ hotels { name picture } }',
    contextValue: {},
  });

const bare = {
  data: {
    hotels: [
      { name: 'one', picture: null },
      { name: 'other', picture: null },
    ],
  },
};

describe('a field that a list entry reads from another source', () => {
  it('is null when it is late, and the list is complete and without an error', async () => {
    expect(await ask(() => pause(60_000, 'late', { ref: false }))).toEqual(bare);
  });

  it('is null when its source fails, and the list is complete and without an error', async () => {
    expect(await ask(() => Promise.reject(new AppError('PROVIDER_UNAVAILABLE')))).toEqual(bare);
  });

  it('marks the response as incomplete when it is missing, and not otherwise', async () => {
    const notes = async (picture: () => unknown) => {
      const validity = validityRecorder();
      const schema = applyParts(schemaOf(picture), table);
      await graphql({ schema, source: '{ hotels { name picture } }', contextValue: { validity } });
      return validity.conditions();
    };
    expect(await notes(() => pause(60_000, 'late', { ref: false }))).toBeNull();
    expect(await notes(() => Promise.reject(new AppError('PROVIDER_UNAVAILABLE')))).toBeNull();
    expect(await notes(() => pause(1, 'here'))).toEqual([]);
  });

  it('is returned when it arrives in time', async () => {
    const { data } = await ask(() => pause(1, 'here'));
    expect(data).toMatchObject({ hotels: [{ picture: 'here' }, { picture: 'here' }] });
  });

  it('is still an error when it is forbidden or its arguments are invalid', async () => {
    const { errors = [] } = await ask(() => Promise.reject(new AppError('FORBIDDEN')));
    expect(errors.map(({ message }) => message)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('makes the schema fail when it is not nullable', () => {
    expect(() =>
      applyParts(
        schemaOf(() => '', 'String!'),
        table,
      ),
    ).toThrow('The part Hotel.picture must be nullable');
  });

  it('makes the schema fail when it does not exist', () => {
    expect(() =>
      applyParts(
        schemaOf(() => ''),
        { Hotel: { scent: { kind: 'errorWhenLate' } } },
      ),
    ).toThrow('The part Hotel.scent does not exist or has no resolver');
  });
});
