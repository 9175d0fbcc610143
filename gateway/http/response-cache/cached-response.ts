import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';

/** Smaller bodies are sent as they are. */
const MIN_ENCODED_BYTES = 1_024;
const BROTLI_QUALITY = 5;
/** Low, because every response that is shared with other instances is compressed, and browsers accept brotli. */
const GZIP_LEVEL = 1;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content encodings. They run in the thread pool and do not block the event loop. */
const encoders = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipped(body, { level: GZIP_LEVEL }),
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
  /** Length of the body without an encoding, in bytes. */
  readonly length: number;
  /** Weak, because it is the same for all encodings. */
  readonly etag: string;
  readonly contentType: string;
  /** Headers that are the same for every encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same headers, in the form that is sent with a 304. */
  readonly unchanged: HeaderList;
  /**
   * The body in the best of the accepted encodings that is ready; a promise when none is. Each is made once, at the
   * first request that accepts it.
   * @param accepted best first; empty for the body without an encoding
   */
  form(accepted: readonly Encoding[]): MaybeLater<Form>;
}

/** What a cached response is made of. */
interface Content extends Pick<CachedResponse, 'length' | 'etag' | 'contentType'> {
  readonly body: () => Buffer;
  /** The body in gzip, if that is known. */
  readonly gzip?: Buffer;
}

function responseOf(content: Content, otherHeaders: Readonly<Record<string, string>>): CachedResponse {
  const { body, length, etag, contentType } = content;
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
  const forms = new Map<Encoding, MaybeLater<Form>>();
  if (content.gzip) forms.set('gzip', formOf(content.gzip, 'gzip'));
  const encode = (encoding: Encoding): Promise<Form> => {
    const encoded = encoders[encoding](body()).then((bytes) => {
      const form = formOf(bytes, encoding);
      forms.set(encoding, form);
      return form;
    });
    // Whoever waits for it receives its failure.
    encoded.catch(() => undefined);
    forms.set(encoding, encoded);
    return encoded;
  };
  return {
    length,
    etag,
    contentType,
    headers,
    unchanged,
    form: (accepted) => {
      const [best] = accepted;
      if (best === undefined) return (plain ??= formOf(body(), null));
      const wanted = forms.get(best) ?? encode(best);
      if (!(wanted instanceof Promise)) return wanted;
      for (const encoding of accepted) {
        const form = forms.get(encoding);
        if (form && !(form instanceof Promise)) return form;
      }
      return wanted;
    },
  };
}

/** @param otherHeaders headers of every response that is not a page */
export function cachedResponse(
  body: Buffer,
  contentType: string,
  otherHeaders: Readonly<Record<string, string>> = {},
): CachedResponse {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  return responseOf({ body: () => body, length: body.length, etag, contentType }, otherHeaders);
}

/** A response that another instance has compressed. @param otherHeaders headers of every response that is not a page */
export function receivedResponse(
  {
    gzip: bytes,
    ...content
  }: Pick<CachedResponse, 'length' | 'etag' | 'contentType'> & { readonly gzip: Buffer },
  otherHeaders: Readonly<Record<string, string>> = {},
): CachedResponse {
  let body: Buffer | null = null;
  const inflated = (): Buffer => (body ??= gunzipSync(bytes, { maxOutputLength: content.length }));
  return responseOf({ ...content, body: inflated, gzip: bytes }, otherHeaders);
}

/** The body of a response in gzip. */
export const gzipOf = (cached: CachedResponse): MaybeLater<Buffer> =>
  whenKnown(cached.form(['gzip']), ({ bytes }) => bytes);

/**
 * True when `accept-encoding` is a plain list. A list with weights is passed to the app, whose middleware reads them.
 */
export const hasNoEncodingWeights = (request: IncomingMessage): boolean =>
  !(request.headers['accept-encoding'] ?? '').includes(';');

/** Constants, because the list is needed for every request. */
const accepting = {
  none: [],
  br: ['br'],
  gzip: ['gzip'],
  both: ['br', 'gzip'],
} as const satisfies Record<string, readonly Encoding[]>;

function encodingsOf(request: IncomingMessage, { length }: CachedResponse): readonly Encoding[] {
  if (length < MIN_ENCODED_BYTES) return accepting.none;
  const accepted = request.headers['accept-encoding'] ?? '';
  const isGzip = /\bgzip\b/.test(accepted);
  if (/\bbr\b/.test(accepted)) return isGzip ? accepting.both : accepting.br;
  return isGzip ? accepting.gzip : accepting.none;
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
  const form = cached.form(encodingsOf(request, cached));
  return form instanceof Promise ? form.then(send) : send(form);
}
