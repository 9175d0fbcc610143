import express, { type RequestHandler } from 'express';
import { sentenceOfCode } from '#gateway/kit/error-sentence.ts';

/** Longest time that a body of some kilobytes may take to arrive, in milliseconds. */
const BODY_MS = 10_000;

/**
 * Reads a JSON body, of at most 256 kB by default. When it has not arrived in time, the response is 408 and the
 * connection is closed: a slow body would occupy a connection for as long as the server allows any request.
 */
export function jsonBody(ms: number = BODY_MS, limit: number | string = '256kb'): RequestHandler {
  const read = express.json({ limit });
  return (request, response, next) => {
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      response.status(408).set({ 'cache-control': 'no-store', connection: 'close' });
      response.json({
        errors: [{ message: sentenceOfCode('TIMEOUT'), extensions: { code: 'TIMEOUT', retryable: true } }],
      });
    }, ms);
    read(request, response, (cause?: unknown) => {
      clearTimeout(late);
      // Closing the connection is an error for the reader of the body, but the response was sent already.
      if (!isLate) next(cause);
    });
  };
}
