import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallerShares } from './connections.ts';
import { listen, type Listening } from './listen.ts';

/** Longest that requests in hand may take once the instance leaves, in milliseconds: the longest deadline of a request, and a second. */
const ANSWERS_MS = 28_000;

/** What travellers hold open beside requests. */
interface Sockets {
  /** Asks each client to connect elsewhere. */
  close(): Promise<void>;
}

interface At {
  readonly host: string;
  readonly port: number;
  /** How long requests are still taken after `/readyz` has begun to say no, in milliseconds. */
  readonly drainMs: number;
  /** Shares of callers among the connections; unlimited without it. */
  readonly connections?: CallerShares;
}

/** Requests of travellers, which are let in last and sent away first. */
export interface Admission {
  /**
   * Leaves in an orderly way: not ready but serving until balancers have noticed, then no new connections, sockets sent
   * elsewhere, and requests in hand answered. Resolves when none is left.
   */
  end(): Promise<void>;
}

/** The port of an instance, taken before anything is built. */
export interface Entrance {
  readonly listening: Listening;
  /** Lets requests in; until then all but `/healthz` get 503 and a time to retry. */
  admit(app: RequestListener, sockets: Sockets): Admission;
  /** True from the moment at which nothing new should be sent here. */
  isLeaving(): boolean;
  close(): Promise<void>;
}

/** What is answered while nothing is built yet. */
const starting: RequestListener = (request, response) => {
  const isAlive = request.url?.split('?')[0] === '/healthz';
  response
    .writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(!isAlive && { 'retry-after': '1' }),
    })
    .end(JSON.stringify({ status: isAlive ? 'ok' : 'starting' }));
};

/** Takes the port. @throws Error with a plain text when the port is taken */
export async function openEntrance({ host, port, drainMs, connections }: At): Promise<Entrance> {
  let serve = starting;
  let isLeaving = false;
  const inHand = new Set<ServerResponse>();

  /** A connection that ends with its answer cannot be reused by a balancer at the moment at which it is closed. */
  const endConnection = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };

  const listening = await listen(
    (request, response) => {
      if (isLeaving) endConnection(response);
      serve(request, response);
      // An answer that has been given already tells nobody to go any more.
      if (response.headersSent) return;
      inHand.add(response);
      response.once('close', () => inHand.delete(response));
    },
    { host, port },
    connections,
  );

  // Until sockets are served an upgrade is refused: counting connections listens for upgrades, so nothing else answers them.
  const refuseUpgrade = (_request: IncomingMessage, socket: Duplex): void => void socket.destroy();
  listening.server.on('upgrade', refuseUpgrade);

  const leave = async (sockets: Sockets): Promise<void> => {
    const endsAt = performance.now() + ANSWERS_MS;
    isLeaving = true;
    for (const response of inHand) endConnection(response);
    if (drainMs > 0) await pause(drainMs);
    const closed = listening.close(Math.max(0, endsAt - performance.now()));
    // A client that is sent away connects again at once, so this instance must take no connections by then.
    await sockets.close();
    await closed;
  };

  return {
    listening,
    admit(app, sockets) {
      serve = app;
      listening.server.off('upgrade', refuseUpgrade);
      return { end: () => leave(sockets) };
    },
    isLeaving: () => isLeaving,
    close: () => listening.close(),
  };
}
