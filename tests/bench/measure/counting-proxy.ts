import { connect, createServer, type Socket } from 'node:net';

/** Traffic through the proxy since the last reading. */
export interface Traffic {
  /** Requests that were sent after the previous response arrived: sequential round trips. */
  readonly trips: number;
  /** Bytes of the requests. */
  readonly requested: number;
  /** Bytes of the responses. */
  readonly answered: number;
}

/** A TCP proxy that counts the traffic through it. */
export interface CountingProxy {
  /** The URL of the server, with the proxy's host and port. */
  readonly url: string;
  /** Returns the traffic since the last reading. */
  read(): Traffic;
  close(): Promise<void>;
}

interface ProxyOptions {
  /**
   * Delay of each response in milliseconds: simultaneous requests on two connections then count as one trip,
   * whatever the scheduling of the processes.
   */
  readonly delayMs?: number;
  /** Called with each chunk of a request. */
  readonly onAsked?: (connection: number, part: Buffer) => void;
}

/** @param serverUrl includes the port */
export async function startCountingProxy(
  serverUrl: string,
  { delayMs = 10, onAsked }: ProxyOptions = {},
): Promise<CountingProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let traffic: Traffic = { trips: 0, requested: 0, answered: 0 };
  let wasAnswered = true;
  let connections = 0;
  const keep = (socket: Socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const number = (connections += 1);
    const far = connect(Number(target.port), target.hostname);
    keep(near);
    keep(far);
    near.on('data', (part) => {
      const { trips, requested } = traffic;
      traffic = { ...traffic, trips: trips + (wasAnswered ? 1 : 0), requested: requested + part.length };
      wasAnswered = false;
      onAsked?.(number, part);
      far.write(part);
    });
    far.on('data', (part) => {
      // Timers of equal length fire in the order in which they were set.
      setTimeout(() => {
        traffic = { ...traffic, answered: traffic.answered + part.length };
        wasAnswered = true;
        near.write(part);
      }, delayMs);
    });
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const own = server.address();
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${typeof own === 'object' && own ? own.port : 0}`;
  return {
    url: url.href,
    read: () => {
      const passed = traffic;
      traffic = { trips: 0, requested: 0, answered: 0 };
      return passed;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
