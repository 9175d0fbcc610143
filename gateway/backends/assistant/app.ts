/** The HTTP service of the assistant. */
import express from 'express';
import type { Express, Request, RequestHandler, Response } from 'express';
import { HttpError, jsonErrors, requestId } from '../kit/http/http-error.ts';
import type { Logger } from '../kit/logger.ts';
import { isSharedSecret } from '../kit/shared-secret.ts';
import { callerOf, chatRequest, memberOf } from './chat-body.ts';
import { createMessageHandler, type MessageHandlerOptions } from './conversation.ts';
import { responseWriter } from './stream.ts';
import type { StoredTurn } from './threads/thread-content.ts';
import { ThreadsUnavailable, reasonOf } from './threads/threads.ts';

const MAX_BODY = '32kb';
/** Default time limit for a reply: shorter than the gateway's timeout of 25 s. */
const REPLY_MS = 24_000;

/** Dependencies and options of the service. */
export interface AssistantParts extends MessageHandlerOptions {
  readonly secret: string;
  /** Accepted as well while the secret is being changed. */
  readonly previousSecret?: string | undefined;
  /** Called with every request. */
  readonly watch?: RequestHandler | undefined;
  /** Maximum number of milliseconds for one reply; {@link REPLY_MS} by default. */
  readonly replyMs?: number;
}

/** Refuses requests without the shared secret of the gateway. */
function bearer({ secret, previousSecret }: AssistantParts): RequestHandler {
  return (req, _res, next) => {
    const token = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1] ?? '';
    if (!isSharedSecret([secret, previousSecret], token)) throw new HttpError(401, 'Unauthorized');
    next();
  };
}

/** A signal that aborts when the client disconnects or the time is up, whichever comes first. */
function deadline(res: Response, replyMs: number): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const late = setTimeout(() => controller.abort(new HttpError(503, 'No response in time')), replyMs);
  const disconnect = (): void => controller.abort(new HttpError(499, 'The client went away'));
  res.once('close', disconnect);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(late);
      res.off('close', disconnect);
    },
  };
}

/** The turns of a conversation as the gateway receives them. */
const wireTurns = (turns: readonly StoredTurn[]) =>
  turns.map(({ role, text, at }) => ({ role, text, at: new Date(at).toISOString() }));

/** Turns an unreachable database into a 503; any other error is returned unchanged. */
function asHttpError(error: unknown, logger: Logger): unknown {
  if (!(error instanceof ThreadsUnavailable)) return error;
  logger.warn({ reason: reasonOf(error) }, 'the store of conversations cannot be reached');
  return new HttpError(503, 'The conversations cannot be reached');
}

/**
 * The HTTP endpoints of the assistant:
 * - POST /chat {message, threadId?, context?} returns {threadId, response, suggestions, actions, mood}, as JSON or NDJSON.
 *   A message that is sent again with the same `Idempotency-Key`, before any other one, gets the same reply.
 * - GET /chat/:threadId returns {threadId, turns}.
 * - GET /chat returns {conversations} of the member in X-Caller-Id, the fifty used last.
 * - DELETE /chat removes all conversations of that member.
 */
export function assistantApp(parts: AssistantParts): Express {
  const { threads, now, logger, replyMs = REPLY_MS } = parts;
  const reached = <T>(job: Promise<T>): Promise<T> =>
    job.catch((error: unknown) => {
      throw asHttpError(error, logger);
    });
  const answerMessage = createMessageHandler(parts);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  if (parts.watch) app.use(parts.watch);
  app.use(requestId);
  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  app.get('/readyz', async (_req, res) => {
    const isReady = await threads.check().then(
      () => true,
      () => false,
    );
    res.status(isReady ? 200 : 503).json({ ready: isReady });
  });
  app.use('/chat', bearer(parts));
  app.post('/chat', express.json({ limit: MAX_BODY }), async (req, res) => {
    const message = chatRequest(req, now());
    const caller = callerOf(req);
    const writer = responseWriter(req, res, logger);
    const { signal, end } = deadline(res, replyMs);
    try {
      const { threadId, reply } = await answerMessage(message, caller, writer, signal);
      writer.finish(threadId, reply);
    } catch (error) {
      if (res.destroyed) logger.debug('a traveller did not wait for the response');
      else writer.fail(asHttpError(error, logger));
    } finally {
      end();
    }
  });
  app.get('/chat', async (req, res) => {
    const own = await reached(threads.listOf(memberOf(req)));
    const conversations = own.map(({ id, turns }) => ({ threadId: id, turns: wireTurns(turns) }));
    res.set('cache-control', 'no-store').json({ conversations });
  });
  app.delete('/chat', async (req, res) => {
    await reached(threads.deleteAll(memberOf(req)));
    res.status(204).end();
  });
  app.get('/chat/:threadId', async (req: Request<{ threadId: string }>, res) => {
    const { threadId } = req.params;
    const content = await reached(threads.read({ id: threadId, caller: callerOf(req).id }));
    if (!content) throw new HttpError(404, 'No such conversation');
    res.set('cache-control', 'no-store').json({ threadId, turns: wireTurns(content.turns) });
  });
  app.use(() => {
    throw new HttpError(404, 'Not found');
  });
  app.use(jsonErrors(logger));
  return app;
}
