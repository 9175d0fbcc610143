import { describe, expect, it } from 'vitest';
import type { ChatService } from '../../upstreams/chat/chat-service.ts';
import { createConversationService } from './chat.service.ts';

function setUp() {
  const sent: Parameters<ChatService['send']>[0][] = [];
  const chat: ChatService = {
    send(message) {
      sent.push(message);
      return Promise.resolve({ threadId: 't1', text: 'Hello' });
    },
  };
  return { service: createConversationService({ chat }), sent };
}

const context = { kind: 'general' };

describe('sendChatMessage', () => {
  it('forwards the message, its thread and where it comes from', async () => {
    const { service, sent } = setUp();
    const message = { message: ' Hi ', threadId: 't1', context: { kind: 'checkout_car', bookingId: 'b1' } };
    expect(await service.send(message)).toEqual({ threadId: 't1', text: 'Hello' });
    expect(sent).toEqual([
      { text: 'Hi', threadId: 't1', context: { kind: 'checkout-car', hotelId: null, bookingId: 'b1' } },
    ]);
  });

  it('hides card numbers from the assistant', async () => {
    const { service, sent } = setUp();
    await service.send({ message: 'pay with 4111 1111 1111 1111', context });
    expect(sent[0]?.text).toBe('pay with •••• 1111');
  });

  it.each([
    ['a blank message', { message: ' \n ', context }],
    ['a message of 2001 characters', { message: 'x'.repeat(2001), context }],
    ['an endless thread id', { message: 'Hi', threadId: 'x'.repeat(201), context }],
    ['an endless hotel id', { message: 'Hi', context: { kind: 'hotel', hotelId: 'x'.repeat(201) } }],
  ])('refuses %s without asking the assistant', async (_name, message) => {
    const { service, sent } = setUp();
    await expect(service.send(message)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(sent).toEqual([]);
  });

  it('takes 2000 characters', async () => {
    const { service, sent } = setUp();
    await service.send({ message: 'x'.repeat(2000), context });
    expect(sent).toHaveLength(1);
  });
});
