import { describe, expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { createLogger } from '#gateway/logger.ts';
import type { ChatService } from '#upstreams/chat/chat-service.ts';
import { createConversationService } from './chat.service.ts';

const answer = { threadId: 't1', text: 'Hello', suggestions: [], actions: [], mood: 'neutral' } as const;
const viewer = {
  id: 'u1',
  email: 'dana@example.com',
  fullName: 'Dana Levi',
  phone: '',
  role: 'user',
  preferences: { newsletter: false, notifications: false, language: null, currency: null },
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;
const visitor = {
  viewer: null,
  sessionToken: null,
  guestToken: 'secret',
  callerAddress: '203.0.113.9',
  language: 'he',
  signal: new AbortController().signal,
} as const;
const context = { kind: 'general' };

function setUp(fails = false) {
  const sent: unknown[] = [];
  const requested: unknown[] = [];
  const chat: ChatService = {
    send: async (message, caller, follower) => {
      sent.push({ ...message, caller });
      follower.activity('searching');
      follower.text('Hel');
      if (fails) throw new Error('broken');
      follower.text('lo');
      return answer;
    },
    transcript: async (...args) => {
      requested.push(args);
      return null;
    },
    conversations: async () => [],
    forget: async () => undefined,
  };
  const cache = createCache(createMemoryStore(), { now: Date.now, logger: createLogger('silent') });
  const callers = {
    seal: async ({ callerAddress }: { callerAddress: string }) => `sealed ${callerAddress}`,
    pseudonym: (id: string) => `p-${id}`,
  };
  const service = createConversationService({ chat, cache, callers, now: () => 1_000_000 });
  return { service, sent, requested };
}

describe('sending a chat message', () => {
  it('forwards the message with its thread, its page and a token of the caller', async () => {
    const { service, sent } = setUp();
    const path = '/Checkout?bookingId=b1';
    const place = { kind: 'checkout_car', bookingId: 'b1', path, today: '2026-11-21' };
    const reply = await service.send(visitor, { message: ' Hi ', threadId: 't1', context: place });
    expect(reply).toEqual({ ...answer, hotelsUntil: 1_005_000 });
    expect(sent).toEqual([
      {
        text: 'Hi',
        threadId: 't1',
        key: null,
        context: {
          kind: 'checkout-car',
          hotelId: null,
          bookingId: 'b1',
          path,
          today: '2026-11-21',
          language: 'he',
        },
        caller: { token: 'sealed 203.0.113.9', id: null },
      },
    ]);
    const key = 'k'.repeat(22);
    await service.send({ ...visitor, viewer }, { message: 'Hi', context, key });
    expect(sent[1]).toMatchObject({ threadId: null, key, caller: { id: 'p-u1' } });
  });

  it('hides card numbers from the assistant', async () => {
    const { service, sent } = setUp();
    await service.send(visitor, { message: 'pay with 4111 1111 1111 1111', context });
    expect(sent[0]).toMatchObject({ text: 'pay with •••• 1111' });
  });

  it.each([
    ['a blank message', { message: ' \n ', context }],
    ['a message of 2001 characters', { message: 'x'.repeat(2001), context }],
    ['a thread id that is too long', { message: 'Hi', threadId: 'x'.repeat(201), context }],
    ['a hotel id that is too long', { message: 'Hi', context: { kind: 'hotel', hotelId: 'x'.repeat(201) } }],
    ['a path that is too long', { message: 'Hi', context: { ...context, path: `/${'x'.repeat(2000)}` } }],
    ['the path of another server', { message: 'Hi', context: { ...context, path: '//evil.example' } }],
    ['a URL instead of a path', { message: 'Hi', context: { ...context, path: 'https://evil.example' } }],
    ['a short stream key', { message: 'Hi', context, streamKey: 'x'.repeat(21) }],
    ['a short idempotency key', { message: 'Hi', context, key: 'x'.repeat(21) }],
    ['a stream key with invalid characters', { message: 'Hi', context, streamKey: 'a\nb'.repeat(10) }],
  ])('refuses %s without calling the assistant', async (_name, message) => {
    const { service, sent } = setUp();
    await expect(service.send(visitor, message)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(sent).toEqual([]);
  });

  it('accepts 2000 characters', async () => {
    const { service, sent } = setUp();
    await service.send(visitor, { message: 'x'.repeat(2000), context });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['complete', false, 'Hello'],
    ['broken off', true, 'Hel'],
  ])('publishes the reply under the message’s key until it is %s', async (_name, fails, last) => {
    const { service } = setUp(fails);
    const streamKey = 'k'.repeat(22);
    const received: string[] = [];
    const following = (async () => {
      for await (const { text } of service.follow(streamKey)) received.push(text);
    })();
    await service.send(visitor, { message: 'Hi', context, streamKey }).catch(() => undefined);
    await following;
    expect(received.at(-1)).toBe(last);
  });

  it('rejects an invalid stream key', () => {
    expect(() => setUp().service.follow('guess')).toThrow('BAD_USER_INPUT');
  });
});

describe('reading a transcript', () => {
  it('uses the pseudonymous id of the member, and reads nothing without a thread', async () => {
    const { service, requested } = setUp();
    await service.transcript({ viewer }, 't1');
    await service.transcript(visitor, 't2');
    expect(await service.transcript(visitor, '')).toBeNull();
    expect(requested).toEqual([
      ['t1', 'p-u1'],
      ['t2', null],
    ]);
  });
});
