import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { Context, Loaders, Services } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import { rootFieldsOf } from '#gateway/limits/fragments.ts';
import { listSizePlugin } from '#gateway/limits/list-size.ts';
import type { LoadShedder } from '#gateway/limits/load-shedding.ts';
import { queryCostPlugin } from '#gateway/limits/query-cost.ts';
import { callerOf, fieldBudgets, type RateLimits, spendOf } from '#gateway/limits/rate-limits.ts';
import { querySizeLimits, querySizeRule } from '#gateway/limits/query-size.ts';
import type { Logger } from '#gateway/logger.ts';
import { askedDocument } from './asked-document.ts';
import type { IsTrusted } from '../caller/caller-address.ts';
import { createDocumentStore } from './document-store.ts';
import { errorFormatter, errorReports } from './format-error.ts';
import { jsonBody } from '../json-body.ts';
import { isOwnOrigin } from '../caller/own-origin.ts';
import type { ContextFactory } from './request-context.ts';
import { subscriptionServer } from './subscriptions.ts';

interface Deps {
  readonly schema: GraphQLSchema;
  readonly context: ContextFactory;
  readonly rateLimits: RateLimits;
  readonly load: LoadShedder;
  /** Counts the requests that are under way, from the moment at which all of them is there. */
  readonly counting: RequestHandler;
  readonly logger: Logger;
  readonly origins: () => readonly string[];
  /** Introspection, validation hints and the playground are one switch. */
  readonly isOpenToDevelopers: boolean;
  /** Loaders of a caller without a session. */
  readonly socketLoaders: () => Loaders;
  readonly services: Services;
  readonly isTrustedProxy: IsTrusted;
  /** Sees every operation and the answer as it is sent. */
  readonly watch: ApolloServerPlugin<Context>;
  /** Told the root fields of an operation that was refused because its caller has used up a budget. */
  readonly onLimited: (rootFields: readonly string[]) => void;
}

/** GraphQL over HTTP and, for subscriptions, over WebSocket. */
export interface GraphqlEndpoint {
  /** Handler for `/graphql`. */
  readonly handler: RequestHandler[];
  /** How many sockets and subscriptions are open now. */
  open(): { readonly sockets: number; readonly subscriptions: number };
  /** Accepts subscriptions on this server. @returns the sockets, which end before anything that their streams use */
  attach(server: Server): { close(): Promise<void> };
  /** Ends the executor: a request that comes later is an error, so all are answered by then. */
  close(): Promise<void>;
}

async function spendPoints(limits: RateLimits, fields: readonly string[], context: Context) {
  const general = context.viewer ? 'member' : 'visitor';
  await limits.spend(general, callerOf(context, general), Math.max(1, fields.length));
  for (const field of fields) {
    const budget = fieldBudgets[field];
    if (budget) await spendOf(limits, context, budget);
  }
}

/** A refusal before execution, with the HTTP status that says the same. */
const refusedWith = (status: number, cause: unknown): unknown =>
  cause instanceof AppError
    ? new GraphQLError(cause.code, { originalError: cause, extensions: { http: { status } } })
    : cause;

/** The refusal with the HTTP status and header that say the same. */
function comeBackLater(refusal: unknown): unknown {
  if (!(refusal instanceof AppError)) return refusal;
  const headers = new HeaderMap([['retry-after', String(refusal.facts.retryAfter ?? 1)]]);
  const extensions = { http: { status: refusal.facts.status ?? 429, headers } };
  return new GraphQLError(refusal.code, { originalError: refusal, extensions });
}

/** Refuses what comes in too busy a moment, and takes the caller's points, before anything is executed. */
const admissionPlugin = ({
  load,
  rateLimits,
  onLimited,
}: Pick<Deps, 'load' | 'rateLimits' | 'onLimited'>): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, document, contextValue }) => {
      // Execution refuses a document without the operation that is named: it costs a point like any other.
      const rootFields = operation ? rootFieldsOf(operation, document) : [];
      const kind = operation?.operation ?? OperationTypeNode.QUERY;
      if (contextValue.isReadOnly && kind !== OperationTypeNode.QUERY)
        throw refusedWith(403, new AppError('FORBIDDEN', { reason: 'read-only' }));
      const isSomebody = contextValue.viewer !== null || contextValue.isViewerUnknown;
      try {
        load.admit({ kind, rootFields, isSomebody });
        await spendPoints(rateLimits, rootFields, contextValue);
      } catch (refusal) {
        if (refusal instanceof AppError && refusal.code === 'RATE_LIMITED') onLimited(rootFields);
        throw comeBackLater(refusal);
      }
    },
  }),
});

/** Builds the endpoint. */
export async function graphqlEndpoint(deps: Deps): Promise<GraphqlEndpoint> {
  const formatError = errorFormatter(deps.isOpenToDevelopers);
  const documents = createDocumentStore();
  const apollo = new ApolloServer<Context>({
    schema: deps.schema,
    introspection: deps.isOpenToDevelopers,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !deps.isOpenToDevelopers,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    // Our client sends whole queries; a store that strangers fill is of use to nobody.
    persistedQueries: false,
    documentStore: documents,
    parseOptions: { maxTokens: querySizeLimits.tokens },
    validationRules: [querySizeRule],
    formatError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      admissionPlugin(deps),
      queryCostPlugin(deps.schema),
      listSizePlugin,
      errorReports(deps.logger),
      deps.watch,
    ],
    logger: deps.logger,
  });
  await apollo.start();

  const refuseForeignOrigins: RequestHandler = (request, response, next) => {
    if (request.headers.authorization || isOwnOrigin(request, deps.origins())) return next();
    response.status(403).json({
      errors: [
        {
          message: 'Requests of pages of other origins are not answered.',
          extensions: { code: 'FORBIDDEN', reason: 'origin' },
        },
      ],
    });
  };

  /** A document that nobody has sent lately is paid for before it is parsed, also one that will be refused. */
  const contextOf = async (request: Request, response: Response): Promise<Context> => {
    const context = await deps.context(request, response).catch((cause: unknown) => {
      throw refusedWith(400, cause);
    });
    const text = askedDocument(request);
    if (text !== null && !documents.holds(text)) {
      await spendOf(deps.rateLimits, context, 'document').catch((refusal: unknown) => {
        throw comeBackLater(refusal);
      });
    }
    return context;
  };

  const subscriptions = subscriptionServer({ ...deps, formatError, documents });

  return {
    handler: [
      refuseForeignOrigins,
      // Whoever sends slowly keeps nobody busy, so load counts from here on.
      jsonBody(),
      deps.counting,
      // A list of hotels is ten times smaller; nothing under a kilobyte is worth it.
      compression(),
      (_request, response, next) => {
        response.setHeader('cache-control', 'no-store');
        next();
      },
      expressMiddleware(apollo, { context: ({ req, res }) => contextOf(req, res) }),
    ],
    open: () => subscriptions.open(),
    attach: (server) => {
      subscriptions.attach(server);
      return subscriptions;
    },
    close: () => apollo.stop(),
  };
}
