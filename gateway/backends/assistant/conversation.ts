/** Answers one message within its stored conversation. */
import { HttpError } from '../kit/http/http-error.ts';
import type { Logger } from '../kit/logger.ts';
import type { Caller, ChatRequest } from './chat-body.ts';
import type { Reply, Answer, AnswerEvents, Turn } from './dialog/responder.ts';
import { languageOf } from './language.ts';
import type { ResponseWriter } from './stream.ts';
import type { ThreadContent } from './threads/thread-content.ts';
import { reasonOf, type LockedThread, type Threads } from './threads/threads.ts';

/** Answers one message on behalf of its caller: a responder with its tools. */
export type Answerer = (
  turn: Turn,
  caller: Caller,
  events: AnswerEvents,
  signal: AbortSignal,
) => Promise<Answer>;

/** Dependencies of {@link createMessageHandler}. */
export interface MessageHandlerOptions {
  readonly answer: Answerer;
  readonly threads: Threads;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** Settles with the job, or rejects with the signal's reason once it aborts, even if the job ignores the signal. */
async function orAborted<T>(job: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let abort = (): void => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([job, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** How often a first message looks for the thread that an earlier attempt with its key has started. */
const MAX_LOOKS = 3;

/**
 * Creates the thread of a first message. If an earlier attempt with the same key has created it, waits until that one
 * is answered and returns its thread, unless the caller may not continue it, because it is too old or belongs to a
 * member whose session is over: then the message starts a thread as without a key.
 */
async function openNew(
  threads: Threads,
  { message, language, key }: ChatRequest,
  caller: Caller,
  signal: AbortSignal,
): Promise<LockedThread> {
  for (let look = 0; ; look += 1) {
    const own = look < MAX_LOOKS ? key : null;
    const created = await threads.create(caller.id, languageOf(message) ?? language ?? 'en', own);
    if (created) return created;
    const id = own === null ? null : await threads.threadOf(own);
    const thread = id === null ? null : await threads.lock({ id, caller: caller.id }, signal);
    // Without a thread the earlier attempt has failed, so it is created again.
    if (thread) return thread;
  }
}

/**
 * Returns a function that locks a message's thread, answers the message and stores the result. After a failure the
 * thread is unchanged. A message that repeats the latest one, by its key, gets the stored reply.
 * @throws HttpError 404 for a thread that the caller may not continue, ThreadsUnavailable, or the reason of the signal
 */
export function createMessageHandler({ answer, threads, now, logger }: MessageHandlerOptions) {
  const open = async (request: ChatRequest, caller: Caller, signal: AbortSignal): Promise<LockedThread> => {
    if (request.threadId === null) return openNew(threads, request, caller, signal);
    const thread = await threads.lock({ id: request.threadId, caller: caller.id }, signal);
    if (!thread) throw new HttpError(404, 'No such conversation');
    return thread;
  };
  const unlock = (thread: LockedThread): Promise<void> =>
    threads
      .unlock(thread)
      .catch((error: unknown) =>
        logger.warn({ reason: reasonOf(error) }, 'a thread stays locked for a while'),
      );

  return async (
    request: ChatRequest,
    caller: Caller,
    writer: ResponseWriter,
    signal: AbortSignal,
  ): Promise<{ threadId: string; reply: Reply }> => {
    const receivedAt = now();
    const thread = await open(request, caller, signal);
    try {
      signal.throwIfAborted();
      writer.begin();
      const { language, state, turns } = thread.content;
      const { message, context, today, key } = request;
      if (key !== null && thread.latest?.key === key) {
        await unlock(thread);
        return { threadId: thread.id, reply: thread.latest.reply };
      }
      const isSignedIn = caller.id !== null;
      const turn: Turn = { message, context, isSignedIn, today, state, language, history: turns };
      const result = await orAborted(answer(turn, caller, writer.events, signal), signal);
      const { reply } = result;
      const content: ThreadContent = {
        language: result.language,
        state: result.state,
        turns: [
          ...turns,
          { role: 'traveller', text: message, at: receivedAt },
          { role: 'assistant', text: reply.text, at: now() },
        ],
      };
      await threads.save(thread, content, key === null ? null : { key, reply });
      return { threadId: thread.id, reply };
    } catch (error) {
      await unlock(thread);
      throw error;
    }
  };
}
