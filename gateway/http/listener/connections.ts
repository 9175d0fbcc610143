import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#gateway/caller-network.ts';
import type { IsTrusted } from '../caller/caller-address.ts';

/** From this share of the maximum number of connections on, the longest idle ones are closed to admit new ones. */
const SCARCE = 0.8;

/** Limits of connections per caller. */
export interface CallerShares {
  /** Maximum number of connections of one IP address, or one IPv6 network. */
  readonly perNetwork: number;
  /** True for a peer that represents many callers, such as our own proxies: the limit per network does not apply. */
  readonly isExempt: (address: string) => boolean;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The limits of an instance. Trusted proxies represent many callers; this machine does too, because an unlisted proxy
 * may run on it.
 */
export const callerShares = (perNetwork: number, isTrustedProxy: IsTrusted): CallerShares => ({
  perNetwork,
  isExempt: (address) => LOOPBACK.has(address) || isTrustedProxy(address),
});

interface Connection {
  readonly network: string;
  readonly isExempt: boolean;
  /** Running requests; an upgraded connection counts as one until it ends. */
  requests: number;
}

/**
 * Keeps connections available for new callers. Idle connections are closed, the longest idle first: of a network that
 * has used its share, and of any network once few are left. A network whose connections are all busy gets no further
 * one.
 * @param limits per caller, and the total number of connections
 */
export function boundConnections(
  server: Server,
  { perNetwork, isExempt, all }: CallerShares & { readonly all: number },
): void {
  const open = new Map<Socket, Connection>();
  /** In the order in which they became idle. */
  const idle = new Set<Socket>();

  const forget = (socket: Socket): void => {
    open.delete(socket);
    idle.delete(socket);
  };
  const drop = (socket: Socket): void => {
    // Removed at once, because the event comes later.
    forget(socket);
    socket.destroy();
  };
  const isAtLimit = ({ network, isExempt: isFree }: Connection): boolean => {
    if (isFree) return false;
    let held = 0;
    for (const other of open.values()) if (other.network === network) held += 1;
    return held >= perNetwork;
  };
  const idlestOf = (network: string): Socket | undefined => {
    for (const socket of idle) if (open.get(socket)?.network === network) return socket;
    return undefined;
  };
  const work = (socket: Socket, change: 1 | -1): void => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.requests += change;
    if (connection.requests > 0) idle.delete(socket);
    else idle.add(socket);
  };

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? 'unknown';
    const connection = { network: networkOf(address), isExempt: isExempt(address), requests: 0 };
    if (isAtLimit(connection)) {
      const idlest = idlestOf(connection.network);
      if (!idlest) {
        socket.destroy();
        return;
      }
      drop(idlest);
    }
    for (const idlest of idle) {
      if (open.size < all * SCARCE) break;
      drop(idlest);
    }
    open.set(socket, connection);
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response) => {
    work(socket, 1);
    response.once('close', () => work(socket, -1));
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => work(socket, 1));
}
