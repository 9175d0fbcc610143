import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';
import type { Express, RequestHandler } from 'express';
import { z } from 'zod';
import { HttpError, jsonErrors, requestId } from '../kit/http-error.ts';
import type { Logger } from '../kit/logger.ts';
import { answer } from './answer.ts';
import type { Gateway } from './gateway-client.ts';
import { languageOf } from './language.ts';
import type { Threads } from './threads.ts';

const MAX_BODY = '32kb';
const MAX_MESSAGE = 2_000;

const chatBody = z.object({
  message: z
    .string()
    .max(MAX_MESSAGE)
    .refine((text) => text.trim() !== ''),
  threadId: z.string().max(100).nullish(),
  context: z.record(z.string(), z.unknown()).nullish(),
});

interface AssistantParts {
  readonly secret: string;
  readonly gateway: Gateway;
  readonly threads: Threads;
  readonly now: () => number;
  readonly logger: Logger;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Equal digests have equal lengths, so the comparison tells nothing of the secret, not even its length. */
function bearer(secret: string): RequestHandler {
  const expected = digest(`Bearer ${secret}`);
  return (req, _res, next) => {
    if (!timingSafeEqual(digest(req.get('authorization') ?? ''), expected))
      throw new HttpError(401, 'Unauthorized');
    next();
  };
}

/** POST /chat {message, threadId?, context?} to {threadId, response}. */
export function assistantApp(parts: AssistantParts): Express {
  const { secret, threads, logger } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.use(requestId);
  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  app.post('/chat', bearer(secret), express.json({ limit: MAX_BODY }), async (req, res) => {
    const body = chatBody.safeParse(req.body);
    if (!body.success) throw new HttpError(400, 'A message of 1 to 2000 characters is needed');
    const { message, threadId } = body.data;
    const thread = threads.resume(threadId ?? undefined);
    const language = languageOf(message) ?? languageOfThread(threads, thread);
    await threads.add(thread, 'traveller', message);
    const response = await answer(message, language, parts);
    await threads.add(thread, 'assistant', response);
    res.set('cache-control', 'no-store').json({ threadId: thread, response });
  });
  app.use(() => {
    throw new HttpError(404, 'Not found');
  });
  app.use(jsonErrors(logger));
  return app;
}

/** A message without letters ("?!") goes on in the language of the conversation. */
function languageOfThread(threads: Threads, threadId: string): 'en' | 'he' {
  const languages = threads.turns(threadId).map((turn) => languageOf(turn.text));
  return languages.findLast((language) => language !== null) ?? 'en';
}
