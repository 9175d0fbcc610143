import express, { type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { AppError, type ErrorCode } from '#gateway/errors.ts';
import { MAX_UPLOAD_BYTES, type UploadService } from '#domains/upload/upload.service.ts';
import type { RateLimits } from '#gateway/limits/rate-limits.ts';
import type { Logger } from '#gateway/logger.ts';
import { isOwnOrigin } from '../caller/own-origin.ts';
import type { ContextFactory } from '../graphql/request-context.ts';

interface Deps {
  readonly context: ContextFactory;
  readonly uploads: UploadService;
  readonly rateLimits: RateLimits;
  readonly logger: Logger;
  readonly origins: () => readonly string[];
}

/** Maximum number of files in memory at a time: those that the platform handles at once, and those that wait for it. */
const MAX_AT_ONCE = 12;
/**
 * Maximum number of simultaneous uploads of one user. Pages send one at a time; slow uploads of one user must not block
 * those of others.
 */
const MAX_OF_A_PERSON = 2;

const statuses: Partial<Readonly<Record<ErrorCode, number>>> = {
  AUTH_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID_STATE: 409,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UPLOAD_REJECTED: 422,
  BAD_REQUEST: 400,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  PLATFORM_UNAVAILABLE: 503,
  UPSTREAM_ERROR: 502,
  TIMEOUT: 504,
};

const bodyError = z.object({ status: z.int() });

const readRaw = express.raw({ type: () => true, limit: MAX_UPLOAD_BYTES, inflate: false });

/**
 * The complete body. @throws AppError PAYLOAD_TOO_LARGE, UPLOAD_REJECTED for an empty one, BAD_REQUEST for a broken one
 */
async function bodyOf(request: Request, response: Response): Promise<Uint8Array<ArrayBuffer>> {
  await new Promise<void>((resolve, reject) => {
    readRaw(request, response, (error?: unknown) => {
      if (error === undefined) return resolve();
      const { data } = bodyError.safeParse(error);
      reject(new AppError(data?.status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST', {}, { cause: error }));
    });
  });
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new AppError('UPLOAD_REJECTED', { reason: 'empty body' });
  return new Uint8Array(body);
}

/** Checks sender, target and limits before any byte of the body is read. */
async function admit({ context, uploads, rateLimits, origins }: Deps, request: Request, response: Response) {
  if (!request.headers.authorization && !isOwnOrigin(request, origins())) throw new AppError('FORBIDDEN');
  const { viewer, sessionToken, isReadOnly } = await context(request, response);
  if (isReadOnly) throw new AppError('FORBIDDEN');
  if (!viewer || sessionToken === null) throw new AppError('AUTH_REQUIRED');
  const signed = typeof request.params['signed'] === 'string' ? request.params['signed'] : '';
  const ticket = uploads.open(signed, viewer);
  if (!ticket) throw new AppError('NOT_FOUND');
  // A target is valid for one file; the count is shared by all instances.
  await rateLimits.spend('uploadTarget', ticket.nonce).catch(() => {
    throw new AppError('NOT_FOUND');
  });
  return { ticket, sessionToken, userId: viewer.id };
}

/**
 * Counts the files in memory, in total and per user.
 * @returns a function that reserves a slot and returns the function that frees it
 */
function createHolds() {
  let all = 0;
  const ofPeople = new Map<string, number>();
  /** @throws AppError OVERLOADED when all slots, or those of the user, are taken */
  return (userId: string): (() => void) => {
    const own = ofPeople.get(userId) ?? 0;
    if (all >= MAX_AT_ONCE || own >= MAX_OF_A_PERSON) throw new AppError('OVERLOADED');
    all += 1;
    ofPeople.set(userId, own + 1);
    return () => {
      all -= 1;
      const left = (ofPeople.get(userId) ?? 0) - 1;
      if (left > 0) ofPeople.set(userId, left);
      else ofPeople.delete(userId);
    };
  };
}

function refuse(cause: unknown, response: Response, logger: Logger): void {
  const known = cause instanceof AppError ? cause : new AppError('INTERNAL', {}, { cause });
  const { code, facts, retryable } = known;
  const status = statuses[code] ?? 500;
  if (status >= 500) logger.warn({ code, call: facts.call, status: facts.status }, 'an upload failed');
  if (!(cause instanceof AppError)) logger.error({ err: cause }, 'unexpected error in an upload');
  if (response.headersSent) return;
  response.status(status).json({ code, retryable, ...(facts.reason && { reason: facts.reason }) });
}

/**
 * Accepts one picture, as bare bytes, at a signed target: `POST /uploads/<signed>`. Responds with `{ url }`, or `{ code
 * }` with a code of the closed list. A body that takes longer than 30 s is ended by the server's general limit.
 */
export function uploadRoute(deps: Deps): RequestHandler {
  const hold = createHolds();
  return async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    let release = () => {};
    try {
      const { ticket, sessionToken, userId } = await admit(deps, request, response);
      release = hold(userId);
      const bytes = await bodyOf(request, response);
      const type = request.headers['content-type'] ?? 'application/octet-stream';
      const url = await deps.uploads.store(ticket, { bytes, type }, sessionToken);
      response.json({ url });
    } catch (cause) {
      refuse(cause, response, deps.logger);
    } finally {
      release();
    }
  };
}
