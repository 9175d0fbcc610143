import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller bodies are sent as they are. */
const MIN_ENCODED_BYTES = 1_024;
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content encodings, the best first. They run in the thread pool, so the event loop goes on. */
const encoders = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipped(body),
};
type Encoding = keyof typeof encoders;

/** A response that is the same for every visitor, ready to be sent. */
export interface CachedResponse {
  readonly body: Buffer;
  readonly contentType: string;
  /** Weak: the same for all encodings. */
  readonly etag: string;
  /** The encoded body; encoded once, at the first request for it. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

export function cachedResponse(text: string, contentType: string): CachedResponse {
  const body = Buffer.from(text);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    contentType,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    encoded: (encoding) => {
      const encoded = bodies.get(encoding) ?? encoders[encoding](body);
      bodies.set(encoding, encoded);
      return encoded;
    },
  };
}

/** Whether `accept-encoding` is a plain list. A list with weights is left to the app, whose middleware reads them. */
export const hasNoEncodingWeights = (request: IncomingMessage): boolean =>
  !(request.headers['accept-encoding'] ?? '').includes(';');

function encodingOf(request: IncomingMessage, { body }: CachedResponse): Encoding | null {
  if (body.length < MIN_ENCODED_BYTES) return null;
  const accepted = request.headers['accept-encoding'] ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

const isSameTag = (tag: string, etag: string): boolean =>
  tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, '');

/** Whether the client has this response already, by its `if-none-match`. Tags are compared weakly, as for every GET. */
export function isNotModified(request: IncomingMessage, { etag }: CachedResponse): boolean {
  const tags = request.headers['if-none-match'];
  return tags !== undefined && tags.split(',').some((each) => isSameTag(each.trim(), etag));
}

/** Browsers store it and revalidate it each time. `vary` keeps it from somebody who has signed in since. */
export const cachedHeaders = (cached: CachedResponse) => ({
  'cache-control': 'private, no-cache',
  etag: cached.etag,
  vary: 'Accept, Cookie, Authorization, Accept-Encoding',
});

/** Sends a response, or 304 where the client has it already. Only for requests without encoding weights. */
export async function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  otherHeaders: Readonly<Record<string, string>> = {},
): Promise<void> {
  const headers = { ...otherHeaders, ...cachedHeaders(cached) };
  if (isNotModified(request, cached)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingOf(request, cached);
  const bytes = encoding === null ? cached.body : await cached.encoded(encoding);
  if (response.destroyed) return;
  response
    .writeHead(200, {
      ...headers,
      'content-type': cached.contentType,
      'content-length': bytes.length,
      ...(encoding !== null && { 'content-encoding': encoding }),
    })
    .end(bytes);
}
