import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChatService } from '#upstreams/chat/client.ts';
import type { ChatCaller, ChatMessage, ChatService } from '#upstreams/chat/chat-service.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';

let server: StubServer;
let chat: ChatService;
beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  chat = createChatService({ baseUrl: server.url, secret: 'hush', logger: pino({ level: 'silent' }) });
});

const general = {
  kind: 'general',
  hotelId: null,
  bookingId: null,
  path: null,
  today: null,
  language: 'en',
} as const;
const hello = { text: 'Hi', threadId: null, key: null, context: general } as const;
const visitor = { token: 'sealed', id: null };

/** Sends a message and records the events about its reply. */
async function sent(message: ChatMessage = hello, caller: ChatCaller = visitor) {
  const received: string[] = [];
  const answer = await chat.send(message, caller, {
    signal: new AbortController().signal,
    activity: (activity) => received.push(`[${activity}]`),
    text: (piece) => received.push(piece),
  });
  return { answer, received };
}

const plain = { threadId: 't1', suggestions: [], actions: [], mood: 'neutral' };
const lines = (...events: readonly unknown[]): string =>
  events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event))).join('\n');
const streams = (text: string) => () => server.text(text, 200, 'application/x-ndjson');

describe('a message to the chat service', () => {
  it('is sent without a thread first and with it later, with its page and caller', async () => {
    server.json({ threadId: 't1', response: 'Hello!', extra: ['ignored'] });
    expect((await sent()).answer).toEqual({ ...plain, text: 'Hello!' });
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      url: '/chat',
      headers: { authorization: 'Bearer hush', 'x-caller-token': 'sealed' },
    });
    for (const header of ['x-caller-id', 'idempotency-key'])
      expect(server.seen[0]?.headers).not.toHaveProperty(header);
    expect(server.seen[0]?.headers.accept).toContain('application/x-ndjson');
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
      message: 'Hi',
      context: { kind: 'general', language: 'en' },
    });
    const context = { ...general, hotelId: 'h1', path: '/Hotel?id=h1', today: '2026-11-21' };
    const again = { text: 'Hi', threadId: 't1', key: 'key-of-this-message-01', context };
    await sent(again, { token: 'sealed', id: 'somebody' });
    expect(server.seen[1]?.headers).toMatchObject({
      'x-caller-id': 'somebody',
      'idempotency-key': 'key-of-this-message-01',
    });
    expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual({
      message: 'Hi',
      threadId: 't1',
      context: { kind: 'general', hotelId: 'h1', path: '/Hotel?id=h1', today: '2026-11-21', language: 'en' },
    });
  });

  it('is sent once more without its thread when that is gone, and not again', async () => {
    server.answer((_request, response, index) => {
      response.writeHead(index === 0 ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(index === 0 ? {} : { threadId: 't2', response: 'Anew' }));
    });
    const { answer } = await sent({ ...hello, threadId: 't1' });
    expect(answer).toMatchObject({ threadId: 't2', text: 'Anew' });
    expect(server.seen.map(({ body }) => JSON.parse(body).threadId)).toEqual(['t1', undefined]);

    server.json({}, 404);
    await expect(sent({ ...hello, threadId: 't1' })).rejects.toMatchObject({ code: 'CHAT_UNAVAILABLE' });
    expect(server.seen).toHaveLength(2);
  });

  it('is aborted when the caller has gone', async () => {
    const stop = new AbortController();
    let isGone: (value: unknown) => void = () => undefined;
    const gone = new Promise((resolve) => (isGone = resolve));
    server.answer((_request, response) => {
      response.once('close', isGone);
      stop.abort();
    });
    const follower = { signal: stop.signal, activity: () => undefined, text: () => undefined };
    await expect(chat.send(hello, visitor, follower)).rejects.toMatchObject({ code: 'CHAT_UNAVAILABLE' });
    await gone;
  });
});

describe('a reply of the chat service', () => {
  it('may arrive as a stream cut at any byte, whose last event counts', async () => {
    const text = lines(
      { type: 'activity', activity: 'reading-hotel' },
      { type: 'activity', activity: 'dancing' },
      { type: 'text', text: 'שלום, ' },
      'no JSON',
      { type: 'text', text: 'Dana' },
      { type: 'reply', threadId: 't1', response: 'שלום, Dana!', mood: 'pleased' },
      { type: 'text', text: 'too late' },
    );
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
      response.end();
    });
    const { answer, received } = await sent();
    expect(answer).toEqual({ ...plain, text: 'שלום, Dana!', mood: 'pleased' });
    expect(received).toEqual(['[reading_hotel]', 'שלום, ', 'Dana']);
  });

  it('is streamed before it is complete', async () => {
    let end: () => void = () => undefined;
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write(`${lines({ type: 'text', text: 'First' })}\n`);
      end = () => response.end(lines({ type: 'reply', threadId: 't1', response: 'First words' }));
    });
    const received: string[] = [];
    const answer = chat.send(hello, visitor, {
      signal: new AbortController().signal,
      activity: () => undefined,
      text: (piece) => received.push(piece),
    });
    await expect.poll(() => received).toEqual(['First']);
    end();
    expect((await answer).text).toBe('First words');
  });

  it('keeps the valid extras and drops the rest', async () => {
    const open = { kind: 'OPEN_HOTEL', href: '/Hotel?id=42' };
    const bad = [
      { kind: 'PAY', href: '/Checkout' },
      { kind: 'OPEN_PAGE', href: 'https://evil.example' },
      { kind: 'OPEN_PAGE', href: '//evil.example' },
      { kind: 'OPEN_PAGE', href: '/\\evil.example' },
      { kind: 'OPEN_PAGE', href: 'javascript:alert(1)' },
      { kind: 'OPEN_PAGE', href: `/${'x'.repeat(2_000)}` },
      { kind: 'OPEN_SEARCH' },
      'OPEN_PAGE',
      null,
    ];
    server.json({
      threadId: 't1',
      response: 'Hi',
      suggestions: ['One', ' ', 7, 'x'.repeat(121), 'Two\nlines', 'Three', 'Four', 'Five'],
      actions: [...bad, open, { kind: 'TALK_TO_PERSON' }, ...Array.from({ length: 9 }, () => open)],
      mood: 'furious',
    });
    const { answer } = await sent();
    expect(answer.suggestions).toEqual(['One', 'Two lines', 'Three', 'Four']);
    expect(answer.actions).toEqual([open, { kind: 'TALK_TO_PERSON', href: null }, open, open, open, open]);
    expect(answer.mood).toBe('neutral');
    server.json({ threadId: 't1', response: 'Hi', suggestions: { a: 1 }, actions: 'none', mood: null });
    expect((await sent()).answer).toEqual({ ...plain, text: 'Hi' });
  });

  it.each([
    ['a blank text', () => server.json({ threadId: 't1', response: ' ' }), 'CHAT_EMPTY'],
    ['JSON without a text', () => server.json({ threadId: 't1' }), 'CHAT_EMPTY'],
    ['an empty body', () => server.text(''), 'CHAT_EMPTY'],
    ['a stream without text', streams(lines({ type: 'reply', threadId: 't1', response: '' })), 'CHAT_EMPTY'],
    ['a stream without an end', streams(lines({ type: 'text', text: 'Hel' })), 'CHAT_UNAVAILABLE'],
    ['a stream that fails', streams(lines({ type: 'error', status: 503 })), 'CHAT_UNAVAILABLE'],
    ['a stream of HTML', streams('<html>\n</html>'), 'CHAT_UNAVAILABLE'],
    ['an endless line', streams('x'.repeat(70_000)), 'CHAT_UNAVAILABLE'],
    ['endless lines', streams('{"type":"text","text":"x"}\n'.repeat(20_000)), 'CHAT_UNAVAILABLE'],
    ['an endless text', () => server.json({ response: 'x'.repeat(600_000) }), 'CHAT_UNAVAILABLE'],
    ['HTML', () => server.text('<html></html>'), 'CHAT_UNAVAILABLE'],
    ['a list', () => server.json([]), 'CHAT_UNAVAILABLE'],
    ['a refusal', () => server.json({}, 401), 'CHAT_UNAVAILABLE'],
    ['a limit', () => server.json({}, 429), 'CHAT_UNAVAILABLE'],
    ['a failure', () => server.text('', 503), 'CHAT_UNAVAILABLE'],
    [
      'a broken connection',
      () => server.answer((_request, response) => response.socket?.destroy()),
      'CHAT_UNAVAILABLE',
    ],
  ])('of %s is reported with a code, and requested once', async (_name, prepare, code) => {
    prepare();
    await expect(sent({ ...hello, threadId: 't1' })).rejects.toMatchObject({ code });
    expect(server.seen).toHaveLength(1);
  });
});

describe('a conversation at the chat service', () => {
  it('is read for its caller', async () => {
    server.json({
      threadId: 't 1',
      turns: [
        { role: 'traveller', text: 'Hi', at: '2026-11-21T10:00:00Z' },
        { role: 'system', text: 'never' },
        { role: 'assistant', text: 'Shalom', at: 'x' },
      ],
    });
    expect(await chat.transcript('t 1', 'somebody')).toEqual([
      { role: 'traveller', text: 'Hi' },
      { role: 'assistant', text: 'Shalom' },
    ]);
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/chat/t%201',
      headers: { authorization: 'Bearer hush', 'x-caller-id': 'somebody' },
    });
  });

  it.each([404, 405])(
    'is missing when the service does not have or does not store it (%d)',
    async (status) => {
      server.json({}, status);
      expect(await chat.transcript('t1', null)).toBeNull();
    },
  );

  it('of a member is included in the complete list', async () => {
    const turns = [{ role: 'traveller', text: 'Hi', at: '2026-11-21T10:00:00Z' }];
    server.json({
      conversations: [
        { threadId: 't1', turns },
        { threadId: 't2', turns: [] },
      ],
    });
    expect(await chat.conversations('somebody')).toEqual([[{ role: 'traveller', text: 'Hi' }], []]);
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      url: '/chat',
      headers: { authorization: 'Bearer hush', 'x-caller-id': 'somebody' },
    });
  });

  it('of a member is read completely, even if there are fifty of 100 kB', async () => {
    const turns = [{ role: 'assistant', text: 'x'.repeat(100_000), at: '2026-11-21T10:00:00Z' }];
    const conversations = Array.from({ length: 50 }, (_, index) => ({ threadId: `t${index}`, turns }));
    server.json({ conversations });
    expect(await chat.conversations('somebody')).toHaveLength(50);
  });

  it('that repeatedly cannot be read does not prevent new messages', async () => {
    server.json({}, 503);
    for (let attempt = 0; attempt < 6; attempt += 1)
      await expect(chat.conversations('somebody')).rejects.toMatchObject({ code: 'CHAT_UNAVAILABLE' });
    server.json({ threadId: 't1', response: 'Hello!' });
    expect((await sent()).answer.text).toBe('Hello!');
  });

  it.each([404, 405])('of a member is missing at a service that stores none (%d)', async (status) => {
    server.json({}, status);
    expect(await chat.conversations('somebody')).toEqual([]);
  });

  it.each([
    [200, {}],
    [400, {}],
    [503, {}],
  ])('of a member that cannot be read is reported with a code (%d)', async (status, body) => {
    server.json(body, status);
    await expect(chat.conversations('somebody')).rejects.toMatchObject({ code: 'CHAT_UNAVAILABLE' });
  });

  it.each([204, 404, 405])(
    'of a member is deleted, also by a service that stores none (%d)',
    async (status) => {
      server.text('', status);
      await chat.forget('somebody');
      expect(server.seen).toHaveLength(1);
      expect(server.seen[0]).toMatchObject({
        method: 'DELETE',
        url: '/chat',
        headers: { authorization: 'Bearer hush', 'x-caller-id': 'somebody' },
      });
    },
  );

  it.each([400, 401, 503])('that is not deleted is reported with a code (%d)', async (status) => {
    server.json({}, status);
    await expect(chat.forget('somebody')).rejects.toMatchObject({ code: 'CHAT_UNAVAILABLE' });
  });

  it.each([
    ['fails', () => server.text('', 500)],
    ['is garbage', () => server.text('<html></html>')],
    ['is something else', () => server.json({ turns: 'all' })],
  ])('that %s is reported with a code', async (_name, prepare) => {
    prepare();
    await expect(chat.transcript('t1', null)).rejects.toMatchObject({ code: 'CHAT_UNAVAILABLE' });
  });
});
