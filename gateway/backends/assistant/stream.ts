/** Writes the response to a message: as lines of JSON while it is generated, or as one JSON document. */
import type { Request, Response } from 'express';
import { stackFramesOf } from '../kit/stack-frames.ts';
import { HttpError } from '../kit/http/http-error.ts';
import type { Logger } from '../kit/logger.ts';
import type { Reply, AnswerEvents } from './dialog/responder.ts';
import type { Activity } from './tools/tools.ts';

const NDJSON = 'application/x-ndjson';

/** Sends the answer to one message. */
export interface ResponseWriter {
  readonly events: AnswerEvents;
  /** Opens the response. If it is a stream, a later failure can no longer change the HTTP status. */
  begin(): void;
  finish(threadId: string, reply: Reply): void;
  /** Ends an open stream with an error line. @throws the error itself when no stream is open */
  fail(error: unknown): void;
}

/** Newline-delimited JSON for clients that accept it, each line sent at once; one JSON document for all others. */
export function responseWriter(req: Request, res: Response, logger: Logger): ResponseWriter {
  res.set('cache-control', 'no-store');
  const isStream = req.accepts(['application/json', NDJSON]) === NDJSON;
  return isStream ? lineWriter(res, logger) : jsonWriter(res);
}

const wireReply = (threadId: string, { text, suggestions, actions, mood }: Reply) => ({
  threadId,
  response: text,
  suggestions,
  actions,
  mood,
});

function jsonWriter(res: Response): ResponseWriter {
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
  error instanceof Error ? { name: error.name, stack: stackFramesOf(error) } : {};

/** Writes each event as a line of JSON at once, and the whole reply as the last line. */
function lineWriter(res: Response, logger: Logger): ResponseWriter {
  const write = (line: object): void => {
    if (!res.writableEnded && !res.destroyed) res.write(`${JSON.stringify(line)}\n`);
  };
  let busy: Activity | null = null;
  return {
    events: {
      activity: (activity) => {
        // Both the planner and the tool report the activity.
        if (activity !== busy) write({ type: 'activity', activity });
        busy = activity;
      },
      text: (text) => text !== '' && write({ type: 'text', text }),
    },
    begin: () => {
      // A proxy that buffers the response would delay the segments.
      res.status(200).set({ 'content-type': NDJSON, 'x-accel-buffering': 'no' }).flushHeaders();
    },
    finish: (threadId, reply) => {
      write({ type: 'reply', ...wireReply(threadId, reply) });
      res.end();
    },
    fail: (error) => {
      if (!res.headersSent) throw error;
      // The status was already sent, and no other code logs this error.
      if (!(error instanceof HttpError))
        logger.error(factsOf(error), 'a response failed after its first part was sent');
      write({ type: 'error', status: 503 });
      res.end();
    },
  };
}
