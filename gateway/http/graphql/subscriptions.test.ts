import { once } from 'node:events';
import { connect } from 'node:net';
import { makeExecutableSchema } from '@graphql-tools/schema';
import express from 'express';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Loaders, Services } from '#gateway/context.ts';
import { createRateLimits } from '#gateway/limits/rate-limits.ts';
import { createDocumentStore } from './document-store.ts';
import { errorFormatter } from './format-error.ts';
import { listen, type Listening } from '../listener/listen.ts';
import { subscriptionServer } from './subscriptions.ts';

async function* forever() {
  for (;;) {
    yield { tick: 1 };
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
}

const schema = makeExecutableSchema({
  typeDefs: `
    type Query { a: Int }
    type Item { n: Int items(limit: Int): [Item] }
    type Subscription { tick(ids: [Int]): Int items(limit: Int): [Item] }
  `,
  resolvers: { Subscription: { tick: { subscribe: forever }, items: { subscribe: forever } } },
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
    documents: createDocumentStore(),
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

describe('sockets for subscriptions', () => {
  it.each(['//', 'http://[', '/\\[', '*'])('survive an upgrade request at %s', async (target) => {
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

  it('run ten subscriptions at a time and refuse further ones', async () => {
    const one = client();
    const running = Array.from({ length: 10 }, () => one.iterate({ query: 'subscription { tick }' }));
    for (const stream of running) expect((await stream.next()).value).toEqual({ data: { tick: 1 } });
    await expect(one.iterate({ query: 'subscription { tick }' }).next()).rejects.toMatchObject([
      { message: expect.stringContaining('1 second'), extensions: { code: 'RATE_LIMITED' } },
    ]);
    expect((await running[0]?.next())?.value).toEqual({ data: { tick: 1 } });
    await one.dispose();
  });

  const fragments = (count: number) =>
    Array.from({ length: count }, (_, n) => `fragment F${n} on Item { ...F${n + 1} }`).join(' ');

  it.each([
    ['a document with a syntax error', 'subscription {', {}, 'BAD_REQUEST'],
    ['an unknown field', 'subscription { tock }', {}, 'BAD_REQUEST'],
    ['no operation', 'fragment F on Item { n }', {}, 'BAD_REQUEST'],
    ['a query', '{ a }', {}, 'BAD_REQUEST'],
    [
      'a variable of another type',
      'subscription($ids: [Int]) { tick(ids: $ids) }',
      { ids: 'x' },
      'BAD_USER_INPUT',
    ],
    [
      'a long list',
      'subscription($ids: [Int]) { tick(ids: $ids) }',
      { ids: Array(101).fill(1) },
      'BAD_USER_INPUT',
    ],
    ['2,001 tokens', `subscription { ${'tick '.repeat(1_998)} }`, {}, 'QUERY_TOO_COMPLEX'],
    ['eleven root fields', `subscription { ${'tick '.repeat(11)} }`, {}, 'QUERY_TOO_COMPLEX'],
    ['a list that is too expensive', 'subscription { items(limit: 2001) { n } }', {}, 'QUERY_TOO_COMPLEX'],
  ])('refuse %s like HTTP requests, while other streams continue', async (_case, query, variables, code) => {
    const one = client();
    const running = one.iterate({ query: 'subscription { tick }' });
    await running.next();
    const refusal = await one
      .iterate({ query, variables })
      .next()
      .catch((errors: unknown) => errors);
    expect(refusal).toEqual([expect.objectContaining({ extensions: expect.objectContaining({ code }) })]);
    expect(JSON.stringify(refusal)).not.toMatch(/Int|tock/);
    expect((await running.next()).value).toEqual({ data: { tick: 1 } });
    await one.dispose();
  });

  it('apply no further validation rule to a document that is too large', async () => {
    const one = client();
    // Chained fragments cost some rules quadratic time; each one is unused, which would be an error for each.
    const query = `subscription { ${'tick '.repeat(11)} } ${fragments(50)} fragment F50 on Item { n }`;
    const refusal = await one
      .iterate({ query })
      .next()
      .catch((errors: unknown) => errors);
    expect(refusal).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
    await one.dispose();
  });

  it('report at most ten errors', async () => {
    const one = client();
    const query = `subscription { items { ${'missing '.repeat(30)} } }`;
    const refusal = await one
      .iterate({ query })
      .next()
      .catch((errors: unknown) => errors);
    expect(refusal).toHaveLength(10);
    await one.dispose();
  });

  it('accept messages of up to 16 KB', async () => {
    // The library prints an error to the console.
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const one = client();
    const refusal = await one
      .iterate({ query: `subscription { tick } #${'x'.repeat(16 * 1024)}` })
      .next()
      .catch((event: unknown) => event);
    expect(refusal).toMatchObject({ code: 1009 });
    expect(errors).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('WebSocket'),
      expect.objectContaining({ message: 'Max payload size exceeded' }),
    );
    await one.dispose();
  });

  it('count documents that were not sent recently against a limit, also refused ones, but not known ones', async () => {
    const one = client();
    const first = (query: string) =>
      one
        .iterate({ query })
        .next()
        .catch((errors: unknown) => errors);
    expect(await first('subscription { tick }')).toMatchObject({ value: { data: { tick: 1 } } });
    const refusals: string[] = [];
    for (let at = 0; at < 250; at += 1)
      refusals.push(JSON.stringify(await first(`subscription { missing${at} }`)));
    expect(refusals.filter((text) => text.includes('RATE_LIMITED')).length).toBeGreaterThan(0);
    await one.dispose();
    const known = client();
    const { value } = await known.iterate({ query: 'subscription { tick }' }).next();
    expect(value).toEqual({ data: { tick: 1 } });
    await known.dispose();
  });
});
