import type { Request, Response } from 'express';
import { placesOf } from '../kit/error-places.ts';
import { HttpError } from '../kit/http/http-error.ts';
import type { Logger } from '../kit/logger.ts';
import type { AnswerEvents } from './dialog/brain.ts';
import type { Activity, Reply } from './dialog/reply.ts';

const LINES = 'application/x-ndjson';

/** The answer of one message on its way out. */
export interface Outlet {
  readonly events: AnswerEvents;
  /** From here on the answer is under way: a failure has no status of its own any more when it comes in lines. */
  begin(): void;
  finish(threadId: string, reply: Reply): void;
  /** Ends a begun stream with an error line. @throws the error itself when there is no stream to end */
  fail(error: unknown): void;
}

/** Lines for a client that asks for them, each sent at once; for all others one JSON at the end. */
export function outletOf(req: Request, res: Response, logger: Logger): Outlet {
  res.set('cache-control', 'no-store');
  const isStream = req.accepts(['application/json', LINES]) === LINES;
  return isStream ? lineOutlet(res, logger) : plainOutlet(res);
}

const wireReply = (threadId: string, { text, suggestions, actions, mood }: Reply) => ({
  threadId,
  response: text,
  suggestions,
  actions,
  mood,
});

function plainOutlet(res: Response): Outlet {
  return {
    events: { activity: () => {}, text: () => {} },
    begin: () => {},
    finish: (threadId, reply) => void res.json(wireReply(threadId, reply)),
    fail: (error) => {
      throw error;
    },
  };
}

const factsOf = (error: unknown): object =>
  error instanceof Error ? { name: error.name, stack: placesOf(error) } : {};

function lineOutlet(res: Response, logger: Logger): Outlet {
  const write = (line: object): void => {
    if (!res.writableEnded && !res.destroyed) res.write(`${JSON.stringify(line)}\n`);
  };
  let busy: Activity | null = null;
  return {
    events: {
      activity: (activity) => {
        // Told by whoever plans and by the tool itself.
        if (activity !== busy) write({ type: 'activity', activity });
        busy = activity;
      },
      text: (text) => text !== '' && write({ type: 'text', text }),
    },
    begin: () => {
      // A proxy that gathers an answer would hold the pieces back.
      res.status(200).set({ 'content-type': LINES, 'x-accel-buffering': 'no' }).flushHeaders();
    },
    finish: (threadId, reply) => {
      write({ type: 'reply', ...wireReply(threadId, reply) });
      res.end();
    },
    fail: (error) => {
      if (!res.headersSent) throw error;
      // No status can be sent any more, and nobody else will log it.
      if (!(error instanceof HttpError)) logger.error(factsOf(error), 'an answer failed');
      write({ type: 'error', status: 503 });
      res.end();
    },
  };
}
