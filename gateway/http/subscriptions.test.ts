import { once } from 'node:events';
import { connect } from 'node:net';
import { makeExecutableSchema } from '@graphql-tools/schema';
import express from 'express';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Loaders, Services } from '../context.ts';
import { createRateLimits } from '../limits/rate-limits.ts';
import { errorFormatter } from './format-error.ts';
import { listen, type Listening } from './listen.ts';
import { subscriptionServer } from './subscriptions.ts';

async function* forever() {
  for (;;) {
    yield { tick: 1 };
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
}

const schema = makeExecutableSchema({
  typeDefs: 'type Query { a: Int } type Subscription { tick: Int }',
  resolvers: { Subscription: { tick: { subscribe: forever } } },
});

let server: Listening;
let sockets: ReturnType<typeof subscriptionServer>;
beforeAll(async () => {
  server = await listen(express(), { host: '127.0.0.1', port: 0 });
  sockets = subscriptionServer({
    schema,
    origins: () => [],
    socketLoaders: () => ({}) as Loaders,
    services: {} as Services,
    formatError: errorFormatter(false),
    rateLimits: createRateLimits(null),
    load: { admit: () => undefined },
    isTrustedProxy: () => false,
  });
  sockets.attach(server.server);
});
afterAll(async () => {
  await sockets.close();
  await server.close();
});

const client = () =>
  createClient({
    url: `ws://127.0.0.1:${server.port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });

describe('sockets', () => {
  it.each(['//', 'http://[', '/\\[', '*'])('survive an upgrade at %s', async (target) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(socket, 'close');
    const other = client();
    const { value } = await other.iterate({ query: 'subscription { tick }' }).next();
    expect(value).toEqual({ data: { tick: 1 } });
    await other.dispose();
  });

  it('run ten subscriptions at a time and refuse the next', async () => {
    const one = client();
    const running = Array.from({ length: 10 }, () => one.iterate({ query: 'subscription { tick }' }));
    for (const stream of running) expect((await stream.next()).value).toEqual({ data: { tick: 1 } });
    await expect(one.iterate({ query: 'subscription { tick }' }).next()).rejects.toMatchObject([
      { message: 'RATE_LIMITED', extensions: { code: 'RATE_LIMITED' } },
    ]);
    expect((await running[0]?.next())?.value).toEqual({ data: { tick: 1 } });
    await one.dispose();
  });
});
