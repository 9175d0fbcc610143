import { ApolloServer } from '@apollo/server';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Context } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import { errorFormatter, errorReports } from './format-error.ts';

/** Runs a server whose only field fails with this error; returns the error of the response and the log. */
async function failing(error: Error, query = '{ broken }') {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const server = new ApolloServer<Context>({
    typeDefs: 'type Query { broken: Int }',
    resolvers: {
      Query: {
        broken: () => {
          throw error;
        },
      },
    },
    formatError: errorFormatter(false),
    plugins: [errorReports(logger)],
  });
  const contextValue = { requestId: 'r1' } as Context;
  const { body } = await server.executeOperation({ query }, { contextValue });
  await server.stop();
  const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
  return { error: errors?.[0], count: errors?.length, log: lines.join('') };
}

describe('errors of resolvers', () => {
  it('keep their code and safe facts, and contain the id of the request', async () => {
    const { error, log } = await failing(
      new AppError('TIMEOUT', { upstream: 'hotel-provider', call: 'book', timeoutMs: 5, status: 504 }),
    );
    expect(error).toMatchObject({ message: expect.stringContaining('took too long'), path: ['broken'] });
    expect(error?.extensions).toEqual({ code: 'TIMEOUT', retryable: true, status: 504, requestId: 'r1' });
    expect(log).toBe('');
  });

  it('of an unexpected kind contain only the id of their log line', async () => {
    const { error, log } = await failing(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
    expect(error?.message).toBe('Something went wrong on our side. The request id leads to the log line.');
    expect(error?.extensions).toEqual({ code: 'INTERNAL', retryable: false, requestId: 'r1' });
    expect(log).toContain('ECONNREFUSED');
    expect(log).toContain('"requestId":"r1"');
  });

  it.each([
    [10, 10],
    [11, 10],
  ])('are limited to ten: %i become %i', async (fields, shown) => {
    const query = `{ ${Array.from({ length: fields }, (_, index) => `f${index}: broken`).join(' ')} }`;
    expect((await failing(new AppError('TIMEOUT'), query)).count).toBe(shown);
  });
});

describe('a persisted query that the library refuses', () => {
  it.each([
    ['with the id of another text', { version: 1, sha256Hash: 'a'.repeat(64) }],
    ['of an unknown version', { version: 2, sha256Hash: 'a'.repeat(64) }],
  ])('%s is a bad request and is not logged', async (_which, persistedQuery) => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const server = new ApolloServer<Context>({
      typeDefs: 'type Query { known: Int }',
      formatError: errorFormatter(false),
      plugins: [errorReports(logger)],
    });
    const request = { query: '{ known }', extensions: { persistedQuery } };
    const { body } = await server.executeOperation(request, { contextValue: { requestId: 'r1' } as Context });
    await server.stop();
    const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', requestId: 'r1' });
    expect(lines).toEqual([]);
  });
});

/** The error for a variable with an unknown field. */
async function coercionError(showsDetails: boolean) {
  const server = new ApolloServer<Context>({
    typeDefs: 'input Person { email: String! } type Query { find(person: Person!): Int }',
    formatError: errorFormatter(showsDetails),
  });
  const { body } = await server.executeOperation({
    query: 'query($person: Person!) { find(person: $person) }',
    variables: { person: {} },
  });
  await server.stop();
  return body.kind === 'single' ? body.singleResult.errors?.[0] : undefined;
}

describe('a variable that does not match its type', () => {
  it('is refused without naming fields and types when the schema is closed', async () => {
    const error = await coercionError(false);
    expect(error).toMatchObject({
      message: 'The input is invalid.',
      extensions: { code: 'BAD_USER_INPUT', retryable: false },
    });
  });

  it('is explained when the schema is open to developers', async () => {
    expect((await coercionError(true))?.message).toContain('"email" of required type "String!"');
  });
});
