import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { portError } from '../start/port-error.ts';

export interface ListeningServer {
  /** `http://host:port`, with the actual port when 0 was requested. */
  readonly url: string;
  /** Stops accepting connections, lets running responses finish (10 s at most), then closes the others. */
  close(): Promise<void>;
}

const DRAIN_MS = 10_000;
const IDLE_MS = 100;

function tuned(server: Server): Server {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  server.maxConnections = 2_000;
  return server;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A client keeps its connection open after a response, which only then becomes idle, so idle ones are closed
    // repeatedly.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Serves a listener over HTTP.
 * @param port 0 takes any free port
 * @throws StartError in a sentence when the port or the host cannot be used
 */
export function listen(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<ListeningServer> {
  const server = tuned(createServer({ maxHeaderSize: 16_384, connectionsCheckingInterval: 2_000 }, listener));
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(portError(error, { port, host }));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      const address = server.address();
      const realPort = typeof address === 'object' && address !== null ? address.port : port;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ url: `http://${name}:${realPort}`, close: () => stop(server) });
    });
  });
}
