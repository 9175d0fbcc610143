import { HttpError } from '../kit/http/http-error.ts';
import type { Logger } from '../kit/logger.ts';
import type { Caller, ChatRequest } from './chat-body.ts';
import type { Answer, AnswerEvents, Turn } from './dialog/brain.ts';
import type { Reply } from './dialog/reply.ts';
import { languageOf } from './language.ts';
import type { Outlet } from './stream.ts';
import { reasonOf, type HeldThread, type Threads } from './threads/threads.ts';

/** Answers one message on behalf of its caller: a brain with its tools. */
export type Answerer = (
  turn: Turn,
  caller: Caller,
  events: AnswerEvents,
  signal: AbortSignal,
) => Promise<Answer>;

interface Parts {
  readonly answer: Answerer;
  readonly threads: Threads;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Settles with the job, or rejects with the reason of the signal when the job ignores the signal. */
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

/**
 * Answers one message: locks its thread, answers and stores the result. After a failure the thread is unchanged.
 * @throws HttpError 404 for a thread that the caller may not continue, ThreadsUnavailable, or the reason of the signal
 */
export function conversation({ answer, threads, now, logger }: Parts) {
  const open = async (request: ChatRequest, caller: Caller, signal: AbortSignal): Promise<HeldThread> => {
    if (request.threadId === null)
      return threads.create(caller.id, languageOf(request.message) ?? request.language ?? 'en');
    const held = await threads.hold({ id: request.threadId, caller: caller.id }, signal);
    if (!held) throw new HttpError(404, 'No such conversation');
    return held;
  };
  const letGo = (held: HeldThread): Promise<void> =>
    threads
      .release(held)
      .catch((error: unknown) => logger.warn({ reason: reasonOf(error) }, 'a thread stays held for a while'));

  return async (
    request: ChatRequest,
    caller: Caller,
    outlet: Outlet,
    signal: AbortSignal,
  ): Promise<{ threadId: string; reply: Reply }> => {
    const askedAt = now();
    const held = await open(request, caller, signal);
    try {
      signal.throwIfAborted();
      outlet.begin();
      const { language, state, turns } = held.content;
      const { message, context, today } = request;
      const turn: Turn = { message, context, today, state, language, history: turns };
      const answered = await orAborted(answer(turn, caller, outlet.events, signal), signal);
      const { reply } = answered;
      await threads.keep(held, {
        language: answered.language,
        state: answered.state,
        turns: [
          ...turns,
          { role: 'traveller', text: message, at: askedAt },
          { role: 'assistant', text: reply.text, at: now() },
        ],
      });
      return { threadId: held.id, reply };
    } catch (error) {
      await letGo(held);
      throw error;
    }
  };
}
