import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller bodies are sent as they are. */
const MIN_ENCODED_BYTES = 1_024;
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content encodings, best first. They run in the thread pool and do not block the event loop. */
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

/** Alternating names and values, which Node writes without checking each again. */
type HeaderList = readonly string[];

/** An encoded body with its headers. */
interface Form {
  readonly bytes: Buffer;
  readonly headers: HeaderList;
}

/** A response that is the same for every visitor, ready to be sent. */
export interface CachedResponse {
  readonly body: Buffer;
  /** Weak, because it is the same for all encodings. */
  readonly etag: string;
  /** Headers that are the same for every encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same headers, in the form that is sent with a 304. */
  readonly unchanged: HeaderList;
  /** The body in an encoding; a promise until it is encoded, which happens once, at the first request for it. */
  form(encoding: Encoding | null): Form | Promise<Form>;
}

/** @param otherHeaders headers of every response that is not a page */
export function cachedResponse(
  body: Buffer,
  contentType: string,
  otherHeaders: Readonly<Record<string, string>> = {},
): CachedResponse {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  // Browsers store it and revalidate it each time. Because of `vary`, a member who has signed in since then does not
  // get it.
  const headers = {
    ...otherHeaders,
    'cache-control': 'private, no-cache',
    etag,
    vary: 'Accept, Cookie, Authorization, Accept-Encoding',
  };
  const unchanged = Object.entries(headers).flat();
  const formOf = (bytes: Buffer, encoding: Encoding | null): Form => ({
    bytes,
    headers: [
      ...unchanged,
      'content-type',
      contentType,
      'content-length',
      String(bytes.length),
      ...(encoding === null ? [] : ['content-encoding', encoding]),
    ],
  });
  // Made when it is first used: most responses are never sent again.
  let plain: Form | null = null;
  const forms = new Map<Encoding, Form | Promise<Form>>();
  return {
    body,
    etag,
    headers,
    unchanged,
    form: (encoding) => {
      if (encoding === null) return (plain ??= formOf(body, null));
      const known = forms.get(encoding);
      if (known) return known;
      const encoded = encoders[encoding](body).then((bytes) => {
        const form = formOf(bytes, encoding);
        forms.set(encoding, form);
        return form;
      });
      forms.set(encoding, encoded);
      return encoded;
    },
  };
}

/**
 * True when `accept-encoding` is a plain list. A list with weights is passed to the app, whose middleware reads them.
 */
export const hasNoEncodingWeights = (request: IncomingMessage): boolean =>
  !(request.headers['accept-encoding'] ?? '').includes(';');

function encodingOf(request: IncomingMessage, { body }: CachedResponse): Encoding | null {
  if (body.length < MIN_ENCODED_BYTES) return null;
  const accepted = request.headers['accept-encoding'] ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

const isSameTag = (tag: string, etag: string): boolean =>
  tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, '');

/**
 * True when the client has this response already, by its `if-none-match`. Tags are compared weakly, as for every GET.
 */
export function isNotModified(request: IncomingMessage, { etag }: CachedResponse): boolean {
  const tags = request.headers['if-none-match'];
  if (tags === undefined) return false;
  return tags === etag || tags.split(',').some((each) => isSameTag(each.trim(), etag));
}

/** How a cached response was sent. */
export type CacheHitKind = 'hit' | 'not_modified';

/**
 * Sends a response, or 304 when the client has it already. Only for requests without encoding weights.
 * @param own headers of this response alone, alternating names and values
 * @returns how it was sent; a promise when the body must be encoded first
 */
export function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  own: HeaderList = [],
): CacheHitKind | Promise<CacheHitKind> {
  if (isNotModified(request, cached)) {
    response.writeHead(304, [...own, ...cached.unchanged]).end();
    return 'not_modified';
  }
  const send = ({ bytes, headers }: Form): CacheHitKind => {
    if (!response.destroyed) response.writeHead(200, [...own, ...headers]).end(bytes);
    return 'hit';
  };
  const form = cached.form(encodingOf(request, cached));
  return form instanceof Promise ? form.then(send) : send(form);
}
