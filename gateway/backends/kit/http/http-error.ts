import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { isNoSpace } from '../database/disk-space.ts';
import { errorCode } from './error-code.ts';
import { stackFramesOf } from '../stack-frames.ts';
import type { Logger } from '../logger.ts';

/** A refusal with a text for the caller; any other thrown error becomes a 500 without details. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string | undefined;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    options: {
      code?: string;
      extra?: Record<string, unknown>;
      headers?: Record<string, string>;
      /** The original error, for the log. */
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = options.code;
    this.extra = options.extra ?? {};
    this.headers = options.headers ?? {};
  }
}

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Gives every request an id and returns it in a header. The caller's own id is used when it is a plain token. */
export const requestId: RequestHandler = (req, res, next) => {
  if (res.hasHeader('x-request-id')) return next();
  const given = req.get('x-request-id');
  res.setHeader('x-request-id', given && REQUEST_ID.test(given) ? given : randomUUID());
  next();
};

/** Body parsers and routers throw errors that contain a status. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

const PARSER_TEXTS: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  413: 'The request body is too large',
  415: 'The request body has an unsupported encoding',
};

/** PostgreSQL's code for a write in a read-only transaction. */
const READ_ONLY = '25006';

/** The response while nothing can be stored. */
export const cannotStore = (cause: unknown): HttpError =>
  new HttpError(507, 'Nothing can be stored at the moment', { code: 'storage', cause });

/** True for an unexpected error: neither a refusal nor a client error. */
export const isUnexpectedError = (error: unknown): boolean =>
  !(error instanceof HttpError) && statusOf(error) === 500;

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (errorCode(error) === READ_ONLY || isNoSpace(error)) return cannotStore(error);
  const status = statusOf(error);
  if (status === 500) return new HttpError(500, 'Internal error');
  const code = status === 413 ? { code: 'payload_too_large' } : {};
  return new HttpError(status, PARSER_TEXTS[status] ?? 'The request was refused', code);
}

/** The path without the query, which may contain a token. */
const pathOf = (req: Request): string => req.originalUrl.split('?')[0] ?? '';

/** Responds to every failure with JSON whose `message` is a string (the standard client shows it). */
export function jsonErrors(
  logger: Logger,
  onError: (error: unknown) => void = () => undefined,
): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    onError(error);
    if (res.headersSent) {
      next(error);
      return;
    }
    const httpError = asHttpError(error);
    const id = String(res.getHeader('x-request-id') ?? '');
    if (httpError.status >= 500) {
      const failure = error instanceof HttpError ? (error.cause ?? error) : error;
      const reason =
        failure instanceof Error
          ? { name: failure.name, stack: stackFramesOf(failure), cause: errorCode(failure) }
          : {};
      logger.error(
        { event: 'http.error', requestId: id, method: req.method, path: pathOf(req), ...reason },
        'request failed',
      );
    }
    res
      .status(httpError.status)
      .set(httpError.headers)
      .json({
        message: httpError.message,
        detail: httpError.message,
        error_type: httpError.status === 422 ? 'ValidationError' : 'HTTPException',
        ...(httpError.code === undefined ? {} : { code: httpError.code }),
        ...(Object.keys(httpError.extra).length === 0 ? {} : { extra_data: httpError.extra }),
        request_id: id,
      });
  };
}
