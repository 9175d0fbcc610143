import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { transportLink } from './links.ts';

const schema = buildSchema('type Query { asOf: String } type Subscription { count: Int }');

async function* threeCounts() {
  yield* [{ count: 1 }, { count: 2 }, { count: 3 }];
}

const server = createServer();
const sockets = new WebSocketServer({ server, path: '/graphql' });
let opened = 0;
let client: ApolloClient;

beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  sockets.on('connection', () => {
    opened += 1;
  });
  useServer({ schema, roots: { subscription: { count: threeCounts } } }, sockets);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  client = new ApolloClient({ cache: new InMemoryCache(), link: transportLink(`http://127.0.0.1:${port}`) });
});
afterEach(() => {
  opened = 0;
});
afterAll(() => {
  client.stop();
  for (const socket of sockets.clients) socket.terminate();
  server.close();
  vi.unstubAllGlobals();
});

const counted = async (): Promise<unknown[]> => {
  const found: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    client
      .subscribe({
        query: gql`
          subscription {
            count
          }
        `,
      })
      .subscribe({ next: ({ data }) => found.push(data), error: reject, complete: resolve });
  });
  return found;
};

describe('the connection to the server', () => {
  it('sends reads over HTTP and opens no socket for them', async () => {
    await expect(
      client.query({
        query: gql`
          {
            asOf
          }
        `,
      }),
    ).rejects.toThrow('The network is off');
    expect(opened).toBe(0);
  });

  it('opens one socket on its own origin for subscriptions that run together', async () => {
    const all = await Promise.all([counted(), counted()]);
    expect(all).toEqual([
      [{ count: 1 }, { count: 2 }, { count: 3 }],
      [{ count: 1 }, { count: 2 }, { count: 3 }],
    ]);
    expect(opened).toBe(1);
  });
});
