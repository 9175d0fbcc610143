import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Context } from '#gateway/context.ts';
import type { CacheRecording, ResponseCache } from '../response-cache/response-cache.ts';
import { isNotModified, sendCached } from '../response-cache/cached-response.ts';

/** A request whose body has arrived. */
export interface ParsedRequest {
  readonly request: IncomingMessage;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
}

interface Deps {
  readonly apollo: ApolloServer<Context>;
  readonly responseCache: Pick<ResponseCache, 'record'>;
  /** Builds the context of a request, with the recording where its response may be cached. */
  readonly contextOf: (
    parsed: ParsedRequest,
    response: ServerResponse,
    recording: CacheRecording | null,
  ) => Promise<Context>;
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

/** The part of a URL from its question mark on, exactly as the response cache reads it. */
const searchOf = (url = ''): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Has Apollo Server execute a request, and stores the response if other visitors may get it. */
export const answerOverHttp =
  ({ apollo, responseCache, contextOf }: Deps) =>
  async (parsed: ParsedRequest, response: ServerResponse): Promise<void> => {
    const { request } = parsed;
    if (response.destroyed) return;
    const recording = responseCache.record(request);
    const built: { context?: Context } = {};
    const {
      status = 200,
      headers,
      body,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method ?? '',
        headers: headersOf(request),
        search: searchOf(request.url),
        body: parsed.body,
      },
      context: async () => (built.context = await contextOf(parsed, response, recording)),
    });
    if (body.kind !== 'complete')
      throw new Error('Incremental delivery was requested, which the schema does not support');
    const text = body.string;
    const contentType = headers.get('content-type');
    const { context } = built;
    const isShared = context !== undefined && !response.hasHeader('set-cookie');
    const cached = isShared ? recording?.store({ status, contentType, text, context }) : null;
    if (cached && isNotModified(request, cached)) {
      await sendCached(cached, request, response);
      return;
    }
    response.statusCode = status;
    // The response cache decides whether a response may be stored, not the library.
    for (const [name, value] of headers) if (name !== 'cache-control') response.setHeader(name, value);
    if (cached) response.setHeaders(new Map(Object.entries(cached.headers)));
    const bytes = Buffer.from(text);
    // `compression()` removes the length when it encodes. A cached body is encoded at the first request for it.
    response.setHeader('content-length', bytes.length).end(bytes);
  };
