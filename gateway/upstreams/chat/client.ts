import { AppError } from '#gateway/errors.ts';
import type { ChatAnswer } from '#models/messages/chat.ts';
import { OWN_BREAKER_OPEN_MS, budgets } from '../budgets.ts';
import { createUpstreamHttp } from '../http.ts';
import type { HttpCall, UpstreamSettings } from '../http.ts';
import { createRefusalLog, healthOfFailure, healthOfStatus } from '../upstream-health.ts';
import { parseJson, parseReply } from '../wire-kit.ts';
import type { ChatCaller, ChatFollower, ChatMessage, WatchedChatService } from './chat-service.ts';
import { createReplyStream } from './reply-stream.ts';
import type { ReplyStream } from './reply-stream.ts';
import { conversationsWire, replyWire, transcriptWire } from './wire.ts';
import type { ReplyWire } from './wire.ts';

const UPSTREAM = 'chat-service';
const PATH = '/chat';
const sendSite = { upstream: UPSTREAM, call: 'send' };

/** Reads a conversation that does not exist: any response except a failure shows that the service works. */
const healthProbe = { path: PATH, suffix: '/00000000-0000-4000-8000-000000000000' };

const present = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const bodyOf = ({ text, threadId, context }: ChatMessage): string =>
  JSON.stringify({ message: text, ...present({ threadId }), context: present(context) });

/** The reply, streamed or in one part. @throws AppError CHAT_EMPTY, CHAT_UNAVAILABLE, UPSTREAM_ERROR */
function replyOf(text: string, stream: ReplyStream): ReplyWire {
  if (text.trim() === '') throw new AppError('CHAT_EMPTY', sendSite);
  if (!stream.isUsed) return parseReply(replyWire, parseJson(text, sendSite), sendSite);
  const outcome = stream.outcome();
  if (outcome.kind !== 'reply') throw new AppError('CHAT_UNAVAILABLE', { ...sendSite, reason: outcome.kind });
  return outcome.reply;
}

/** Turns every failure into CHAT_UNAVAILABLE, because it makes no difference to the traveller. */
const throwChatFailure = (call: string) => (cause: unknown) => {
  if (cause instanceof AppError && cause.code === 'CHAT_EMPTY') throw cause;
  throw new AppError('CHAT_UNAVAILABLE', { upstream: UPSTREAM, call }, { cause });
};

/**
 * The client of the chat service: POST /chat {message, threadId?, context?} returns {threadId, response}, or lines of
 * JSON while the reply is written; its header `Idempotency-Key` is for services that recognize repeats by it. GET
 * /chat/{threadId} returns a conversation, GET /chat those of a member, DELETE /chat deletes them.
 * @param options `baseUrl` is the origin without `/chat`; `secret` is sent as a bearer token
 */
export function createChatService(
  options: UpstreamSettings & { readonly secret: string },
): WatchedChatService {
  const reportRefusal = createRefusalLog(options, { upstream: UPSTREAM, variables: ['CHAT_SECRET'] });
  const { send: sendCall } = createUpstreamHttp(options, {
    upstream: UPSTREAM,
    unavailable: 'CHAT_UNAVAILABLE',
    headers: { Authorization: `Bearer ${options.secret}` },
    longestRestMs: OWN_BREAKER_OPEN_MS,
    probes: { chat: healthProbe, 'chat conversations': healthProbe },
  });
  const http = {
    send: async (call: HttpCall) => {
      const reply = await sendCall(call);
      reportRefusal(call.call, reply.status);
      return reply;
    },
  };
  const idHeader = (id: string | null): Readonly<Record<string, string>> =>
    id === null ? {} : { 'X-Caller-Id': id };

  /** Null when the thread does not exist, or belongs to another caller. */
  const ask = async (
    message: ChatMessage,
    caller: ChatCaller,
    follower: ChatFollower,
  ): Promise<ReplyWire | null> => {
    const stream = createReplyStream(follower);
    const answer = await http.send({
      call: 'send',
      method: 'POST',
      path: PATH,
      headers: {
        Accept: 'application/x-ndjson, application/json;q=0.9',
        'X-Caller-Token': caller.token,
        ...idHeader(caller.id),
        ...(message.key !== null && { 'Idempotency-Key': message.key }),
      },
      body: bodyOf(message),
      budget: budgets.chat,
      signal: follower.signal,
      onPart: stream.read,
    });
    if (answer.status === 404) return null;
    if (answer.status >= 300) throw new AppError('CHAT_UNAVAILABLE', { ...sendSite, status: answer.status });
    return replyOf(answer.text, stream);
  };

  const answerOf = async (
    message: ChatMessage,
    caller: ChatCaller,
    follower: ChatFollower,
  ): Promise<ChatAnswer> => {
    const { threadId } = message;
    // For both attempts together, because the first one only found that the thread does not exist.
    const signal = AbortSignal.any([follower.signal, AbortSignal.timeout(budgets.chat.wholeMs)]);
    const within = { ...follower, signal };
    const reply =
      (await ask(message, caller, within)) ??
      (threadId === null ? null : await ask({ ...message, threadId: null }, caller, within));
    if (!reply) throw new AppError('CHAT_UNAVAILABLE', { ...sendSite, status: 404 });
    if (reply.response.trim() === '') throw new AppError('CHAT_EMPTY', sendSite);
    const { response, suggestions, actions, mood } = reply;
    return { threadId: reply.threadId || (threadId ?? ''), text: response, suggestions, actions, mood };
  };

  return {
    health: () =>
      http
        .send({ call: 'health', method: 'GET', ...healthProbe, budget: budgets.health })
        .then(({ status }) => healthOfStatus(status), healthOfFailure),
    send: (message, caller, follower) =>
      answerOf(message, caller, follower).catch(throwChatFailure(sendSite.call)),
    transcript: async (threadId, callerId) => {
      const call = 'transcript';
      const site = { upstream: UPSTREAM, call };
      const reply = await http
        .send({
          call,
          method: 'GET',
          path: PATH,
          suffix: `/${encodeURIComponent(threadId)}`,
          headers: idHeader(callerId),
          budget: budgets.chatTranscript,
        })
        .catch(throwChatFailure(call));
      if (reply.status !== 200) return null;
      try {
        return parseReply(transcriptWire, parseJson(reply.text, site), site).turns;
      } catch (cause) {
        return throwChatFailure(call)(cause);
      }
    },
    conversations: async (callerId) => {
      const call = 'conversations';
      const site = { upstream: UPSTREAM, call };
      const headers = idHeader(callerId);
      const reply = await http
        .send({ call, method: 'GET', path: PATH, headers, budget: budgets.chatConversations })
        .catch(throwChatFailure(call));
      if (reply.status === 404 || reply.status === 405) return [];
      if (reply.status !== 200) throw new AppError('CHAT_UNAVAILABLE', { ...site, status: reply.status });
      try {
        const body = parseReply(conversationsWire, parseJson(reply.text, site), site);
        return body.conversations.map(({ turns }) => turns);
      } catch (cause) {
        return throwChatFailure(call)(cause);
      }
    },
    forget: async (callerId) => {
      const call = 'forget';
      const headers = idHeader(callerId);
      const reply = await http
        .send({ call, method: 'DELETE', path: PATH, headers, budget: budgets.chatTranscript })
        .catch(throwChatFailure(call));
      const isDone = reply.status < 300 || reply.status === 404 || reply.status === 405;
      if (!isDone) throw new AppError('CHAT_UNAVAILABLE', { upstream: UPSTREAM, call, status: reply.status });
    },
  };
}
