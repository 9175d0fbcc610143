import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { afterEach, expect, it } from 'vitest';
import type { Context } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import { operationWatches } from '#gateway/operations/watch/graphql-watch.ts';
import { noTracing } from '#gateway/operations/tracing/tracing.ts';
import { withinRequest } from '#gateway/operations/watch/request-scope.ts';
import { admissionPlugin } from '../admission.ts';
import { answerOverHttp } from '../answer-over-http.ts';
import { asGateway, createExecution } from '../compiled-execution.ts';
import { createDocumentStore } from '../document-store.ts';
import { createDirectExecution } from './direct-execution.ts';
import { directRequestOf } from './direct-request.ts';
import { createStepsOfRequests } from './earlier-steps.ts';

let server: Server;
afterEach(() => server.close());

/** An endpoint, and what happened in it. */
async function endpoint(refusal: AppError | null = null, isAdmitted = false) {
  const happened: string[] = [];
  const schema = makeExecutableSchema({
    typeDefs: 'type Query { well: Int, failing: Int }',
    resolvers: {
      Query: {
        well: () => (happened.push('executed'), 1),
        failing: () => {
          happened.push('executed');
          throw new AppError('NOT_FOUND');
        },
      },
    },
  });
  const documents = createDocumentStore();
  const earlierSteps = createStepsOfRequests();
  const execute = createExecution(
    schema,
    () => false,
    () => undefined,
  );
  const admit = () => {
    happened.push('admitted');
    if (refusal) throw refusal;
    return undefined;
  };
  const apollo = new ApolloServer<Context>({
    gateway: asGateway(schema, execute, (context) => earlierSteps.of(context)?.result),
    documentStore: documents,
    plugins: [
      earlierSteps.plugin,
      admissionPlugin(admit, earlierSteps.of),
      { requestDidStart: async () => void happened.push('by Apollo Server') },
    ],
  });
  await apollo.start();
  const metrics = { answered: () => undefined };
  const watchOf = operationWatches({ metrics, tracing: noTracing });
  const answer = answerOverHttp({
    apollo,
    responseCache: { record: () => null, refusalOf: () => null, isAdmitted: () => isAdmitted },
    directRequestOf: (parsed) => directRequestOf(parsed, null, { documents, persisted: new Map() }),
    executeDirectly: createDirectExecution({ schema, admit, execute, watchOf }),
    earlierSteps,
    contextOf: async () => {
      happened.push('context');
      return { viewer: null, isReadOnly: false } as Context;
    },
    chargeDocument: async () => undefined,
    bytesOf: (result) => Buffer.from(`${JSON.stringify(result)}\n`),
  });
  server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      const scope = { requestId: 'request-1', caller: null, payer: null, span: null };
      withinRequest(scope, () => void answer({ request, body: JSON.parse(body) }, response));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (body: object) => {
    happened.length = 0;
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text(), happened: [...happened] };
  };
  /** Sends a body twice, and returns what happened the second time, when the document is known. */
  const askAgain = async (body: object) => {
    const first = await ask(body);
    const second = await ask(body);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    return second.happened;
  };
  return { ask, askAgain };
}

it('a known query is answered without Apollo Server, with the same bytes', async () => {
  const { askAgain } = await endpoint();
  expect(await askAgain({ query: '{ well }' })).toEqual(['context', 'admitted', 'executed']);
  expect(await askAgain({ query: 'query Named { well }', operationName: 'Named', variables: null })).toEqual([
    'context',
    'admitted',
    'executed',
  ]);
});

it('an error is reported by Apollo Server, while nothing is charged or executed again', async () => {
  const { askAgain } = await endpoint();
  expect(await askAgain({ query: '{ well failing }' })).toEqual([
    'context',
    'admitted',
    'executed',
    'executed',
    'by Apollo Server',
  ]);
});

it('a refusal is reported by Apollo Server, while nothing is charged again', async () => {
  const { askAgain } = await endpoint(new AppError('RATE_LIMITED', { status: 429, retryAfter: 2 }));
  expect(await askAgain({ query: '{ well }' })).toEqual(['context', 'admitted', 'by Apollo Server']);
});

it('a request that the response cache has admitted is not charged again, by Apollo Server either', async () => {
  const { ask } = await endpoint(null, true);
  const query = '{ well }';
  const [first, second] = [await ask({ query }), await ask({ query })];
  expect([first.happened, second.happened]).toEqual([
    ['context', 'by Apollo Server', 'executed'],
    ['context', 'executed'],
  ]);
});

it('an unusual request goes to Apollo Server before anything is charged', async () => {
  const { askAgain } = await endpoint();
  const others: object[] = [
    { query: 'query Named { well }', operationName: 'Other' },
    { query: 'query A { well } query B { well }', operationName: 'A' },
    { query: 'query($of: Int!) { well @skip(if: false) failing @include(if: $of) }' },
    { query: '{ well }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
  ];
  for (const body of others)
    expect((await askAgain(body)).slice(0, 2)).toEqual(['context', 'by Apollo Server']);
});
