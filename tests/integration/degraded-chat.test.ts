import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startAssistant } from '#backends/assistant/main.ts';
import { createLogger } from '#gateway/logger.ts';
import { startFaultProxy, type FaultProxy, type Fault } from '../support/servers/fault-proxy.ts';
import { startPostgres, type TestPostgres } from '../support/servers/postgres.ts';
import { untilReady } from '../support/servers/ready.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { newBooking, pay, register } from './support/booking.ts';
import { codesOf, roomsFor } from './support/cancelling.ts';
import { say } from './support/chatting.ts';
import { recovery } from './support/faulty-upstreams.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const secret = 'a-secret-of-the-test';
let postgres: TestPostgres;
let assistant: Awaited<ReturnType<typeof startAssistant>>;
let proxy: FaultProxy;
let product: TestProduct;
beforeAll(async () => {
  const at = { host: '127.0.0.1', port: 0 };
  const logger = createLogger('fatal');
  postgres = await startPostgres();
  assistant = await startAssistant({
    ...at,
    secret,
    dataDir: 'unused',
    databaseUrl: postgres.url,
    logger,
    gatewayUrl: () => product.url,
  });
  await untilReady(assistant.url);
  proxy = await startFaultProxy(assistant.url);
  product = await startTestProduct({ CHAT_URL: proxy.url, CHAT_SECRET: secret });
});
afterAll(async () => {
  await product.stop();
  await proxy.close();
  await assistant.close();
  await postgres.stop();
});
afterEach(() => proxy.change(null));

/** Requests a handover to a person, which must work while the assistant is down. */
const handOver = (visitor: Visitor, threadId: string) =>
  visitor.ask(
    'mutation($threadId: ID!) { talkToPerson(input: { threadId: $threadId, phone: "050-1234567" }) { __typename } }',
    { threadId },
  );

it.each<[string, Fault]>([
  ['is down', { kind: 'refuse' }],
  ['answers HTML', { kind: 'garbage' }],
  ['fails', { kind: 'status', status: 500 }],
  ['breaks off', { kind: 'lost' }],
])(
  'a chat service that %s leads to an error code after one call, and its thread continues when it is back',
  async (_name, trouble) => {
    const visitor = product.visitor();
    const { threadId } = (await say(visitor)).data.sendChatMessage;
    let requested = 0;
    proxy.onRequest(() => (requested += 1));
    proxy.change(trouble);
    const { errors } = await say(visitor, 'And now?', threadId);
    expect(errors[0]?.extensions).toMatchObject({ code: 'CHAT_UNAVAILABLE', retryable: true });
    expect(JSON.stringify(errors)).not.toContain('inside');
    expect(requested).toBe(1);
    expect((await handOver(visitor, threadId)).errors).toEqual([]);
    const criteria = criteriaOf(await cityNamed(visitor, 'Eilat'), twoNights());
    expect((await searchWhole(visitor, criteria)).progress.failedChunks).toEqual([]);

    proxy.change(null);
    await expect
      .poll(async () => (await say(visitor, 'And now?', threadId)).data.sendChatMessage?.threadId, recovery)
      .toBe(threadId);
  },
);

it('a slow chat service delays only the caller who wrote to it', async () => {
  const member = product.visitor();
  await register(member);
  let goOn: () => void = () => undefined;
  proxy.change({ kind: 'held', until: new Promise<void>((resolve) => (goOn = resolve)) });
  let isAnswered = false;
  const reply = say(member).finally(() => (isAnswered = true));
  expect((await member.ask('{ me { id } exchangeRates { asOf } }')).errors).toEqual([]);
  const { provider } = await roomsFor(product, twoNights());
  const draft = await newBooking(member, provider);
  const paid = await pay(member, { bookingId: draft.id, expectedTotalMinor: draft.totalToPay.amountMinor });
  expect(paid.booking).toMatchObject({ status: 'confirmed' });
  expect(isAnswered).toBe(false);
  goOn();
  expect(codesOf((await reply).errors)).toBe('');
});
