import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from '#gateway/logger.ts';
import { AppError } from '#gateway/errors.ts';
import { type RateLimits, visitorKey } from '#gateway/limits/rate-limits.ts';
import type { Archive, ArchiveFacts, ByteRange } from './archive.ts';

/** Path at which pages read street tiles. */
export const STREETS_PATH = '/tiles/streets.pmtiles';

/** Maximum number of bytes of one response; a tile or a directory has several hundred kilobytes at most. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Browsers store ranges for an hour; the tag shows when another archive has replaced this one. */
const AGE_S = 60 * 60;

/**
 * The requested range if it may be sent; null for none, several, too much, or a part of an archive that was replaced.
 */
function rangeOf(request: Request, { size, etag }: ArchiveFacts): ByteRange | null {
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== etag) return null;
  const ranges = request.range(size);
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  const [range] = ranges;
  return range && range.end - range.start < MAX_BYTES ? range : null;
}

async function answer(archive: Archive, request: Request, response: Response): Promise<void> {
  const { size, etag } = await archive.facts();
  const caching = `public, max-age=${AGE_S}, no-transform`;
  response.set({ 'accept-ranges': 'bytes', 'content-type': 'application/octet-stream', etag });
  if (request.fresh) {
    response.status(304).set('cache-control', caching).end();
    return;
  }
  if (request.method === 'HEAD') {
    response.set({ 'cache-control': caching, 'content-length': String(size) }).end();
    return;
  }
  const range = rangeOf(request, { size, etag });
  if (!range) {
    response.status(416).set('content-range', `bytes */${size}`).end();
    return;
  }
  const { facts, body } = await archive.read(range);
  response.status(206).set({
    'cache-control': caching,
    etag: facts.etag,
    'content-range': `bytes ${range.start}-${range.end}/${facts.size}`,
    'content-length': String(range.end - range.start + 1),
  });
  await pipeline(body, response);
}

/**
 * Street tiles from our own origin, in ranges of at most 4 MB. The whole archive, which may have gigabytes, is never
 * sent: 416 contains its size. 404 when there is no archive, or it cannot be read now; 429 with `retry-after` for a
 * network that sends too many requests.
 */
export const streetsRoute =
  (archive: Archive | null, logger: Logger, spend: RateLimits['spend']): RequestHandler =>
  async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    try {
      await spend('tiles', visitorKey(request.ip ?? 'unknown', 'tiles'));
    } catch (refusal) {
      const wait = refusal instanceof AppError ? refusal.facts.retryAfter : undefined;
      response
        .status(429)
        .set('retry-after', String(wait ?? 1))
        .end();
      return;
    }
    try {
      if (archive) await answer(archive, request, response);
      else response.status(404).end();
    } catch (cause) {
      logger.debug({ reason: cause instanceof Error ? cause.message : 'unknown' }, 'street tiles not served');
      if (response.headersSent) response.destroy();
      else response.status(404).end();
    }
  };
