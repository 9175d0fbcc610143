import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import type { ErrorCode } from '#gateway/errors.ts';
import { OWN_REST_MS, budgets } from '../budgets.ts';
import type { CallBudget } from '../budgets.ts';
import { createUpstreamHttp } from '../http.ts';
import type { HttpCall, Probe, UpstreamSettings } from '../http.ts';
import { createRefusalLog } from '../upstream-health.ts';
import { parseJson } from '../wire-kit.ts';
import { errorReply } from './wire.ts';

export const UPSTREAM = 'entity-platform';

const INSUFFICIENT_STORAGE = 507;

/** Code of the platform's own word that too many ask at once: the platform is well, and says when to come back. */
const OVERLOADED = 'overloaded';

/** The platform's own maximum of a list. */
export const LIST_LIMIT = 5_000;

export interface PlatformOptions extends UpstreamSettings {
  readonly appId: string;
  /** `prod` or `dev`: informative only. */
  readonly environment: string;
  /** Our own origin, sent along as the page's address: informative only. */
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
  /** Token of the member whom the record will belong to: used where a platform says itself who made it. */
  readonly memberToken?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a form as it is. */
  readonly body?: unknown;
  readonly budget?: CallBudget;
  /** Fires when the answer is not needed any more. */
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

/** Every call of the platform: headers, JSON both ways; answers with a 4xx are the caller's to read. */
export function createSend(options: PlatformOptions): SendToPlatform {
  const root = `/api/apps/${encodeURIComponent(options.appId)}`;
  /** One row of a table that the breaker's own calls read: a platform whose database is away is not back. */
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
    // A limit on sign-in is an answer to a person, not an overload; and a full database still reads.
    isAnswer: (status, text) =>
      status === 429 ||
      status === INSUFFICIENT_STORAGE ||
      (status === 503 && codeOf(readJson(text)) === OVERLOADED),
    longestRestMs: OWN_REST_MS,
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
        // Its callers are counted here already: the platform's own limits are for who comes without us.
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

/** The error of an answer that should have been good. A refusal of our own identity is the platform's fault or our setting's. */
export function refusal({ status, code, headers }: PlatformReply, call: string): AppError {
  const facts = { upstream: UPSTREAM, call, status };
  if (status === 503 && code === OVERLOADED)
    return new AppError('OVERLOADED', { ...facts, retryAfter: Number(headers.get('retry-after')) || 1 });
  if (status === 401 || status === 403)
    return new AppError('PLATFORM_UNAVAILABLE', { ...facts, reason: 'refused' });
  if (status === INSUFFICIENT_STORAGE)
    return new AppError('PLATFORM_UNAVAILABLE', { ...facts, reason: 'read only' });
  if (status === 409) return new AppError('CONFLICT', facts);
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', facts);
  if (status === 429) return new AppError('RATE_LIMITED', facts);
  return new AppError('UPSTREAM_ERROR', facts);
}

/** Query text of a list: `limit` and `skip` are left out when they are 0. */
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
 * Records of a list answer. One that cannot be read is left out and logged by its number, never by its content.
 * @throws AppError UPSTREAM_ERROR when the answer is no list
 */
export function readRecords<S extends z.ZodType>(
  schema: S,
  reply: PlatformReply,
  call: string,
  logger: Logger,
): z.output<S>[] {
  if (reply.status !== 200) throw refusal(reply, call);
  const list = z.array(z.unknown()).safeParse(reply.body);
  if (!list.success) throw new AppError('UPSTREAM_ERROR', { upstream: UPSTREAM, call, reason: 'not a list' });
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

/** Errors after which a write may or may not have taken place. */
const LOST: ReadonlySet<ErrorCode> = new Set(['TIMEOUT', 'PLATFORM_UNAVAILABLE', 'UPSTREAM_ERROR']);

/** Whether the answer to a write was lost, so that its outcome is unknown. */
export const isLost = (cause: unknown): boolean => cause instanceof AppError && LOST.has(cause.code);
