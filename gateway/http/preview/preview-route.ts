import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { AppError } from '#gateway/errors.ts';
import { DAY_MS } from '#shared/stay/time-units.ts';
import { type RateLimits, visitorKey } from '#gateway/limits/rate-limits.ts';
import type { Logger } from '#gateway/logger.ts';
import { draw } from './draw.ts';
import { ownDrawing } from './own-drawing.ts';
import { isTransient } from '../media/transient-status.ts';

interface Options {
  /** URL at which this process reaches itself, without a trailing slash. */
  readonly innerUrl: () => string;
  /** Origin of the provider sandbox, whose SVG files are ours; null with a real provider. */
  readonly sandboxOrigin: string | null;
  readonly spend: RateLimits['spend'];
  readonly logger: Logger;
}

const FETCH_MS = 10_000;
/** Our SVG files have about ten kilobytes. */
const MAX_SVG_BYTES = 512 * 1024;
const CACHE_LIMITS = { max: 200, maxSize: 24 * 1024 * 1024 };
/** Maximum number of SVG files that wait to be rendered; more would wait longer than messengers do. */
const MAX_WAITING = 8;
/** Seconds after which a preview that is unavailable now may be requested again. */
const RETRY_S = 2;

/**
 * Fetches the SVG as any client gets it, so that the checks of the picture proxy apply here too.
 * @throws AppError NOT_FOUND when it does not exist; UPSTREAM_ERROR when it is unavailable now; Error when nothing
 * responds
 */
async function drawingAt(address: string): Promise<Uint8Array> {
  const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) });
  const isDrawing = reply.headers.get('content-type')?.startsWith('image/svg+xml') ?? false;
  if (!reply.ok || !isDrawing || !reply.body) {
    await reply.body?.cancel();
    throw new AppError(isTransient(reply.status) ? 'UPSTREAM_ERROR' : 'NOT_FOUND', { status: reply.status });
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body) {
    bytes += part.byteLength;
    // Leaving the loop cancels the read.
    if (bytes > MAX_SVG_BYTES) throw new AppError('NOT_FOUND');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refuse(cause: unknown, response: Response): void {
  const { code = 'INTERNAL', facts = {} }: Partial<AppError> = cause instanceof AppError ? cause : {};
  if (code === 'NOT_FOUND') {
    response.status(404).set('cache-control', 'public, max-age=60').end();
    return;
  }
  const wait = String(facts.retryAfter ?? RETRY_S);
  response
    .status(code === 'RATE_LIMITED' ? 429 : 503)
    .set({ 'cache-control': 'no-store', 'retry-after': wait })
    .end();
}

/**
 * Serves SVG files as pictures, because messengers show no SVG: `/preview?of=<path of the SVG>`, JPEG, 1200 x 630. 404
 * for anything but our own files; 429 for a network that requests many unknown ones; uncached 503 for those that are
 * unavailable now, and while too many wait.
 */
export function previewRoute({ innerUrl, sandboxOrigin, spend, logger }: Options): RequestHandler {
  const pictures = new LRUCache<string, Buffer>({
    ...CACHE_LIMITS,
    sizeCalculation: (picture) => picture.length,
  });
  const flights = new Map<string, Promise<Buffer>>();
  const oneByOne = pLimit(1);

  const drawn = (of: string): Promise<Buffer> => {
    const flight = flights.get(of);
    if (flight) return flight;
    if (flights.size > MAX_WAITING) throw new AppError('OVERLOADED');
    const own = oneByOne(async () => {
      const picture = await draw(await drawingAt(innerUrl() + of));
      pictures.set(of, picture);
      return picture;
    }).finally(() => flights.delete(of));
    flights.set(of, own);
    return own;
  };

  return async (request, response) => {
    try {
      const requested = typeof request.query['of'] === 'string' ? request.query['of'] : '';
      const of = ownDrawing(requested, sandboxOrigin);
      if (of === null) throw new AppError('NOT_FOUND');
      let picture = pictures.get(of);
      if (!picture) {
        await spend('preview', visitorKey(request.ip ?? 'unknown', 'preview'));
        picture = await drawn(of);
      }
      response
        .type('jpeg')
        .set('cache-control', `public, max-age=${DAY_MS / 1000}`)
        .send(picture);
    } catch (cause) {
      logger.debug({ reason: cause instanceof Error ? cause.message : 'unknown' }, 'preview not served');
      refuse(cause, response);
    }
  };
}
