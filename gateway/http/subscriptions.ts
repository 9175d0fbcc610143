import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema, specifiedRules, validate } from 'graphql';
import { useServer as serveWebSockets } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Context, Loaders, Services } from '../context.ts';
import { AppError } from '../errors.ts';
import type { LoadShedder } from '../limits/load-shedding.ts';
import { callerOf, type RateLimits } from '../limits/rate-limits.ts';
import { querySizeRule } from '../limits/query-size.ts';
import { callerAddress, type IsTrusted } from './caller-address.ts';
import type { ErrorFormatter } from './format-error.ts';
import { isOwnOrigin } from './own-origin.ts';

/** Sockets that one address may hold at a time. */
const socketsPerCaller = 10;
/** Subscriptions that run on one socket at a time; a page of ours has one. */
const streamsPerSocket = 10;

interface Deps {
  readonly schema: GraphQLSchema;
  readonly origins: () => readonly string[];
  /** Loaders of a caller without a session. */
  readonly socketLoaders: () => Loaders;
  readonly services: Services;
  readonly formatError: ErrorFormatter;
  readonly rateLimits: RateLimits;
  readonly load: LoadShedder;
  readonly isTrustedProxy: IsTrusted;
}

/** Subscriptions are public: no cookie and no bearer is read from a socket. */
const socketContext = ({ socketLoaders, services }: Deps, address: string): Context => ({
  requestId: 'socket',
  viewer: null,
  isViewerUnknown: false,
  isReadOnly: true,
  sessionToken: null,
  draftClaim: null,
  language: 'en',
  callerAddress: address,
  cookies: { setSession: () => undefined, clearSession: () => undefined, setDraftClaim: () => undefined },
  forgetViewer: () => undefined,
  signal: new AbortController().signal,
  loaders: socketLoaders(),
  services,
});

const onlySubscriptions = () =>
  new GraphQLError('BAD_REQUEST', {
    originalError: new AppError('BAD_REQUEST', { reason: 'not a subscription' }),
  });

const refusalOf = (cause: unknown): GraphQLError =>
  new GraphQLError('refused', { originalError: cause instanceof Error ? cause : null });

/** The path that a request asks for; null for a target that is no address. */
const pathOf = (target = '/'): string | null =>
  URL.canParse(target, 'http://localhost') ? new URL(target, 'http://localhost').pathname : null;

/** Serves subscriptions, and nothing else, on WebSockets at `/graphql`. */
export function subscriptionServer(deps: Deps) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const open = new Map<string, number>();

  const formatted = (errors: readonly GraphQLError[]) =>
    errors.map((error) => deps.formatError(error.toJSON(), error));

  const addressOf = (request: IncomingMessage) => callerAddress(request, deps.isTrustedProxy);

  /** A subscription starts a search, so it costs what a request costs. */
  const spend = async (request: IncomingMessage, streams: number) => {
    if (streams > streamsPerSocket) throw new AppError('RATE_LIMITED', { retryAfter: 1, status: 429 });
    deps.load.admit({ kind: 'subscription', rootFields: [], isSomebody: false });
    await deps.rateLimits.spend('visitor', callerOf({ viewer: null, callerAddress: addressOf(request) }));
  };

  const running = serveWebSockets(
    {
      schema: deps.schema,
      validate: (schema, document) => validate(schema, document, [...specifiedRules, querySizeRule]),
      // Queries and mutations go over HTTP.
      execute: () => ({ errors: [onlySubscriptions()] }),
      context: ({ extra }) => socketContext(deps, addressOf(extra.request)),
      onSubscribe: async ({ extra, subscriptions }) => {
        try {
          await spend(extra.request, Object.keys(subscriptions).length);
          return undefined;
        } catch (cause) {
          return [refusalOf(cause)];
        }
      },
      onError: (_context, _id, _payload, errors) => formatted(errors),
      onNext: (_context, _id, _payload, _args, { errors, ...result }) =>
        errors && { ...result, errors: formatted(errors) },
    },
    sockets,
  );

  const count = (address: string, change: 1 | -1) => {
    const now = (open.get(address) ?? 0) + change;
    if (now > 0) open.set(address, now);
    else open.delete(address);
    return now;
  };

  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(request);
    if (
      pathOf(request.url) !== '/graphql' ||
      !isOwnOrigin(request, deps.origins()) ||
      (open.get(address) ?? 0) >= socketsPerCaller
    ) {
      socket.destroy();
      return;
    }
    count(address, 1);
    socket.once('close', () => count(address, -1));
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  };

  return {
    attach: (server: Server) => void server.on('upgrade', accept),
    close: async () => {
      await running.dispose();
      sockets.close();
    },
  };
}
