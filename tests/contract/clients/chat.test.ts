import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChatService } from '../../../gateway/upstreams/chat/client.ts';
import type { ChatService } from '../../../gateway/upstreams/chat/chat-service.ts';
import { startTinyServer } from '../../support/tiny-server.ts';
import type { TinyServer } from '../../support/tiny-server.ts';

let server: TinyServer;
let chat: ChatService;
beforeAll(async () => {
  server = await startTinyServer();
});
afterAll(() => server.close());
beforeEach(() => {
  chat = createChatService({ baseUrl: server.url, secret: 'hush', logger: pino({ level: 'silent' }) });
});

const general = { kind: 'general', hotelId: null, bookingId: null };

describe('chat', () => {
  it('sends the first message without a thread, later ones with it', async () => {
    server.json({ threadId: 't1', response: 'Hello!', extra: ['ignored'] });
    expect(await chat.send({ text: 'Hi', threadId: null, context: general })).toEqual({
      threadId: 't1',
      text: 'Hello!',
    });
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/chat' });
    expect(server.seen[0]?.headers.authorization).toBe('Bearer hush');
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ message: 'Hi', context: { kind: 'general' } });
    await chat.send({ text: 'Hi', threadId: 't1', context: { ...general, hotelId: 'h1' } });
    expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual({
      message: 'Hi',
      threadId: 't1',
      context: { kind: 'general', hotelId: 'h1' },
    });
  });

  it.each([
    ['no text', () => server.json({ threadId: 't1', response: ' ' }), 'CHAT_EMPTY'],
    ['no response', () => server.json({ threadId: 't1' }), 'CHAT_EMPTY'],
    ['no body', () => server.text(''), 'CHAT_EMPTY'],
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
  ])('answers %s with a code, and asks once', async (_name, prepare, code) => {
    prepare();
    await expect(chat.send({ text: 'Hi', threadId: 't1', context: general })).rejects.toMatchObject({ code });
    expect(server.seen).toHaveLength(1);
  });
});
