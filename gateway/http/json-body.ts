import express, { type RequestHandler } from 'express';
import { sentenceOfCode } from './error-sentence.ts';

/** Longest that a body of some kilobytes may take to arrive, in milliseconds. */
const BODY_MS = 10_000;

/**
 * Reads a JSON body, of at most 256 kB unless told otherwise. When it has not arrived in time, the answer is 408 and the connection ends: a body
 * that trickles would hold its place among the connections for as long as the server bears with any request.
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
      // The end of the connection is an error for the reader of the body, which has been answered already.
      if (!isLate) next(cause);
    });
  };
}
