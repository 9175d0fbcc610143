import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema, subscribe } from 'graphql';
import { useServer as serveWebSockets } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { networkOf } from '#gateway/caller-network.ts';
import type { Context, Loaders, Services } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import type { LoadShedder } from '#gateway/limits/load-shedding.ts';
import { type RateLimits, visitorKey } from '#gateway/limits/rate-limits.ts';
import { type Payer, withinRequest } from '#gateway/operations/watch/request-scope.ts';
import { callerAddress, type IsTrusted } from '../caller/caller-address.ts';
import type { DocumentStore } from './document-store.ts';
import { type ErrorFormatter, maxErrors } from './format-error.ts';
import { isOwnOrigin } from '../caller/own-origin.ts';
import { readSubscription } from './read-subscription.ts';

/** Maximum number of sockets of one IP address, or one IPv6 network, at a time. */
const socketsPerCaller = 10;
/** Maximum number of subscriptions on one socket at a time; our own pages use one. */
const streamsPerSocket = 10;

/** How long a client has to close its socket before it is terminated, in milliseconds. */
const farewellMs = 1_000;

/** Ten times the longest message of our own pages. */
const maxMessageBytes = 16 * 1024;

interface Deps {
  readonly schema: GraphQLSchema;
  readonly origins: () => readonly string[];
  /** Loaders for a caller without a session. */
  readonly socketLoaders: () => Loaders;
  readonly services: Services;
  readonly formatError: ErrorFormatter;
  readonly rateLimits: RateLimits;
  readonly load: LoadShedder;
  /** Valid documents by their text. */
  readonly documents: Pick<DocumentStore, 'get' | 'set'>;
  readonly isTrustedProxy: IsTrusted;
}

/** The context of a socket. Subscriptions are public: neither a cookie nor a bearer token is read from a socket. */
const socketContext = ({ socketLoaders, services }: Deps, address: string): Context => ({
  requestId: 'socket',
  viewer: null,
  isViewerUnknown: false,
  isReadOnly: true,
  sessionToken: null,
  guestToken: null,
  deviceProofs: null,
  signIns: [],
  ownOrigin: null,
  language: 'en',
  callerAddress: address,
  cookies: {
    setSession: () => undefined,
    clearSession: () => undefined,
    setDeviceProofs: () => undefined,
    setSignIns: () => undefined,
    setGuestToken: () => undefined,
  },
  forgetViewer: () => undefined,
  signal: new AbortController().signal,
  loaders: socketLoaders(),
  services,
});

/** The caller of a socket is a visitor, identified by their IP address. */
const payerOf = (context: unknown): Payer | null => {
  const { data } = z.object({ callerAddress: z.string() }).safeParse(context);
  return data ? { viewer: null, ...data } : null;
};

const refusalsOf = (cause: unknown): readonly GraphQLError[] => {
  if (cause instanceof AggregateError) return cause.errors.flatMap(refusalsOf);
  if (cause instanceof GraphQLError) return [cause];
  return [new GraphQLError('subscription refused', { originalError: cause instanceof Error ? cause : null })];
};

/** The path of a request; null for a malformed one. */
const pathOf = (target = '/'): string | null =>
  URL.canParse(target, 'http://localhost') ? new URL(target, 'http://localhost').pathname : null;

/** Serves subscriptions, and nothing else, on WebSockets at `/graphql`. */
export function subscriptionServer(deps: Deps) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const socketsOf = new Map<string, number>();

  const formatted = (errors: readonly GraphQLError[]) =>
    errors.slice(0, maxErrors).map((error) => deps.formatError(error.toJSON(), error));

  const addressOf = (request: IncomingMessage) => callerAddress(request, deps.isTrustedProxy);

  /**
   * A subscription starts a search, so it costs as much as a request; a document that was not sent recently also costs
   * its validation.
   */
  const spend = async (request: IncomingMessage, streams: number, isKnown: boolean) => {
    if (streams > streamsPerSocket) throw new AppError('RATE_LIMITED', { retryAfter: 1, status: 429 });
    deps.load.admit({ kind: 'subscription', rootFields: [], hasSession: false });
    const address = addressOf(request);
    await deps.rateLimits.spend('visitor', visitorKey(address, 'visitor'));
    if (!isKnown) await deps.rateLimits.spend('document', visitorKey(address, 'document'));
  };

  /** The open sockets with their subscriptions. */
  const connected = new Set<{ readonly subscriptions: object }>();

  const running = serveWebSockets(
    {
      // Work that the stream starts is charged to this caller.
      subscribe: (args) =>
        withinRequest(
          { requestId: randomUUID(), caller: 'visitor', payer: payerOf(args.contextValue), span: null },
          () => subscribe(args),
        ),
      onConnect: (socket) => void connected.add(socket),
      onDisconnect: (socket) => void connected.delete(socket),
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        try {
          const known = await deps.documents.get(payload.query);
          await spend(extra.request, Object.keys(subscriptions).length, known !== undefined);
          const contextValue = socketContext(deps, addressOf(extra.request));
          const read = readSubscription(deps.schema, payload, known);
          await deps.documents.set(payload.query, read.document);
          return { ...read, contextValue };
        } catch (cause) {
          // An invalid operation ends only itself; the other streams of the socket continue.
          return refusalsOf(cause);
        }
      },
      onError: (_context, _id, _payload, errors) => formatted(errors),
      onNext: (_context, _id, _payload, _args, { errors, ...result }) =>
        errors && { ...result, errors: formatted(errors) },
    },
    sockets,
  );

  const count = (address: string, change: 1 | -1) => {
    const now = (socketsOf.get(address) ?? 0) + change;
    if (now > 0) socketsOf.set(address, now);
    else socketsOf.delete(address);
    return now;
  };

  const accept = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = networkOf(addressOf(request));
    if (
      pathOf(request.url) !== '/graphql' ||
      !isOwnOrigin(request, deps.origins()) ||
      (socketsOf.get(address) ?? 0) >= socketsPerCaller
    ) {
      socket.destroy();
      return;
    }
    count(address, 1);
    socket.once('close', () => count(address, -1));
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  };

  return {
    open: () => ({
      sockets: connected.size,
      subscriptions: [...connected].reduce(
        (sum, { subscriptions }) => sum + Object.keys(subscriptions).length,
        0,
      ),
    }),
    attach: (server: Server) => void server.on('upgrade', accept),
    /** Closes every socket with the code for “going away”, after which clients connect again. */
    close: async () => {
      const cut = setTimeout(() => sockets.clients.forEach((client) => client.terminate()), farewellMs);
      await running.dispose();
      clearTimeout(cut);
    },
  };
}
