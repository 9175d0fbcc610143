import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Context, Loaders, Services } from '#gateway/context.ts';
import { type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
import { listSizePlugin } from '#gateway/limits/list-size.ts';
import { queryCostPlugin } from '#gateway/limits/query-cost.ts';
import type { LoadShedder } from '#gateway/limits/load-shedding.ts';
import { type RateLimits, spendOf } from '#gateway/limits/rate-limits.ts';
import { querySizeLimits, querySizeRule } from '#gateway/limits/query-size.ts';
import type { Logger } from '#gateway/logger.ts';
import { graphqlWatch, type OperationWatch } from '#gateway/operations/watch/graphql-watch.ts';
import { requestScope } from '#gateway/operations/watch/request-scope.ts';
import { type Admit, admissionPlugin, withRetryAfter, refusedWith } from './admission.ts';
import { answerOverHttp, type ParsedRequest } from './answer-over-http.ts';
import { requestedDocument } from './requested-document.ts';
import { callerAddress, type IsTrusted } from '../caller/caller-address.ts';
import { asGateway, createExecution } from './compiled-execution.ts';
import { createDirectExecution } from './direct/direct-execution.ts';
import { directRequestOf } from './direct/direct-request.ts';
import { createStepsOfRequests } from './direct/earlier-steps.ts';
import { createDocumentStore } from './document-store.ts';
import { bytesOf, jsonOf } from './prepared-entries.ts';
import { errorFormatter, errorReports } from './format-error.ts';
import { jsonBody, type PlainHandler } from '../json-body.ts';
import type { CacheRecording, ResponseCache } from '../response-cache/response-cache.ts';
import { documentsById, type PersistedDocuments } from '../response-cache/persisted-documents.ts';
import { isOwnOrigin } from '../caller/own-origin.ts';
import type { ContextFactory } from './request-context.ts';
import { subscriptionServer } from './subscriptions.ts';

export interface GraphqlDeps {
  readonly schema: GraphQLSchema;
  readonly context: ContextFactory;
  readonly rateLimits: RateLimits;
  readonly load: LoadShedder;
  readonly admit: Admit;
  /** The cache in front of this endpoint, which stores the responses that other visitors may get. */
  readonly responseCache: Pick<ResponseCache, 'record' | 'refusalOf' | 'isAdmitted'>;
  /** Documents that a client may request by their id alone. */
  readonly persisted: PersistedDocuments;
  /** Counts the running requests, each from the moment at which its body has arrived. */
  readonly counting: PlainHandler;
  readonly logger: Logger;
  readonly origins: () => readonly string[];
  /** Enables introspection, validation hints and the playground. */
  readonly isOpenToDevelopers: boolean;
  /** Loaders for a caller without a session. */
  readonly socketLoaders: () => Loaders;
  readonly services: Services;
  readonly isTrustedProxy: IsTrusted;
  /** The watch of the running request, which observes its operation and response. */
  readonly watchOf: () => OperationWatch;
}

/** GraphQL over HTTP and, for subscriptions, over WebSocket. */
export interface GraphqlEndpoint {
  /**
   * Answers a request, synchronously when nothing is awaited. Does not use Express, which takes longer for a small
   * response than the execution.
   * @throws an error with a 4xx status for a body that cannot be read; any other error is a bug of the gateway
   */
  answer(request: IncomingMessage, response: ServerResponse): MaybeLater<void>;
  /** Numbers of sockets and subscriptions that are open now. */
  open(): { readonly sockets: number; readonly subscriptions: number };
  /**
   * Accepts subscriptions on this server. @returns the sockets, which must be closed before the services that their
   * streams use
   */
  attach(server: Server): { close(): Promise<void> };
  /** Stops the executor. Later requests fail, so all running ones must be complete. */
  close(): Promise<void>;
}

const readBody = jsonBody();

/** True when the headers announce a body, by the same rule as in the body reader. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Waits until a handler calls `next`, which it may never do. Returns synchronously when the handler does.
 * @throws the error that the handler passes to `next`
 */
function passed(handler: PlainHandler, request: IncomingMessage, response: ServerResponse): MaybeLater<void> {
  const passing: { isPassed: boolean; cause?: unknown } = { isPassed: false };
  let settle = (cause?: unknown): void => void Object.assign(passing, { isPassed: true, cause });
  handler(request, response, (cause) => settle(cause));
  if (passing.cause) throw passing.cause;
  if (passing.isPassed) return undefined;
  return new Promise((resolve, reject) => {
    settle = (cause) => (cause ? reject(cause) : resolve());
  });
}

function refuseForeignOrigin(response: ServerResponse): void {
  const error = {
    message: 'Requests of pages of other origins are not answered.',
    extensions: { code: 'FORBIDDEN', reason: 'origin' },
  };
  response
    .writeHead(403, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ errors: [error] }));
}

/** Builds the endpoint. */
export async function graphqlEndpoint(deps: GraphqlDeps): Promise<GraphqlEndpoint> {
  const formatError = errorFormatter(deps.isOpenToDevelopers);
  const documents = createDocumentStore();
  const earlierSteps = createStepsOfRequests();
  const compiled = new Set([...deps.persisted.values()].map(({ text }) => text));
  const execute = createExecution(
    deps.schema,
    (text) => compiled.has(text),
    (query) => deps.logger.error({ event: 'graphql.not-compiled', query }, 'a query could not be compiled'),
  );
  const apollo = new ApolloServer<Context>({
    gateway: asGateway(deps.schema, execute, (context) => earlierSteps.of(context)?.result),
    introspection: deps.isOpenToDevelopers,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !deps.isOpenToDevelopers,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    stringifyResult: (result) => `${jsonOf(result)}\n`,
    // Only ids of our own client's documents: a store that anyone can fill would soon contain nothing else.
    persistedQueries: { cache: documentsById(deps.persisted) },
    documentStore: documents,
    parseOptions: { maxTokens: querySizeLimits.tokens },
    validationRules: [querySizeRule],
    formatError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // The cache control plugin would visit every field of every response, and no field has such a hint.
      ApolloServerPluginCacheControlDisabled(),
      earlierSteps.plugin,
      admissionPlugin(deps.admit, earlierSteps.of),
      queryCostPlugin(deps.schema),
      listSizePlugin,
      errorReports(deps.logger),
      graphqlWatch(deps.watchOf),
    ],
    logger: deps.logger,
  });
  await apollo.start();

  const contextOf = (
    { request }: ParsedRequest,
    response: ServerResponse,
    recording: CacheRecording | null,
  ): MaybeLater<Context> => {
    const context = deps.context(request, response, recording?.validity);
    if (!(context instanceof Promise)) return context;
    return context.catch((cause: unknown) => {
      throw refusedWith(400, cause);
    });
  };
  /** Charges a document that was not sent recently before it is parsed, also one that will be refused. */
  const chargeDocument = async ({ request, body }: ParsedRequest, context: Context): Promise<void> => {
    const text = requestedDocument(request, body);
    if (text === null || documents.holds(text)) return;
    await spendOf(deps.rateLimits, context, 'document').catch((refusal: unknown) => {
      throw withRetryAfter(refusal);
    });
  };
  const send = answerOverHttp({
    apollo,
    responseCache: deps.responseCache,
    directRequestOf: (parsed, recording) =>
      directRequestOf(parsed, recording, { documents, persisted: deps.persisted }),
    executeDirectly: createDirectExecution({ ...deps, execute }),
    earlierSteps,
    contextOf,
    chargeDocument,
    // With a line break at the end, as Apollo Server writes it.
    bytesOf: (result) => bytesOf(result, '\n'),
  });
  const subscriptions = subscriptionServer({ ...deps, formatError, documents });

  return {
    answer: (request, response) => {
      response.setHeader('cache-control', 'no-store');
      const scope = requestScope();
      // When a session is found later, its member is charged instead.
      if (scope) scope.payer = { viewer: null, callerAddress: callerAddress(request, deps.isTrustedProxy) };
      if (!request.headers.authorization && !isOwnOrigin(request, deps.origins()))
        return refuseForeignOrigin(response);
      const received = hasBody(request) ? passed(readBody, request, response) : undefined;
      // Counted after the body has arrived, because a slow sender keeps no resolver busy.
      const counted = whenKnown(received, () => passed(deps.counting, request, response));
      return whenKnown(counted, () => send({ request, body: Reflect.get(request, 'body') }, response));
    },
    open: () => subscriptions.open(),
    attach: (server) => {
      subscriptions.attach(server);
      return subscriptions;
    },
    close: () => apollo.stop(),
  };
}
