import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '#gateway/logger.ts';
import type { AnsweredRequest } from '../metrics/http-metrics.ts';
import { routeName } from './part-routes.ts';
import { withinRequest, type RequestScope } from './request-scope.ts';
import type { ProcessPart, Tracing } from '../tracing/tracing.ts';

/** Routes that machines poll every few seconds: counted, but not traced, and logged only when they fail. */
const POLLED: ReadonlySet<string> = new Set(['health', 'metrics']);

/** A valid id for a header and a log line. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The response header with the id of its request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Responses with this status or a higher one are our failures. */
const FAILED = 500;

export interface HttpWatchOptions {
  readonly part: ProcessPart;
  /** Tells whether the caller may set the request id: one of our proxies, or another part. */
  readonly trusts: (request: IncomingMessage) => boolean;
  readonly onAnswered: (request: AnsweredRequest) => void;
  readonly tracing: Tracing;
  readonly logger: Logger;
  /** True when every request is logged; otherwise only failing ones are. */
  readonly isLogged: boolean;
}

/** Ids of running requests: calls of other parts that they cause have the same id. */
const inFlight = new Set<string>();

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  headers[name]?.toString();

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

function idOf(request: IncomingMessage, trusts: HttpWatchOptions['trusts']): string {
  const given = headerOf(request, REQUEST_ID_HEADER);
  const isGood = given !== undefined && REQUEST_ID.test(given);
  return isGood && (inFlight.has(given) || trusts(request)) ? given : randomUUID();
}

/** Reports the end of a response: its status, or null when the connection ended first. */
function whenAnswered(response: ServerResponse, onAnswered: (status: number | null) => void): void {
  response.once('close', () => onAnswered(response.writableFinished ? response.statusCode : null));
}

/** Follows a request from start to end. @returns the scope of the request */
export type HttpFollower = (request: IncomingMessage, response: ServerResponse) => RequestScope;

/** Runs before all handlers; also an Express middleware. */
export type HttpWatch = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Runs the handlers of a request in its scope; the response contains the request's id. */
export function answerWithin(scope: RequestScope, response: ServerResponse, run: () => void): void {
  response.setHeader(REQUEST_ID_HEADER, scope.requestId);
  withinRequest(scope, run);
}

/** Follows requests that the following handlers answer. */
export function watchHttp(options: HttpWatchOptions): HttpWatch {
  const follow = followHttp(options);
  return (request, response, next) => answerWithin(follow(request, response), response, next);
}

/**
 * Follows every request of a part: gives it an id, counts it, traces it, and writes one log line. Neither the line nor
 * a metric nor a span contains an IP address, a query, a token, or the id of a user.
 */
export function followHttp(options: HttpWatchOptions): HttpFollower {
  const { part, trusts, onAnswered, tracing, isLogged } = options;
  // Redaction is off, because all fields of these lines are listed below and none is secret; searching them costs more
  // than the rest of a line.
  const logger = options.logger.child({}, { redact: { paths: [] } });
  return (request, response) => {
    const began = performance.now();
    const sentBefore = request.socket.bytesWritten;
    const requestId = idOf(request, trusts);
    const { method = '' } = request;
    const route = routeName(part, pathOf(request));
    const isPolled = POLLED.has(route);
    const span = isPolled
      ? null
      : tracing.start({
          name: `${method} ${route}`,
          kind: 'server',
          parent: headerOf(request, 'traceparent') ?? null,
          facts: { 'http.request.method': method, 'http.route': route, 'solera.request_id': requestId },
        });
    const scope: RequestScope = { requestId, caller: null, payer: null, span };
    const isFirst = !inFlight.has(requestId);
    if (isFirst) inFlight.add(requestId);
    whenAnswered(response, (status) => {
      if (isFirst) inFlight.delete(requestId);
      const ms = performance.now() - began;
      onAnswered({ part, route, status, ms });
      if (status !== null) span?.add({ 'http.response.status_code': status });
      if (status === null || status >= FAILED) span?.fail(String(status ?? 'aborted'));
      span?.end();
      const facts = {
        event: 'http.request',
        requestId,
        method,
        route,
        status: status ?? 'aborted',
        ms: Math.round(ms),
        bytes: request.socket.bytesWritten - sentBefore,
        ...(scope.caller && { caller: scope.caller }),
        ...(scope.cache && { cache: scope.cache }),
      };
      if (status !== null && status >= FAILED) logger.error(facts, 'request failed');
      else if (isLogged && !isPolled) logger.info(facts, 'request');
      else logger.debug(facts, 'request');
    });
    return scope;
  };
}
