import { createServer, type RequestListener, type Server } from 'node:http';
import { boundConnections, type CallerShares } from './connections.ts';
import { ConfigError } from '#gateway/config/environment.ts';
import { portTrouble } from '#gateway/kit/port-error.ts';

/** Connection and header limits of each HTTP server that the product starts. */
const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
const maxConnections = 2_000;
const drainMs = 30_000;
const idleMs = 100;

/** Hosts that stand for every IP address of the machine. */
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** A running server. */
export interface Listening {
  readonly server: Server;
  /** The port in use. */
  readonly port: number;
  /** URL at which this machine reaches the server, whatever its public URL is. */
  readonly innerUrl: string;
  /**
   * Stops accepting connections, lets responses finish for this many milliseconds, 30 s by default, then closes what is
   * left.
   */
  close(answersMs?: number): Promise<void>;
}

/**
 * Listens on a port; 0 takes a free one.
 * @param connections limits per caller; none when the gateway itself is the only caller
 * @throws ConfigError with a sentence when the port or the host cannot be used
 */
export function listen(
  app: RequestListener,
  at: { readonly host: string; readonly port: number },
  connections?: CallerShares & { readonly all?: number },
): Promise<Listening> {
  const server = createServer(limits, app);
  server.maxConnections = maxConnections;
  if (connections) boundConnections(server, { all: maxConnections, ...connections });
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const trouble = portTrouble(cause, at);
      reject(trouble === null ? cause : new ConfigError(trouble, { cause }));
    });
    server.listen(at.port, at.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : at.port;
      resolve({
        server,
        port,
        innerUrl: `http://${everywhere.has(at.host) ? '127.0.0.1' : bracketed(at.host)}:${port}`,
        close: (answersMs) => closeServer(server, answersMs),
      });
    });
  });
}

function closeServer(server: Server, answersMs = drainMs): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), answersMs).unref();
    // A client keeps its connection open after a response, which only then becomes idle, so idle ones are closed
    // repeatedly.
    const idle = setInterval(() => server.closeIdleConnections(), idleMs).unref();
    server.close(() => {
      clearTimeout(timer);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
