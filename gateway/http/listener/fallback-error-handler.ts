import type { ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { z } from 'zod';
import type { ErrorCode } from '#gateway/errors.ts';
import type { Logger } from '#gateway/logger.ts';

/** Errors of Express itself that the client caused: they contain a 4xx status. */
const clientError = z.object({ status: z.int().min(400).max(499) });

/** Responds to an error that no handler handled, in the form of every other error and without internal details. */
export const respondToFailure =
  (logger: Logger) =>
  (error: unknown, response: ServerResponse): void => {
    // The client must not take the part that was sent for the whole.
    if (response.headersSent) return void response.destroy();
    const { data: known } = clientError.safeParse(error);
    const status = known?.status ?? 500;
    const code: ErrorCode = status === 413 ? 'PAYLOAD_TOO_LARGE' : known ? 'BAD_REQUEST' : 'INTERNAL';
    if (!known) logger.error({ event: 'http.error', err: error }, 'a request failed');
    const body = { errors: [{ message: code, extensions: { code, retryable: false } }] };
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
  };

/** The last error handler of Express, with the same responses as `respondToFailure`. */
export function fallbackErrorHandler(logger: Logger): ErrorRequestHandler {
  const answer = respondToFailure(logger);
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    answer(error, response);
  };
}
