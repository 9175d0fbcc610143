import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import { sentenceOfCode } from '#gateway/kit/error-sentence.ts';

/** Longest time that a body of a few kilobytes may take to arrive, in milliseconds. */
const BODY_MS = 10_000;

/** A handler that needs nothing of Express. @param next called with an error when the request cannot be handled */
export type PlainHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (cause?: unknown) => void,
) => void;

/**
 * Reads a JSON body, of at most 256 kB by default, into `request.body`. When it has not arrived in time, the response
 * is 408 and the connection is closed: a slow body would occupy a connection for as long as the server allows any
 * request.
 */
export function jsonBody(ms: number = BODY_MS, limit: number | string = '256kb'): PlainHandler {
  const read = express.json({ limit });
  return (request, response, next) => {
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      const error = { message: sentenceOfCode('TIMEOUT'), extensions: { code: 'TIMEOUT', retryable: true } };
      response
        .writeHead(408, {
          'cache-control': 'no-store',
          connection: 'close',
          'content-type': 'application/json; charset=utf-8',
        })
        .end(JSON.stringify({ errors: [error] }));
    }, ms);
    read(request, response, (cause?: unknown) => {
      clearTimeout(late);
      // Closing the connection is an error for the reader of the body, but the response was sent already.
      if (!isLate) next(cause);
    });
  };
}
