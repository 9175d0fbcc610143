import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler } from 'express';
import { type GraphQLSchema, Kind } from 'graphql';
import type { Context, Loaders, Services } from '../context.ts';
import { callerOf, fieldBudgets, type RateLimits } from '../limits/rate-limits.ts';
import { querySizeLimits, querySizeRule } from '../limits/query-size.ts';
import type { Logger } from '../logger.ts';
import { errorFormatter } from './format-error.ts';
import { isOwnOrigin } from './own-origin.ts';
import type { ContextFactory } from './request-context.ts';
import { subscriptionServer } from './subscriptions.ts';

interface Deps {
  readonly schema: GraphQLSchema;
  readonly context: ContextFactory;
  readonly rateLimits: RateLimits;
  readonly logger: Logger;
  readonly origins: () => readonly string[];
  /** Introspection, validation hints and the playground are one switch. */
  readonly isOpenToDevelopers: boolean;
  /** Loaders of a caller without a session. */
  readonly socketLoaders: () => Loaders;
  readonly services: Services;
}

/** GraphQL over HTTP and, for subscriptions, over WebSocket. */
export interface GraphqlEndpoint {
  /** Handler for `/graphql`. */
  readonly handler: RequestHandler[];
  /** Accepts subscriptions on this server. */
  attach(server: Server): void;
  close(): Promise<void>;
}

/** Takes the caller's points before anything is executed. */
const rateLimitPlugin = (limits: RateLimits): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      const caller = callerOf(contextValue);
      await limits.spend(contextValue.viewer ? 'member' : 'visitor', caller);
      for (const selection of operation?.selectionSet.selections ?? []) {
        const budget = selection.kind === Kind.FIELD ? fieldBudgets[selection.name.value] : undefined;
        if (budget) await limits.spend(budget, caller);
      }
    },
  }),
});

/** Builds the endpoint. */
export async function graphqlEndpoint(deps: Deps): Promise<GraphqlEndpoint> {
  const format = errorFormatter(deps.logger, deps.isOpenToDevelopers);
  const apollo = new ApolloServer<Context>({
    schema: deps.schema,
    introspection: deps.isOpenToDevelopers,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !deps.isOpenToDevelopers,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: querySizeLimits.tokens },
    validationRules: [querySizeRule],
    formatError: (formatted, error) => format(formatted, error),
    plugins: [ApolloServerPluginLandingPageDisabled(), rateLimitPlugin(deps.rateLimits)],
    logger: deps.logger,
  });
  await apollo.start();

  const refuseForeignOrigins: RequestHandler = (request, response, next) => {
    if (request.headers.authorization || isOwnOrigin(request, deps.origins())) return next();
    response
      .status(403)
      .json({ errors: [{ message: 'FORBIDDEN', extensions: { code: 'FORBIDDEN', reason: 'origin' } }] });
  };

  const subscriptions = subscriptionServer(deps);

  return {
    handler: [
      refuseForeignOrigins,
      express.json({ limit: '256kb' }),
      (_request, response, next) => {
        response.setHeader('cache-control', 'no-store');
        next();
      },
      expressMiddleware(apollo, { context: ({ req, res }) => deps.context(req, res) }),
    ],
    attach: (server) => subscriptions.attach(server),
    async close() {
      await subscriptions.close();
      await apollo.stop();
    },
  };
}
