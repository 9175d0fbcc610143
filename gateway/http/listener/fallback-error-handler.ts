import type { ErrorRequestHandler } from 'express';
import { z } from 'zod';
import type { ErrorCode } from '#gateway/errors.ts';
import type { Logger } from '#gateway/logger.ts';

/** Errors of Express's own parts that are the client's fault: they contain their status. */
const clientError = z.object({ status: z.int().min(400).max(499) });

/** Responds to errors that no handler handled, in the form of every other error and without internal details. */
export const lastResort =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const { data: known } = clientError.safeParse(error);
    const status = known?.status ?? 500;
    const code: ErrorCode = status === 413 ? 'PAYLOAD_TOO_LARGE' : known ? 'BAD_REQUEST' : 'INTERNAL';
    if (!known) logger.error({ event: 'http.error', err: error }, 'a request failed');
    response.status(status).json({ errors: [{ message: code, extensions: { code, retryable: false } }] });
  };
