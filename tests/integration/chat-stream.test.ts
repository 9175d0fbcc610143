/** A reply can be followed while it is written, at any gateway that the page's socket is connected to. */
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { type TestRedis, startOwnRedis } from '../support/servers/redis.ts';
import { startStubServer, type StubServer } from '../support/servers/stub-server.ts';
import { chatAt, converse } from './support/chatting.ts';

interface StreamedReply {
  readonly activity: string | null;
  readonly text: string;
}

let redis: TestRedis;
let chat: StubServer;
let first: TestProduct;
let second: TestProduct;
beforeAll(async () => {
  redis = await startOwnRedis();
  chat = await startStubServer();
  first = await startTestProduct({ REDIS_URL: redis.url, ...chatAt(chat) });
  second = await startTestProduct({ REDIS_URL: redis.url, ...chatAt(chat), ...first.upstreams() });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await chat.close();
  await redis.stop();
});

const keyOf = (letter: string): string => letter.repeat(22);

/** Follows a reply at this gateway; `all` resolves when the stream has ended. */
function follow(gateway: TestProduct, streamKey: string) {
  const client = createClient({
    url: `${gateway.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  const received: StreamedReply[] = [];
  const events = client.iterate<{ chatReplyProgress: StreamedReply }>({
    query: 'subscription($streamKey: ID!) { chatReplyProgress(streamKey: $streamKey) { activity text } }',
    variables: { streamKey },
  });
  const listen = async () => {
    try {
      for await (const { data, errors } of events) {
        if (errors) throw new Error(errors[0]?.message);
        if (data) received.push(data.chatReplyProgress);
      }
      return received;
    } finally {
      await client.dispose();
    }
  };
  const all = listen();
  return { received, all };
}

type Write = (event: object) => void;

/** The chat service streams its reply as lines that the test writes. */
function writing(): Promise<Write> {
  return new Promise((resolve) => {
    chat.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      resolve((event) => {
        response.write(`${JSON.stringify(event)}\n`);
        if ('response' in event || 'status' in event) response.end();
      });
    });
  });
}

const reply = (text: string) => ({ type: 'reply', threadId: 't1', response: text });

describe.each([
  ['at the gateway that requested it', () => first],
  ['at another gateway', () => second],
])('a reply %s', (_name, there) => {
  const streamKey = keyOf(_name.includes('another') ? 'b' : 'a');

  it('is received as it is written, and the stream ends with it', async () => {
    const { received, all } = follow(there(), streamKey);
    const written = writing();
    const answer = converse(first.visitor(), { streamKey });
    const write = await written;
    // A socket does not report when its subscription is active: changes are published until one arrives.
    await expect
      .poll(() => {
        write({ type: 'activity', activity: 'searching' });
        return received.map(({ activity }) => activity);
      })
      .toContain('searching');
    write({ type: 'text', text: 'Two ' });
    await expect.poll(() => received.at(-1)).toEqual({ activity: null, text: 'Two ' });
    write({ type: 'text', text: 'מלונות' });
    write(reply('Two מלונות'));
    expect((await answer).data.sendChatMessage.text).toBe('Two מלונות');
    expect((await all).at(-1)).toEqual({ activity: null, text: 'Two מלונות' });
  });
});

describe('a follower', () => {
  it('who joins late receives the text so far', async () => {
    const streamKey = keyOf('c');
    const written = writing();
    const answer = converse(first.visitor(), { streamKey });
    const write = await written;
    write({ type: 'text', text: 'Shalom' });
    const { received, all } = follow(first, streamKey);
    await expect.poll(() => received).toEqual([{ activity: null, text: 'Shalom' }]);
    write(reply('Shalom'));
    await answer;
    await all;
  });

  it('is notified of the end of a reply that fails', async () => {
    const streamKey = keyOf('d');
    const { received, all } = follow(second, streamKey);
    const written = writing();
    const answer = converse(first.visitor(), { streamKey });
    const write = await written;
    await expect
      .poll(() => {
        write({ type: 'text', text: 'x' });
        return received.length;
      })
      .toBeGreaterThan(0);
    write({ type: 'error', status: 503 });
    expect((await answer).errors[0]?.extensions).toMatchObject({ code: 'CHAT_UNAVAILABLE' });
    await all;
  });

  it('with a guessed key is refused', async () => {
    const { all } = follow(first, 'guess');
    await expect(all).rejects.toThrow(/streamKey \(22 to 64 letters/);
  });
});
