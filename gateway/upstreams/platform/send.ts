import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import type { ErrorCode } from '#gateway/errors.ts';
import { OWN_BREAKER_OPEN_MS, budgets } from '../budgets.ts';
import type { CallBudget } from '../budgets.ts';
import { createUpstreamHttp } from '../http.ts';
import type { HttpCall, Probe, UpstreamSettings } from '../http.ts';
import { createRefusalLog } from '../upstream-health.ts';
import { parseJson } from '../wire-kit.ts';
import { errorReply } from './wire.ts';

export const UPSTREAM = 'entity-platform';

const INSUFFICIENT_STORAGE = 507;

/** The platform's own code for too many simultaneous requests: it is healthy, and says when to retry. */
const OVERLOADED = 'overloaded';

/** The platform's own maximum for a list. */
export const LIST_LIMIT = 5_000;

export interface PlatformOptions extends UpstreamSettings {
  readonly appId: string;
  /** `prod` or `dev`: only informative. */
  readonly environment: string;
  /** Our own origin, sent as the page's URL: only informative. */
  readonly originUrl: string;
  readonly serviceToken: string;
}

export interface PlatformCall {
  readonly call: string;
  readonly method: HttpCall['method'];
  /** Below `/api/apps/{appId}`; logged. */
  readonly path: string;
  /** Ids and queries; not logged. */
  readonly suffix?: string;
  readonly token?: string;
  /** Token of the future owner of the record: used with a platform that sets the creator of a record itself. */
  readonly memberToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a form is sent unchanged. */
  readonly body?: unknown;
  readonly budget?: CallBudget;
  /** Aborts when the result is no longer needed. */
  readonly signal?: AbortSignal;
}

export interface PlatformReply {
  readonly status: number;
  readonly body: unknown;
  /** Error code of the body; empty when it has none. */
  readonly code: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly attempts: number;
}

export type SendToPlatform = (call: PlatformCall) => Promise<PlatformReply>;

export interface ListQuery {
  readonly q?: object;
  readonly sort?: string;
  readonly limit?: number;
  readonly skip?: number;
  readonly fields?: readonly string[];
}

/**
 * Creates the function that sends every call of the platform: headers, JSON both ways; 4xx responses are returned to
 * the caller.
 */
export function createSend(options: PlatformOptions): SendToPlatform {
  const root = `/api/apps/${encodeURIComponent(options.appId)}`;
  /**
   * Reads one row of a table that the calls of this breaker use: a platform whose database is down has not recovered.
   */
  const probeOf = (entity: string, headers: Readonly<Record<string, string>>): Probe => ({
    path: `${root}/entities/${entity}`,
    suffix: listSuffix({ limit: 1, fields: ['id'] }),
    headers,
  });
  const http = createUpstreamHttp(options, {
    upstream: UPSTREAM,
    unavailable: 'PLATFORM_UNAVAILABLE',
    headers: {
      'X-App-Id': options.appId,
      'X-Environment': options.environment,
      'X-Origin-URL': options.originUrl,
    },
    // A rate limit on sign-in concerns one user and is not an overload; a full database can still be read.
    isAnswer: (status, text) =>
      status === 429 ||
      status === INSUFFICIENT_STORAGE ||
      (status === 503 && codeOf(readJson(text)) === OVERLOADED),
    longestRestMs: OWN_BREAKER_OPEN_MS,
    probes: {
      platform: probeOf('Booking', { Authorization: `Bearer ${options.serviceToken}` }),
      'platform public': probeOf('Hotel', { 'X-Service-Authorization': `Bearer ${options.serviceToken}` }),
    },
  });
  const variables = ['PLATFORM_SERVICE_TOKEN'];
  const reportRefusal = createRefusalLog(options, { upstream: UPSTREAM, variables });
  return async ({
    call,
    method,
    path,
    suffix = '',
    token,
    headers = {},
    body,
    budget = budgets.platformRead,
    signal,
  }) => {
    const reply = await http.send({
      call,
      method,
      path: root + path,
      suffix,
      headers: {
        // Callers are limited here already: the platform's own limits are for requests that do not come through the
        // gateway.
        ...(token === options.serviceToken
          ? {}
          : { 'X-Service-Authorization': `Bearer ${options.serviceToken}` }),
        ...headers,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      budget,
      ...(signal && { signal }),
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (token === options.serviceToken) reportRefusal(call, reply.status);
    const isOk = reply.status < 400;
    const parsed =
      reply.text === ''
        ? null
        : isOk
          ? parseJson(reply.text, { upstream: UPSTREAM, call })
          : readJson(reply.text);
    const { status, headers: replyHeaders, attempts } = reply;
    return { status, body: parsed, code: codeOf(parsed), headers: replyHeaders, attempts };
  };
}

/** The error for an unexpected response. A refusal of our own account is the platform's fault or a wrong setting. */
export function refusalOfReply({ status, code, headers }: PlatformReply, call: string): AppError {
  const facts = { upstream: UPSTREAM, call, status };
  if (status === 503 && code === OVERLOADED)
    return new AppError('OVERLOADED', { ...facts, retryAfter: Number(headers.get('retry-after')) || 1 });
  if (status === 401 || status === 403)
    return new AppError('PLATFORM_UNAVAILABLE', { ...facts, reason: 'account refused' });
  if (status === INSUFFICIENT_STORAGE)
    return new AppError('PLATFORM_UNAVAILABLE', { ...facts, reason: 'read-only' });
  if (status === 409) return new AppError('CONFLICT', facts);
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', facts);
  if (status === 429) return new AppError('RATE_LIMITED', facts);
  return new AppError('UPSTREAM_ERROR', facts);
}

/** Query text of a list; `limit` and `skip` are left out when they are 0. */
export function listSuffix({ q, sort, limit = 0, skip = 0, fields = [] }: ListQuery): string {
  const query = new URLSearchParams();
  if (q) query.set('q', JSON.stringify(q));
  if (sort) query.set('sort', sort);
  if (limit > 0) query.set('limit', String(limit));
  if (skip > 0) query.set('skip', String(skip));
  if (fields.length > 0) query.set('fields', fields.join(','));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Records of a list response. Unreadable ones are left out and logged by their number, never by their content.
 * @throws AppError UPSTREAM_ERROR when the response is not a list
 */
export function readRecords<S extends z.ZodType>(
  schema: S,
  reply: PlatformReply,
  call: string,
  logger: Logger,
): z.output<S>[] {
  if (reply.status !== 200) throw refusalOfReply(reply, call);
  const list = z.array(z.unknown()).safeParse(reply.body);
  if (!list.success)
    throw new AppError('UPSTREAM_ERROR', { upstream: UPSTREAM, call, reason: 'the body is not a list' });
  return list.data.flatMap((item, index) => {
    const record = schema.safeParse(item);
    if (record.success) return [record.data];
    const fields = record.error.issues.slice(0, 5).map((issue) => issue.path.join('.'));
    logger.warn({ upstream: UPSTREAM, call, index, fields }, 'a record cannot be read and is left out');
    return [];
  });
}

/** Error code of a body; empty when it has none. */
function codeOf(body: unknown): string {
  const { data } = errorReply.safeParse(body);
  return data ? data.code || (data.error?.code ?? '') : '';
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** Errors after which it is unknown whether a write took place. */
const LOST: ReadonlySet<ErrorCode> = new Set(['TIMEOUT', 'PLATFORM_UNAVAILABLE', 'UPSTREAM_ERROR']);

/** True when the response to a write was lost, so that its outcome is unknown. */
export const isLost = (cause: unknown): boolean => cause instanceof AppError && LOST.has(cause.code);
