import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { budgets } from '../budgets.ts';
import { createUpstreamHttp } from '../http.ts';
import type { UpstreamSettings } from '../http.ts';
import { looseText, parseJson } from '../wire-kit.ts';
import type { ChatService } from './chat-service.ts';

const UPSTREAM = 'chat-service';

const reply = z.object({ threadId: looseText, response: looseText });

/**
 * The client of the chat service: POST /chat {message, threadId?, context?} to {threadId, response}.
 * @param options `baseUrl` is the origin without `/chat`; `secret` goes as a bearer
 */
export function createChatService(options: UpstreamSettings & { readonly secret: string }): ChatService {
  const http = createUpstreamHttp(options, {
    upstream: UPSTREAM,
    unavailable: 'CHAT_UNAVAILABLE',
    headers: { Authorization: `Bearer ${options.secret}` },
  });
  const ask = async (body: string): Promise<z.output<typeof reply>> => {
    const answer = await http.send({
      call: 'send',
      method: 'POST',
      path: '/chat',
      body,
      budget: budgets.chat,
    });
    const facts = { upstream: UPSTREAM, call: 'send' };
    if (answer.status >= 300) throw new AppError('CHAT_UNAVAILABLE', { ...facts, status: answer.status });
    if (answer.text.trim() === '') throw new AppError('CHAT_EMPTY', facts);
    return reply.parse(parseJson(answer.text, facts));
  };
  return {
    send: async ({ text, threadId, context }) => {
      const body = {
        message: text,
        ...(threadId === null ? {} : { threadId }),
        context: {
          kind: context.kind,
          ...(context.hotelId === null ? {} : { hotelId: context.hotelId }),
          ...(context.bookingId === null ? {} : { bookingId: context.bookingId }),
        },
      };
      const answer = await ask(JSON.stringify(body)).catch((cause: unknown) => {
        if (cause instanceof AppError && cause.code === 'CHAT_EMPTY') throw cause;
        // Whatever went wrong, the traveller sees one thing: she does not answer.
        throw new AppError('CHAT_UNAVAILABLE', { upstream: UPSTREAM, call: 'send' }, { cause });
      });
      if (answer.response.trim() === '')
        throw new AppError('CHAT_EMPTY', { upstream: UPSTREAM, call: 'send' });
      return { threadId: answer.threadId || (threadId ?? ''), text: answer.response };
    },
  };
}
