import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startStubServer, type StubServer } from '../support/servers/stub-server.ts';
import { signedIn } from './support/people.ts';
import type { Visitor } from '../support/visitor.ts';

let chat: StubServer;
let product: TestProduct;
beforeAll(async () => {
  chat = await startStubServer();
  product = await startTestProduct({
    CHAT_URL: chat.url,
    CHAT_SECRET: 'a-secret-of-the-test',
    MAX_IN_FLIGHT: '2',
  });
});
afterAll(async () => {
  await product.stop();
  await chat.close();
});

let answerAll: () => void = () => undefined;
let inFlight: Promise<unknown>[] = [];
afterEach(async () => {
  answerAll();
  await Promise.all(inFlight);
  inFlight = [];
});

/** Starts requests that stay in flight, because their response is held back. */
async function hold(count: number): Promise<void> {
  const waiting: (() => void)[] = [];
  chat.answer((_request, response) => {
    waiting.push(() =>
      response.setHeader('content-type', 'application/json').end('{"threadId":"t","response":"Shalom"}'),
    );
  });
  answerAll = () => waiting.splice(0).forEach((answer) => answer());
  for (let each = 0; each < count; each += 1)
    inFlight.push(
      product
        .visitor()
        .ask(
          'mutation { sendChatMessage(input: { message: "Hello", context: { kind: general } }) { text } }',
        ),
    );
  await expect.poll(() => waiting.length).toBe(count);
}

const codeOf = async (visitor: Visitor, query: string): Promise<unknown> =>
  (await visitor.ask(query)).errors[0]?.extensions?.['code'] ?? 'served';

const read = '{ exchangeRates { asOf } }';
const cancel = `mutation {
  cancelBooking(input: { bookingId: "none", key: "0123456789abcdef", feeSeenMinor: 0 }) { __typename }
}`;

it('an overloaded gateway refuses reads of visitors first, with a time to retry', async () => {
  const member = await signedIn(product, 'traveller');
  expect(await codeOf(member, '{ myBookings { id } }')).toBe('served');
  await hold(2);
  const visitor = product.visitor();
  const response = await visitor.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: read }),
  });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({
    errors: [
      {
        message: expect.stringMatching(/ in \d+ seconds?\.$/),
        extensions: { code: 'OVERLOADED', retryable: true, retryAfter: expect.any(Number) },
      },
    ],
  });
  expect(await codeOf(member, '{ myBookings { id } }')).toBe('served');
  const metrics = await (await visitor.fetch('/metrics')).text();
  expect(metrics).toContain('solera_shed_requests_total{turn="first"} 1');

  answerAll();
  await Promise.all(inFlight);
  expect(await codeOf(visitor, read)).toBe('served');
});

it('requests whose body is still arriving do not count as load', async () => {
  const { hostname, port } = new URL(product.url);
  const slow = Array.from({ length: 6 }, () => connect(Number(port), hostname));
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  for (const socket of slow)
    socket.write(
      `POST /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"`,
    );
  const metrics = async () => (await product.visitor().fetch('/metrics')).text();
  expect(await metrics()).toMatch(/solera_requests_in_flight 0\b/);
  expect(await codeOf(product.visitor(), read)).toBe('served');
  for (const socket of slow) socket.destroy();
});

it('an overloaded gateway refuses members next, but never payments and cancellations', async () => {
  const member = await signedIn(product, 'traveller');
  await hold(3);
  expect(await codeOf(member, '{ myBookings { id } }')).toBe('OVERLOADED');
  expect(await codeOf(member, cancel)).toBe('NOT_FOUND');
});
