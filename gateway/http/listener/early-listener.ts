import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallerShares } from './connections.ts';
import { listen, type Listening } from './listen.ts';

/**
 * Longest time that running requests may take once the instance shuts down, in milliseconds: the longest deadline of a
 * request, and a second.
 */
const ANSWERS_MS = 28_000;

/** Long-lived connections of travellers, such as those of subscriptions. */
interface Sockets {
  /** Asks each client to connect to another instance. */
  close(): Promise<void>;
}

interface At {
  readonly host: string;
  readonly port: number;
  /** How long requests are still accepted after `/readyz` has started to fail, in milliseconds. */
  readonly drainMs: number;
  /** Connection limits per caller; unlimited when omitted. */
  readonly connections?: CallerShares;
}

/** Admission of travellers' requests, which starts last and ends first. */
export interface Admission {
  /**
   * Shuts down in order: not ready but serving until load balancers have noticed, then no new connections, sockets
   * closed, and running requests completed. Resolves when none is left.
   */
  end(): Promise<void>;
}

/** The port of an instance, opened before anything else is built. */
export interface EarlyListener {
  readonly listening: Listening;
  /** Accepts requests; before this call all except `/healthz` get 503 with a time to retry. */
  admit(app: RequestListener, sockets: Sockets): Admission;
  /** True once no new requests should be sent here. */
  isLeaving(): boolean;
  close(): Promise<void>;
}

/** Responds to requests while nothing is built yet. */
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

/** Opens the port. @throws Error with a plain text when the port is taken */
export async function openEarlyListener({ host, port, drainMs, connections }: At): Promise<EarlyListener> {
  let serve = starting;
  let isLeaving = false;
  const openResponses = new Set<ServerResponse>();

  /** Closes the connection after its response, so that a load balancer does not reuse it just when it is closed. */
  const endConnection = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };

  const listening = await listen(
    (request, response) => {
      if (isLeaving) endConnection(response);
      serve(request, response);
      // Already answered: it is too late to close its connection by a header, so it is not tracked.
      if (response.headersSent) return;
      openResponses.add(response);
      response.once('close', () => openResponses.delete(response));
    },
    { host, port },
    connections,
  );

  // Until sockets are served an upgrade is refused. Because counting connections listens for upgrades, nothing else
  // would respond to them.
  const refuseUpgrade = (_request: IncomingMessage, socket: Duplex): void => void socket.destroy();
  listening.server.on('upgrade', refuseUpgrade);

  const leave = async (sockets: Sockets): Promise<void> => {
    const endsAt = performance.now() + ANSWERS_MS;
    isLeaving = true;
    for (const response of openResponses) endConnection(response);
    if (drainMs > 0) await pause(drainMs);
    const closed = listening.close(Math.max(0, endsAt - performance.now()));
    // A disconnected client connects again at once, so this instance must not accept connections any more.
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
