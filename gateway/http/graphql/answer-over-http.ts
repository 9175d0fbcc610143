import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import compression from 'compression';
import type { Context } from '#gateway/context.ts';
import { type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
import type { PlainHandler } from '../json-body.ts';
import type { CacheRecording, ResponseCache } from '../response-cache/response-cache.ts';
import { isNotModified, sendCached } from '../response-cache/cached-response.ts';
import type { ExecuteDirectly } from './direct/direct-execution.ts';
import type { DirectRequest } from './direct/direct-request.ts';
import type { EarlierSteps, StepsOfRequests } from './direct/earlier-steps.ts';

/** A request whose body has arrived. */
export interface ParsedRequest {
  readonly request: IncomingMessage;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
}

interface Deps {
  readonly apollo: ApolloServer<Context>;
  readonly responseCache: Pick<ResponseCache, 'record' | 'refusalOf' | 'isAdmitted'>;
  /** Reads a request that can be executed without Apollo Server; null for any other. */
  readonly directRequestOf: (parsed: ParsedRequest, recording: CacheRecording | null) => DirectRequest | null;
  readonly executeDirectly: ExecuteDirectly;
  /** Receives what was done with a request before Apollo Server gets it. */
  readonly earlierSteps: StepsOfRequests;
  /**
   * Builds the context of a request; `recording` is null when its response may not be cached. Never throws
   * synchronously.
   */
  readonly contextOf: (
    parsed: ParsedRequest,
    response: ServerResponse,
    recording: CacheRecording | null,
  ) => MaybeLater<Context>;
  /** Charges a document that must be parsed. */
  readonly chargeDocument: (parsed: ParsedRequest, context: Context) => Promise<void>;
  /** The JSON of a result, as it is sent. */
  readonly bytesOf: (result: { readonly data?: object | null }) => Buffer;
}

/** A response before it is sent. */
interface Answer {
  readonly status: number;
  /** Headers from Apollo Server or the compiled execution; the response cache adds its own. */
  readonly headers: Iterable<readonly [name: string, value: string]>;
  readonly contentType: string | undefined;
  readonly body: Buffer;
  readonly context: Context | undefined;
}

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

/** The part of a URL from its question mark on, exactly as the response cache reads it. */
const searchOf = (url = ''): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Compression makes a list of hotels ten times smaller; below a kilobyte it is not worth it. */
const MIN_COMPRESSED_BYTES = 1_024;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it needs only what requests and responses of Node have
const compress = compression({ threshold: MIN_COMPRESSED_BYTES }) as unknown as PlainHandler;

/** Sends a body, compressed where that is worth it. */
function sendBody(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  response.setHeader('content-length', bytes.length);
  // What the middleware would do, without its cost.
  if (!request.headers['accept-encoding'] || bytes.length < MIN_COMPRESSED_BYTES) {
    if (!response.hasHeader('vary')) response.setHeader('Vary', 'Accept-Encoding');
    response.end(bytes);
    return;
  }
  // The middleware removes the length when it compresses. The stored response is compressed later, when it is first
  // used.
  compress(request, response, () => response.end(bytes));
}

/** Sends a response, and stores it if other visitors may get it. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  recording: CacheRecording | null,
  { status, headers, contentType, body, context }: Answer,
): MaybeLater<void> {
  const isShared = context !== undefined && !response.hasHeader('set-cookie');
  const cached = isShared ? recording?.store({ status, contentType, body, context }) : null;
  if (cached && isNotModified(request, cached))
    return whenKnown(sendCached(cached, request, response), () => undefined);
  response.statusCode = status;
  // The response cache decides whether a response may be stored, not the library.
  for (const [name, value] of headers) if (name !== 'cache-control') response.setHeader(name, value);
  // Most of them are set already.
  for (const [name, value] of Object.entries(cached?.headers ?? {}))
    if (response.getHeader(name) !== value) response.setHeader(name, value);
  return sendBody(request, response, body);
}

/** A request while it is being answered. */
interface Answering {
  readonly parsed: ParsedRequest;
  readonly response: ServerResponse;
  readonly recording: CacheRecording | null;
  readonly steps: EarlierSteps;
  /** Builds the context, once. */
  readonly contextOf: () => MaybeLater<Context>;
}

/** @param isKnown whether the document has already been validated */
async function answerByApollo(
  { apollo, earlierSteps, chargeDocument }: Deps,
  { parsed, response, recording, steps, contextOf }: Answering,
  isKnown: boolean,
): Promise<void> {
  const { request, body: requestBody } = parsed;
  const httpGraphQLRequest: HTTPGraphQLRequest = {
    method: request.method ?? '',
    headers: headersOf(request),
    search: searchOf(request.url),
    body: requestBody,
  };
  earlierSteps.put(httpGraphQLRequest, steps);
  const built: { context?: Context } = {};
  const {
    status = 200,
    headers,
    body,
  } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest,
    context: async () => {
      built.context = await contextOf();
      if (!isKnown) await chargeDocument(parsed, built.context);
      return built.context;
    },
  });
  if (body.kind !== 'complete')
    throw new Error('Incremental delivery was requested, which the schema does not support');
  const contentType = headers.get('content-type');
  const { context } = built;
  const bytes = Buffer.from(body.string);
  await send(request, response, recording, { status, headers, contentType, body: bytes, context });
}

/**
 * Executes a request, by Apollo Server when anything about it is unusual, and stores the response if other visitors may
 * get it. Answers synchronously when nothing is awaited.
 */
export const answerOverHttp = (deps: Deps) => {
  const { responseCache } = deps;
  return (parsed: ParsedRequest, response: ServerResponse): MaybeLater<void> => {
    const { request } = parsed;
    if (response.destroyed) return;
    const recording = responseCache.record(request);
    let context: MaybeLater<Context> | undefined;
    const contextOf = () => (context ??= deps.contextOf(parsed, response, recording));
    const refusal = responseCache.refusalOf(request);
    const isAdmitted = responseCache.isAdmitted(request);
    const steps: EarlierSteps = { refusal, isAdmitted, ready: recording?.ready, result: null };
    const answering = { parsed, response, recording, steps, contextOf };
    const direct = refusal === null ? deps.directRequestOf(parsed, recording) : null;
    if (!direct) return answerByApollo(deps, answering, false);
    return whenKnown(deps.executeDirectly(direct, contextOf, steps), (executed) => {
      if (!executed) return answerByApollo(deps, answering, true);
      const { contentType } = direct;
      const headers = [['content-type', contentType]] as const;
      const body = deps.bytesOf(executed.result);
      return send(request, response, recording, { ...executed, status: 200, headers, contentType, body });
    });
  };
};
