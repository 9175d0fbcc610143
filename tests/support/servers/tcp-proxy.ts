import { connect, createServer, type Socket } from 'node:net';

/**
 * `up` forwards everything, `down` ends every connection, `silent` accepts connections and data but forwards
 * nothing.
 */
type State = 'up' | 'down' | 'silent';

/** A proxy to a TCP server such as Redis or PostgreSQL. */
export interface TcpProxy {
  /** The URL of the server, with the proxy's host and port. */
  readonly url: string;
  change(state: State): void;
  close(): Promise<void>;
}

/** @param serverUrl includes the port */
export async function startTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let state: State = 'up';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    if (state === 'down') {
      socket.destroy();
      return;
    }
    const onward = connect(Number(target.port), target.hostname);
    keep(onward);
    // Not pipes, because a silent proxy keeps reading in both directions.
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (part) => state === 'up' && to.write(part));
      from.once('close', () => to.destroy());
    };
    pass(socket, onward);
    pass(onward, socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const own = server.address();
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${typeof own === 'object' && own ? own.port : 0}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    change: (next) => {
      state = next;
      // A silent proxy keeps existing connections open.
      if (next === 'down') cut();
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
